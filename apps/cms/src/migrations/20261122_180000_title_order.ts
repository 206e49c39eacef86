import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

/**
 * Sorts titles as `Intl.Collator` of the site does in each language (BLOG-4). In Arabic the forms of alef are
 * first compared as one letter. Curly quotation marks count as straight ones, as in ICU versions after
 * PostgreSQL's.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    DROP INDEX blog_listings_title_idx;
    ALTER TABLE blog_listings ADD COLUMN sorted_title text NOT NULL
      GENERATED ALWAYS AS (translate(title, '‘’‚“”„', E'\\'\\'\\'"""')) STORED;
    CREATE INDEX blog_listings_title_en_idx ON blog_listings (sorted_title COLLATE "en-x-icu", blog_id)
      WHERE locale = 'en';
    CREATE INDEX blog_listings_title_ar_idx ON blog_listings (sorted_title COLLATE "ar-x-icu", blog_id)
      WHERE locale = 'ar';
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE blog_listings DROP COLUMN sorted_title;
    CREATE INDEX blog_listings_title_idx ON blog_listings (locale, title, blog_id);
  `);
}
