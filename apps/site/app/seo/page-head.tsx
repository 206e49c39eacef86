import type { PictureDetails } from "@miqyas/contract";
import { use, useEffect } from "react";
import { useTranslation } from "react-i18next";
import shareInArabic from "../assets/share/share-ar.png?url";
import shareInEnglish from "../assets/share/share-en.png?url";
import { localizePath } from "../routing/paths.ts";
import { useSiteOrigin } from "../routing/site-origin.ts";
import { useAddress } from "../routing/use-address.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { describePage, isSearch, readPage, toDescription } from "./describe-page.ts";
import { describeTrail } from "./describe-trail.ts";
import { findSharedPicture } from "./shared-picture.ts";
import { StructuredDataSink } from "./structured-data-sink.ts";
import { listThings, writeStructuredData } from "./structured-data.ts";
import type { DescribedPage, PageName, Subject } from "./page-facts.ts";

interface PageHeadProps {
  /** Whose title and description in `messages/seo` stand while there are none of the content's own. */
  page: PageName;
  title?: string | undefined;
  description?: string | undefined;
  /** A picture to share the page with; without one there is the agency's. */
  image?: string | null | undefined;
  imageDetails?: PictureDetails | null | undefined;
  type?: "website" | "article";
  /** Canonical English path, where it is not the address that was asked for (BLOG-15). */
  path?: string | undefined;
  /** What the page is about, for its structured data. */
  about?: Subject | undefined;
  /** The page of a list that is shown; asked for one beyond the end, it is the last. */
  shownPage?: number | undefined;
  /** Nothing to find here: neither an address of its own nor a place in search engines. */
  hidden?: boolean;
  /** Has an address in both languages, and no place in search engines. */
  unlisted?: boolean;
}

const sharePictures = { en: shareInEnglish, ar: shareInArabic };
/** Pages that name the feed of articles. */
const pagesWithFeed = new Set<PageName>(["home", "blog", "article"]);

/**
 * Title, description, addresses, sharing tags and structured data of a page, in the language it is shown in.
 * React puts the tags into the head; they follow a language change and late content, which a route's `meta`
 * cannot. What is searched or filtered is kept out of search engines.
 */
export function PageHead(props: PageHeadProps) {
  const { page, title, description, image, imageDetails, type, path, about } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const origin = useSiteOrigin();
  const hidden = props.hidden === true || isSearch(address?.query ?? "");
  const askedPage = readPage(address?.query ?? "");
  const number = props.shownPage ?? askedPage;
  const unlisted = hidden || props.unlisted === true || number !== askedPage;
  const wholeTitle = title || t(`seo.pages.${page}.title`);
  const ownTitle = number > 1 ? t("seo.numbered", { page: wholeTitle, number }) : wholeTitle;
  const text = toDescription(description || t(`seo.pages.${page}.description`));
  const share = { url: origin + sharePictures[locale], width: 1200, height: 630, alt: t("seo.sharePicture") };
  const picture = findSharedPicture(image, imageDetails, origin) ?? share;
  const tags = describePage({
    origin,
    locale,
    path: hidden || !address ? null : (path ?? address.path),
    query: number > 1 ? `?page=${number}` : "",
    title: ownTitle,
    description: text,
    siteName: t("agency.name"),
    picture,
    type,
  });
  const { canonical } = tags;
  useStructuredData(
    unlisted
      ? null
      : canonical && { page, locale, url: canonical, title: ownTitle, description: text, picture },
    about,
  );
  return (
    <>
      <title>{page === "home" ? ownTitle : t("seo.title", { page: ownTitle })}</title>
      <meta name="description" content={text} />
      {unlisted && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {tags.alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {pagesWithFeed.has(page) && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={t("seo.feed")}
          href={origin + localizePath("/feed.xml", locale)}
        />
      )}
      {tags.graph.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * Structured data belong to the page as it was served: those who read them open every address anew. In the
 * browser they go when another page, or another language, takes its place (and need no trusted script).
 */
function useStructuredData(page: Omit<DescribedPage, "above" | "agency"> | "" | null, about?: Subject): void {
  const { t } = useTranslation();
  const origin = useSiteOrigin();
  const sink = use(StructuredDataSink);
  const url = page ? page.url : null;
  useEffect(() => () => document.querySelector('script[type="application/ld+json"]')?.remove(), [url]);
  if (!import.meta.env.SSR || !sink || !page) return;
  const home = origin + localizePath("/", page.locale);
  const facts: DescribedPage = {
    ...page,
    above: describeTrail(page.page, page.locale).map(({ page: name, path }) => ({
      name: name === "home" ? t("agency.name") : t(`seo.pages.${name}.title`),
      url: origin + path,
    })),
    agency: {
      name: t("agency.name"),
      about: t("agency.about"),
      url: home,
      logo: `${origin}/icon-512.png`,
      email: t("agency.email"),
      phones: [t("agency.phone1"), t("agency.phone2")],
      address: t("contact.details.addressText"),
      city: t("agency.city"),
    },
  };
  sink(writeStructuredData(listThings(facts, about)));
}
