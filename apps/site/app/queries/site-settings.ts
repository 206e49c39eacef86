import { getSiteSettings, siteSettings } from "@miqyas/contract";
import type { Locale, SiteSettings } from "@miqyas/contract";
import * as v from "valibot";
import { readQuery } from "./api-client.ts";

/** Opening hours and the directory's address, where the backend has them. */
export const siteSettingsQuery = (locale: Locale) => readQuery(getSiteSettings, {}, locale);

/**
 * Where anyone can check the agency's membership; `null` once staff have emptied it.
 * @param own the site's own address, which stands while the backend has not said
 */
export const directoryOf = (settings: SiteSettings | undefined, own: string): string | null =>
  settings ? settings.directory_url : own;

/** What holds where the backend has no settings: the hours of the specification, no holidays. */
export const defaultSettings = v.parse(siteSettings, { holidays: [] });
