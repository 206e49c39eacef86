import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** The privacy policy (POL-1). */
export const privacyPolicyQuery = (locale: Locale) => readQuery("getPrivacyPolicy", {}, locale);

/** The terms and conditions (POL-1). */
export const termsQuery = (locale: Locale) => readQuery("getTerms", {}, locale);
