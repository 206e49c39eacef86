import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Failure, runMain } from "./parts/failure.ts";
import { listTests } from "./parts/list-tests.ts";
import type { ListedTest } from "./parts/list-tests.ts";
import { findRows, requirementRows } from "./parts/requirement-rows.ts";
import { root } from "./parts/settings.ts";

const page = path.join(root, "docs/requirement-tests.md");

/**
 * `npm run rows`: writes `docs/requirement-tests.md`, which names the tests that prove each row of the requirements.
 * With `--check` it writes nothing, and fails where a row has no test or the page is out of date.
 */
await runMain(() => {
  const tests = listTests().toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  const proofs = new Map(requirementRows.map((row): [string, ListedTest[]] => [row, []]));
  for (const test of tests) for (const row of new Set(findRows(test.title))) proofs.get(row)?.push(test);
  const missing = requirementRows.filter((row) => proofs.get(row)?.length === 0);
  if (missing.length > 0) throw new Failure(`Rows without a test: ${missing.join(", ")}`);
  const text = describe(proofs);
  if (process.argv.includes("--check")) {
    if (readFileSync(page, "utf8") !== text)
      throw new Failure("docs/requirement-tests.md is out of date: npm run rows");
  } else writeFileSync(page, text);
  return Promise.resolve();
});

function describe(proofs: ReadonlyMap<string, ListedTest[]>): string {
  const rows = [...proofs].map(([row, tests]) => {
    const list = tests.map(({ file, title }) => `${escape(title)} (\`${path.basename(file)}\`)`);
    return `| ${row} | ${list.join("<br>")} |`;
  });
  return [
    "# Which test proves which row",
    "",
    "Written by `npm run rows`; `npm test` fails when a row has no test. Browser tests run in English and in Arabic.",
    "",
    "| Row | Tests |",
    "| --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

/** A title as text of a table's cell. */
function escape(title: string): string {
  return title.replaceAll("|", "\\|").replaceAll("<", "\\<").replaceAll("*", "\\*");
}
