import { ApiError } from "@miqyas/contract";
import type { BlogListParams, BlogSummary, Locale, PagedList } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import { getBackend, queryKey, readQuery } from "./api-client.ts";
import { previewRetry } from "./retry-policy.ts";

/** One page of articles, filtered and sorted by the backend (BLOG-7, BLOG-10). */
export const blogsQuery = (locale: Locale, params: BlogListParams) => readQuery("listBlogs", params, locale);

/** The three newest articles (RSCH-7, RSCH-9). */
export const blogPreviewQuery = (locale: Locale) => ({
  ...readQuery("listBlogs", { per_page: 3, sortBy: "created_at" }, locale),
  ...previewRetry,
});

/** The largest page size that backends accept. */
const perPage = 100;
/** The most pages searched for a slug: 5,000 articles. */
const mostPages = 50;

/**
 * Finds the ID of the article with a slug in the list. A backend that knows the parameter `slug` answers in one call.
 * In other backends all pages are searched (ART-2). Returns `null` when no article has the slug.
 */
async function findIdBySlug(
  slug: string,
  readPage: (params: BlogListParams) => Promise<PagedList<BlogSummary>>,
): Promise<string | null> {
  for (let page = 1; page <= mostPages; page++) {
    const { items, pagination } = await readPage({ slug, page, per_page: perPage });
    const found = items.find((entry) => entry.slug.normalize("NFC") === slug);
    if (found) return found.id;
    if (page >= (pagination?.total_pages ?? 1)) break;
  }
  return null;
}

/** Whether the backend refuses a text as an ID. An unreachable backend is another case. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === "not-found" ||
    error.kind === "malformed" ||
    (error.kind === "status" && ![408, 429, 502, 503, 504].includes(error.status ?? 0)));

/**
 * An article by its ID or slug (ART-1, ART-2), in any Unicode normalisation. Our backend takes both in the address of the
 * article. Another backend may know IDs only: it refuses the slug, or reads a number from its start. The slug is then
 * looked up in the list.
 */
export function articleQuery(locale: Locale, spelled: string) {
  const slug = spelled.normalize("NFC");
  return queryOptions({
    queryKey: queryKey(locale, "getBlog", { slug }),
    async queryFn({ client, signal, meta }) {
      const options = { locale, signal, retries: 0 };
      const backend = getBackend(client);
      if (/^\d+$/.test(slug)) return backend.read("getBlog", { id: slug }, options);
      try {
        const article = await backend.read("getBlog", { id: slug }, options);
        if (article.slug.normalize("NFC") === slug || article.id === slug) return article;
      } catch (error) {
        if (!isRefusal(error)) throw error;
      }
      if (meta?.byAddressOnly) throw new ApiError("not-found", "blogNotFound");
      const id = await findIdBySlug(slug, (params) => backend.read("listBlogs", params, options));
      if (id === null) throw new ApiError("not-found", "blogNotFound");
      return backend.read("getBlog", { id }, options);
    },
  });
}
