import type { DateField, SelectField, TextareaField, TextField } from "payload";
import { asReceived } from "../access/inbox-access.ts";
import { languageOptions, type Bilingual } from "../language.ts";

const shownBy = (component: "ReceivedText" | "ReceivedEmail" | "ReceivedPhone" | "QuarantineReason") => ({
  access: asReceived,
  admin: { readOnly: true, components: { Field: `/admin/inbox/received-field.tsx#${component}` } },
});

/** A line that a visitor sent, read-only. */
export const receivedLine = (name: string, label: Bilingual): TextField => ({
  ...shownBy("ReceivedText"),
  name,
  label,
  type: "text",
});

/** A longer text that a visitor sent, read-only. */
export const receivedText = (name: string, label: Bilingual): TextareaField => ({
  ...shownBy("ReceivedText"),
  name,
  label,
  type: "textarea",
});

/** The e-mail address of the sender. */
export const receivedEmail: TextField = {
  ...shownBy("ReceivedEmail"),
  name: "email",
  label: { en: "E-mail", ar: "البريد الإلكتروني" },
  type: "text",
};

/** The reason for which a form is quarantined for review by staff (B19, NEWS-7). */
export const quarantineReason: TextField = {
  ...shownBy("QuarantineReason"),
  name: "quarantine_reason",
  label: { en: "Why it is on hold", ar: "سبب التعليق" },
  type: "text",
};

/** The phone number of the sender, if given. */
export const receivedPhone: TextField = {
  ...shownBy("ReceivedPhone"),
  name: "phone",
  label: { en: "Phone", ar: "الهاتف" },
  type: "text",
};

/** A time of a visitor's message or subscription, read-only. */
export const receivedTime = (name: string, label: Bilingual): DateField => ({
  access: asReceived,
  name,
  label,
  type: "date",
  index: true,
  admin: {
    position: "sidebar",
    readOnly: true,
    date: { pickerAppearance: "dayAndTime" },
    components: {
      Cell: "/admin/inbox/received-time-cell.tsx#ReceivedTimeCell",
      Field: "/admin/inbox/received-time.tsx#ReceivedTime",
    },
  },
});

/** The reply deadline (CON-1). */
export const receivedReplyDeadline: DateField = {
  ...receivedTime("reply_by", { en: "Reply due by", ar: "آخر موعد للردّ" }),
  admin: {
    position: "sidebar",
    readOnly: true,
    components: {
      Cell: "/admin/inbox/received-time-cell.tsx#ReplyDeadlineCell",
      Field: "/admin/inbox/received-time.tsx#ReplyDeadlineTime",
    },
  },
};

/** The reference of a message, which its sender was given and may read out on the phone (CON-14). */
export const receivedReference: TextField = {
  access: asReceived,
  name: "reference",
  type: "text",
  label: { en: "Reference", ar: "الرقم المرجعي" },
  index: true,
  admin: { ...shownBy("ReceivedText").admin, position: "sidebar" },
};

/** A key that identifies repeated requests. Hidden from staff. */
export const receivedKey = (name: string, label: Bilingual): TextField => ({
  access: asReceived,
  name,
  label,
  type: "text",
  index: true,
  admin: { hidden: true },
});

/** The language in which the visitor read the site. */
export const receivedLanguage: SelectField = {
  name: "language",
  type: "select",
  label: { en: "Language", ar: "اللغة" },
  options: languageOptions,
  required: true,
  defaultValue: "en",
  access: asReceived,
  admin: { position: "sidebar", readOnly: true },
};
