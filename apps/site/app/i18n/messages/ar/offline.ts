import type { ArabicOf } from "../../arabic-of.ts";
import type { offline as english } from "../en/offline.ts";

export const offline = {
  title: "لا اتصال بالإنترنت",
  text: "هذه الصفحة غير محفوظة على جهازك. حاول مجددًا حين يعود الاتصال.",
  again: "حاول مجددًا",
  kept: "صفحات يمكنك قراءتها الآن:",
} satisfies ArabicOf<typeof english>;
