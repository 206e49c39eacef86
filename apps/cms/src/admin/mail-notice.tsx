import type { ServerProps } from "payload";
import { env } from "../env.ts";
import type { Bilingual } from "../language.ts";

const notice: Bilingual = {
  en: "No mail is sent: no mail server is set (SMTP_URL). New subscribers stay unconfirmed, and nobody is told of new messages by e-mail.",
  ar: "لا يُرسَل أي بريد لأن خادم البريد غير محدد (SMTP_URL). يبقى المشتركون الجدد غير مؤكدين، ولا يُبلَّغ أحد بالرسائل الجديدة بالبريد.",
};

/** Tells those who look after subscribers that nobody is asked to confirm. */
export function MailNotice({ i18n, permissions }: ServerProps) {
  if (env.SMTP_URL || !permissions?.collections?.["newsletter-subscribers"]?.read) return null;
  return (
    <p className="notice" role="note">
      {i18n.language === "ar" ? notice.ar : notice.en}
    </p>
  );
}
