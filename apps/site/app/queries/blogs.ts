import { ApiError, getBlog, listBlogs } from "@miqyas/contract";
import type { BlogListParams, Locale } from "@miqyas/contract";
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

/** An article by its id or, where the address holds no digits only, by its slug (ART-1, ART-2). */
export const articleQuery = (locale: Locale, slug: string) =>
  queryOptions({
    queryKey: queryKey(locale, getBlog.name, { slug }),
    async queryFn({ client, signal }) {
      const options = { locale, signal, retries: 0 };
      const backend = getBackend(client);
      if (/^\d+$/.test(slug)) return backend.read(getBlog, { id: slug }, options);
      const { items } = await backend.read(listBlogs, { slug, per_page: 1 }, options);
      const found = items.find((entry) => entry.slug === slug);
      if (!found) throw new ApiError("not-found", "blogNotFound");
      return backend.read(getBlog, { id: found.id }, options);
    },
  });
