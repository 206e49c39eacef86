import { spawn } from "node:child_process";
import path from "node:path";
import { root } from "./settings.ts";

/** Results so far: the number of passed tests and the name of each failed one. */
export interface Tally {
  passed: number;
  failures: string[];
  /** Of each test that did not run, because a program is missing or was not asked for: the name of its group. */
  skipped?: string[];
}

export function add(tally: Tally, { passed, failures, skipped = [] }: Tally): void {
  tally.passed += passed;
  tally.failures.push(...failures);
  if (skipped.length > 0) tally.skipped = [...(tally.skipped ?? []), ...skipped];
}

/** The end of a run: what did not run, the names of the failures, then the line `N passed, N failed`. */
export function summary({ passed, failures, skipped = [] }: Tally): string {
  const groups = [...new Set(skipped)].map(
    (group) => `○ ${group}: ${skipped.filter((one) => one === group).length}\n`,
  );
  if (groups.length > 0)
    groups.unshift(`${skipped.length} did not run, because a program is missing or was not asked for:\n`);
  const named = failures.map((failure) => `✗ ${failure}\n`);
  return `\n${[...groups, ...named].join("")}${passed} passed, ${failures.length} failed`;
}

/** Runs a program of `node_modules/.bin` and shows its output. Resolves with its exit code. */
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

/** Runs a check that passes or fails as a whole. Shows what it printed once it ends: several run at a time. */
export async function runCheck(what: string, program: string, args: string[]): Promise<Tally> {
  const started = performance.now();
  const child = spawn(path.join(root, "node_modules/.bin", program), args, { cwd: root });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => printed.push(chunk));
  const code = await new Promise<number | null>((done) => child.once("close", done));
  console.log(`› ${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  process.stdout.write(Buffer.concat(printed));
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [what] };
}
