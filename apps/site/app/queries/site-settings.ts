import { defaultHours, otherLocale } from "@miqyas/contract";
import type { Locale, SiteSettings } from "@miqyas/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale } from "../i18n/use-locale.ts";
import { readQuery } from "./api-client.ts";

/** Opening hours and the directory's address, if the backend has them. */
export const siteSettingsQuery = (locale: Locale) => readQuery("getSiteSettings", {}, locale);

/**
 * Where visitors can verify the agency's membership; `null` after staff emptied the address.
 * @param own the site's own address, used until the backend answers
 */
export const directoryOf = (settings: SiteSettings | undefined, own: string): string | null =>
  settings ? settings.directory_url : own;

/** The settings without texts: the site has its own. */
const withoutTexts = {
  ...{ name: null, description: null, city: null, address: null, links: [] },
  ...{ membership_heading: null, membership_text: null },
} satisfies Partial<SiteSettings>;

/** The settings without a backend's: the opening hours of the specification, no holidays. */
export const defaultSettings: SiteSettings = {
  ...withoutTexts,
  ...defaultHours,
  ...{ email: null, phones: [], holidays: [], directory_url: null },
};

/** The settings. Until those of the page's language are there, contacts, hours and directory are those of the other one. */
export function useSiteSettings(): SiteSettings | undefined {
  const locale = useLocale();
  const queries = useQueryClient();
  const { data } = useQuery(siteSettingsQuery(locale));
  if (data) return data;
  const other = queries.getQueryData(siteSettingsQuery(otherLocale(locale)).queryKey);
  return other && { ...other, ...withoutTexts };
}
