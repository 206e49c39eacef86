import { defaultSocialLinks, otherLocale, unnamedSocialLink } from "@miqyas/contract";
import type { Locale, SocialLink } from "@miqyas/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Translate } from "../i18n/create-i18n.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { socialIcon } from "../ui/icon-paths.ts";
import { readQuery } from "./api-client.ts";

/** Links to the agency on social networks (API-19). */
export const socialLinksQuery = (locale: Locale) => readQuery("listSocialLinks", {}, locale);

/** A link with its network's name in the current language, with or without a name from the backend (LANG-8). */
export function nameLink(link: SocialLink, t: Translate): SocialLink {
  const network = socialIcon(link.platform_slug);
  if (network) return { ...link, name: t(`shell.networks.${network}`) };
  return link.name === unnamedSocialLink ? { ...link, name: t("shell.unnamedNetwork") } : link;
}

/**
 * The named links: until those of the page's language are there, those of the other one. The three defaults replace an
 * empty or failed answer, without a message (ERR-18).
 */
export function useSocialLinks(): readonly SocialLink[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const queries = useQueryClient();
  const { data } = useQuery(socialLinksQuery(locale));
  const other = data ? undefined : queries.getQueryData(socialLinksQuery(otherLocale(locale)).queryKey);
  return (data ?? other ?? defaultSocialLinks).map((link) => nameLink(link, t));
}
