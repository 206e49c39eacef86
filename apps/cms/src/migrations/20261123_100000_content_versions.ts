import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

/** How often the public content of each kind has changed, and which process changed it last (`publishing/content-versions.ts`). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE content_versions (
      kind text PRIMARY KEY,
      version integer NOT NULL DEFAULT 1,
      changed_by text NOT NULL,
      changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute("DROP TABLE content_versions;");
}
