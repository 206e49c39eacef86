import * as v from "valibot";
import { defineRead } from "./call.ts";
import type { PagedList } from "./call.ts";
import { paginationField } from "./pagination.ts";
import { pictureDetailsField } from "./picture.ts";
import {
  address,
  id,
  languagesField,
  list,
  listRequired,
  moment,
  requiredText,
  text,
  untranslated,
} from "./schema.ts";
import { seoField } from "./seo.ts";

/** Categories are names in lists, and objects with `name` in the detail. Both become names (ENT-2). */
const categoryNames = list(
  v.union([
    requiredText,
    v.pipe(
      v.object({ name: requiredText }),
      v.transform(({ name }) => name),
    ),
  ]),
);

const summary = {
  id,
  title: requiredText,
  excerpt: text,
  cover_image: address,
  cover_image_details: pictureDetailsField,
  author_name: text,
  author_position: text,
  categories: categoryNames,
  created_at: moment,
  languages: languagesField,
  seo: seoField,
  untranslated,
};

/** An article in a list. Without a slug, its address has its id (BLOG-14, BLOG-15). */
export const blogSummary = v.pipe(
  v.object({ ...summary, slug: text }),
  v.transform((blog) => ({ ...blog, slug: blog.slug || blog.id })),
);
export type BlogSummary = v.InferOutput<typeof blogSummary>;

export const blog = v.pipe(
  v.object({ ...summary, slug: text, content: text, similar_blogs: list(blogSummary) }),
  v.transform((entry) => ({ ...entry, slug: entry.slug || entry.id })),
);
export type Blog = v.InferOutput<typeof blog>;

/** Parameters of the list. The last four are optional for a backend (BLOG-10). */
export interface BlogListParams {
  page?: number;
  per_page?: number;
  sortBy?: "id" | "created_at" | "title";
  sortDirection?: "asc" | "desc";
  search?: string;
  /** Ids of categories; an article must have all of them (BLOG-2). */
  categories?: string[];
  slug?: string;
}

/** `GET /blogs` (API-7, API-30). */
export const listBlogs = defineRead({
  name: "blogs",
  path: "/blogs",
  query: (params: BlogListParams) => ({
    sortDirection: params.sortDirection ?? "desc",
    sortBy: params.sortBy ?? "id",
    page: params.page ?? 1,
    per_page: params.per_page ?? 10,
    search: params.search || undefined,
    categories: params.categories?.length ? params.categories.join(",") : undefined,
    slug: params.slug,
  }),
  data: v.object({ blogs: listRequired(blogSummary), pagination: paginationField }),
  result: (data): PagedList<BlogSummary> => ({ items: data.blogs, pagination: data.pagination }),
});

/** `GET /blogs/{id}` (API-8, ART-1). */
export const getBlog = defineRead({
  name: "blog",
  path: "/blogs/:id",
  query: (_params: { id: string }) => ({}),
  data: blog,
  result: (data): Blog => data,
  errors: { failed: "blogNotFound", invalid: "blogNotFound", notFound: "blogNotFound" },
});
