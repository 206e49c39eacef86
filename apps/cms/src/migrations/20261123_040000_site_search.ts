import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

/**
 * What visitors search, one row per entry and language. `src/site-search/search-index.ts` fills it. Words are those of
 * PostgreSQL's text search for the language, of the folded text without Arabic articles; titles weigh most. The extension
 * `pg_trgm` finds titles despite slips. In a database whose locale knows no Arabic letters (`C`) it does so in English
 * only.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE FUNCTION words_for_search(locale text, phrase text) RETURNS tsvector
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN CASE locale
        WHEN 'ar' THEN to_tsvector('pg_catalog.arabic'::regconfig, without_article(fold_for_search(phrase)))
        ELSE to_tsvector('pg_catalog.english'::regconfig, without_article(fold_for_search(phrase)))
      END;
    CREATE TABLE site_search (
      kind text NOT NULL,
      entry integer NOT NULL,
      locale text NOT NULL,
      changed_at timestamp(3) with time zone,
      dated timestamp(3) with time zone,
      title text NOT NULL,
      body text NOT NULL,
      folded_title text NOT NULL GENERATED ALWAYS AS (without_article(fold_for_search(title))) STORED,
      title_words tsvector NOT NULL GENERATED ALWAYS AS (words_for_search(locale, title)) STORED,
      words tsvector NOT NULL GENERATED ALWAYS AS (
        setweight(words_for_search(locale, title), 'A') || setweight(words_for_search(locale, body), 'C')
      ) STORED,
      PRIMARY KEY (kind, entry, locale)
    );
    CREATE INDEX site_search_words_idx ON site_search USING gin (words);
    CREATE INDEX site_search_folded_title_idx ON site_search USING gin (folded_title gin_trgm_ops);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP TABLE site_search;
    DROP FUNCTION words_for_search(text, text);
    DROP EXTENSION pg_trgm;
  `);
}
