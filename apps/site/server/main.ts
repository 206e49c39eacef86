import { flushCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";
import { onEnd } from "@miqyas/http/graceful-stop";
import { openSite } from "./open-site.ts";
import { readEnvironment } from "./shared/env.ts";

/*
 * V8 otherwise allocates objects of a place in the code in the old generation when those that it saw early lived long. The
 * objects of a request hold each other: with one of them there, all survive until the next full collection. It happened in
 * about half of all processes and cost a third of their rate (docs/measurements.md).
 */
setFlagsFromString("--no-allocation-site-pretenuring");

/** The site's server: `node server/main.ts` serves the build, `--dev` the sources. */
async function main(): Promise<void> {
  const site = await openSite(readEnvironment(), { dev: process.argv.includes("--dev") });
  onEnd((error) => site.stop(error));
  await site.listen();
  // With NODE_COMPILE_CACHE the next start uses the compiled code, also after this process was killed.
  flushCompileCache();
}

main().catch((error: unknown) => {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
