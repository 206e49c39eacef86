import { callRefusals } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";

const messages = {
  ...callRefusals,
  unavailable: {
    en: "The content service is not answering right now. Please try again in a moment.",
    ar: "خدمة المحتوى لا تستجيب الآن. يُرجى المحاولة بعد قليل.",
  },
  badAddress: {
    en: "This address cannot be read. Please check the link.",
    ar: "تعذّرت قراءة هذا العنوان. يُرجى التحقّق من الرابط.",
  },
} satisfies Record<string, Record<Locale, string>>;

export type RefusalReason = keyof typeof messages;

/** The contract's envelope of a refusal, in the reader's language. */
export const refusal = (reason: RefusalReason, locale: Locale) => ({
  success: false,
  message: messages[reason][locale],
});
