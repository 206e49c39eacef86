import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

/**
 * Titles are sorted as each language does, like `Intl.Collator` of the site (BLOG-4): in Arabic the forms of alef
 * are one letter at first. Curly quotation marks count as straight ones: so they do in any newer ICU than PostgreSQL's.
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
