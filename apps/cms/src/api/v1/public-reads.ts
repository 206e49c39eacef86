import type { PublicRead } from "../public-read.ts";
import { aboutUs } from "./about-us.ts";
import { blogCategories } from "./blog-categories.ts";
import { blog, blogs } from "./blogs.ts";
import { chart } from "./charts.ts";
import { coreValues } from "./core-values.ts";
import { educationResource, educationResourceCategories, educationResources } from "./education-resources.ts";
import { frequentlyAskedQuestions } from "./frequently-asked-questions.ts";
import { homePage } from "./home-page.ts";
import { marketsPage } from "./markets-page.ts";
import { ourClients } from "./our-clients.ts";
import { ourFeaturedReport, ourFeaturedReports } from "./our-featured-reports.ts";
import { ourImpacts } from "./our-impacts.ts";
import { ourMissions } from "./our-missions.ts";
import { ourPartners } from "./our-partners.ts";
import { ourServices } from "./our-services.ts";
import { ourTeams } from "./our-teams.ts";
import { ourVisions } from "./our-visions.ts";
import { privacyPolicies, termsAndConditions } from "./policies.ts";
import { redirects } from "./redirects.ts";
import { search } from "./search.ts";
import { siteSettings } from "./site-settings.ts";
import { socialMedias } from "./social-medias.ts";
import { testimonials } from "./testimonials.ts";
import { toolWeUses } from "./tool-we-uses.ts";
import { trendInMarkets, trendsInMarkets } from "./trends-in-markets.ts";
import { wordsInMarketCategories, wordsInMarkets } from "./words-in-markets.ts";

/** Every GET of the API. */
export const publicReads: readonly PublicRead[] = [
  aboutUs,
  blogs,
  blog,
  blogCategories,
  chart,
  coreValues,
  educationResources,
  educationResource,
  educationResourceCategories,
  frequentlyAskedQuestions,
  homePage,
  marketsPage,
  ourClients,
  ourFeaturedReports,
  ourFeaturedReport,
  ourImpacts,
  ourMissions,
  ourPartners,
  ourServices,
  ourTeams,
  ourVisions,
  privacyPolicies,
  redirects,
  search,
  siteSettings,
  socialMedias,
  termsAndConditions,
  testimonials,
  toolWeUses,
  trendsInMarkets,
  trendInMarkets,
  wordsInMarkets,
  wordsInMarketCategories,
];
