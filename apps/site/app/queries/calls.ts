import {
  getAboutUs,
  getBlog,
  getChart,
  getEducationResource,
  getFeaturedReport,
  getHomePage,
  getMarketsPage,
  getMission,
  getPrivacyPolicy,
  getSiteSettings,
  getTerms,
  getTrend,
  getVision,
  listBlogCategories,
  listBlogs,
  listClients,
  listCoreValues,
  listEducationResourceCategories,
  listEducationResources,
  listFaqs,
  listFeaturedReports,
  listImpacts,
  listPartners,
  listRedirects,
  listServices,
  listSocialLinks,
  listTeam,
  listTestimonials,
  listTools,
  listTrends,
  listWordCategories,
  listWords,
  searchSite,
} from "@miqyas/contract";

/*
 * The code of the backend's calls: schemas, requests, reading of answers. A served page has its answers: browsers
 * load this with the first call of their own (`api-client.ts`).
 */
export { createClient } from "@miqyas/contract";

/** The calls that the site makes, by name. */
export const calls = {
  ...{ getAboutUs, getHomePage, getMission, getVision, getPrivacyPolicy, getTerms, getSiteSettings },
  ...{ getBlog, getChart, getEducationResource, getFeaturedReport, getMarketsPage, getTrend },
  ...{ listBlogs, listBlogCategories, listEducationResources, listEducationResourceCategories },
  ...{ listWords, listWordCategories, listTrends, listFeaturedReports, listFaqs, listServices, listTools },
  ...{ listClients, listCoreValues, listImpacts, listPartners, listTeam, listTestimonials },
  ...{ listRedirects, listSocialLinks, searchSite },
};
