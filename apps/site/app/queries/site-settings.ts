import { getSiteSettings, siteSettings } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import * as v from "valibot";
import { readQuery } from "./api-client.ts";

/** Opening hours and the directory's address, where the backend has them. */
export const siteSettingsQuery = (locale: Locale) => readQuery(getSiteSettings, {}, locale);

/** What holds where the backend has no settings: the hours of the specification, no holidays. */
export const defaultSettings = v.parse(siteSettings, { holidays: [] });
