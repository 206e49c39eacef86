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
  return settle({ passed: numPassedTests, failures }, "Unit tests", exitCode);
}

/** The same for Playwright. A test that passed only at a second try counts as failed. */
export function readPlaywright(file: string, exitCode: number): Tally {
  const report = v.safeParse(PlaywrightReport, readReport(file));
  if (!report.success) return { passed: 0, failures: ["End to end: no report"] };
  const tally: Tally = {
    passed: 0,
    failures: report.output.errors.map(({ message }) => describe("End to end", message)),
  };
  for (const { title, file: spec, tests } of specsOf(report.output))
    for (const { projectName, status, results } of tests) {
      const error = results.flatMap(({ errors }) => errors)[0];
      if (status === "expected") tally.passed++;
      else if (status !== "skipped")
        tally.failures.push(describe(`${projectName} › ${spec} › ${title}`, error?.message));
    }
  return settle(tally, "End to end", exitCode);
}

/** A run that failed without a failing test is a failure of its own. */
function settle({ passed, failures }: Tally, what: string, exitCode: number): Tally {
  const silent = exitCode !== 0 && failures.length === 0;
  return { passed, failures: silent ? [`${what}: exit code ${exitCode}`] : failures };
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
