import * as v from "valibot";
import { defineRead } from "./call.ts";
import type { PagedList } from "./call.ts";
import { imageList } from "./image-list.ts";
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

const summary = {
  id,
  title: requiredText,
  author_name: text,
  author_position: text,
  excerpt: text,
  image: address,
  image_details: pictureDetailsField,
  created_at: moment,
  markets: list(v.string()),
  languages: languagesField,
  seo: seoField,
  untranslated,
};

export const featuredReportSummary = v.object(summary);
export type FeaturedReportSummary = v.InferOutput<typeof featuredReportSummary>;

/** A report. Its three descriptions and its content are HTML (RPD-1). */
export const featuredReport = v.object({
  ...summary,
  content: text,
  images: imageList,
  first_description: text,
  second_description: text,
  third_description: text,
});
export type FeaturedReport = v.InferOutput<typeof featuredReport>;

/** `GET /our-featured-reports`, optional for a backend (API-27, SRCH-2). */
export const listFeaturedReports = defineRead({
  name: "our-featured-reports",
  optional: true,
  path: "/our-featured-reports",
  query: ({ page, per_page }: { page?: number; per_page?: number }) => ({ page, per_page }),
  data: v.object({ our_featured_reports: listRequired(featuredReportSummary), pagination: paginationField }),
  result: (data): PagedList<FeaturedReportSummary> => ({
    items: data.our_featured_reports,
    pagination: data.pagination,
  }),
});

/** `GET /our-featured-reports/{id}` (API-27). The entity's id is optional in its answer. */
export const getFeaturedReport = defineRead({
  name: "featured-report",
  path: "/our-featured-reports/:id",
  query: (_params: { id: string }) => ({}),
  data: v.object({ ...featuredReport.entries, id: v.fallback(id, "") }),
  result: (data): FeaturedReport => data,
  errors: {
    failed: "reportFailed",
    noData: "reportNotFound",
    invalid: "reportNotFound",
    notFound: "reportNotFound",
  },
});
