import { useTranslation } from "react-i18next";
import { useSiteOrigin } from "../i18n/site-origin.ts";
import { useAddress } from "../i18n/use-address.ts";
import { useLocale } from "../i18n/use-locale.ts";
import type { EnglishMessages } from "../i18n/load-messages.ts";
import { describePage, indexedQuery, toDescription } from "./describe-page.ts";

interface PageHeadProps {
  /** Whose title and description in `messages/seo` stand while there are none of the content's own. */
  page: keyof EnglishMessages["seo"]["pages"];
  title?: string | undefined;
  description?: string | undefined;
  image?: string | null | undefined;
  type?: "website" | "article";
  /** Canonical English path, where it is not the address that was asked for (BLOG-15). */
  path?: string | undefined;
  /** Keeps the page out of search engines: nothing to find there. */
  hidden?: boolean;
}

/**
 * Title, description, addresses and sharing tags of a page, in the language it is shown in. React puts
 * them into the head; they follow a language change and late content, which a route's `meta` cannot.
 */
export function PageHead({ page, title, description, image, type, path, hidden = false }: PageHeadProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const origin = useSiteOrigin();
  const ownTitle = title || t(`seo.pages.${page}.title`);
  const text = toDescription(description || t(`seo.pages.${page}.description`));
  const tags = describePage({
    origin,
    locale,
    path: hidden || !address ? null : (path ?? address.path),
    query: indexedQuery(address?.query ?? ""),
    title: ownTitle,
    description: text,
    siteName: t("agency.name"),
    image,
    type,
  });
  return (
    <>
      <title>{page === "home" ? ownTitle : t("seo.title", { page: ownTitle })}</title>
      <meta name="description" content={text} />
      {hidden && <meta name="robots" content="noindex" />}
      {tags.canonical && <link rel="canonical" href={tags.canonical} />}
      {tags.alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {tags.graph.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
    </>
  );
}
