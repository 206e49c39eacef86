import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type * as buildModule from "../build.ts";
import { root } from "../settings.ts";

/** Version of the release that the test makes, and the column that its migration adds. */
export const next = { version: "99.0.0", column: "added_by_next_release" };

const copying = { recursive: true, verbatimSymlinks: true };
const migration = "29990101_000000_next_release";

/** Makes a release as the next one would be: this code and its builds, another version, one more migration. */
export async function makeNextRelease(folder: string): Promise<void> {
  mkdirSync(folder);
  for (const name of ["apps", "packages", "scripts"])
    cpSync(path.join(root, name), path.join(folder, name), {
      ...copying,
      filter: (file) =>
        !/\/(?:apps|packages)\/[^/]+\/node_modules$|\/\.next\/cache$|\/sample-content$/.test(file),
    });
  linkPackages(folder);
  for (const name of ["package-lock.json", "tsconfig.base.json"])
    cpSync(path.join(root, name), path.join(folder, name));
  const product = readFileSync(path.join(root, "package.json"), "utf8");
  writeFileSync(
    path.join(folder, "package.json"),
    product.replace(/"version": "[^"]+"/, `"version": "${next.version}"`),
  );
  writeFileSync(path.join(folder, "apps/cms/src/migrations", `${migration}.ts`), migrationSource);
  // The builds are those of this release: the migration is read from its file.
  const { findStaleBuilds } = (await import(
    path.join(folder, "scripts/parts/build.ts")
  )) as typeof buildModule;
  for (const { output, current } of findStaleBuilds())
    writeFileSync(path.join(folder, output, ".sources"), current);
}

/** Gives the release the packages of this one, and its own workspaces. */
function linkPackages(folder: string): void {
  const modules = path.join(root, "node_modules");
  mkdirSync(path.join(folder, "node_modules"));
  for (const name of readdirSync(modules))
    if (name === "@miqyas")
      cpSync(path.join(modules, name), path.join(folder, "node_modules", name), copying);
    else symlinkSync(path.join(modules, name), path.join(folder, "node_modules", name));
  for (const kind of ["apps", "packages"])
    for (const name of readdirSync(path.join(root, kind)))
      if (existsSync(path.join(root, kind, name, "node_modules")))
        symlinkSync(
          path.join(root, kind, name, "node_modules"),
          path.join(folder, kind, name, "node_modules"),
        );
}

const migrationSource = `import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute('ALTER TABLE "blogs" ADD COLUMN "${next.column}" varchar');
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('ALTER TABLE "blogs" DROP COLUMN "${next.column}"');
}
`;
