import { locales } from "@miqyas/contract";
import type { Locale, PictureDetails, Seo } from "@miqyas/contract";
import { use, useEffect } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import shareInArabic from "../assets/share/share-ar.png?url";
import shareInEnglish from "../assets/share/share-en.png?url";
import { localizePath } from "../routing/paths.ts";
import { useSiteOrigin } from "../routing/site-origin.ts";
import { useAddress } from "../routing/use-address.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { DescribedAgencyContext } from "./described-agency.ts";
import type { DescribedAgency } from "./described-agency.ts";
import { describePage, isSearch, readPage, toDescription } from "./describe-page.ts";
import { describeTrail } from "./describe-trail.ts";
import { findSharedPicture } from "./shared-picture.ts";
import { StructuredDataSink } from "./structured-data-sink.ts";
import { listThings, writeStructuredData } from "./structured-data.ts";
import type { DescribedPage, PageName, Subject } from "./page-facts.ts";

interface PageHeadProps {
  /** Its title and description in `messages/seo` are the defaults when the content has none. */
  page: PageName;
  title?: string | undefined;
  description?: string | undefined;
  /** The picture for sharing. Default: the agency's picture. */
  image?: string | null | undefined;
  imageDetails?: PictureDetails | null | undefined;
  /** The entry's own title, description and picture for search engines, which replace the three above (RT-26). */
  seo?: Seo | null | undefined;
  /** The languages in which the page exists. Default: all (LANG-15). */
  languages?: readonly Locale[];
  type?: "website" | "article";
  /** Canonical English path, if it differs from the requested address (BLOG-15). */
  path?: string | undefined;
  /** The page's subject, for its structured data. */
  about?: Subject | undefined;
  /** The page number that the list shows; the last one if the requested page is beyond the end. */
  shownPage?: number | undefined;
  /** The page has neither a canonical address nor a place in search engines. */
  hidden?: boolean;
  /** The page has an address in both languages, but no place in search engines. */
  unlisted?: boolean;
}

const sharePictures = { en: shareInEnglish, ar: shareInArabic };
/** Pages that link to the feed of articles. */
const pagesWithFeed = new Set<PageName>(["home", "blog", "article"]);

/**
 * Title, description, addresses, sharing tags and structured data of a page, in its language. React puts the tags
 * into the head. They follow a language change and late content, which a route's `meta` cannot do. Searches,
 * filters and other orders are excluded from search engines.
 */
export function PageHead(props: PageHeadProps) {
  const { page, seo, type, path, about } = props;
  const title = seo?.title || props.title;
  const description = seo?.description || props.description;
  const [image, imageDetails] = seo?.image
    ? [seo.image, seo.image_details]
    : [props.image, props.imageDetails];
  const { t } = useTranslation();
  const locale = useLocale();
  const agency = useDescribedAgency();
  const names = { agency: agency.name, city: agency.city };
  const address = useAddress();
  const origin = useSiteOrigin();
  const hidden = props.hidden === true || isSearch(address?.query ?? "");
  const askedPage = readPage(address?.query ?? "");
  const number = props.shownPage ?? askedPage;
  const unlisted = hidden || props.unlisted === true || seo?.noindex === true || number !== askedPage;
  const wholeTitle = title || t(`seo.pages.${page}.title`, names);
  const ownTitle = number > 1 ? t("seo.numbered", { page: wholeTitle, number }) : wholeTitle;
  const text = toDescription(description || t(`seo.pages.${page}.description`, names));
  const share = { url: origin + sharePictures[locale], width: 1200, height: 630, alt: t("seo.sharePicture") };
  const picture = findSharedPicture(image, imageDetails, origin) ?? share;
  const tags = describePage({
    origin,
    locale,
    languages: props.languages ?? locales,
    path: hidden || !address ? null : (path ?? address.path),
    query: number > 1 ? `?page=${number}` : "",
    title: ownTitle,
    description: text,
    siteName: agency.name,
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
      <title>{page === "home" ? ownTitle : t("seo.title", { page: ownTitle, ...names })}</title>
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
          title={t("seo.feed", names)}
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

function useDescribedAgency(): DescribedAgency {
  const { t } = useTranslation();
  const own = { name: t("agency.name"), about: t("agency.about"), city: t("agency.city") };
  return use(DescribedAgencyContext) ?? own;
}

/**
 * Structured data are part of the served document only: crawlers load every address anew. The browser removes them
 * when another page or language replaces this one. It needs no trusted script for that.
 */
function useStructuredData(page: Omit<DescribedPage, "above" | "agency"> | "" | null, about?: Subject): void {
  const { t } = useTranslation();
  const origin = useSiteOrigin();
  const agency = useDescribedAgency();
  const sink = use(StructuredDataSink);
  const url = page ? page.url : null;
  useEffect(() => () => document.querySelector('script[type="application/ld+json"]')?.remove(), [url]);
  if (!import.meta.env.SSR || !sink || !page) return;
  const home = origin + localizePath("/", page.locale);
  const facts: DescribedPage = {
    ...page,
    above: describeTrail(page.page, page.locale).map(({ page: name, path }) => ({
      name: name === "home" ? agency.name : t(`seo.pages.${name}.title`),
      url: origin + path,
    })),
    agency: {
      name: agency.name,
      about: agency.about,
      url: home,
      logo: `${origin}/icon-512.png`,
      city: agency.city,
    },
  };
  sink(writeStructuredData(listThings(facts, about)));
}
