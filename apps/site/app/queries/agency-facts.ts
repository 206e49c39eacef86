import type { SiteSettings } from "@miqyas/contract";
import { useMemo } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import type { DescribedAgency } from "../seo/described-agency.ts";
import { useSiteSettings } from "./site-settings.ts";

interface AgencyFacts extends DescribedAgency {
  /** Links that staff add to the footer (LAY-16). */
  links: SiteSettings["links"];
}

const noLinks: SiteSettings["links"] = [];

/**
 * Facts about the agency: those of the backend, and the site's own in place of missing ones. The same object while nothing
 * in it changes: a changed context makes React give up the parts of a page that wait for their code.
 */
export function useAgencyFacts(): AgencyFacts {
  const { t } = useTranslation();
  const settings = useSiteSettings();
  const name = settings?.name ?? t("agency.name");
  const about = settings?.description ?? t("agency.about");
  const city = settings?.city ?? t("agency.city");
  const links = settings?.links ?? noLinks;
  return useMemo(() => ({ name, about, city, links }), [name, about, city, links]);
}
