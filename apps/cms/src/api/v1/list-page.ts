import type { CollectionSlug } from "payload";
import * as v from "valibot";
import { findPublished } from "../find-published.ts";
import { paginationOf } from "../pagination.ts";
import { page, wholeNumber } from "../parameters.ts";
import type { ReadContext } from "../public-read.ts";

/** A list that comes whole unless the caller asks for pages (API-17). */
export const optionalPages = {
  page,
  per_page: v.optional(wholeNumber({ fallback: 100, max: 100 })),
};

interface Asked {
  page: number;
  per_page?: number | undefined;
}

/** A page of a collection in the order staff gave it, or all of it. */
export async function listPage<Slug extends CollectionSlug>(
  context: ReadContext & { params: Asked },
  collection: Slug,
  search: { sort?: string | string[]; without?: string[] } = {},
) {
  const { page: asked, per_page: perPage } = context.params;
  const found = await findPublished(context, collection, {
    ...search,
    ...(perPage !== undefined && { limit: perPage, page: asked }),
  });
  const docs = perPage === undefined && asked > 1 ? [] : found.docs;
  const pagination = paginationOf({
    total: found.total,
    count: docs.length,
    perPage: perPage ?? Math.max(1, found.total),
    page: asked,
  });
  return { docs, pagination };
}

/** Newest first; of the same day, the one written later. */
export const newestFirst = ["-created_on", "-id"];
