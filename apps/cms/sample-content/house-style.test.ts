import { expect, test } from "vitest";
import { createCopyCheck } from "../src/copy-check/check-copy.ts";
import { defaultTerms, readTerms } from "../src/copy-check/house-terms.ts";
import { readSampleTexts } from "./sample-texts.ts";

const check = createCopyCheck("ar", readTerms(defaultTerms.ar));

test("WRITE-4 Arabic carries no case endings but those that a reader needs (design §7), and gives the copy check no hint", () => {
  const hints = [...readSampleTexts("ar")].flatMap(([entry, texts]) =>
    texts.flatMap((text) =>
      check(text, "cell")
        // The tables of charts have semicolons between their cells.
        .filter(({ better }) => better !== "؛" || !entry.startsWith("charts/"))
        .map((hint) => ({ ...hint, entry, text })),
    ),
  );
  expect(hints).toEqual([]);
});

test("English writes percentages in words between words, and calls a phone a phone", () => {
  for (const texts of readSampleTexts("en").values())
    for (const text of texts) {
      expect(text).not.toMatch(/\btelephones?\b(?!-light)/iu);
      // Cells of tables and short lines are figures, not prose.
      if (text.length > 60) expect(text).not.toMatch(/\d%(?! CI)/u);
    }
});
