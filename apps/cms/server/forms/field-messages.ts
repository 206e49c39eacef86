import type { Locale } from "@miqyas/contract";
import * as v from "valibot";

/** Messages about a wrong field, for visitors. */
const messages = {
  required: { en: "Please fill in this field.", ar: "يُرجى تعبئة هذا الحقل." },
  tooLong: { en: "Please shorten this text.", ar: "يُرجى اختصار هذا النص." },
  email: { en: "Please enter a complete e-mail address.", ar: "يُرجى إدخال عنوان بريد إلكتروني كامل." },
  notText: { en: "Please enter text.", ar: "يُرجى إدخال نص." },
} as const;

function codeOf({ type, received }: v.BaseIssue<unknown>): keyof typeof messages {
  if (type === "max_length") return "tooLong";
  if (type === "non_empty" || received === "undefined" || received === "null" || received === '""')
    return "required";
  return type === "regex" ? "email" : "notText";
}

/** One message per wrong field: the first one. */
export function fieldMessages(
  issues: readonly v.BaseIssue<unknown>[],
  locale: Locale,
): Record<string, string> {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? "";
    if (!errors.has(field)) errors.set(field, messages[codeOf(issue)][locale]);
  }
  return Object.fromEntries(errors);
}
