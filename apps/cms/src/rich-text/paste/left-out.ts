import { numbers, type Bilingual } from "../../language.ts";
import type { PictureProblem } from "./pasted-picture.ts";

/** A picture or link that a text cannot hold. */
export interface LeftOut {
  reason: PictureProblem | "link";
  name: string;
}

/** Names shown per reason. The others are counted. */
const shown = 5;

const reasons: Record<LeftOut["reason"], Bilingual> = {
  foreign: {
    en: "Pictures left out, because they are on another website. Save them to your computer, then drag them into the text.",
    ar: "صور لم تُدرج لأنها في موقع آخر. احفظها في جهازك، ثم اسحبها إلى النص.",
  },
  missing: {
    en: "Pictures left out, because the other program did not send them. Save them as files, then drag them into the text.",
    ar: "صور لم تُدرج لأن البرنامج الآخر لم يرسلها. احفظها ملفات، ثم اسحبها إلى النص.",
  },
  format: {
    en: "Pictures left out, because their format is not accepted. Save them as JPEG or PNG, then drag them into the text.",
    ar: "صور لم تُدرج لأن صيغتها غير مقبولة. احفظها بصيغة JPEG أو PNG، ثم اسحبها إلى النص.",
  },
  size: {
    en: "Pictures left out, because they are larger than 10 MB. Make them smaller, then drag them into the text.",
    ar: "صور لم تُدرج لأنها أكبر من ١٠ ميغابايت. صغّرها، ثم اسحبها إلى النص.",
  },
  link: {
    en: "Links removed, because their addresses are not accepted. Their words stay in the text.",
    ar: "روابط أُزيلت لأن عناوينها غير مقبولة، وبقيت كلماتها في النص.",
  },
};

const others = {
  en: (count: number) => `and ${count} more`,
  ar: (count: number) => `وغيرها (${numbers.ar.format(count)})`,
};

/** What was left out of a text, as sentences with the names below them. One sentence per reason. */
export function describeLeftOut(
  parts: readonly LeftOut[],
  language: keyof Bilingual,
): { sentence: string; names: string[] }[] {
  return Object.entries(reasons).flatMap(([reason, sentence]) => {
    const names = parts.filter((part) => part.reason === reason).map(({ name }) => name);
    if (names.length === 0) return [];
    const rest = names.length - shown;
    return {
      sentence: sentence[language],
      names: rest > 0 ? [...names.slice(0, shown), others[language](rest)] : names,
    };
  });
}
