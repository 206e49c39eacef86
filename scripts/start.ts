import { parseArgs } from "node:util";
import { buildStale, findStaleBuilds } from "./parts/build.ts";
import { dropTypeStripper } from "./parts/drop-type-stripper.ts";
import { Failure, runMain } from "./parts/failure.ts";
import { readInheritedSockets } from "./parts/inherited-sockets.ts";
import { onInterruption } from "./parts/interruption.ts";
import { becomeServer } from "./parts/one-server.ts";
import { requireFreePort } from "./parts/ports.ts";
import { readSettings } from "./parts/settings.ts";
import { startStack } from "./parts/stack.ts";
import type { Stack } from "./parts/stack.ts";

/**
 * `npm start` serves the product until Ctrl-C; `npm run dev` (`--dev`) the same with reload. `npm start -- --only site` or
 * `--only backend` runs one server, where several of each share the work.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: { dev: { type: "boolean", default: false }, only: { type: "string" } },
  });
  const settings = readSettings();
  if (values.only !== undefined) return becomeServer(values.only, settings);
  const { dev } = values;
  const sockets = readInheritedSockets();
  if (!sockets) {
    dropTypeStripper();
    await requireFreePort(settings.SITE_PORT, "the site", "SITE_PORT");
    await requireFreePort(settings.CMS_PORT, "the backend", "CMS_PORT");
  }
  const interruption = new AbortController();
  const interrupted = new Promise<void>((done) => {
    onInterruption(() => {
      interruption.abort(new Failure("Interrupted"));
      done();
    });
  });
  const stale = dev ? [] : findStaleBuilds();
  const stack = await startStack({
    ...{ settings, dev, sockets, signal: interruption.signal },
    build: stale.length === 0 ? undefined : () => buildStale(stale),
  }).catch((error: unknown) => {
    // A start that is stopped has not failed.
    if (!interruption.signal.aborted) throw error;
  });
  if (!stack) return;
  announce(stack);
  await interrupted;
  console.log("\n› Stopping");
  await stack.stop();
});

function announce({ siteUrl, cmsUrl }: Stack): void {
  console.log(`
  The site        ${siteUrl}          (العربية: ${siteUrl}/ar)
  The backend     ${cmsUrl}/admin

  Stop with Ctrl-C.
`);
}
