import { escapeHtml } from "@miqyas/contract";
import { env } from "../env.ts";

/** How long the link of an invitation is valid, ms. */
export const invitationTime = 72 * 60 * 60_000;

/** How long the link of a forgotten password is valid, ms. It is Payload's own time. */
export const forgottenTime = 60 * 60_000;

/** The least time between two mails with a link to one account, ms. A later link ends the earlier one. */
export const mailInterval = 10 * 60_000;

/** The page on which the holder of a link chooses a password. */
export const passwordLink = (token: string): string => `${env.CMS_ORIGIN}/admin/choose-password/${token}`;

const subject = "Your password for the back office · كلمة مرورك للوحة الإدارة";

const validity = {
  invitation: { en: "within three days", ar: "خلال ثلاثة أيام" },
  forgotten: { en: "within an hour", ar: "خلال ساعة" },
};

/** The mail with a link, in both languages. */
export function passwordMail(link: string, kind: keyof typeof validity): { subject: string; html: string } {
  const address = escapeHtml(link);
  const { en, ar } = validity[kind];
  return {
    subject,
    html:
      `<p lang="en" dir="ltr">Choose a password for your account in the back office. The link works once, ${en}. ` +
      `If you did not expect this e-mail, ignore it.</p>` +
      `<p lang="ar" dir="rtl">اختر كلمة مرور لحسابك في لوحة الإدارة. يعمل الرابط مرة واحدة ${ar}. ` +
      `وإن لم تكن تنتظر هذه الرسالة فتجاهلها.</p>` +
      `<p dir="ltr"><a href="${address}">${address}</a></p>`,
  };
}
