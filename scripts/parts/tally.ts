import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { root } from "./settings.ts";

/** How many tests passed and failed so far. */
export interface Tally {
  passed: number;
  failed: number;
}

export function add(tally: Tally, { passed, failed }: Tally): void {
  tally.passed += passed;
  tally.failed += failed;
}

/** Runs a program of ours with its output shown. Resolves with its exit code. */
export function run(
  program: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = root,
): Promise<number> {
  const child = spawn(path.join(root, "node_modules/.bin", program), args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  return new Promise((done) => child.once("exit", (code) => done(code ?? 1)));
}

/** A check that passes or fails as a whole. */
export async function runCheck(program: string, args: string[], cwd?: string): Promise<Tally> {
  const failed = (await run(program, args, {}, cwd)) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed };
}

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
});

/** Counts of a report; a run that failed without a failing test counts as one failure. */
export function readVitest(file: string, exitCode: number): Tally {
  const report = v.safeParse(vitestReport, readReport(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests: failed } = report.output;
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/** The same for Playwright; a test that passed only at a second try counts as failed. */
export function readPlaywright(file: string, exitCode: number): Tally {
  const report = v.safeParse(playwrightReport, readReport(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.output.stats;
  const failed = unexpected + flaky + report.output.errors.length;
  return { passed: expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as unknown;
  } catch {
    return undefined;
  }
}
