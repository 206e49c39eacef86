import { agencyZone, cleanLine, emailAddress, locales } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { SendMailOptions } from "nodemailer";
import * as v from "valibot";
import { timeFormat } from "../../src/language.ts";
import { button, fact, heading, emailDocument, part, quotation } from "./email-template.ts";

/** A message of the contact form, for a mail to staff. */
export interface NewMessage {
  id: number;
  name: string | null;
  email: string | null;
  phone: string | null;
  message: string | null;
  language: Locale;
  reference: string | null;
  received_at: Date;
  reply_by: Date | null;
  /** The agency's offset from UTC, `+HH:MM`, in the settings. */
  utc_offset: string | null;
}

const title = "New message · رسالة جديدة";
const open = "Open in the back office · افتحها في لوحة الإدارة";

const moment: Intl.DateTimeFormatOptions = {
  ...{ weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit", hour12: true },
};

/** A time by the agency's clock, in both languages. */
const momentOf = (at: Date, offset: string | null) =>
  locales
    .map((locale) => timeFormat(locale, { ...moment, timeZone: offset ?? agencyZone }).format(at))
    .join(" · ");

/** All values of the message, with their labels in both languages. */
function factsOf({ name, email, phone, reference, received_at, reply_by, utc_offset }: NewMessage) {
  const facts = [
    { label: "Name · الاسم", value: name },
    { label: "E-mail · البريد الإلكتروني", value: email, isLatin: true },
    { label: "Phone · الهاتف", value: phone, isLatin: true },
    { label: "Reference · الرقم المرجعي", value: reference, isLatin: true },
    { label: "Received · وقت الوصول", value: momentOf(received_at, utc_offset) },
    { label: "Reply due by · آخر موعد للردّ", value: reply_by && momentOf(reply_by, utc_offset) },
  ];
  return facts.flatMap(({ value, ...rest }) => (value ? [{ ...rest, value: cleanLine(value) }] : []));
}

/**
 * The mail that announces a message to staff. A reply to the mail goes to the visitor. A line break in a name
 * cannot end a header (B9).
 */
export function messageMail(
  message: NewMessage,
  recipients: readonly string[],
  address: string,
): SendMailOptions {
  const facts = factsOf(message);
  const name = cleanLine(message.name ?? "");
  const visitor = v.safeParse(emailAddress, message.email);
  const text = message.message ?? "";
  return {
    to: recipients.map((recipient) => ({ name: "", address: recipient })),
    ...(visitor.success && { replyTo: { name, address: visitor.output } }),
    subject: [title, name].filter(Boolean).join(" · "),
    text: [
      title,
      facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
      text,
      `${open}:\n${address}`,
    ].join("\n\n"),
    html: emailDocument(
      "en",
      title,
      part(
        "en",
        heading(title),
        ...facts.map(({ label, value, isLatin = false }) => fact(label, value, { isLatin })),
        quotation(text, message.language),
        button(open, address),
      ),
    ),
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": message.language },
  };
}
