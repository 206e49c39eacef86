import { defaultHours } from "@miqyas/contract";
import type { Locale, SiteSettings } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** Opening hours and the directory's address, if the backend has them. */
export const siteSettingsQuery = (locale: Locale) => readQuery("getSiteSettings", {}, locale);

/**
 * Where visitors can verify the agency's membership; `null` after staff emptied the address.
 * @param own the site's own address, used until the backend answers
 */
export const directoryOf = (settings: SiteSettings | undefined, own: string): string | null =>
  settings ? settings.directory_url : own;

/** The settings without a backend's: the opening hours of the specification, no holidays. */
export const defaultSettings: SiteSettings = {
  ...{ name: null, description: null, city: null, email: null, phones: [], address: null, links: [] },
  ...defaultHours,
  holidays: [],
  ...{ directory_url: null, membership_heading: null, membership_text: null },
};
