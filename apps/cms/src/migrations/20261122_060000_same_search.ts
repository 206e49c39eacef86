import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

/** Combining marks, tatweel and characters without width. */
const marks =
  "\\u0300-\\u036f\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed" +
  "\\u200c-\\u200f";
const letters = "\\u0620-\\u064a\\u066e-\\u06d3";
/**
 * The Arabic article at the start of a word, with or without "and" before it, if the rest of the word is long
 * enough.
 */
const article = `(?<![${letters}])(?:ال(?=[${letters}]{2})|وال(?=[${letters}]{3}))`;

/** Arabic-Indic and Persian digits. */
const digits = "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹";

/**
 * The search of articles ignores the same differences as the site's own searches (`foldText`, `normalizeText`
 * and `holdsText` of the contract): every diacritic, Persian letters and the Arabic article.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE OR REPLACE FUNCTION fold_for_search(phrase text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT btrim(regexp_replace(
          translate(
            lower(normalize(regexp_replace(normalize(phrase, NFKD), '[${marks}]', '', 'g'), NFC) COLLATE "und-x-icu"),
            'ٱىیةک${digits}',
            '${`اييهك${"0123456789".repeat(2)}`}'
          ),
          '[ \\t\\r\\f\\v]+', ' ', 'g'
        ), E' \\n')
      $$;
    CREATE FUNCTION without_article(folded text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT regexp_replace(folded, '${article}', '', 'g')
      $$;
    SELECT list_blog(id) FROM blogs;

    DROP INDEX blog_listings_trigrams_idx;
    ALTER TABLE blog_listings ADD COLUMN findable text NOT NULL
      GENERATED ALWAYS AS (searched || chr(10) || without_article(searched)) STORED;
    CREATE INDEX blog_listings_trigrams_idx ON blog_listings USING gin (trigrams_of(findable));
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE blog_listings DROP COLUMN findable;
    DROP FUNCTION without_article(text);
    CREATE OR REPLACE FUNCTION fold_for_search(phrase text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT translate(
          lower(phrase COLLATE "und-x-icu"),
          'أإآٱىةؤئ${digits}ـ\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670',
          '${"اااايهوي" + "0123456789".repeat(2)}'
        )
      $$;
    SELECT list_blog(id) FROM blogs;
    CREATE INDEX blog_listings_trigrams_idx ON blog_listings USING gin (trigrams_of(searched));
  `);
}
