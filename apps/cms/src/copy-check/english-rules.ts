import { latinDigits } from "@miqyas/contract";
import { matching, type CopyRule } from "./hint.ts";
import { longSentences } from "./rules-of-both.ts";

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const monthNames = months.split("|");

/** Dates are written 27 October 2026. */
function betterDate(date: string): string {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(date);
  if (iso) return `${Number(iso[3])} ${monthNames[Number(iso[2]) - 1] ?? ""} ${iso[1] ?? ""}`;
  const day = /(?<!\d)\d{1,2}(?!\d)/u.exec(date)?.[0] ?? "";
  const month = new RegExp(months, "u").exec(date)?.[0] ?? "";
  const year = /\d{4}/u.exec(date)?.[0];
  return [day, month, year].filter(Boolean).join(" ");
}

const date = new RegExp(
  [
    `\\b(?:${months}) \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?\\b(?! \\d)`,
    `\\b\\d{1,2}(?:st|nd|rd|th)(?: of)? (?:${months})(?: \\d{4})?\\b`,
    "\\b\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])\\b",
  ].join("|"),
  "gu",
);

/** Pages and sections whose names keep their capitals (`docs/copy.md`). */
const names = new RegExp(
  [
    "Services & Tools|About Us|Research & Insights|Contact Us|All Resources|Words In Markets|Trends In Markets",
    "Privacy Policy|Terms & Conditions|Who We Are|Our (?:Services|Tools|Impact|Clients|Partners|Vision|Mission|Team)",
    "Core Values|Middle East|Arab World|Net Promoter Score",
  ].join("|"),
  "gu",
);

/** Headings are in sentence case. Names look the same, so a heading is named when most of its long words begin so. */
const capitals: CopyRule = {
  rule: "capitals",
  *find(text, kind) {
    if (kind !== "heading") return;
    const words = text.replace(names, "").match(/(?<=[^.:?!–—]\s)\p{L}[\p{L}’-]{3,}/gu) ?? [];
    const capitalised = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
    if (capitalised.length > 1 && capitalised.length > words.length * 0.6)
      yield { start: 0, end: text.length };
  },
};

/** A closing mark has text before it. */
const straightQuotes: CopyRule = {
  rule: "quotes",
  *find(text) {
    // Feet and inches keep theirs.
    for (const { 0: mark, index } of text.matchAll(/(?<!\d)["']/gu)) {
      const opens = /^[\s([“‘]?$/u.test(text.charAt(index - 1));
      const better = mark === '"' ? (opens ? "“" : "”") : opens ? "‘" : "’";
      yield { start: index, end: index + 1, better };
    }
  },
};

export const englishRules: readonly CopyRule[] = [
  matching("punctuation", /[،؛؟]/gu, (mark) => (mark === "،" ? "," : mark === "؛" ? ";" : "?")),
  matching("digits", /[٠-٩]+/gu, latinDigits),
  matching("percent", /\bpercent\b/giu, () => "per cent"),
  // Short lines are figures, not prose.
  {
    rule: "percent",
    *find(text, kind) {
      if (kind === "prose" && text.length > 60)
        for (const { 0: sign, index } of text.matchAll(/(?<=\d) ?%(?! CI)/gu))
          yield { start: index, end: index + sign.length, better: " per cent" };
    },
  },
  straightQuotes,
  capitals,
  matching("date", date, betterDate),
  matching("date", /\b\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})\b/gu),
  longSentences(30),
];
