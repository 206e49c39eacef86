import path from "node:path";
import { parseArgs } from "node:util";
import { rehearse } from "./parts/backup/rehearse.ts";
import { restoreBackup } from "./parts/backup/restore-backup.ts";
import { readPassphrase } from "./parts/backup/secrets.ts";
import { findStaleBuilds } from "./parts/build.ts";
import { Failure, runMain } from "./parts/failure.ts";
import { onInterruption } from "./parts/interruption.ts";
import { inFolderOfCaller } from "./parts/folder-of-caller.ts";
import { readSettings } from "./parts/settings.ts";
import type { Settings } from "./parts/settings.ts";
import { listRestoredFolders } from "./parts/site-folders.ts";

const usage = `npm run restore -- FILE              restores a backup into an empty DATA_DIR
npm run restore -- FILE --rehearse   restores it aside, starts it, compares, and throws it away
  --media-in FOLDER                  the folder of the media, when the backup was made with it
  --without-media                    leaves those media out, when that folder is lost
  --secrets                          restores the secrets too; their passphrase is asked for or piped in
  --passphrase-file FILE             reads that passphrase from a file`;

/** What a rehearsal inherits of the environment. So it sends no mail, and signs nothing with the secrets in use. */
const inherited = /^(?:PATH|HOME|TMPDIR|LANG|LC_\w+|NODE_\w+)$/;

/** Restores a backup, or rehearses it (docs/operating.md). */
await runMain(async () => {
  const { file, values } = readArguments();
  if (values["passphrase-file"] !== undefined && !values.secrets)
    throw new Failure(`--passphrase-file goes with --secrets.\n${usage}`);
  if (values.rehearse && values.secrets)
    throw new Failure("A rehearsal restores no secrets: leave --secrets out");
  const settings = readSettings();
  if (values["media-in"] !== undefined && values["without-media"])
    throw new Failure(`--media-in and --without-media exclude each other.\n${usage}`);
  const mediaFolder = values["without-media"]
    ? null
    : values["media-in"] && inFolderOfCaller(values["media-in"]);
  if (values.rehearse) return runRehearsal(settings, file, mediaFolder);
  const passphrase = values.secrets ? await readPassphrase(values["passphrase-file"]) : undefined;
  const { manifest, missing } = await restoreBackup({ settings, file, mediaFolder, passphrase });
  console.log(`\n  ${settings.DATA_DIR} is as it was on ${manifest.copied} (UTC). Start it with npm start.`);
  if (manifest.database.method === "provider")
    console.log("  Its database is not in the backup: before the start, restore it with its provider's.");
  for (const name of listRestoredFolders(settings.DATA_DIR))
    console.log(
      `  Before the start, move ${path.join(settings.DATA_DIR, name)} to the SITE_DATA_DIR of its site: it has that site's messages.`,
    );
  console.log("  Erase again everybody who asked for it since (docs/operating.md).");
  if (missing.length === 0) return;
  console.error(`✗ ${mediaFolder ?? "The backup"} lacks these files of the media, which are not restored:`);
  for (const name of missing) console.error(`  ${name}`);
  process.exitCode = 1;
});

async function runRehearsal(
  settings: Settings,
  file: string,
  mediaFolder: string | null | undefined,
): Promise<void> {
  const isInBucket = Boolean(process.env.S3_BUCKET);
  for (const name of Object.keys(process.env))
    if (!inherited.test(name)) Reflect.deleteProperty(process.env, name);
  // A running product uses the same build.
  if (findStaleBuilds().length > 0)
    throw new Failure(
      "The build is older than the sources: npm run build first, while the product is stopped",
    );
  const interruption = new AbortController();
  onInterruption(() => interruption.abort(new Failure("Interrupted")));
  const differences = await rehearse({ settings, file, mediaFolder }, interruption.signal);
  for (const difference of differences) console.error(`  ${difference}`);
  if (differences.length > 0) throw new Failure("The restored product differs from the backup");
  console.log(
    isInBucket
      ? "\n  The backup restores: its rows and pages are as they were. The media are in the bucket and were not compared."
      : "\n  The backup restores: its rows, pages and media are as they were.",
  );
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        rehearse: { type: "boolean", default: false },
        "media-in": { type: "string" },
        "without-media": { type: "boolean", default: false },
        secrets: { type: "boolean", default: false },
        "passphrase-file": { type: "string" },
      },
    });
    if (positionals.length === 1 && positionals[0]) return { file: inFolderOfCaller(positionals[0]), values };
  } catch {
    // The usage says it.
  }
  throw new Failure(usage);
}
