import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPlaywright, readVitest } from "./reports.ts";
import { root } from "./settings.ts";
import { add, summary } from "./tally.ts";
import type { Tally } from "./tally.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "miqyas-reports-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = path.join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test("a run ends with the name of each failure and the counts", () => {
  expect(summary({ passed: 3, failures: [] })).toBe("\n3 passed, 0 failed");
  expect(summary({ passed: 3, failures: ["Lint", "Format"] })).toBe("\n✗ Lint\n✗ Format\n3 passed, 2 failed");
});

test("a run names what did not run on this machine, before its last line", () => {
  const tally: Tally = { passed: 3, failures: [] };
  add(tally, { passed: 1, failures: ["Lint"], skipped: ["proxies › behind nginx", "a › in Firefox"] });
  add(tally, { passed: 0, failures: [], skipped: ["proxies › behind nginx"] });
  expect(summary(tally)).toBe(
    "\n3 did not run, because a program is missing or was not asked for:\n" +
      "○ proxies › behind nginx: 2\n○ a › in Firefox: 1\n✗ Lint\n4 passed, 1 failed",
  );
});

test("vitest: tests that failed, files that could not run, and a run that failed in silence", () => {
  const one = { name: path.join(root, "a.test.ts"), status: "failed", message: "" };
  const file = report({
    numPassedTests: 2,
    testResults: [
      {
        ...one,
        assertionResults: [
          { ancestorTitles: [], fullName: "counts", status: "passed" },
          {
            ...{ ancestorTitles: [], fullName: "adds", status: "failed" },
            failureMessages: ["\u001B[31mexpected 1\u001B[39m\n  at x"],
          },
          { ancestorTitles: ["in Firefox", "/ar"], fullName: "in Firefox /ar reads", status: "skipped" },
        ],
      },
      { ...one, name: path.join(root, "b.test.ts"), message: "cannot be read", assertionResults: [] },
    ],
  });
  expect(readVitest(file, 1)).toEqual({
    passed: 2,
    failures: ["a.test.ts › adds: expected 1", "b.test.ts: cannot be read"],
    skipped: ["a.test.ts › in Firefox"],
  });
  const silent = report({ numPassedTests: 2, testResults: [] });
  expect(readVitest(silent, 1)).toEqual({ passed: 2, failures: ["Unit tests: exit code 1"], skipped: [] });
  expect(readVitest(silent, 0)).toEqual({ passed: 2, failures: [], skipped: [] });
  expect(readVitest(path.join(folder, "none.json"), 0).failures).toEqual(["Unit tests: no report"]);
});

test("Playwright: failed and flaky tests at any depth, by language, and errors outside of tests", () => {
  const of = (title: string, status: string, message?: string, annotations: object[] = []) => ({
    title,
    file: "home.spec.ts",
    tests: [
      { projectName: "site ar", status, annotations, results: [{ errors: message ? [{ message }] : [] }] },
    ],
  });
  const file = report({
    errors: [{ message: "no worker" }],
    suites: [
      {
        title: "home.spec.ts",
        file: "home.spec.ts",
        specs: [of("opens", "expected"), of("waits", "skipped")],
        suites: [
          {
            title: "hero",
            file: "home.spec.ts",
            specs: [
              of("moves", "unexpected", "Error: still\nmore"),
              of("stops", "flaky"),
              of("rests", "skipped", undefined, [{ type: "skip", description: "no film is installed" }]),
            ],
          },
        ],
      },
    ],
  });
  expect(readPlaywright(file, 1)).toEqual({
    passed: 1,
    failures: [
      "End to end: no worker",
      "site ar › home.spec.ts › hero › moves: Error: still",
      "site ar › home.spec.ts › hero › stops",
    ],
    skipped: ["home.spec.ts › hero"],
  });
  expect(readPlaywright(path.join(folder, "none.json"), 0).failures).toEqual(["End to end: no report"]);
});
