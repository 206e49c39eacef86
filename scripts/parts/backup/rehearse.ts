import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { withDatabase } from "../installation-database.ts";
import { withClient } from "../postgres-connection.ts";
import { openToPostgres } from "../postgres-place.ts";
import { removePostgres } from "../postgres.ts";
import { step } from "../progress.ts";
import { findFreeSettings, urlOf } from "../settings.ts";
import { startStack } from "../stack.ts";
import { sha256 } from "./archive.ts";
import { compareRows, countRows } from "./database-facts.ts";
import { removeLeftovers } from "./keep.ts";
import { names } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import type { RestoreOptions } from "./restore-backup.ts";
import { comparePages, readSamplePages } from "./sample-pages.ts";

/** How many files of the media are fetched from the restored backend. All are compared while they are unpacked. */
const fetchedMedia = 20;

/**
 * Restores an archive into a folder of its own beside the data, starts the product there on free ports, compares it with
 * what the archive says, and removes it. Returns what differs, one line each. Throws a `Failure` when it does not restore.
 */
export async function rehearse(
  { settings: { DATA_DIR }, file, mediaFolder }: Omit<RestoreOptions, "passphrase">,
  signal: AbortSignal,
): Promise<string[]> {
  mkdirSync(DATA_DIR, { recursive: true });
  removeLeftovers(DATA_DIR, /^rehearsal-\w+$/);
  const scratch = mkdtempSync(path.join(DATA_DIR, "rehearsal-"));
  const settings = await findFreeSettings(scratch);
  try {
    openToPostgres(scratch);
    const { manifest, sums, missing } = await restoreBackup({
      ...{ settings, file, mediaFolder, passphrase: undefined },
    });
    signal.throwIfAborted();
    // Before the start: the site then delivers what waits in the queue.
    const differences = await step("Comparing the rows", () =>
      withDatabase(settings, async (url) =>
        compareRows(manifest.database.rows, await withClient(url, countRows)),
      ),
    );
    const stack = await startStack({ settings, quiet: true, signal });
    try {
      // The site did not run during the backup: its pages have to answer at least.
      const expected =
        manifest.pages.length > 0 ? manifest.pages : await readSamplePages(urlOf("SITE", settings));
      const pages = await step(`Comparing ${expected.length} pages`, () =>
        comparePages(urlOf("SITE", settings), expected),
      );
      if (expected.length === 0) pages.push("The site answers no page");
      const media = await step("Comparing media", () => compareMedia(stack.cmsUrl, sums));
      const lacking = missing.map((name) => `${name}: the folder of media lacks it`);
      return [...differences, ...pages, ...media, ...lacking];
    } finally {
      await stack.stop();
    }
  } finally {
    removePostgres(scratch);
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Fetches some pictures, evenly spread over all, and compares their checksums. */
async function compareMedia(cmsUrl: string, sums: ReadonlyMap<string, string>): Promise<string[]> {
  const pictures = [...sums].filter(
    ([name]) => name.startsWith(names.media) && /\.(?:webp|avif|png|jpe?g)$/.test(name),
  );
  const every = Math.max(1, Math.ceil(pictures.length / fetchedMedia));
  const differences: string[] = [];
  for (const [name, sum] of pictures.filter((_, index) => index % every === 0)) {
    const address = `${cmsUrl}/${name.split("/").map(encodeURIComponent).join("/")}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(30_000) });
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200) differences.push(`${name}: the backend answers ${response.status}`);
    else if (sha256(body) !== sum) differences.push(`${name}: another checksum`);
  }
  return differences;
}
