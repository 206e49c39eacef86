import { Link } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";
import { noMail } from "../accounts/forgotten-password.ts";
import { languageOf } from "../language.ts";

const texts = {
  en: {
    heading: "Forgotten password",
    ask: "Ask an owner for a link to choose a new password. Owners create it under “Users”.",
    owner:
      "If you are the owner, run this command in the project’s folder on the machine that runs the back office:",
  },
  ar: {
    heading: "نسيت كلمة المرور",
    ask: "اطلب من أحد المالكين رابطًا تختار به كلمة مرور جديدة. ينشئه المالك من صفحة «المستخدمون».",
    owner: "وإن كنت أنت المالك فنفّذ هذا الأمر في مجلد المشروع على الجهاز الذي تعمل عليه لوحة الإدارة:",
  },
};

const command = "npm run owner -- --email you@example.org";

/** The page for forgotten passwords where no mail server is set: what to do instead of waiting for a mail. */
export function ForgottenPassword({ initPageResult: { req } }: AdminViewServerProps) {
  const language = languageOf(req.i18n.language);
  const text = texts[language];
  return (
    <div className="forgotten-password">
      <h1>{text.heading}</h1>
      <p>{noMail[language]}</p>
      <p>{text.ask}</p>
      <p>{text.owner}</p>
      <pre dir="ltr">{command}</pre>
      <Link href="/admin/login" prefetch={false}>
        {req.t("authentication:backToLogin")}
      </Link>
    </div>
  );
}
