import { chartKinds, chartNumber, chartUnits } from "../src/index.ts";

/** All texts of an answer, wherever they stand. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\bdata-${name}="([^"]*)"`).exec(attributes)?.[1];

/** What is wrong with one chart. A site shows such a figure as plain text and table, or not at all. */
function problemsOf(attributes: string, inside: string): string[] {
  const problems: string[] = [];
  const [kind = "", unit = ""] = [attribute(attributes, "chart"), attribute(attributes, "unit")];
  if (!chartKinds.some((known) => known === kind)) problems.push(`data-chart is ${JSON.stringify(kind)}`);
  if (!chartUnits.some((known) => known === unit)) problems.push(`data-unit is ${JSON.stringify(unit)}`);
  if (!/<figcaption[^>]*>\s*<strong>[^<]/.test(inside)) problems.push("there is no title in strong");
  const rows = [...inside.matchAll(/<tr>(.*?)<\/tr>/gs)].map(
    ([, row = ""]) => row.match(/<t[hd]\b/g)?.length ?? 0,
  );
  if (rows.length < 2) problems.push("there is no table with a head and a row");
  else if (new Set(rows).size > 1) problems.push("the rows of the table have different numbers of cells");
  for (const [, value = ""] of inside.matchAll(/<data value="([^"]*)"/g))
    if (!chartNumber.test(value)) problems.push(`data value is ${JSON.stringify(value)}`);
  return problems;
}

/** Checks the charts in the texts of an answer (`docs/charts.md`). */
export const checkCharts = (data: unknown): string[] =>
  [...textsIn(data)].flatMap((html) =>
    [...html.matchAll(/<figure\b([^>]*\bdata-chart=[^>]*)>(.*?)<\/figure>/gs)].flatMap(
      ([, attributes = "", inside = ""]) =>
        problemsOf(attributes, inside).map((problem) => `a chart cannot be drawn: ${problem}`),
    ),
  );
