import { getTranslation } from "@payloadcms/translations";
import type { CollectionConfig } from "payload";
import { translatedAccess } from "../access/editors-access.ts";
import { collectionWithoutDrafts } from "../admin/writing.ts";
import { withRecords } from "../audit/record-content.ts";
import { isObject } from "../property-of.ts";
import { AuditLog } from "./audit-log.ts";
import { BlogCategories } from "./blog-categories.ts";
import { Blogs } from "./blogs.ts";
import { BrokenLinks } from "./broken-links.ts";
import { Charts } from "./charts.ts";
import { ContactMessages } from "./contact-messages.ts";
import { EducationResourceCategories } from "./education-resource-categories.ts";
import { EducationResources } from "./education-resources.ts";
import { FaqCategories } from "./faq-categories.ts";
import { FormReceipts } from "./form-receipts.ts";
import { FrequentlyAskedQuestions } from "./frequently-asked-questions.ts";
import { Media } from "./media.ts";
import { NewsletterSubscribers } from "./newsletter-subscribers.ts";
import { OurClients } from "./our-clients.ts";
import { OurFeaturedReports } from "./our-featured-reports.ts";
import { OurImpacts } from "./our-impacts.ts";
import { OurPartners } from "./our-partners.ts";
import { OurServices } from "./our-services.ts";
import { OurTeams } from "./our-teams.ts";
import { PreviewLinks } from "./preview-links.ts";
import { Redirects } from "./redirects.ts";
import { SecondFactors } from "./second-factors.ts";
import { SocialMedias } from "./social-medias.ts";
import { Testimonials } from "./testimonials.ts";
import { ToolWeUses } from "./tool-we-uses.ts";
import { TrendsInMarkets } from "./trends-in-markets.ts";
import { UsageCounts } from "./usage-counts.ts";
import { Users } from "./users.ts";
import { WordsInMarketCategories } from "./words-in-market-categories.ts";
import { WordsInMarkets } from "./words-in-markets.ts";

const all: CollectionConfig[] = [
  Blogs,
  BlogCategories,
  FrequentlyAskedQuestions,
  FaqCategories,
  Media,
  WordsInMarkets,
  WordsInMarketCategories,
  TrendsInMarkets,
  OurFeaturedReports,
  Charts,
  EducationResources,
  EducationResourceCategories,
  OurServices,
  ToolWeUses,
  OurImpacts,
  Testimonials,
  OurClients,
  OurPartners,
  OurTeams,
  ContactMessages,
  NewsletterSubscribers,
  FormReceipts,
  SocialMedias,
  BrokenLinks,
  Redirects,
  PreviewLinks,
  UsageCounts,
  Users,
  SecondFactors,
  AuditLog,
];

export type CollectionLabel = NonNullable<CollectionConfig["labels"]>["singular"];

/** Collections that programs write, or that keep records of their own (`accountRecords`). */
const unrecorded = ["users", "second-factors", "audit-log", "form-receipts", "broken-links", "preview-links"];

/**
 * A name of a collection as one text in the reader's language. Payload writes a name of two languages as "[object Object]"
 * into the names of some buttons.
 */
const inOneLanguage = (label: CollectionLabel): CollectionLabel =>
  isObject(label) ? ({ i18n }) => getTranslation(label, i18n) : label;

/** Every collection, in the order of the admin's navigation. None has Payload's tab for developers, nor its copying between languages. */
export const collections: CollectionConfig[] = all.map((collection) => ({
  ...(unrecorded.includes(collection.slug) ? collection : withRecords(collection)),
  labels: {
    singular: inOneLanguage(collection.labels?.singular),
    plural: inOneLanguage(collection.labels?.plural),
  },
  admin: {
    ...collection.admin,
    ...(!collection.versions && {
      components: {
        ...collection.admin?.components,
        ...collectionWithoutDrafts(collection.access?.update === translatedAccess.update),
      },
    }),
    hideAPIURL: true,
    disableCopyToLocale: true,
  },
}));
