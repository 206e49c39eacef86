import type { PromiseState } from "../../inbox/promise-state.ts";
import type { Bilingual } from "../../language.ts";

/** What a message is marked with when its promise is about to break, or broken. */
export const promiseWords: Record<PromiseState, Bilingual> = {
  "due-soon": { en: "Due soon", ar: "يُستحق ردّها قريبًا" },
  overdue: { en: "Overdue", ar: "تأخّر ردّها" },
};
