import type { GlobalConfig } from "payload";
import { globalWithoutDrafts } from "../admin/writing.ts";
import { withGlobalRecords } from "../audit/record-content.ts";
import { propertyOf } from "../property-of.ts";
import { AboutUs } from "./about-us.ts";
import { AccountRules } from "./account-rules.ts";
import { CoreValues } from "./core-values.ts";
import { HomePage } from "./home-page.ts";
import { HouseTerms } from "./house-terms.ts";
import { MarketsPage } from "./markets-page.ts";
import { OurMission } from "./our-mission.ts";
import { OurVision } from "./our-vision.ts";
import { PrivacyPolicy } from "./privacy-policy.ts";
import { SiteSettings } from "./site-settings.ts";
import { TermsAndConditions } from "./terms-and-conditions.ts";

const all: GlobalConfig[] = [
  HomePage,
  MarketsPage,
  PrivacyPolicy,
  TermsAndConditions,
  AboutUs,
  OurMission,
  OurVision,
  CoreValues,
  SiteSettings,
  AccountRules,
  HouseTerms,
];

/** Every global: single pages and settings. None has Payload's tab for developers. */
export const globals: GlobalConfig[] = all.map((global) => ({
  ...withGlobalRecords(global),
  admin: {
    ...global.admin,
    ...(!propertyOf(global.versions, "drafts") && { components: globalWithoutDrafts }),
    hideAPIURL: true,
  },
}));
