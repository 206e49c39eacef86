import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { leftoverName, nameOf } from "../apps/cms/server/backup-name.ts";
import { Failure, runMain } from "./parts/failure.ts";
import { inFolderOfCaller } from "./parts/folder-of-caller.ts";
import { removeLeftovers, removeOlder } from "./parts/backup/keep.ts";
import { makeBackup } from "./parts/backup/make-backup.ts";
import { readPassphrase } from "./parts/backup/secrets.ts";
import { readSettings } from "./parts/settings.ts";

const usage = `npm run backup -- FILE             makes one archive of the database, the media and the submission queue
npm run backup -- FOLDER --keep 14   names it by the time, and keeps the newest 14 of the folder
  --media-in FOLDER                  keeps the media of all backups there, each file once
  --without-database                 leaves the database of DATABASE_URL to the backup of its provider
  --secrets                          adds the secrets, encrypted with a passphrase that is asked for or piped in
  --passphrase-file FILE             reads that passphrase from a file`;

/** Makes a backup (docs/operating.md), also while the product runs. */
await runMain(async () => {
  const { target, values } = readArguments();
  if (values["passphrase-file"] !== undefined && !values.secrets)
    throw new Failure(`--passphrase-file goes with --secrets.\n${usage}`);
  const inFolder = existsSync(target) && statSync(target).isDirectory();
  if (!inFolder && !target.endsWith(".tar"))
    throw new Failure(`${target} is neither a folder that exists nor the name of a file that ends with .tar`);
  const keep = Number(values.keep ?? "0");
  if (!Number.isInteger(keep) || keep < 0 || (values.keep !== undefined && (!inFolder || keep === 0)))
    throw new Failure(`--keep is a number, with a folder that exists.\n${usage}`);
  const file = inFolder ? path.join(target, nameOf(new Date())) : target;
  const mediaFolder = values["media-in"] && inFolderOfCaller(values["media-in"]);
  const passphrase = values.secrets ? await readPassphrase(values["passphrase-file"], true) : undefined;
  if (inFolder) removeLeftovers(target, leftoverName);
  const { database, lost } = await makeBackup({
    ...{ settings: readSettings(), file, mediaFolder, passphrase },
    withoutDatabase: values["without-database"],
  });
  const megabytes = (statSync(file).size / 1024 / 1024).toFixed(1);
  console.log(
    `\n  ${file}  ${megabytes} MB, database by ${database.method}${passphrase ? ", with secrets" : ""}`,
  );
  if (database.method === "provider")
    console.log("  Without the database: use the backup of its provider, made after this one began.");
  if (process.env.S3_BUCKET) console.log("  Without the media: they are in the bucket of S3_BUCKET.");
  if (!passphrase) console.log("  Without the secrets: keep a copy of secrets.json in a safe place.");
  if (keep > 0) await removeOlder(file, keep, mediaFolder, lost);
  if (lost.length > 0) {
    const more = lost.length > 5 ? ` and ${lost.length - 5} more` : "";
    throw new Failure(
      `Files of the media are lost, and in an earlier backup at best: ${lost.slice(0, 5).join(", ")}${more}`,
    );
  }
});

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        keep: { type: "string" },
        "media-in": { type: "string" },
        "without-database": { type: "boolean", default: false },
        secrets: { type: "boolean", default: false },
        "passphrase-file": { type: "string" },
      },
    });
    if (positionals.length === 1 && positionals[0])
      return { target: inFolderOfCaller(positionals[0]), values };
  } catch {
    // The usage says it.
  }
  throw new Failure(usage);
}
