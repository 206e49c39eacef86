import path from "node:path";
import { step } from "./progress.ts";
import { root } from "./settings.ts";
import { add, run, runCheck } from "./tally.ts";
import type { Tally } from "./tally.ts";

/** The longest first: it runs beside all the others. */
const checks: [what: string, program: string, args: string[]][] = [
  ["Lint and types", "oxlint", ["--deny-warnings"]],
  ["Format", "oxfmt", ["--check"]],
  ["Import rule", "depcruise", ["--config", ".dependency-cruiser.cjs", "apps", "packages", "scripts"]],
  ["Styles", "stylelint", ["--max-warnings=0", "apps/**/*.css"]],
  ["Tests of every requirement", "node", ["scripts/requirements.ts", "--check"]],
];

const siteFolder = path.join(root, "apps/site");

/** All checks of the code without running it, two at a time. */
export async function runChecks(): Promise<Tally> {
  const tally: Tally = { passed: 0, failures: [] };
  // The types of the routes are generated; the linter reads them too.
  await run("react-router", ["typegen"], {}, siteFolder);
  const waiting = checks.values();
  const work = async () => {
    for (const check of waiting) add(tally, await runCheck(...check));
  };
  await step("Checks", () => Promise.all([work(), work()]));
  return tally;
}
