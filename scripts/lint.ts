import { runMain } from "./parts/failure.ts";
import { runChecks } from "./parts/checks.ts";

/** `npm run lint`: format, lint, import rule, styles and types. */
await runMain(async () => {
  const { passed, failed } = await runChecks();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
