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

/** What lists and the page of a report have in common. */
export const reportSummaryEntries = {
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

const featuredReportSummary = v.object(reportSummaryEntries);
export type FeaturedReportSummary = v.InferOutput<typeof featuredReportSummary>;

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
