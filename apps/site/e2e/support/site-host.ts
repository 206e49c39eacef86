import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { openSite } from "../../server/open-site.ts";
import { readSettings } from "../../server/shared/env.ts";

/*
 * The process of `startSiteHost`: sites of the build, one for each test. They share the loaded code and the copies of the
 * build's files, and nothing else: each has caches, storage and a port of its own. It ends with the process that started it.
 */

const Order = v.variant("do", [
  v.object({ do: v.literal("open"), port: v.number(), settings: v.record(v.string(), v.string()) }),
  v.object({ do: v.literal("close"), port: v.number() }),
]);

const dataFolder = mkdtempSync(path.join(tmpdir(), "miqyas-sites-"));
const builtFiles = path.join(dataFolder, "assets");
mkdirSync(builtFiles);
const stops = new Map<number, () => Promise<void>>();

process.on("message", (message) => {
  const order = v.parse(Order, message);
  if (order.do === "close") return void stops.get(order.port)?.();
  open(order.port, order.settings).then(
    () => process.send?.({ port: order.port }),
    (error: unknown) => process.send?.({ port: order.port, error: String(error) }),
  );
});

process.on("disconnect", () => {
  // Writes that have begun may end meanwhile.
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 10 });
  process.exit();
});

async function open(port: number, settings: Record<string, string>): Promise<void> {
  const folder = mkdtempSync(path.join(dataFolder, "site-"));
  symlinkSync(builtFiles, path.join(folder, "assets"));
  const site = await openSite(readSettings({ ...settings, SITE_PORT: String(port), SITE_DATA_DIR: folder }));
  await site.listen();
  stops.set(port, async () => {
    stops.delete(port);
    await site.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
}
