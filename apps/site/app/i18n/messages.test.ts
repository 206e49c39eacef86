import { describe, expect, test } from "vitest";
import { createI18n, createTranslate } from "./create-i18n.ts";
import type { Translation } from "./create-i18n.ts";
import { pluralForms } from "./format.ts";
import { messages as ar } from "./messages/ar.ts";
import { about as arabicAbout } from "./messages/ar/about.ts";
import { fallback as arabicFallback } from "./messages/ar/fallback.ts";
import { newsletterLinks as arabicLinks } from "./messages/ar/newsletter-links.ts";
import { plan as arabicPlan } from "./messages/ar/plan.ts";
import { reportPage as arabicReport } from "./messages/ar/report-page.ts";
import { messages as en } from "./messages/en.ts";
import { about as englishAbout } from "./messages/en/about.ts";
import { fallback as englishFallback } from "./messages/en/fallback.ts";
import { newsletterLinks as englishLinks } from "./messages/en/newsletter-links.ts";
import { plan as englishPlan } from "./messages/en/plan.ts";
import { reportPage as englishReport } from "./messages/en/report-page.ts";

/** All texts of a catalogue by their keys, `a.b.c`. */
function flatten(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === "string") return [[path.join("."), value]];
  if (typeof value !== "object" || value === null) throw new Error(`${path.join(".")} is no text`);
  return Object.entries(value).flatMap(([key, child]) => flatten(child, [...path, key]));
}

const english = new Map(
  flatten({
    ...en,
    about: englishAbout,
    fallback: englishFallback,
    newsletterLinks: englishLinks,
    plan: englishPlan,
    reportPage: englishReport,
  }),
);
const arabic = new Map(
  flatten({
    ...ar,
    about: arabicAbout,
    fallback: arabicFallback,
    newsletterLinks: arabicLinks,
    plan: arabicPlan,
    reportPage: arabicReport,
  }),
);
const withoutForm = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, "");
const namesIn = (text: string) => new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name));

/**
 * Latin words in Arabic texts: addresses, names of keys, a time zone, formats, and the other language's own name.
 */
const latinNames =
  /[\w.+-]+@[\w.-]+|https?:\/\/\S+|\bEnter\b|\bGMT\b|\bESOMAR\b|\bEnglish\b|\bMiqyas\b|\bRSS\b|\bAPA\b/g;

describe("messages", () => {
  test("LANG-5 every message exists in both languages", () => {
    expect(new Set([...arabic.keys()].map(withoutForm))).toEqual(
      new Set([...english.keys()].map(withoutForm)),
    );
    for (const text of [...english.values(), ...arabic.values()]) expect(text.trim()).not.toBe("");
  });

  test("LANG-5 counted messages have all forms of their language", () => {
    const counted = [...english.keys()].filter((key) => key.endsWith("_other")).map(withoutForm);
    for (const key of counted) {
      for (const form of pluralForms.en) expect(english.has(`${key}_${form}`), `${key}_${form}`).toBe(true);
      for (const form of pluralForms.ar) expect(arabic.has(`${key}_${form}`), `${key}_${form}`).toBe(true);
    }
  });

  test("LANG-5 both languages are given the same values", () => {
    for (const [key, text] of arabic) {
      if (key !== withoutForm(key)) continue;
      expect(namesIn(text), key).toEqual(namesIn(english.get(key) ?? ""));
    }
  });

  test("LANG-8 no English is left in Arabic, and no Arabic in English", () => {
    const left = [...arabic].filter(([, text]) =>
      /[A-Za-z]/.test(text.replace(/\{\{\w+\}\}/g, "").replace(latinNames, "")),
    );
    expect(left).toEqual([]);
    expect([...english].filter(([, text]) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
  });

  test("LANG-8 Arabic texts carry tanween only where a word would be misread (docs/copy.md)", () => {
    const misread = /جارٍ/g;
    expect([...arabic].filter(([, text]) => /[ٌٍ]|ةً/.test(text.replace(misread, "")))).toEqual([]);
  });

  test("LANG-11 Arabic texts write the numbers that are read in Arabic-Indic digits", () => {
    const dialled = /\+963[\d ]+|GMT\+3|[\w.+-]+@[\w.-]+|https?:\/\/\S+|\{\{\w+\}\}/g;
    expect([...arabic].filter(([, text]) => /[0-9]/.test(text.replace(dialled, "")))).toEqual([]);
  });
});

describe("createTranslate", () => {
  test("LANG-11 puts numbers into a message in the language's numerals", () => {
    expect(createTranslate("ar", ar)("status.retrying", { attempt: 2, most: 3 })).toBe(
      "إعادة المحاولة (٢ من ٣)…",
    );
    expect(createTranslate("en", en)("status.retrying", { attempt: 2, most: 3 })).toBe("Retrying (2/3)...");
  });

  test("BLOG-6 WRD-2 uses the right one of the six Arabic plural forms", () => {
    const t = createTranslate("ar", ar);
    const found = [0, 1, 2, 5, 11, 100].map((count) => t("search.found", { count }));
    expect(found).toEqual(["لا أقسام", "قسم واحد", "قسمان", "٥ أقسام", "١١ قسمًا", "١٠٠ قسم"]);
    const showing = [0, 1, 2, 5, 11, 100].map((count) =>
      t("words.showing", { count, shown: Math.min(count, 9), total: count }),
    );
    expect(showing).toEqual([
      "لا مصطلحات",
      "عرض المصطلح الوحيد",
      "عرض المصطلحين",
      "عرض ٥ من أصل ٥ مصطلحات",
      "عرض ٩ من أصل ١١ مصطلحًا",
      "عرض ٩ من أصل ١٠٠ مصطلح",
    ]);
  });
});

describe("createI18n", () => {
  test("LANG-6 tells every listener of another language, and none that has left", () => {
    const i18n = createI18n("en", en);
    const told: string[] = [];
    const leave = i18n.subscribe(() => told.push(i18n.read().t("shell.nav.home")));
    i18n.show("ar", ar);
    leave();
    i18n.show("en", en);
    expect(told).toEqual([ar.shell.nav.home]);
    expect(i18n.read().locale).toBe("en");
  });

  test("LANG-11 the first rendering keeps its numerals, for parts that hydrate after a change", () => {
    const i18n = createI18n("ar", ar);
    i18n.setNumerals("latn");
    const ofRetry = ({ t }: Translation) => t("status.retrying", { attempt: 2, most: 3 });
    expect(ofRetry(i18n.read())).toBe("إعادة المحاولة (2 من 3)…");
    expect(ofRetry(i18n.first)).toBe("إعادة المحاولة (٢ من ٣)…");
    expect(i18n.read().formatLocale).toBe("ar-EG-u-nu-latn");
    expect(i18n.first.formatLocale).toBe("ar-EG-u-nu-arab");
  });

  test("LANG-11 the numerals stay when the language changes", () => {
    const i18n = createI18n("en", en);
    i18n.setNumerals("latn");
    expect(i18n.read().formatLocale).toBe("en-US");
    i18n.show("ar", ar);
    expect(i18n.read().formatLocale).toBe("ar-EG-u-nu-latn");
  });
});
