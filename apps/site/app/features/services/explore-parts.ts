import { normalizeText } from "@miqyas/contract";
import type { Explore } from "@miqyas/contract";

/** The three parts of a service that have their own card (STD-3). */
export const explorePartNames = ["usage", "howItWorks", "whatYouGet"] as const;
export type ExplorePartName = (typeof explorePartNames)[number];

/** Words by which a title names its part, in both languages: a stored service can be in either. */
const keywords: Record<ExplorePartName, readonly string[]> = {
  usage: ["usage", "when to use", "الاستخدام", "الاستعمال"],
  howItWorks: ["how it works", "how does it work", "كيف تعمل", "كيف يعمل", "آلية العمل", "طريقة العمل"],
  whatYouGet: ["what you will get", "what you'll get", "what you get", "ستحصل عليه", "تحصل عليه"],
};

/** The first explore whose title contains a keyword of the part; `null` when none does. */
export function findExplorePart(explores: readonly Explore[], part: ExplorePartName): Explore | null {
  const wanted = keywords[part].map(normalizeText);
  return (
    explores.find(({ title }) => {
      const given = normalizeText(title);
      return wanted.some((keyword) => given.includes(keyword));
    }) ?? null
  );
}
