import * as v from "valibot";
import { htmlEmail, longestEmail, storedEmail } from "./email-address.ts";
import { cleanLine, cleanText, isVisible, latinDigits } from "./plain-text.ts";
import type { SendCall } from "./send.ts";

/** Largest lengths of the fields as they are stored, in UTF-16 units like `maxlength`. */
export const contactLimits = { name: 200, email: longestEmail, phone: 40, message: 10_000 } as const;

export const emailAddress = v.pipe(
  v.string(),
  v.transform(storedEmail),
  v.maxLength(contactLimits.email),
  v.regex(htmlEmail, "not an e-mail address"),
);

/** Exactly `{name, email, message, phone}` (CON-8). Digits of a phone number become 0-9 (CON-6). */
export const contactMessage = v.object({
  name: v.pipe(v.string(), v.transform(cleanLine), v.check(isVisible), v.maxLength(contactLimits.name)),
  email: emailAddress,
  message: v.pipe(v.string(), v.transform(cleanText), v.check(isVisible), v.maxLength(contactLimits.message)),
  phone: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.transform((phone) => latinDigits(cleanLine(phone))),
        v.maxLength(contactLimits.phone),
      ),
    ),
  ),
});
export type ContactMessage = v.InferOutput<typeof contactMessage>;

/** `POST /contact-us-messages` (API-28). */
export const sendContactMessage: SendCall<ContactMessage> = {
  name: "contact-us-messages",
  path: "/api/v1/contact-us-messages",
  timeout: 30_000,
  schema: contactMessage,
};
