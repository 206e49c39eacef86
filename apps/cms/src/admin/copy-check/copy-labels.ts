import type { RuleName } from "../../copy-check/hint.ts";
import { numbers, type Bilingual } from "../../language.ts";
import { counted } from "../counted.ts";

/** What each rule says. */
export const ruleLabels: Record<RuleName, Bilingual> = {
  punctuation: { en: "Mark of the other script", ar: "علامة ترقيم من اللغة الأخرى" },
  digits: { en: "Digits of the other script", ar: "أرقام من اللغة الأخرى" },
  percent: { en: "Percentage", ar: "النسبة المئوية" },
  space: { en: "Needless space", ar: "مسافة زائدة" },
  quotes: { en: "Quotation mark", ar: "علامة الاقتباس" },
  tatweel: { en: "Stretched letters (tatweel)", ar: "تطويل لا حاجة إليه" },
  vowels: { en: "Needless vowel marks", ar: "تشكيل لا حاجة إليه" },
  brackets: { en: "The other half is missing", ar: "ينقصها القوس أو العلامة المقابلة" },
  latinEdge: {
    en: "May change its place in Arabic text. Check the preview",
    ar: "قد يتغيّر موضعه في السطر العربي. راجع المعاينة",
  },
  sentence: { en: "Long sentence. Two are easier to read", ar: "جملة طويلة. جملتان أسهل على القارئ" },
  capitals: {
    en: "Heading in sentence case: only names take capitals",
    ar: "العناوين الإنكليزية: الحرف الكبير للأسماء وحدها",
  },
  date: { en: "Dates as 27 October 2026", ar: "التواريخ الإنكليزية على نحو \u206627 October 2026\u2069" },
  term: { en: "House term", ar: "مصطلح الوكالة" },
};

export const copyLabels = {
  en: {
    heading: "Copy check",
    none: "No hints for this language.",
    count: (count: number) => (count === 1 ? "1 hint" : `${numbers.en.format(count)} hints`),
    more: (count: number) => `and ${numbers.en.format(count)} more`,
    better: "better",
    leaveOut: "leave it out",
    note: "Hints only. They never stop you from saving or publishing.",
  },
  ar: {
    heading: "مراجعة الصياغة",
    none: "لا ملاحظات على نص هذه اللغة.",
    count: counted("لا ملاحظات", "ملاحظة واحدة", "ملاحظتان", "# ملاحظات", "# ملاحظة", "# ملاحظة"),
    more: counted("", "وواحدة غيرها", "واثنتان غيرها", "و# غيرها", "و# غيرها", "و# غيرها"),
    better: "الأفضل",
    leaveOut: "احذفه",
    note: "ملاحظات فقط، لا تمنع الحفظ ولا النشر.",
  },
};
