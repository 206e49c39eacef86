import * as v from "valibot";
import { count, optional } from "./schema.ts";

/** The position of a page in its list (ENT-3). */
export const pagination = v.pipe(
  v.object({
    total: count,
    count: optional(count),
    per_page: optional(count),
    current_page: optional(count),
    total_pages: count,
  }),
  v.transform((page) => ({
    total: page.total,
    total_pages: Math.max(1, page.total_pages),
    current_page: Math.max(1, page.current_page ?? 1),
    count: page.count ?? undefined,
    per_page: page.per_page ?? undefined,
  })),
);
export type Pagination = v.InferOutput<typeof pagination>;

export const paginationField = optional(pagination);
