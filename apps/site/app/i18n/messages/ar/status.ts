import type { ArabicOf } from "../../arabic-of.ts";
import type { status as english } from "../en/status.ts";

export const status = {
  loading: "جارٍ التحميل…",
  retrying: "إعادة المحاولة ({{attempt}} من {{most}})…",
  maximumRetries: "حاولنا عدة مرات ولم ننجح",
  maximumRetriesLater: "حاولنا عدة مرات ولم ننجح. يُرجى المحاولة لاحقًا.",
  tryAgain: "حاول مجددًا",
  triesAgain: "سنعيد المحاولة تلقائيًا.",
  reload: "أعد تحميل الصفحة، أو اكتب إلينا إن تكرّر الأمر.",
  nextStep: "حاول مجددًا، أو اكتب إلينا إن تكرّر الأمر.",
} satisfies ArabicOf<typeof english>;
