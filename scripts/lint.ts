import { runMain } from "./parts/failure.ts";
import { runChecks } from "./parts/checks.ts";
import { summary } from "./parts/tally.ts";

/** `npm run lint`: format, lint, import rule, styles and types. */
await runMain(async () => {
  const tally = await runChecks();
  console.log(summary(tally));
  process.exitCode = tally.failures.length === 0 ? 0 : 1;
});
