import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Failure, runMain } from "./parts/failure.ts";
import { listTests } from "./parts/list-tests.ts";
import type { ListedTest } from "./parts/list-tests.ts";
import { describeQuality } from "./parts/quality-page.ts";
import { findRows, findUndefinedCodes, requirementRows } from "./parts/requirement-rows.ts";
import { root } from "./parts/settings.ts";

/**
 * `npm run requirements`: writes `docs/requirement-tests.md`, which names the tests that prove each row of the requirements,
 * and `docs/quality.md`, which has each promise with its figure. With `--check` it writes nothing. It fails when a row has no test, a code has no definition, or the page is out of date.
 */
await runMain(async () => {
  const tests = listTests().toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  const proofs = new Map(requirementRows.map((row): [string, ListedTest[]] => [row, []]));
  for (const test of tests) for (const row of new Set(findRows(test.title))) proofs.get(row)?.push(test);
  const missing = requirementRows.filter((row) => proofs.get(row)?.length === 0);
  if (missing.length > 0) throw new Failure(`Rows without a test: ${missing.join(", ")}`);
  const undefinedCodes = listUndefinedCodes();
  if (undefinedCodes.length > 0)
    throw new Failure(`Codes that no page of docs defines: ${undefinedCodes.join(", ")}`);
  const pages = { "requirement-tests.md": describe(proofs), "quality.md": await describeQuality(tests) };
  for (const [name, text] of Object.entries(pages)) {
    const page = path.join(root, "docs", name);
    if (!process.argv.includes("--check")) writeFileSync(page, text);
    else if (!existsSync(page) || readFileSync(page, "utf8") !== text)
      throw new Failure(`docs/${name} is out of date: npm run requirements`);
  }
});

/** Codes in the sources and pages that neither the requirements nor the failure modes define, with their files. */
function listUndefinedCodes(): string[] {
  const sources = ["*.ts", "*.tsx", "*.css", "*.md"].flatMap((kind) =>
    ["apps", "packages", "scripts", "docs"].map((folder) => `${folder}/**/${kind}`),
  );
  const files = execFileSync("git", ["ls-files", "-z", "--", ...sources.map((glob) => `:(glob)${glob}`)], {
    cwd: root,
    encoding: "utf8",
  });
  return files
    .split("\0")
    .filter((file) => file && !/\/(?:sample-content\/content|migrations)\//.test(file))
    .flatMap((file) =>
      findUndefinedCodes(readFileSync(path.join(root, file), "utf8")).map((code) => `${code} (${file})`),
    );
}

function describe(proofs: ReadonlyMap<string, ListedTest[]>): string {
  const rows = [...proofs].flatMap(([row, tests]) => [
    `## ${row}`,
    "",
    ...tests.map(({ file, title }) => `- ${escape(title)} (\`${path.basename(file)}\`)`),
    "",
  ]);
  return [
    "# Which test proves which row",
    "",
    "Written by `npm run requirements`; `npm test` fails when a row of [the requirements](requirements.md) has no test. A browser test runs in English and in Arabic, unless one language proves what it is about.",
    "",
    ...rows,
  ].join("\n");
}

/** A title as text of Markdown. */
function escape(title: string): string {
  return title.replaceAll("<", "\\<").replaceAll("*", "\\*");
}
