import type { Locale } from "@miqyas/contract";
import type { Payload } from "payload";

/** Filters of a list of articles. */
interface ListingFilter {
  locale: Locale;
  /** Words that the title or the excerpt contains, in any spelling (`holdsText`). */
  search?: string | undefined;
  /** Sets of category ids. An article must have one category of each set (BLOG-2). */
  categories?: number[][] | undefined;
  slug?: string | undefined;
}

/** The query of a list of articles. */
export interface ListingQuery extends ListingFilter {
  page: number;
  perPage: number;
  sortBy: "id" | "created_at" | "title";
  sortDirection: "asc" | "desc";
}

/**
 * Sort keys of a list. Titles are sorted as the site sorts them in its language (BLOG-4), with one index per
 * language.
 */
const sortKeys = (locale: Locale) => ({
  id: "blog_id",
  created_at: "created_on",
  title: `sorted_title COLLATE "${locale}-x-icu"`,
});

/** A text that is searched for, as `findable` has it. */
export const wantedText = (place: string): string => `without_article(fold_for_search(${place}::text))`;

function conditionsOf({ locale, search, categories, slug }: ListingFilter) {
  const values: unknown[] = [locale];
  const parts = ["locale = $1"];
  const add = (value: unknown, part: (place: string) => string) => parts.push(part(`$${values.push(value)}`));
  if (search)
    add(search, (place) => {
      const folded = wantedText(place);
      return `trigrams_of(findable) @> trigrams_of(${folded}) AND strpos(findable, ${folded}) > 0`;
    });
  for (const ids of categories ?? []) add(ids, (place) => `categories && ${place}::int[]`);
  if (slug) add(slug, (place) => `blog_id = (SELECT id FROM blogs WHERE slug = ${place})`);
  return { where: parts.join(" AND "), values };
}

/** Ids of one page of published articles, and the total number of articles (BLOG-10). */
export async function listBlogIds(payload: Payload, query: ListingQuery) {
  const { where, values } = conditionsOf(query);
  const direction = query.sortDirection === "asc" ? "ASC" : "DESC";
  const key = sortKeys(query.locale)[query.sortBy];
  const order = `${key} ${direction}${query.sortBy === "id" ? "" : `, blog_id ${direction}`}`;
  const { pool } = payload.db;
  const [listed, counted] = await Promise.all([
    pool.query<{ blog_id: number }>(
      `SELECT blog_id FROM blog_listings WHERE ${where}
        ORDER BY ${order} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, query.perPage, (query.page - 1) * query.perPage],
    ),
    pool.query<{ total: number }>(`SELECT count(*)::int AS total FROM blog_listings WHERE ${where}`, values),
  ]);
  return { ids: listed.rows.map(({ blog_id: id }) => id), total: counted.rows[0]?.total ?? 0 };
}

/** Ids of the newest published articles that share a category with an article (ART-1). */
export async function listSimilarBlogIds(
  payload: Payload,
  { locale, id, categories, limit }: { locale: Locale; id: number; categories: number[]; limit: number },
): Promise<number[]> {
  const { rows } = await payload.db.pool.query<{ blog_id: number }>(
    `SELECT blog_id FROM blog_listings WHERE locale = $1 AND blog_id <> $2
      AND categories && $3::int[]
      ORDER BY created_on DESC, blog_id DESC LIMIT $4`,
    [locale, id, categories, limit],
  );
  return rows.map((row) => row.blog_id);
}

/** Number of published articles per category, among those that match a filter. */
export async function countBlogsByCategory(
  payload: Payload,
  filter: ListingFilter,
): Promise<Map<number, number>> {
  const { where, values } = conditionsOf(filter);
  const { rows } = await payload.db.pool.query<{ category: number; count: number }>(
    `SELECT category, count(*)::int AS count
      FROM blog_listings CROSS JOIN LATERAL unnest(categories) AS category
      WHERE ${where} GROUP BY category`,
    values,
  );
  return new Map(rows.map(({ category, count }) => [category, count]));
}

/** Returns the category ids for each given id or name. A name without a category gives none. */
export async function resolveCategories(payload: Payload, requested: string[]): Promise<number[][]> {
  const { rows } = await payload.db.pool.query<{ name: string; id: number }>(
    `SELECT DISTINCT entry.name, category._parent_id AS id
      FROM unnest($1::text[]) AS entry (name)
      JOIN blog_categories_locales category ON fold_for_search(category.name) = fold_for_search(entry.name)`,
    [requested],
  );
  return requested.map((entry) => {
    const named = rows.filter(({ name }) => name === entry).map(({ id }) => id);
    return /^\d{1,9}$/.test(entry) ? [Number(entry), ...named] : named;
  });
}
