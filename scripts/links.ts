import { parseArgs } from "node:util";
import { runCmsProgram } from "./parts/cms-program.ts";
import { Failure, runMain } from "./parts/failure.ts";

/** `npm run links`: checks the links in published texts now, also while the product runs. It happens every night by itself. */
await runMain(async () => {
  parseArgs({});
  const code = await runCmsProgram("src/link-check/link-check-cli.ts", []);
  if (code !== 0) throw new Failure("The links were not checked");
});
