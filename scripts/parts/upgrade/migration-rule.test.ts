import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { listBreaks } from "./migration-rule.ts";

const folder = "apps/cms/src/migrations";

/** The last migration of version 0.2.0. Those before it were never run by an installation of an earlier release. */
const lastBeforeRule = "20261123_084249_home_and_markets.ts";

const migration = (up: string) => `
export async function up({ db }) { await db.execute(\`${up}\`); }
export async function down({ db }) { await db.execute(\`DROP TABLE "blogs";\`); }`;

test("INST-4 the release before survives what is added", () => {
  expect(
    listBreaks(
      migration(`CREATE TABLE "a" ("id" serial PRIMARY KEY NOT NULL, "b" varchar NOT NULL);
        ALTER TABLE "blogs" ADD COLUMN "c" varchar;
        ALTER TABLE "blogs" ADD COLUMN "d" boolean DEFAULT false NOT NULL;
        ALTER TABLE "blogs" ADD COLUMN "g" numeric(10,2) NOT NULL DEFAULT 0, DROP CONSTRAINT "h";
        CREATE UNIQUE INDEX "a_b" ON "a" USING btree ("b");
        CREATE TABLE IF NOT EXISTS "i" ("j" integer); CREATE UNIQUE INDEX IF NOT EXISTS "i_j" ON "i" ("j");
        CREATE UNIQUE INDEX "blogs_c" ON "blogs" USING btree ("c");
        ALTER TABLE "blogs" ADD CONSTRAINT "k" FOREIGN KEY ("c") REFERENCES "a"("id");
        DROP INDEX "old"; ALTER TYPE "e" ADD VALUE 'f';`),
    ),
  ).toEqual([]);
});

test.each([
  [`DROP TABLE "a";`, "drops: DROP TABLE"],
  [`ALTER TABLE "blogs" DROP COLUMN "c";`, "drops: DROP COLUMN"],
  [`ALTER TABLE "blogs" RENAME COLUMN "c" TO "d";`, "renames: RENAME"],
  [`ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE text;`, 'changes a type: ALTER COLUMN "b" SET DATA TYPE'],
  [`ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;`, "requires a value: SET NOT NULL"],
  [`ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;`, 'adds a required column: ADD COLUMN "b" text NOT NULL'],
  [
    `ALTER TABLE "a" ADD COLUMN "b" numeric(10,2) NOT NULL;`,
    'adds a required column: ADD COLUMN "b" numeric(10,2) NOT NULL',
  ],
  [`ALTER TABLE "a" DROP "b";`, 'drops: ALTER TABLE "a" DROP "b"'],
  [
    `CREATE UNIQUE INDEX "a_b" ON "public"."a" ("b");`,
    'refuses values: CREATE UNIQUE INDEX "a_b" ON "public"."a" ("b")',
  ],
  [
    `ALTER TABLE "a" ADD CONSTRAINT "b" CHECK (c > 0);`,
    'refuses values: ALTER TABLE "a" ADD CONSTRAINT "b" CHECK',
  ],
])("INST-4 the release before does not survive %s", (up, found) => {
  expect(listBreaks(migration(up))).toEqual([found]);
});

test("INST-4 the release before survives every migration since 0.2.0", () => {
  const names = readdirSync(folder).filter((name) => /^\d.*\.ts$/.test(name));
  expect(names).toContain(lastBeforeRule);
  for (const name of names)
    if (name > lastBeforeRule)
      expect(listBreaks(readFileSync(path.join(folder, name), "utf8")), name).toEqual([]);
});
