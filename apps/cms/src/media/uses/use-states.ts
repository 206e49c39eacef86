import type { Bilingual } from "../../language.ts";

/** States of an entry that are said beside its name. */
export const useStates = {
  draft: { en: "draft", ar: "مسودة" },
  trash: { en: "in the trash", ar: "في سلة المهملات" },
} satisfies Record<string, Bilingual>;
