import type { Locale } from "@miqyas/contract";
import type { EducationResource } from "../../payload-types.ts";
import type { Translated } from "../fallback.ts";
import { findPublished, findPublishedById } from "../find-published.ts";
import { htmlOf } from "../html.ts";
import { paginationOf } from "../pagination.ts";
import { idParameter, oneOf, page, perPage, readId, sortDirection } from "../parameters.ts";
import { picture, pictures } from "../pictures.ts";
import { defineRead } from "../public-read.ts";
import { related, toCategory } from "../related.ts";

const tags = ["education-resources", "education-resource-categories", "media"];

function toResource(resource: Translated<EducationResource>, locale: Locale) {
  const { doc, untranslated } = resource;
  return {
    id: doc.id,
    title: doc.title,
    excerpt: doc.excerpt ?? "",
    ...picture("image", doc.image),
    images: pictures(doc.images),
    content: htmlOf(resource, locale)("content"),
    categories: related(doc.categories).map(toCategory),
    created_at: doc.created_on,
    untranslated,
  };
}

const sortKeys = { id: "id", created_at: "created_on" } as const;

/** `GET /education-resources` (API-11). */
export const educationResources = defineRead({
  name: "education-resources",
  path: "/education-resources",
  tags,
  params: {
    page,
    perPage: perPage(9),
    sortBy: oneOf(["id", "created_at"], "created_at"),
    sortDirection,
    category_id: idParameter,
  },
  answer: async (reading) => {
    const { params, locale } = reading;
    const descending = params.sortDirection === "desc" ? "-" : "";
    const { docs, total } = await findPublished(reading, "education-resources", {
      limit: params.perPage,
      page: params.page,
      sort: [`${descending}${sortKeys[params.sortBy]}`, `${descending}id`],
      ...(params.category_id !== undefined && { where: { categories: { in: [params.category_id] } } }),
    });
    return {
      education_resources: docs.map((resource) => toResource(resource, locale)),
      pagination: paginationOf({ total, count: docs.length, ...params }),
    };
  },
});

/** `GET /education-resources/{id}` (API-12). */
export const educationResource = defineRead({
  name: "education-resource",
  path: "/education-resources/{id}",
  tags,
  answer: async (reading) => {
    const resource = await findPublishedById(reading, "education-resources", readId(reading.id));
    return resource && toResource(resource, reading.locale);
  },
});

/** `GET /education-resource-categories` (API-13). */
export const educationResourceCategories = defineRead({
  name: "education-resource-categories",
  path: "/education-resource-categories",
  tags: ["education-resource-categories"],
  params: { page, perPage: perPage(100), sortBy: oneOf(["id", "order"], "order"), sortDirection },
  answer: async (reading) => {
    const { page: asked, perPage: limit, sortBy, sortDirection: direction } = reading.params;
    const sort = sortBy === "order" ? "_order" : direction === "desc" ? "-id" : "id";
    const found = await findPublished(reading, "education-resource-categories", { sort, limit, page: asked });
    return { categories: found.docs.map(({ doc }) => toCategory(doc)) };
  },
});
