import { step } from "./progress.ts";
import path from "node:path";
import { root } from "./settings.ts";
import { add, run, runCheck } from "./tally.ts";
import type { Tally } from "./tally.ts";

const checks: [what: string, program: string, args: string[]][] = [
  ["Format", "prettier", ["--check", "--log-level=warn", "."]],
  ["Lint", "eslint", ["--max-warnings=0", "."]],
  ["Import rule", "depcruise", ["--config", ".dependency-cruiser.cjs", "apps", "packages", "scripts"]],
  ["Styles", "stylelint", ["--max-warnings=0", "apps/**/*.css"]],
  ["Tests of every requirement", "node", ["scripts/rows.ts", "--check"]],
  ["Types of the commands", "tsc", ["-p", "scripts"]],
  ["Types of the contract", "tsc", ["-p", "packages/contract"]],
  ["Types of the HTTP kit", "tsc", ["-p", "packages/http"]],
  ["Types of the backend", "tsc", ["-p", "apps/cms"]],
  ["Types of the site", "tsc", ["-p", "apps/site"]],
];

const siteFolder = path.join(root, "apps/site");

/** Everything that can be said about the code without running it. */
export async function runChecks(): Promise<Tally> {
  const tally: Tally = { passed: 0, failures: [] };
  // The types of the routes are generated; the linter reads them too.
  await run("react-router", ["typegen"], {}, siteFolder);
  for (const [what, program, args] of checks)
    add(tally, await step(what, () => runCheck(what, program, args)));
  return tally;
}
