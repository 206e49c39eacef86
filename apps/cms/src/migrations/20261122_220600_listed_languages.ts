import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

/** The function that keeps the rows of an article, with the condition for a language. */
const listBlog = (isListed: string) => `
  CREATE OR REPLACE FUNCTION list_blog(article integer) RETURNS void LANGUAGE sql AS $$
    WITH listed AS (
      SELECT blog.id, language.locale, text.title, coalesce(blog.created_on, blog.created_at) AS created_on,
        ARRAY(
          SELECT link.blog_categories_id FROM blogs_rels link
          WHERE link.parent_id = blog.id AND link.path = 'categories' AND link.blog_categories_id IS NOT NULL
          ORDER BY 1
        ) AS categories,
        fold_for_search(text.title || chr(10) || text.excerpt) AS searched
      FROM blogs blog
      CROSS JOIN unnest(enum_range(NULL::_locales)) AS language (locale)
      LEFT JOIN blogs_locales own ON own._parent_id = blog.id AND own._locale = language.locale
      LEFT JOIN blogs_locales english ON english._parent_id = blog.id AND english._locale = 'en'
      CROSS JOIN LATERAL (
        SELECT coalesce(nullif(btrim(own.title), ''), nullif(btrim(english.title), '')) AS title,
          coalesce(nullif(btrim(own.excerpt), ''), english.excerpt, '') AS excerpt
      ) AS text
      WHERE blog.id = article AND blog._status = 'published' AND blog.deleted_at IS NULL
        AND text.title IS NOT NULL AND ${isListed}
    ), unlisted AS (
      DELETE FROM blog_listings old
      WHERE old.blog_id = article AND NOT EXISTS (SELECT FROM listed WHERE listed.locale = old.locale)
    )
    INSERT INTO blog_listings AS old (blog_id, locale, title, created_on, categories, searched)
    SELECT id, locale, title, created_on, categories, searched FROM listed
    ON CONFLICT (locale, blog_id) DO UPDATE SET
      title = excluded.title, created_on = excluded.created_on,
      categories = excluded.categories, searched = excluded.searched
    WHERE (old.title, old.created_on, old.categories, old.searched)
      IS DISTINCT FROM (excluded.title, excluded.created_on, excluded.categories, excluded.searched)
  $$;
  SELECT list_blog(id) FROM blogs;
`;

/** An article is listed in the languages in which it has a public text (LANG-15). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    listBlog(
      "(CASE language.locale WHEN 'ar' THEN blog.ar_state ELSE blog.en_state END) IN ('published', 'outdated')",
    ),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(listBlog("true"));
}
