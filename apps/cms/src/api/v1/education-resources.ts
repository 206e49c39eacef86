import { holdsText, readId } from "@miqyas/contract";
import type { Where } from "payload";
import type { EducationResource } from "../../payload-types.ts";
import type { Translated } from "../fallback.ts";
import { findPublished, findPublishedById } from "../find-published.ts";
import { explainedHtml, htmlOf } from "../html.ts";
import { paginationOf } from "../pagination.ts";
import { idParameter, oneOf, page, perPage, searchText, sortDirection } from "../parameters.ts";
import { picture, pictures } from "../pictures.ts";
import { defineRead } from "../public-read.ts";
import type { ReadContext } from "../public-read.ts";
import { related, toCategories } from "../related.ts";
import { publicLanguages } from "../../translation/public-languages.ts";
import { seo } from "../seo.ts";

function toResource(resource: Translated<EducationResource>, context: ReadContext) {
  const { doc, untranslated } = resource;
  return {
    id: doc.id,
    title: doc.title,
    excerpt: doc.excerpt ?? "",
    ...picture("image", doc.image),
    images: pictures(doc.images),
    content: htmlOf(resource, context)("content"),
    categories: toCategories(related(doc.categories)),
    created_at: doc.created_on,
    languages: publicLanguages(doc),
    ...seo(doc),
    untranslated,
  };
}

const sortKeys = { id: "id", created_at: "created_on" } as const;

/** Ids of the resources whose title or excerpt, in the language shown, contains a text (RES-1, SRCH-11). */
async function findIdsHolding(context: ReadContext, search: string): Promise<number[]> {
  const { docs } = await findPublished(context, "education-resources", {
    without: ["content", "image", "images", "categories"],
  });
  const holds = (text: string | null | undefined) => holdsText(text ?? "", search);
  return docs.filter(({ doc }) => holds(doc.title) || holds(doc.excerpt)).map(({ doc }) => doc.id);
}

/** `GET /education-resources` (API-11). */
export const educationResources = defineRead({
  name: "education-resources",
  path: "/education-resources",
  params: {
    page,
    perPage: perPage(9),
    sortBy: oneOf(["id", "created_at"], "created_at"),
    sortDirection,
    category_id: idParameter,
    search: searchText,
  },
  answer: async (context) => {
    const { params } = context;
    const descending = params.sortDirection === "desc" ? "-" : "";
    const where: Where = {
      ...(params.category_id !== undefined && { categories: { in: [params.category_id] } }),
      ...(params.search && { id: { in: await findIdsHolding(context, params.search) } }),
    };
    const { docs, total } = await findPublished(context, "education-resources", {
      limit: params.perPage,
      page: params.page,
      sort: [`${descending}${sortKeys[params.sortBy]}`, `${descending}id`],
      where,
    });
    return {
      education_resources: docs.map((resource) => toResource(resource, context)),
      pagination: paginationOf({ total, count: docs.length, ...params }),
    };
  },
});

/** `GET /education-resources/{id}` (API-12). */
export const educationResource = defineRead({
  name: "education-resource",
  path: "/education-resources/{id}",
  answer: async (context) => {
    const resource = await findPublishedById(context, "education-resources", readId(context.id));
    if (!resource) return undefined;
    return {
      ...toResource(resource, context),
      content: await explainedHtml(resource, "content", context),
    };
  },
});

/** `GET /education-resource-categories` (API-13). */
export const educationResourceCategories = defineRead({
  name: "education-resource-categories",
  path: "/education-resource-categories",
  params: { page, perPage: perPage(100), sortBy: oneOf(["id", "order"], "order"), sortDirection },
  answer: async (context) => {
    const { page: pageNumber, perPage: limit, sortBy, sortDirection: direction } = context.params;
    const sort = sortBy === "order" ? "_order" : direction === "desc" ? "-id" : "id";
    const found = await findPublished(context, "education-resource-categories", {
      sort,
      limit,
      page: pageNumber,
    });
    return { categories: toCategories(found.docs.map(({ doc }) => doc)) };
  },
});
