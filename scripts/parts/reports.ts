import { readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import * as v from "valibot";
import { PlaywrightReport, specsOf } from "./playwright-report.ts";
import { root } from "./settings.ts";
import type { Tally } from "./tally.ts";

const VitestReport = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          ancestorTitles: v.array(v.string()),
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

/** Reads the report of vitest's `json` reporter. A file that could not run counts as one failure. */
export function readVitest(file: string, exitCode: number): Tally {
  const report = v.safeParse(VitestReport, readReport(file));
  if (!report.success) return { passed: 0, failures: ["Unit tests: no report"] };
  const { numPassedTests, testResults } = report.output;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = path.relative(root, name);
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => describe(`${where} › ${test.fullName}`, test.failureMessages[0]));
    return failed.length === 0 && status === "failed" ? [describe(where, message)] : failed;
  });
  const skipped = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "skipped")
      .map(({ ancestorTitles: [group], fullName }) => `${path.relative(root, name)} › ${group ?? fullName}`),
  );
  return settle({ passed: numPassedTests, failures, skipped }, "Unit tests", exitCode);
}

/** The same for Playwright. A test that passed only at a second try counts as failed. */
export function readPlaywright(file: string, exitCode: number): Tally {
  const report = v.safeParse(PlaywrightReport, readReport(file));
  if (!report.success) return { passed: 0, failures: ["End to end: no report"] };
  const skipped: string[] = [];
  const tally = {
    passed: 0,
    failures: report.output.errors.map(({ message }) => describe("End to end", message)),
    skipped,
  };
  for (const { title, file: spec, tests } of specsOf(report.output))
    for (const { projectName, status, results, annotations } of tests) {
      const error = results.flatMap(({ errors }) => errors)[0];
      if (status === "expected") tally.passed++;
      // Without the annotation it did not run because a test before it failed.
      else if (status === "skipped" && annotations.some(({ type }) => type === "skip"))
        skipped.push(`${spec} › ${title.split(" › ", 1)[0]}`);
      else if (status !== "skipped")
        tally.failures.push(describe(`${projectName} › ${spec} › ${title}`, error?.message));
    }
  return settle(tally, "End to end", exitCode);
}

/** A run that failed without a failing test is a failure of its own. */
function settle(tally: Tally, what: string, exitCode: number): Tally {
  const silent = exitCode !== 0 && tally.failures.length === 0;
  return { ...tally, failures: silent ? [`${what}: exit code ${exitCode}`] : tally.failures };
}

/** A failure in one line: its name and the first line of its message, without the colours of a terminal. */
function describe(name: string, message = ""): string {
  const line = stripVTControlCharacters(message).trim().split("\n", 1)[0];
  return line ? `${name}: ${line}` : name;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as unknown;
  } catch {
    return undefined;
  }
}
