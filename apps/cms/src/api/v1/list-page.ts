import type { CollectionSlug } from "payload";
import * as v from "valibot";
import { findPublished } from "../find-published.ts";
import { paginationOf } from "../pagination.ts";
import { page, wholeNumber } from "../parameters.ts";
import type { ReadContext } from "../public-read.ts";

/** Parameters of a list that is complete unless the caller asks for pages (API-17). */
export const optionalPages = {
  page,
  per_page: v.optional(wholeNumber({ fallback: 100, max: 100 })),
};

interface PageParams {
  page: number;
  per_page?: number | undefined;
}

/** A page of a collection in the order set by staff, or the whole collection. */
export async function listPage<Slug extends CollectionSlug>(
  context: ReadContext & { params: PageParams },
  collection: Slug,
  search: { sort?: string | string[]; without?: string[] } = {},
) {
  const { page: pageNumber, per_page: perPage } = context.params;
  const found = await findPublished(context, collection, {
    ...search,
    ...(perPage !== undefined && { limit: perPage, page: pageNumber }),
  });
  const docs = perPage === undefined && pageNumber > 1 ? [] : found.docs;
  const pagination = paginationOf({
    total: found.total,
    count: docs.length,
    perPage: perPage ?? Math.max(1, found.total),
    page: pageNumber,
  });
  return { docs, pagination };
}

/** Newest first. Of the same day, the entry written last comes first. */
export const newestFirst = ["-created_on", "-id"];
