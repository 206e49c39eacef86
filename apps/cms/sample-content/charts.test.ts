import { readdirSync, readFileSync } from "node:fs";
import { locales } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { findRefusal } from "../src/charts/find-refusal.ts";
import { findDifference, readTable } from "../src/charts/read-table.ts";
import { readMarkdownFile } from "../src/content/source-file.ts";
import { propertyOf } from "../src/property-of.ts";
import { textOf } from "../src/rich-text/rich-text-state.ts";

const folder = new URL("content/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), "utf8");

function refuse({ file, message }: { file: string; message: string }): void {
  throw new Error(`${file}: ${message}`);
}

/** A chart of the sample in one language, as it is stored. */
function chartIn(name: string, language: Locale): object {
  const file = `charts/${name}/${language}.md`;
  const shared: unknown = parse(read(`charts/${name}/entry.yaml`));
  return { ...(shared as object), ...readMarkdownFile(file, read(file), undefined, refuse).data };
}

const tableOf = (name: string, language: Locale) => {
  const result = readTable(textOf(propertyOf(chartIn(name, language), "table")));
  if ("problem" in result) throw new Error(`${name}: ${result.problem.problem}`);
  return result.table;
};

describe.each(readdirSync(new URL("charts/", folder)))("the sample chart %s", (name) => {
  test.each(locales)("can be drawn in %s", (language) => {
    expect(findRefusal(chartIn(name, language))).toBeNull();
  });

  test("has the same numbers in both languages", () => {
    expect(findDifference(tableOf(name, "ar"), tableOf(name, "en"))).toBeNull();
  });

  test("stands in a text of each language, or in a trend", () => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const holding = (ending: string, mark: string) =>
      files.filter((file) => file.endsWith(ending)).some((file) => read(file).includes(mark));
    const stands = locales.every((language) => holding(`/${language}.md`, `::chart[${name}]`));
    expect(stands || holding("/entry.yaml", `chart: ${name}\n`)).toBe(true);
  });
});
