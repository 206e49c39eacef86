import * as contract from "../src/index.ts";
import type { Query, ReadCall } from "../src/index.ts";

/** Requirements on an answer that the contract's tolerant schemas do not check. */
export interface Expectation {
  call: ReadCall<never, unknown>;
  path: string;
  query: Query;
  /** Dotted path to the list inside `data`; `""`: `data` is the list; undefined: `data` is the entity. */
  list?: string;
  /** Fields that each entry, or the entity, must have. `null` counts as a value. */
  fields: string[];
  /** For a detail: the call whose list gives the id, the list inside its `data`, and the id for an empty list. */
  idFrom?: { path: string; query: Query; list: string; otherwise?: string };
}

type AnyParams = { id: string; page?: number };

function expectation(
  call: unknown,
  details: Omit<Expectation, "call" | "path" | "query">,
  query?: Query,
): Expectation {
  const known = call as ReadCall<AnyParams, unknown>;
  const params = { id: ":id" };
  return {
    call: call as ReadCall<never, unknown>,
    path: known.pattern,
    query: query ?? known.query(params),
    ...details,
  };
}

const explored = ["id", "title", "excerpt", "image", "explores"];
const blogFields = [
  "id",
  "slug",
  "title",
  "cover_image",
  "excerpt",
  "author_name",
  "author_position",
  "categories",
  "created_at",
];
const resourceFields = ["id", "title", "excerpt", "image", "images", "content", "categories"];

/** Every call of the contract, required ones first. */
export const expectations: Expectation[] = [
  expectation(contract.getAboutUs, { fields: ["description"] }),
  expectation(contract.listBlogs, { list: "blogs", fields: blogFields }),
  expectation(contract.getBlog, {
    fields: [...blogFields, "content", "similar_blogs"],
    idFrom: { path: "/api/v1/blogs", query: {}, list: "blogs" },
  }),
  expectation(contract.getMission, { fields: ["description"] }),
  expectation(contract.getVision, { fields: [] }),
  expectation(contract.listEducationResources, { list: "education_resources", fields: resourceFields }),
  expectation(contract.getEducationResource, {
    fields: resourceFields,
    idFrom: { path: "/api/v1/education-resources", query: {}, list: "education_resources" },
  }),
  expectation(contract.listEducationResourceCategories, { list: "categories", fields: ["id", "name"] }),
  expectation(contract.listWords, {
    list: "items",
    fields: ["id", "title", "excerpt", "image", "images", "content", "created_at", "categories"],
  }),
  expectation(contract.listWordCategories, { list: "", fields: ["id", "name"] }),
  expectation(contract.listTrends, {
    list: "data",
    fields: ["id", "title", "description", "image", "created_at"],
  }),
  expectation(contract.getTrend, {
    fields: ["id", "title", "description", "image", "created_at"],
    idFrom: { path: "/api/v1/trends-in-markets", query: {}, list: "data" },
  }),
  expectation(contract.listServices, { list: "our_services", fields: explored }),
  expectation(contract.listTools, {
    list: "tool_we_use",
    fields: ["id", "name", "description", "image", "images", "explores"],
  }),
  expectation(contract.listSocialLinks, { fields: [] }),
  expectation(contract.getHomePage, {
    fields: ["video_title", "video_description", "video", "video_alt_text"],
  }),
  expectation(contract.listImpacts, {
    list: "impacts",
    fields: ["id", "image", "title", "description", "services"],
  }),
  expectation(contract.listTestimonials, {
    list: "testimonials",
    fields: ["avatar", "name", "position", "content", "company_logo", "company_name"],
  }),
  expectation(contract.listClients, { list: "clients", fields: ["description", "images"] }),
  expectation(contract.listPartners, { list: "our_partners", fields: ["id", "logo"] }),
  expectation(contract.getPrivacyPolicy, { fields: ["title", "description"] }),
  expectation(contract.getTerms, { fields: ["title", "description"] }),
  expectation(contract.listFaqs, { list: "faqs", fields: ["id", "question", "answer", "category"] }),
  expectation(contract.listFeaturedReports, {
    list: "our_featured_reports",
    fields: ["id", "title", "author_name", "excerpt", "image"],
  }),
  expectation(contract.getFeaturedReport, {
    fields: [
      "title",
      "author_name",
      "author_position",
      "excerpt",
      "content",
      "image",
      "images",
      "first_description",
      "second_description",
      "third_description",
    ],
    idFrom: { path: "/api/v1/our-featured-reports", query: {}, list: "our_featured_reports", otherwise: "1" },
  }),
  expectation(contract.listTeam, { list: "members", fields: ["id", "name", "position", "image"] }),
  expectation(contract.listBlogCategories, { list: "items", fields: ["id", "name"] }),
  expectation(contract.listCoreValues, { list: "core_values", fields: ["key", "title", "description"] }),
  expectation(contract.getMarketsPage, { fields: ["title", "introduction", "markets"] }),
  expectation(contract.getSiteSettings, { fields: ["working_days", "opens_at", "closes_at", "utc_offset"] }),
  expectation(contract.listRedirects, { list: "redirects", fields: ["from", "status"] }),
  expectation(contract.getChart, {
    fields: ["id", "title", "html"],
    idFrom: { path: "/api/v1/charts", query: {}, list: "charts", otherwise: "1" },
  }),
  expectation(contract.searchSite, { list: "groups", fields: ["kind", "total", "hits"] }, { q: "market" }),
];
