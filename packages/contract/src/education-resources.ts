import * as v from "valibot";
import { defineRead } from "./call.ts";
import type { PagedList } from "./call.ts";
import { categories } from "./category.ts";
import { imageList } from "./image-list.ts";
import { paginationField } from "./pagination.ts";
import { pictureDetailsField } from "./picture.ts";
import {
  address,
  id,
  languagesField,
  listRequired,
  moment,
  requiredText,
  text,
  untranslated,
} from "./schema.ts";
import { seoField } from "./seo.ts";

export const educationResource = v.object({
  id,
  title: requiredText,
  excerpt: text,
  image: address,
  image_details: pictureDetailsField,
  images: imageList,
  content: text,
  categories,
  created_at: moment,
  languages: languagesField,
  seo: seoField,
  untranslated,
});
export type EducationResource = v.InferOutput<typeof educationResource>;

export interface EducationResourceListParams {
  page?: number;
  perPage?: number;
  sortBy?: "id" | "created_at";
  sortDirection?: "asc" | "desc";
  category_id?: string;
  /** Text that title or excerpt must contain; optional for a backend, as for articles (BLOG-10). */
  search?: string;
}

/** `GET /education-resources` (API-11). */
export const listEducationResources = defineRead({
  name: "education-resources",
  path: "/education-resources",
  query: (params: EducationResourceListParams) => ({
    page: params.page ?? 1,
    perPage: params.perPage ?? 9,
    sortDirection: params.sortDirection ?? "desc",
    sortBy: params.sortBy ?? "created_at",
    category_id: params.category_id,
    search: params.search || undefined,
  }),
  data: v.object({ education_resources: listRequired(educationResource), pagination: paginationField }),
  result: (data): PagedList<EducationResource> => ({
    items: data.education_resources,
    pagination: data.pagination,
  }),
  errors: { failed: "noResources", invalid: "invalidFormat", notFound: "noResources" },
});

/** `GET /education-resources/{id}` (API-12). */
export const getEducationResource = defineRead({
  name: "education-resource",
  path: "/education-resources/:id",
  query: (_params: { id: string }) => ({}),
  data: educationResource,
  result: (data): EducationResource => data,
  errors: { failed: "noResource", invalid: "noResource", notFound: "noResource" },
});
