import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

/** Combining marks, tatweel, and what nobody sees. */
const marks =
  "\\u0300-\\u036f\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed" +
  "\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff";

/** Arabic-Indic and Persian digits. */
const digits = "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹";

const apostrophes = "‘’ʼ";

/**
 * The function, and the stored texts that it folds otherwise than before. An update of a column computes the generated ones
 * of its row.
 */
const foldWith = (signs: string) => `
  CREATE OR REPLACE FUNCTION fold_for_search(phrase text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT btrim(regexp_replace(
        translate(
          lower(normalize(regexp_replace(normalize(phrase, NFKD), '[${marks}]', '', 'g'), NFC) COLLATE "und-x-icu"),
          'ٱىیةک${digits}${signs}',
          '${`اييهك${"0123456789".repeat(2)}`}${"''".repeat(signs.length)}'
        ),
        '[ \\t\\r\\f\\v]+', ' ', 'g'
      ), E' \\n')
    $$;
  SELECT list_blog(id) FROM blogs;
  UPDATE staff_search SET title = title WHERE title || body ~ '[${apostrophes}]';
  UPDATE site_search SET title = title WHERE title || body ~ '[${apostrophes}]';
  UPDATE contact_messages SET name = name WHERE concat(name, email, reference, message) ~ '[${apostrophes}]';
`;

/**
 * The apostrophe of a keyboard finds that of a typesetter, as in the site's own searches (`foldText` of the contract). A
 * stored text says by which rule it was read (`readingRule`).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    ${foldWith(apostrophes)}
    ALTER TABLE site_search ADD COLUMN rule integer NOT NULL DEFAULT 1;
    ALTER TABLE staff_search ADD COLUMN rule integer NOT NULL DEFAULT 1;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    ${foldWith("")}
    ALTER TABLE site_search DROP COLUMN rule;
    ALTER TABLE staff_search DROP COLUMN rule;
  `);
}
