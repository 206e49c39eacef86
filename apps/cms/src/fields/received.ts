import type { DateField, SelectField, TextareaField, TextField } from "payload";
import { asReceived } from "../access/inbox-access.ts";
import type { Bilingual } from "../language.ts";

const readOnly = { access: asReceived, admin: { readOnly: true } };

/** A line a visitor sent: readable, never changed. */
export const receivedLine = (name: string, label: Bilingual): TextField => ({
  ...readOnly,
  name,
  label,
  type: "text",
});

/** A longer text a visitor sent. */
export const receivedText = (name: string, label: Bilingual): TextareaField => ({
  ...readOnly,
  name,
  label,
  type: "textarea",
});

/** When something of a visitor arrived. */
export const receivedTime = (name: string, label: Bilingual): DateField => ({
  access: asReceived,
  name,
  label,
  type: "date",
  index: true,
  admin: { position: "sidebar", readOnly: true, date: { pickerAppearance: "dayAndTime" } },
});

/** The short name of a message that its writer was given, and may read out on the phone (CON-14). */
export const receivedReference: TextField = {
  access: asReceived,
  name: "reference",
  type: "text",
  label: { en: "Reference", ar: "الرقم المرجعي" },
  index: true,
  admin: { position: "sidebar", readOnly: true },
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
    { value: "en", label: { en: "English", ar: "الإنجليزية" } },
    { value: "ar", label: { en: "Arabic", ar: "العربية" } },
  ],
  required: true,
  defaultValue: "en",
  access: asReceived,
  admin: { position: "sidebar", readOnly: true },
};
