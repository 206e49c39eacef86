import { defaultSocialLinks, listSocialLinks } from "@miqyas/contract";
import type { Locale, SocialLink } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { EnglishMessages } from "../i18n/load-messages.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { readQuery } from "./api-client.ts";

type KnownNetwork = keyof EnglishMessages["shell"]["networks"];

const known: Readonly<Record<string, KnownNetwork>> = {
  facebook: "facebook",
  instagram: "instagram",
  linkedin: "linkedin",
  youtube: "youtube",
  x: "x",
  twitter: "x",
  telegram: "telegram",
  whatsapp: "whatsapp",
};

/** Links to the agency on social networks (API-19). */
export const socialLinksQuery = (locale: Locale) => readQuery(listSocialLinks, {}, locale);

/**
 * The links, known networks under their name in the current language (LANG-8); the three defaults while
 * there are none, without any message (ERR-18).
 */
export function useSocialLinks(): readonly SocialLink[] {
  const { t } = useTranslation();
  const links = useQuery(socialLinksQuery(useLocale())).data ?? defaultSocialLinks;
  return links.map((link) => {
    const network = known[link.platform_slug];
    return network ? { ...link, name: t(`shell.networks.${network}`) } : link;
  });
}
