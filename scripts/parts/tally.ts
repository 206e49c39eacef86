import { spawn } from "node:child_process";
import path from "node:path";
import { root } from "./settings.ts";

/** What ran so far: how many tests passed, and the name of each that failed. */
export interface Tally {
  passed: number;
  failures: string[];
}

export function add(tally: Tally, { passed, failures }: Tally): void {
  tally.passed += passed;
  tally.failures.push(...failures);
}

/** The last words of a run: what failed, by name, and the counts. */
export function summary({ passed, failures }: Tally): string {
  const named = failures.map((failure) => `✗ ${failure}\n`).join("");
  return `\n${named}${passed} passed, ${failures.length} failed`;
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
export async function runCheck(what: string, program: string, args: string[], cwd?: string): Promise<Tally> {
  const passes = (await run(program, args, {}, cwd)) === 0;
  return passes ? { passed: 1, failures: [] } : { passed: 0, failures: [what] };
}
