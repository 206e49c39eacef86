import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

/** Combining marks and tatweel, and of the characters without width those that the function knew before. */
const knownMarks =
  "\\u0300-\\u036f\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed" +
  "\\u200c-\\u200f";
/** Soft hyphen, zero-width space, marks of direction, word joiner, byte order mark. */
const invisible = "\\u00ad\\u200b\\u202a-\\u202e\\u2060-\\u2069\\ufeff";

/** Arabic-Indic and Persian digits. */
const digits = "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹";

/** The function, and the texts that were stored by it anew. An update of the title computes all columns of its row. */
const foldWithout = (marks: string) => `
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
  SELECT list_blog(id) FROM blogs;
  UPDATE staff_search SET title = title;
  UPDATE site_search SET title = title;
`;

/** Searches ignore every character that nobody sees, as the site's own searches do (`foldText` of the contract). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(foldWithout(knownMarks + invisible));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(foldWithout(knownMarks));
}
