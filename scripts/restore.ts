import path from "node:path";
import { parseArgs } from "node:util";
import { Failure, runMain } from "./parts/failure.ts";
import { restoreBackup } from "./parts/backup/restore-backup.ts";
import { readPassphrase } from "./parts/backup/secrets.ts";
import { readSettings } from "./parts/settings.ts";

const usage = `npm run restore -- FILE            restores a backup into an empty DATA_DIR
  --media-in FOLDER                the folder of the media, when the backup was made with it
  --secrets                        restores the secrets too; their passphrase is asked for or piped in
  --passphrase-file FILE           reads that passphrase from a file`;

/** Restores a backup (docs/operating.md). */
await runMain(async () => {
  const { file, values } = readArguments();
  const settings = readSettings();
  const passphrase = values.secrets ? await readPassphrase(values["passphrase-file"]) : undefined;
  const mediaFolder = values["media-in"] && inFolderOfCaller(values["media-in"]);
  const { manifest } = await restoreBackup({ settings, file, mediaFolder, passphrase });
  console.log(`\n  ${settings.DATA_DIR} is as it was on ${manifest.copied} (UTC). Start it with npm start.`);
  console.log("  Erase again everybody who asked for it since (docs/operating.md).");
});

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        "media-in": { type: "string" },
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

/** npm runs scripts in the project's root. A path is relative to the folder where npm was called. */
function inFolderOfCaller(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? "", file);
}
