import type { Bilingual } from "../language.ts";

/** What can be wrong with a link. */
export const linkProblems = {
  missing: { en: "There is no such page", ar: "لا توجد صفحة كهذه" },
  unpublished: { en: "The entry is not published", ar: "المادة غير منشورة" },
  unreachable: { en: "The other site does not answer", ar: "الموقع الآخر لا يردّ" },
} satisfies Record<string, Bilingual>;

export type LinkProblem = keyof typeof linkProblems;
