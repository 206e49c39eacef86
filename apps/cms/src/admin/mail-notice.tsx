import type { ServerProps } from "payload";
import { env } from "../env.ts";
import { languageOf, type Bilingual } from "../language.ts";

const notice: Bilingual = {
  en: "No e-mail is sent because no mail server is set (SMTP_URL). New subscribers stay unconfirmed, and nobody is told about new messages by e-mail. Ask whoever runs the site to set one.",
  ar: "لا يُرسَل أي بريد لأن خادم البريد غير محدّد (SMTP_URL). يبقى المشتركون الجدد غير مؤكّدين، ولا يُبلَّغ أحد بالرسائل الجديدة عبر البريد الإلكتروني. اطلب ممّن يشغّل الموقع تحديده.",
};

/** Warns the people who manage subscribers that no confirmation mails are sent. */
export function MailNotice({ i18n, permissions }: ServerProps) {
  if (env.SMTP_URL || !permissions?.collections?.["newsletter-subscribers"]?.read) return null;
  return (
    <p className="notice" role="note">
      {notice[languageOf(i18n.language)]}
    </p>
  );
}
