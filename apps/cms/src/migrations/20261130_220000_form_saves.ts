import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

/**
 * Which form of whom has changed the text of a language last, and when (WRITE-1). The newest versions tell who it was so far:
 * a form may be open during the upgrade. A version without its entry, which an old release could leave, is passed over.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE form_saves (
      place varchar(128) NOT NULL,
      locale varchar(8) NOT NULL,
      account integer NOT NULL,
      form varchar(64) NOT NULL,
      saved_at timestamptz NOT NULL,
      undone_at timestamptz NOT NULL,
      PRIMARY KEY (place, locale)
    );
    DO $$
    DECLARE
      versions text;
      kind text;
      place text;
    BEGIN
      FOR versions IN
        SELECT table_name FROM information_schema.columns
        WHERE table_schema = current_schema() AND column_name = 'version_changed_by_id'
      LOOP
        kind := replace(trim(BOTH '_' FROM left(versions, -2)), '_', '-');
        IF EXISTS (SELECT FROM information_schema.columns
                   WHERE table_schema = current_schema() AND table_name = versions AND column_name = 'parent_id')
        THEN place := format('(%L || parent_id)', kind || '/');
        ELSE place := quote_literal('globals/' || kind);
        END IF;
        EXECUTE format(
          'INSERT INTO form_saves
           SELECT DISTINCT ON (1, 2) %1$s, locale, version_changed_by_id, '''', version_updated_at, version_updated_at
           FROM %2$I, unnest(ARRAY[''en'', ''ar'']) AS locale
           WHERE latest AND %1$s IS NOT NULL AND version_changed_by_id IS NOT NULL AND version_updated_at IS NOT NULL
           ORDER BY 1, 2, version_updated_at DESC', place, versions);
      END LOOP;
    END $$;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute("DROP TABLE form_saves;");
}
