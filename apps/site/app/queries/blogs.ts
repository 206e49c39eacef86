import { ApiError, getBlog, listBlogs } from "@miqyas/contract";
import type { BlogListParams, BlogSummary, Locale, PagedList } from "@miqyas/contract";
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

/** The most that a backend gives on a page. */
const perPage = 100;
/** Pages that are looked through for a slug at most, 5,000 articles: any address that is nowhere costs as many. */
const mostPages = 50;

/**
 * The id of the article with a slug; `null` when none has it. A backend that knows `slug` answers in one call; one
 * that ignores it is paged through (ART-2).
 */
async function getIdBySlug(
  slug: string,
  readPage: (params: BlogListParams) => Promise<PagedList<BlogSummary>>,
): Promise<string | null> {
  for (let page = 1; page <= mostPages; page++) {
    const { items, pagination } = await readPage({ slug, page, per_page: perPage });
    const found = items.find((entry) => entry.slug === slug);
    if (found) return found.id;
    if (page >= (pagination?.total_pages ?? 1)) break;
  }
  return null;
}

/** Whether a backend refuses what is no id of its own: with its own error for all but an absence, never while it is away. */
const isRefusal = ({ kind, status = 0 }: ApiError): boolean =>
  kind === "malformed" || (kind === "status" && ![408, 429, 502, 503, 504].includes(status));

/** An article by its id or, where the address does not hold digits only, by its slug first (ART-1, ART-2). */
export const articleQuery = (locale: Locale, slug: string) =>
  queryOptions({
    queryKey: queryKey(locale, getBlog.name, { slug }),
    async queryFn({ client, signal }) {
      const options = { locale, signal, retries: 0 };
      const backend = getBackend(client);
      if (/^\d+$/.test(slug)) return backend.read(getBlog, { id: slug }, options);
      const id = await getIdBySlug(slug, (params) => backend.read(listBlogs, params, options));
      if (id !== null) return backend.read(getBlog, { id }, options);
      // Lists link by ids (BLOG-15), and not every backend's are numbers. One whose are may refuse what is none.
      return backend.read(getBlog, { id: slug }, options).catch((error: unknown) => {
        if (error instanceof ApiError && isRefusal(error))
          throw new ApiError("not-found", "blogNotFound", { cause: error });
        throw error;
      });
    },
  });
