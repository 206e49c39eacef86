import { spawn } from "node:child_process";
import path from "node:path";
import { root } from "./settings.ts";

/** Results so far: the number of passed tests and the name of each failed one. */
export interface Tally {
  passed: number;
  failures: string[];
}

export function add(tally: Tally, { passed, failures }: Tally): void {
  tally.passed += passed;
  tally.failures.push(...failures);
}

/** The end of a run: the names of the failures, then the line `N passed, N failed`. */
export function summary({ passed, failures }: Tally): string {
  const named = failures.map((failure) => `✗ ${failure}\n`).join("");
  return `\n${named}${passed} passed, ${failures.length} failed`;
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
