import type { BlogCategoryParams, Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/* Lists and entries of the research pages. Each query is one call of the contract. */

/** All categories of articles with the number of articles that match a filter, if the backend has them (BLOG-10). */
export const blogCategoriesQuery = (locale: Locale, filter: BlogCategoryParams) =>
  readQuery("listBlogCategories", filter, locale);

/** Categories of resources. A failure counts as no categories (API-13). */
export const resourceCategoriesQuery = (locale: Locale) =>
  readQuery("listEducationResourceCategories", {}, locale);

/** Categories of words (API-15). */
export const wordCategoriesQuery = (locale: Locale) => readQuery("listWordCategories", {}, locale);

/** All trends (TRG-1). */
export const trendsQuery = (locale: Locale) => readQuery("listTrends", {}, locale);

/** One chart, if the backend has it (CHART-6). */
export const chartQuery = (locale: Locale, id: string) => readQuery("getChart", { id }, locale);

/** One trend (TRD-1). */
export const trendQuery = (locale: Locale, id: string) => readQuery("getTrend", { id }, locale);

/** Featured reports, if the backend lists them (SRCH-2). */
export const reportsQuery = (locale: Locale) => readQuery("listFeaturedReports", {}, locale);
