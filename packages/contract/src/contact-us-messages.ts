import * as v from "valibot";
import { cleanEmail, htmlEmail, longestEmail } from "./email-address.ts";
import { cleanLine, cleanText, latinDigits } from "./plain-text.ts";
import type { SendCall } from "./send.ts";

/** Largest lengths of the fields, in UTF-16 units like `maxlength`. */
export const contactLimits = { name: 200, email: longestEmail, phone: 40, message: 10_000 } as const;

export const emailAddress = v.pipe(
  v.string(),
  v.maxLength(contactLimits.email),
  v.transform(cleanEmail),
  v.regex(htmlEmail, "not an e-mail address"),
);

/** Exactly `{name, email, message, phone}` (CON-8). Digits of a phone number become 0-9 (CON-6). */
export const contactMessage = v.object({
  name: v.pipe(v.string(), v.maxLength(contactLimits.name), v.transform(cleanLine), v.nonEmpty()),
  email: emailAddress,
  message: v.pipe(v.string(), v.maxLength(contactLimits.message), v.transform(cleanText), v.nonEmpty()),
  phone: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.maxLength(contactLimits.phone),
        v.transform((phone) => latinDigits(cleanLine(phone))),
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
