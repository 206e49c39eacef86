import { defaultSocialLinks, listSocialLinks, unnamedSocialLink } from "@miqyas/contract";
import type { Locale, SocialLink } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
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

/** A link under the name of its network in the current language (LANG-8), with or without one from the backend. */
export function nameLink(link: SocialLink, t: TFunction): SocialLink {
  const network = known[link.platform_slug];
  if (network) return { ...link, name: t(`shell.networks.${network}`) };
  return link.name === unnamedSocialLink ? { ...link, name: t("shell.unnamedNetwork") } : link;
}

/** The links, named; the three defaults while there are none, without any message (ERR-18). */
export function useSocialLinks(): readonly SocialLink[] {
  const { t } = useTranslation();
  const links = useQuery(socialLinksQuery(useLocale())).data ?? defaultSocialLinks;
  return links.map((link) => nameLink(link, t));
}
