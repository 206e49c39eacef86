import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import girih from "../../assets/art/h-research.svg?url";
import { useLocale } from "../../i18n/use-locale.ts";
import { blogPreviewQuery } from "../../queries/blogs.ts";
import { resourcePreviewQuery } from "../../queries/education-resources.ts";
import { reportsQuery, trendsQuery } from "../../queries/simple-lists.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { wordPreviewQuery } from "../../queries/words-in-markets.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { NewsletterBox } from "../../shell/newsletter/newsletter-box.tsx";
import layout from "../../styles/layout.module.css";
import { classNames } from "../../ui/class-names.ts";
import { paths } from "../../routing/paths.ts";
import { MoreLink } from "../../ui/more-link.tsx";
import { PageBanner } from "../../ui/page-banner.tsx";
import { BlogPreview } from "./blog-preview.tsx";
import { Reports } from "./reports.tsx";
import { ResourcePreview } from "./resource-preview.tsx";
import { TrendCarousel } from "./trend-carousel.tsx";
import { WordPreview } from "./word-preview.tsx";
import styles from "./research.module.css";

const pageQueries: PageQueries = ({ locale }) => [
  trendsQuery(locale),
  blogPreviewQuery(locale),
  wordPreviewQuery(locale),
  resourcePreviewQuery(locale),
];
const optional: PageQueries = ({ locale }) => [reportsQuery(locale)];

export const loader = createLoader(pageQueries, optional);
export const clientLoader = createClientLoader(pageQueries, optional);

/** A preview of all publications of the agency (RSCH-1…RSCH-11). */
export default function Research() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <>
      <PageHead page="research" />
      <PageBanner
        tone="basalt"
        heading={t("research.heading")}
        lead={t("research.lead")}
        picture={{ src: girih, alt: "", mirrored: true }}
      />
      <TrendCarousel trends={useQuery(trendsQuery(locale))} />
      <BlogPreview articles={useQuery(blogPreviewQuery(locale))} />
      <Reports reports={useQuery(reportsQuery(locale))} />
      <WordPreview words={useQuery(wordPreviewQuery(locale))} />
      <ResourcePreview resources={useQuery(resourcePreviewQuery(locale))} />
      <div className={layout.section}>
        <p className={classNames(layout.wrap, styles.plan)}>
          <MoreLink to={paths.plan()}>{t("services.plan")}</MoreLink>
        </p>
        <div className={classNames(layout.wrap, "on-pist", styles.newsletter)}>
          <NewsletterBox />
        </div>
      </div>
    </>
  );
}
