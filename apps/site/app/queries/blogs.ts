import { ApiError, getBlog, listBlogs } from "@miqyas/contract";
import type { BlogListParams, BlogSummary, Locale, Page } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import { getBackend, queryKey, readQuery } from "./api-client.ts";
import { previewRetry } from "./retry-policy.ts";

/** One page of articles, filtered and sorted by the backend (BLOG-7, BLOG-10). */
export const blogsQuery = (locale: Locale, params: BlogListParams) => readQuery(listBlogs, params, locale);

/** The three newest articles (RSCH-7, RSCH-9). */
export const blogPreviewQuery = (locale: Locale) => ({
  ...readQuery(listBlogs, { per_page: 3, sortBy: "created_at" }, locale),
  ...previewRetry,
});

/** How many pages of a list are looked through for a slug, at most. */
const mostPages = 50;

/**
 * The id of the article with a slug. A backend that knows `slug` answers in one call; one that ignores it is
 * paged through (ART-2).
 */
async function getIdBySlug(
  slug: string,
  readPage: (params: BlogListParams) => Promise<Page<BlogSummary>>,
): Promise<string> {
  for (let page = 1; page <= mostPages; page++) {
    const { items, pagination } = await readPage({ slug, page });
    const found = items.find((entry) => entry.slug === slug);
    if (found) return found.id;
    if (page >= (pagination?.total_pages ?? 1)) break;
  }
  throw new ApiError("not-found", "blogNotFound");
}

/** An article by its id or, where the address holds no digits only, by its slug (ART-1, ART-2). */
export const articleQuery = (locale: Locale, slug: string) =>
  queryOptions({
    queryKey: queryKey(locale, getBlog.name, { slug }),
    async queryFn({ client, signal }) {
      const options = { locale, signal, retries: 0 };
      const backend = getBackend(client);
      if (/^\d+$/.test(slug)) return backend.read(getBlog, { id: slug }, options);
      const id = await getIdBySlug(slug, (params) => backend.read(listBlogs, params, options));
      return backend.read(getBlog, { id }, options);
    },
  });
