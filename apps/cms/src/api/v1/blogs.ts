import { readId } from "@miqyas/contract";
import type { Where } from "payload";
import type { Blog } from "../../payload-types.ts";
import type { Translated } from "../fallback.ts";
import { findPublished } from "../find-published.ts";
import { explainedHtml } from "../html.ts";
import { paginationOf } from "../pagination.ts";
import { commaList, oneOf, page, perPage, searchText, sortDirection } from "../parameters.ts";
import { picture } from "../pictures.ts";
import { defineRead } from "../public-read.ts";
import type { ReadContext } from "../public-read.ts";
import { related, toCategories } from "../related.ts";
import { publicLanguages } from "../../translation/public-languages.ts";
import { seo } from "../seo.ts";
import { listBlogIds, listSimilarBlogIds, resolveCategories } from "./blog-listing.ts";

const toSummary = ({ doc, untranslated }: Translated<Blog>) => ({
  id: doc.id,
  slug: doc.slug ?? String(doc.id),
  title: doc.title,
  excerpt: doc.excerpt ?? "",
  ...picture("cover_image", doc.cover_image),
  author_name: doc.author_name ?? "",
  author_position: doc.author_position ?? "",
  categories: toCategories(related(doc.categories)).map(({ name }) => name),
  created_at: doc.created_on,
  languages: publicLanguages(doc),
  ...seo(doc),
  untranslated,
});

/** Articles without their long text, in the order of the given ids. */
async function findSummaries(context: ReadContext, ids: number[]) {
  if (ids.length === 0) return [];
  const { docs } = await findPublished(context, "blogs", {
    where: { id: { in: ids } },
    without: ["content"],
  });
  const byId = new Map(docs.map((article) => [article.doc.id, article]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toSummary);
}

/** `GET /blogs` (API-7, BLOG-10). The default order is by id (API-30). */
export const blogs = defineRead({
  name: "blogs",
  path: "/blogs",
  params: {
    page,
    per_page: perPage(10),
    sortBy: oneOf(["id", "created_at", "title"], "id"),
    sortDirection,
    search: searchText,
    categories: commaList,
    slug: searchText,
  },
  answer: async (context) => {
    const { payload, locale, params } = context;
    const { per_page: limit, categories: requested } = params;
    const categories = requested?.length ? await resolveCategories(payload, requested) : undefined;
    const { ids, total } = await listBlogIds(payload, { ...params, locale, perPage: limit, categories });
    const found = await findSummaries(context, ids);
    const place = { total, count: found.length, perPage: limit, page: params.page };
    return { blogs: found, pagination: paginationOf(place) };
  },
});

/** Finds an article by its id, or by its slug when the text is not a number (ART-1, BLOG-15). */
async function findArticle(context: ReadContext): Promise<Translated<Blog> | undefined> {
  const id = readId(context.id);
  if (id === undefined && /^\d+$/.test(context.id)) return undefined;
  const where: Where = id === undefined ? { slug: { equals: context.id } } : { id: { equals: id } };
  const { docs } = await findPublished(context, "blogs", { where, limit: 1 });
  return docs.find(({ doc }) => doc.title);
}

/** `GET /blogs/{id}` (API-8). */
export const blog = defineRead({
  name: "blog",
  path: "/blogs/{id}",
  answer: async (context) => {
    const article = await findArticle(context);
    if (!article) return undefined;
    const { id } = article.doc;
    const categories = related(article.doc.categories);
    const similar = await listSimilarBlogIds(context.payload, {
      locale: context.locale,
      id,
      categories: categories.map((category) => category.id),
      limit: 3,
    });
    return {
      ...toSummary(article),
      ...(await explainedHtml(article, ["content"], context)),
      categories: toCategories(categories),
      similar_blogs: await findSummaries(context, similar),
    };
  },
});
