import type { CollectionBeforeOperationHook } from "payload";
import { env } from "../env.ts";
import type { Bilingual } from "../language.ts";
import { propertyOf } from "../property-of.ts";
import { refusalOf } from "../refusal.ts";
import { forgottenTime } from "./password-link.ts";

/** Why no link comes, while no mail server is set. */
export const noMail: Bilingual = {
  en: "No link can be sent to you because no mail server is set for this back office.",
  ar: "لا يمكن إرسال رابط إليك لأن لوحة الإدارة هذه بلا خادم بريد.",
};

/** Whether somebody asks for a link by mail. An invitation is made without Payload's own mail. */
const isForMail = ({ operation, args }: Parameters<CollectionBeforeOperationHook>[0]): boolean =>
  operation === "forgotPassword" && !propertyOf(args, "disableEmail");

/** Refuses to make a reset link that nobody would get, the same for every address (B18). */
export const refuseWithoutMail: CollectionBeforeOperationHook = (asked) => {
  if (isForMail(asked) && !env.SMTP_URL) throw refusalOf(asked.req, noMail);
};

/**
 * Keeps the link of an invitation, which is valid for longer than a new link would be: anybody may ask for one. Payload
 * then answers as it does for an account that got a mail a moment ago.
 */
export const keepInvitation: CollectionBeforeOperationHook = async (asked) => {
  const email = propertyOf(propertyOf(asked.args, "data"), "email");
  if (!isForMail(asked) || typeof email !== "string") return;
  const now = Date.now();
  // Outside of any transaction, as Payload's own statement about the last mail, which waits for this row.
  await asked.req.payload.db.updateOne({
    collection: "users",
    where: {
      email: { equals: email.toLowerCase().trim() },
      resetPasswordExpiration: { greater_than: new Date(now + forgottenTime).toISOString() },
    },
    data: { resetPasswordRequestedAt: new Date(now).toISOString() },
    options: { atomic: true },
  });
};
