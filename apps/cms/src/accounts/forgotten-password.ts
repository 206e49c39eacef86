import type { CollectionBeforeOperationHook } from "payload";
import { env } from "../env.ts";
import type { Bilingual } from "../language.ts";
import { refusalOf } from "../refusal.ts";

/** Why no link comes, while no mail server is set. */
export const noMail: Bilingual = {
  en: "No link can be sent to you because no mail server is set for this back office.",
  ar: "لا يمكن إرسال رابط إليك لأن لوحة الإدارة هذه بلا خادم بريد.",
};

/** Refuses to make a reset link that nobody would get, the same for every address (B18). */
export const refuseWithoutMail: CollectionBeforeOperationHook = ({ operation, args, req }) => {
  const isForMail = operation === "forgotPassword" && !("disableEmail" in args && args.disableEmail);
  if (isForMail && !env.SMTP_URL) throw refusalOf(req, noMail);
};
