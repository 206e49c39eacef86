import type { FieldHook, PayloadRequest } from "payload";
import { inLanguageOf, languageNames, languageOf, type Bilingual } from "../language.ts";
import { propertyOf } from "../property-of.ts";

/** Names of counts (`PersonRows`, `ImportReport`), and of the place in a list. */
const counts = new Map<string, Bilingual>([
  ["place", { en: "place in the list", ar: "الموضع في القائمة" }],
  ["created", { en: "added", ar: "أُضيف" }],
  ["updated", { en: "changed", ar: "عُدّل" }],
  ["refused", { en: "refused", ar: "رُفض" }],
  ["messages", { en: "messages", ar: "الرسائل" }],
  ["subscriptions", { en: "subscriptions", ar: "الاشتراكات" }],
  ["receipts", { en: "delivery records", ar: "سجلات الإيصال" }],
]);

/** What a word of the details is called: a language, a field, a choice of a field such as a role, or a count. */
function nameOf(word: string, kind: unknown, req: PayloadRequest): string {
  if (word === "en" || word === "ar") return inLanguageOf(req, languageNames[word]);
  const { collections, globals } = req.payload.config;
  const fields = [...collections, ...globals].find(({ slug }) => slug === kind)?.flattenedFields ?? [];
  const ownLabel = (label: unknown): string => {
    const own = propertyOf(label, languageOf(req.i18n.language));
    return typeof own === "string" ? own : word;
  };
  const field = fields.find(({ name }) => name === word);
  if (field) return ownLabel(propertyOf(field, "label"));
  for (const { type, ...choice } of fields) {
    if (type !== "select" || !("options" in choice)) continue;
    const option = choice.options.find((one) => propertyOf(one, "value") === word);
    if (option) return ownLabel(propertyOf(option, "label"));
  }
  const count = counts.get(word);
  return count ? inLanguageOf(req, count) : word;
}

/**
 * Shows the stored details of a record, such as `title, slug`, `en, ar` or `editor > inbox`, in the words of the
 * reader's language. What no longer exists keeps its stored name.
 */
export const nameDetails: FieldHook = ({ value, siblingData, req }) => {
  if (typeof value !== "string") return value as unknown;
  const isArabic = languageOf(req.i18n.language) === "ar";
  return value
    .replaceAll(/[A-Za-z][\w-]*/g, (word) => nameOf(word, propertyOf(siblingData, "kind"), req))
    .replaceAll(", ", isArabic ? "، " : ", ")
    .replaceAll(" > ", isArabic ? " ← " : " → ");
};
