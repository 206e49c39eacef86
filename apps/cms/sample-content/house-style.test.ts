import { expect, test } from "vitest";
import { readSampleTexts } from "./sample-texts.ts";

/** Nouns whose last letter is replaced by this mark. Without the mark they would be misread. */
const defective =
  /^[وف]?(?:راض|ثوان|ثمان|غال|ثان|معان|جار|خال|قان|عل|باق|مُغر|عال|كاف|ماض|ناد|مشتر|أيد|زاه|متأن)ٍ$/u;

test("Arabic carries no case endings but those that a reader needs (design §7)", () => {
  for (const texts of readSampleTexts("ar").values())
    for (const text of texts) {
      expect(text).not.toMatch(/\u064C/u);
      for (const [word] of text.matchAll(/[\u0621-\u0652]+\u064D[\u0621-\u0652]*/gu))
        expect(word).toMatch(defective);
    }
});

test("English writes percentages in words between words, and calls a phone a phone", () => {
  for (const texts of readSampleTexts("en").values())
    for (const text of texts) {
      expect(text).not.toMatch(/\btelephones?\b(?!-light)/iu);
      // Cells of tables and short lines are figures, not prose.
      if (text.length > 60) expect(text).not.toMatch(/\d%(?! CI)/u);
    }
});
