import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import * as v from "valibot";
import { nameOf } from "../apps/cms/server/backup-name.ts";
import { productVersion } from "../packages/http/src/server/product-version.ts";
import { listMigrations } from "./parts/backup/manifest.ts";
import { makeBackup } from "./parts/backup/make-backup.ts";
import { findStaleBuilds } from "./parts/build.ts";
import { Failure, runMain } from "./parts/failure.ts";
import { inFolderOfCaller } from "./parts/folder-of-caller.ts";
import { withDatabase } from "./parts/installation-database.ts";
import { readSettings, root, urlOf } from "./parts/settings.ts";
import { run } from "./parts/tally.ts";
import { listBreaks } from "./parts/upgrade/migration-rule.ts";
import { quietFlags } from "./parts/service.ts";

const usage = "npm run upgrade:check -- FOLDER    in the new release's folder; FOLDER is that of the backups";

/**
 * `npm run upgrade:check`: says before a switch to this release whether it will go well (docs/operating.md). It reads the
 * versions, refuses migrations that the running release would not survive, makes a backup of the running product, and
 * rehearses it with this release's code, migrations included. It changes nothing that runs.
 */
await runMain(async () => {
  const [given = "-", ...more] = process.argv.slice(2);
  if (given.startsWith("-") || more.length > 0) throw new Failure(usage);
  const folder = inFolderOfCaller(given);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Failure(`There is no folder ${folder}: make it first, for the account of the service`);
  if (findStaleBuilds().length > 0) throw new Failure("npm run build first, in this folder");
  const settings = readSettings();
  const running = await readRunningVersion(urlOf("CMS", settings));
  console.log(`› ${running} runs; this is ${productVersion}`);
  const { pending, unknown } = await withDatabase(settings, compareMigrations);
  for (const name of unknown) console.log(`  The database has a newer migration: ${name}`);
  for (const name of pending) console.log(`  It will be migrated: ${name}`);
  const breaks = pending.flatMap((name) =>
    listBreaks(readFileSync(path.join(root, "apps/cms/src/migrations", `${name}.ts`), "utf8")).map(
      (what) => `${name} ${what}`,
    ),
  );
  for (const line of breaks) console.log(`✗ ${line}`);
  if (breaks.length > 0)
    throw new Failure(
      `Version ${running} would not survive these migrations: stop the product for this upgrade`,
    );
  const file = path.join(folder, nameOf(new Date()));
  await makeBackup({ settings, file, mediaFolder: undefined, passphrase: undefined });
  const code = await run("node", [...quietFlags, "scripts/restore.ts", file, "--rehearse"], {
    INIT_CWD: folder,
  });
  if (code !== 0) throw new Failure(`Version ${productVersion} does not run with this installation's data`);
  console.log(`\n  Version ${productVersion} runs with this installation's data. The backup is ${file}.`);
});

async function readRunningVersion(url: string): Promise<string> {
  const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  const health = v.safeParse(v.object({ version: v.string() }), await answer?.json().catch(() => undefined));
  if (!health.success)
    throw new Failure(`No product of a known version runs at ${url} (CMS_HOST, CMS_PORT): start it first`);
  return health.output.version;
}

/** Migrations of this release that the database does not have, and those of the database that this release does not know. */
async function compareMigrations(url: string): Promise<{ pending: string[]; unknown: string[] }> {
  const client = new pg.Client({ connectionString: url });
  // A database that ends meanwhile is told by the next query.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "SELECT name FROM payload_migrations WHERE batch > 0 ORDER BY name",
    );
    const applied = rows.map(({ name }) => name);
    const known = listMigrations();
    return {
      pending: known.filter((name) => !applied.includes(name)),
      unknown: applied.filter((name) => !known.includes(name)),
    };
  } finally {
    await client.end();
  }
}
