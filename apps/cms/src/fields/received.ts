import type { DateField, SelectField, TextareaField, TextField } from "payload";
import { asReceived } from "../access/inbox-access.ts";
import type { Bilingual } from "../language.ts";

const shownBy = (component: "ReceivedText" | "ReceivedEmail" | "ReceivedPhone" | "HeldBackReason") => ({
  access: asReceived,
  admin: { readOnly: true, components: { Field: `/admin/inbox/received-field.tsx#${component}` } },
});

/** A line a visitor sent: readable, never changed. */
export const receivedLine = (name: string, label: Bilingual): TextField => ({
  ...shownBy("ReceivedText"),
  name,
  label,
  type: "text",
});

/** A longer text a visitor sent. */
export const receivedText = (name: string, label: Bilingual): TextareaField => ({
  ...shownBy("ReceivedText"),
  name,
  label,
  type: "textarea",
});

/** The address of whoever wrote. */
export const receivedEmail: TextField = {
  ...shownBy("ReceivedEmail"),
  name: "email",
  label: { en: "E-mail", ar: "البريد الإلكتروني" },
  type: "text",
};

/** Why something is not among the others but kept apart for staff to judge (B19, NEWS-7). */
export const heldBackReason: TextField = {
  ...shownBy("HeldBackReason"),
  name: "quarantine_reason",
  label: { en: "Why it is on hold", ar: "سبب التعليق" },
  type: "text",
};

/** The phone number of whoever wrote, if they left one. */
export const receivedPhone: TextField = {
  ...shownBy("ReceivedPhone"),
  name: "phone",
  label: { en: "Phone", ar: "الهاتف" },
  type: "text",
};

/** When something of a visitor arrived. */
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

/** The short name of a message that its writer was given, and may read out on the phone (CON-14). */
export const receivedReference: TextField = {
  access: asReceived,
  name: "reference",
  type: "text",
  label: { en: "Reference", ar: "الرقم المرجعي" },
  index: true,
  admin: { ...shownBy("ReceivedText").admin, position: "sidebar" },
};

/** What tells a repeated request from a new one; staff have no use for it. */
export const receivedKey = (name: string, label: Bilingual): TextField => ({
  access: asReceived,
  name,
  label,
  type: "text",
  index: true,
  admin: { hidden: true },
});

/** The language the visitor read the site in. */
export const receivedLanguage: SelectField = {
  name: "language",
  type: "select",
  label: { en: "Language", ar: "اللغة" },
  options: [
    { value: "en", label: { en: "English", ar: "الإنكليزية" } },
    { value: "ar", label: { en: "Arabic", ar: "العربية" } },
  ],
  required: true,
  defaultValue: "en",
  access: asReceived,
  admin: { position: "sidebar", readOnly: true },
};
