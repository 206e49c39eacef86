import { readFileSync } from "node:fs";
import { locales } from "@miqyas/contract";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readSampleTexts } from "./sample-texts.ts";

/** Facts that the agency states in several places with the same figure. `#` stands for the figure. */
const HouseFacts = v.array(
  v.strictObject({
    name: v.string(),
    /** All forms of the figure. */
    figure: v.strictObject({ en: v.array(v.string()), ar: v.array(v.string()) }),
    /** The sentences, each with the folder of its entry. Add every new text with one of these facts. */
    stated: v.array(v.strictObject({ in: v.string(), en: v.string(), ar: v.string() })),
  }),
);

const houseFacts = v.parse(
  HouseFacts,
  parse(readFileSync(new URL("house-facts.yaml", import.meta.url), "utf8")),
);

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds the figures of a text in the place of `#`, which may begin a sentence. */
function figuresIn(text: string, statement: string): string[] {
  const [before = "", after = ""] = statement.split("#");
  const start = before === "" ? "(?<=^|[.:*] ?)" : literally(before);
  const end = after === "" ? "$" : literally(after);
  const sentence = new RegExp(`${start}([^\\s.:][^.:]{0,40}?)${end}`, "gu");
  return [...text.matchAll(sentence)].map(([, figure = ""]) => figure.toLowerCase());
}

describe.each(locales)("the sample content in %s", (language) => {
  const texts = readSampleTexts(language);

  test.each(houseFacts)("states one figure: $name", ({ figure, stated }) => {
    for (const statement of stated) {
      const found = [...texts].flatMap(([file, strings]) =>
        strings.flatMap((text) => figuresIn(text, statement[language]).map((said) => ({ file, said }))),
      );
      expect(found.map(({ file }) => file)).toContain(statement.in);
      for (const { said } of found) expect(figure[language]).toContain(said);
    }
  });
});

test("the share of interviews discarded follows from their number", () => {
  const answers = [...readSampleTexts("en").values()].flat().join(" ");
  expect(answers).toContain(`451 interviews out of 19,600, or ${((451 / 19_600) * 100).toFixed(1)} per cent`);
});
