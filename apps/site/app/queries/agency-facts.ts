import type { SiteSettings } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../i18n/use-translation.ts";
import type { DescribedAgency } from "../seo/described-agency.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { siteSettingsQuery } from "./site-settings.ts";

interface AgencyFacts extends DescribedAgency {
  /** Links that staff add to the footer (LAY-16). */
  links: SiteSettings["links"];
}

/** Facts about the agency: those of the backend, and the site's own in place of missing ones. */
export function useAgencyFacts(): AgencyFacts {
  const { t } = useTranslation();
  const settings = useQuery(siteSettingsQuery(useLocale())).data;
  return {
    name: settings?.name ?? t("agency.name"),
    about: settings?.description ?? t("agency.about"),
    city: settings?.city ?? t("agency.city"),
    links: settings?.links ?? [],
  };
}
