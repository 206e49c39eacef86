import { getAboutUs } from "./about-us.ts";
import { listBlogCategories } from "./blog-categories.ts";
import { getBlog, listBlogs } from "./blogs.ts";
import type { ReadCall } from "./call.ts";
import { getChart } from "./charts/get-chart.ts";
import { listCoreValues } from "./core-values.ts";
import { listEducationResourceCategories } from "./education-resource-categories.ts";
import { getEducationResource, listEducationResources } from "./education-resources.ts";
import { getFeaturedReport } from "./featured-report.ts";
import { listFaqs } from "./frequently-asked-questions.ts";
import { getHomePage } from "./home-page.ts";
import { getMarketsPage } from "./markets-page.ts";
import { listClients } from "./our-clients.ts";
import { listFeaturedReports } from "./our-featured-reports.ts";
import { listImpacts } from "./our-impacts.ts";
import { getMission } from "./our-missions.ts";
import { listPartners } from "./our-partners.ts";
import { listServices } from "./our-services.ts";
import { listTeam } from "./our-teams.ts";
import { getVision } from "./our-visions.ts";
import { getPrivacyPolicy, getTerms } from "./policies.ts";
import { listRedirects } from "./redirects.ts";
import { searchSite } from "./search.ts";
import { getSiteSettings } from "./site-settings.ts";
import { listSocialLinks } from "./social-medias.ts";
import { listTestimonials } from "./testimonials.ts";
import { listTools } from "./tool-we-uses.ts";
import { getTrend, listTrends } from "./trends-in-markets.ts";
import { listWordCategories } from "./words-in-market-categories.ts";
import { listWords } from "./words-in-markets.ts";

/** Every GET of the contract. */
export const reads: readonly ReadCall<never, unknown>[] = [
  ...[getAboutUs, listBlogs, getBlog, getMission, getVision],
  ...[listEducationResources, getEducationResource, listEducationResourceCategories],
  ...[listWords, listWordCategories, listTrends, getTrend, listServices, listTools],
  ...[listSocialLinks, getHomePage, listImpacts, listTestimonials, listClients, listPartners],
  ...[getPrivacyPolicy, getTerms, listFaqs, listFeaturedReports, getFeaturedReport],
  ...[listTeam, listBlogCategories, listCoreValues, getMarketsPage, getSiteSettings],
  ...[listRedirects, searchSite, getChart],
];

const shapes = reads.map((call) => ({
  call,
  shape: new RegExp(`^${call.pattern.replace(/:\w+/, "[^/]+")}/?$`),
}));

/** Names of the parameters of a GET. Each call has the language beside its own, and names those without a value too. */
export const parametersOf = (call: ReadCall<never, unknown>): string[] => [
  "lang",
  ...Object.keys(call.query({} as never)),
];

/** The GET of a path; undefined for an unknown path. */
export const findRead = (pathname: string): ReadCall<never, unknown> | undefined =>
  shapes.find(({ shape }) => shape.test(pathname))?.call;
