import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

/** Letters that are replaced by ا ا ا ا ي ه و ي, in this order. */
const foldedLetters = ["أ", "إ", "آ", "ٱ", "ى", "ة", "ؤ", "ئ"];

/** Arabic-Indic and Persian digits. */
const foldedDigits =
  "\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669" +
  "\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9";

/** Tatweel, vowel marks and the dagger alef. */
const droppedSigns = "\u0640\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670";

/**
 * One row per published article and language, with its title and its search text. A missing translation is
 * filled from English. Triggers update the rows for every writer. Lists, searches and far pages of 10,000
 * articles then need one scan of an index.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    -- Case, hamza, taa marbuta, alef maqsura, vowel marks, tatweel and the script of digits make no difference.
    CREATE FUNCTION fold_for_search(phrase text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT translate(
          lower(phrase COLLATE "und-x-icu"),
          '${foldedLetters.join("") + foldedDigits + droppedSigns}',
          '${"اااايهوي" + "0123456789".repeat(2)}'
        )
      $$;

    -- Every three signs in a row: an index over them finds any part of a text, in any script. The extension
    -- pg_trgm does the same for letters of the database's locale only, which may know no Arabic.
    CREATE FUNCTION trigrams_of(phrase text) RETURNS text[]
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT coalesce(array_agg(DISTINCT found.signs[1]), '{}')
        FROM generate_series(1, 3) AS start,
          regexp_matches(substr(phrase, start), '.{3}', 'g') AS found (signs)
      $$;

    CREATE TABLE blog_listings (
      blog_id integer NOT NULL REFERENCES blogs (id) ON DELETE CASCADE,
      locale _locales NOT NULL,
      title varchar COLLATE "und-x-icu" NOT NULL,
      created_on timestamp(3) with time zone NOT NULL,
      categories integer[] NOT NULL,
      searched text NOT NULL,
      PRIMARY KEY (locale, blog_id)
    );
    CREATE INDEX blog_listings_blog_id_idx ON blog_listings (blog_id);
    CREATE INDEX blog_listings_created_on_idx ON blog_listings (locale, created_on, blog_id);
    CREATE INDEX blog_listings_title_idx ON blog_listings (locale, title, blog_id);
    CREATE INDEX blog_listings_categories_idx ON blog_listings USING gin (categories);
    CREATE INDEX blog_listings_trigrams_idx ON blog_listings USING gin (trigrams_of(searched));

    -- Writes only what has changed: a save touches several tables, and each of them calls this.
    CREATE FUNCTION list_blog(article integer) RETURNS void LANGUAGE sql AS $$
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
          AND text.title IS NOT NULL
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

    CREATE FUNCTION list_changed_blog() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM list_blog(NEW.id);
      RETURN NULL;
    END $$;
    CREATE FUNCTION list_translated_blog() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM list_blog(coalesce(NEW._parent_id, OLD._parent_id));
      RETURN NULL;
    END $$;
    CREATE FUNCTION list_categorised_blog() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM list_blog(coalesce(NEW.parent_id, OLD.parent_id));
      RETURN NULL;
    END $$;
    CREATE TRIGGER list_changed_blog AFTER INSERT OR UPDATE ON blogs
      FOR EACH ROW EXECUTE FUNCTION list_changed_blog();
    CREATE TRIGGER list_translated_blog AFTER INSERT OR UPDATE OR DELETE ON blogs_locales
      FOR EACH ROW EXECUTE FUNCTION list_translated_blog();
    CREATE TRIGGER list_categorised_blog AFTER INSERT OR UPDATE OR DELETE ON blogs_rels
      FOR EACH ROW EXECUTE FUNCTION list_categorised_blog();

    SELECT list_blog(id) FROM blogs;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP TRIGGER list_categorised_blog ON blogs_rels;
    DROP TRIGGER list_translated_blog ON blogs_locales;
    DROP TRIGGER list_changed_blog ON blogs;
    DROP FUNCTION list_categorised_blog();
    DROP FUNCTION list_translated_blog();
    DROP FUNCTION list_changed_blog();
    DROP FUNCTION list_blog(integer);
    DROP TABLE blog_listings;
    DROP FUNCTION trigrams_of(text);
    DROP FUNCTION fold_for_search(text);
  `);
}
