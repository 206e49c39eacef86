import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

/** The texts that staff search, one row per entry and language. `src/staff-search/search-index.ts` fills it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE staff_search (
      place text NOT NULL,
      entry integer NOT NULL,
      locale text NOT NULL,
      version integer NOT NULL,
      changed_at timestamp(3) with time zone,
      title text NOT NULL,
      body text NOT NULL,
      findable text NOT NULL GENERATED ALWAYS AS (fold_for_search(title || ' ' || body)) STORED,
      PRIMARY KEY (place, entry, locale)
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`DROP TABLE staff_search;`);
}
