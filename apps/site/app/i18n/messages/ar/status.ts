import type { ArabicOf } from "../../arabic-of.ts";
import type { status as english } from "../en/status.ts";

export const status = {
  loading: "جارٍ التحميل…",
  retrying: "إعادة المحاولة ({{attempt}}/٣)…",
  maximumRetries: "بلغنا الحدّ الأقصى لمحاولات الإعادة",
  maximumRetriesLater: "بلغنا الحدّ الأقصى لمحاولات الإعادة. يُرجى المحاولة لاحقًا.",
  tryAgain: "حاول مجددًا",
  nextStep: "حاول مجددًا، أو اكتب إلينا إن تكرّر الأمر.",
} satisfies ArabicOf<typeof english>;
