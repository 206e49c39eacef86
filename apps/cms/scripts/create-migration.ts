import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { writeMigrationIndex } from "payload";

/*
 * `node scripts/create-migration.ts <name>`: Payload writes a migration from the difference between the
 * collections and the last migration. Then the file gets the form that Node runs without a build.
 */

const app = fileURLToPath(new URL("..", import.meta.url));
const folder = path.join(app, "src/migrations");
const name = process.argv[2];
if (!name) throw new Error("Usage: node scripts/create-migration.ts <name>");

const listNames = () =>
  readdirSync(folder).flatMap((file) => /^(\d+_\d+)_.*\.ts$/.exec(file)?.slice(1) ?? []);
const before = listNames().toSorted();
const { status } = spawnSync("payload", ["migrate:create", name], { cwd: app, stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

// Migrations run in the order of their names, and each is compared with the last: the new one has the last name.
const created = listNames().find((stamp) => !before.includes(stamp));
const last = before.at(-1);
if (created && last && created < last) {
  const [day = "", time = ""] = last.split("_");
  const stamp = `${day}_${String(Number(time) + 1).padStart(6, "0")}`;
  for (const end of ["ts", "json"])
    renameSync(path.join(folder, `${created}_${name}.${end}`), path.join(folder, `${stamp}_${name}.${end}`));
  writeMigrationIndex({ migrationsDir: folder });
}

// Only the newest snapshot of the schema is read.
const snapshots = readdirSync(folder).filter((entry) => entry.endsWith(".json"));
for (const file of snapshots.toSorted().slice(0, -1)) rmSync(path.join(folder, file));

for (const file of readdirSync(folder).filter((entry) => entry.endsWith(".ts"))) {
  const text = readFileSync(path.join(folder, file), "utf8");
  const runnable = text
    .replace(
      "import { MigrateUpArgs, MigrateDownArgs, sql }",
      "import type { MigrateUpArgs, MigrateDownArgs }",
    )
    // Two copies of drizzle are installed, and the types of their `sql` differ. Plain text has the same
    // effect.
    .replaceAll("execute(sql`", "execute(`")
    .replace(/from '(\.\/\d+_[^'.]+)'/g, "from '$1.ts'");
  writeFileSync(path.join(folder, file), runnable);
}
