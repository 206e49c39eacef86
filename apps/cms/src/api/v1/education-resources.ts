import { readId } from "@miqyas/contract";
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
import { searchResourceIds, sortKeys } from "./resource-search.ts";

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
    const { payload, locale, params } = context;
    const { search, category_id: category, page: pageNumber, perPage: limit } = params;
    const found = search ? await searchResourceIds(payload, { ...params, search, locale }) : undefined;
    const descending = params.sortDirection === "desc" ? "-" : "";
    const where: Where = category === undefined ? {} : { categories: { in: [category] } };
    const { docs, total } = await findPublished(context, "education-resources", {
      sort: [`${descending}${sortKeys[params.sortBy]}`, `${descending}id`],
      ...(found ? { where: { id: { in: found.ids } } } : { where, limit, page: pageNumber }),
    });
    return {
      education_resources: docs.map((resource) => toResource(resource, context)),
      pagination: paginationOf({ total: found?.total ?? total, count: docs.length, ...params }),
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
      ...(await explainedHtml(resource, ["content"], context)),
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
