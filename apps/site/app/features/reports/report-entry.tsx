import type { FeaturedReport } from "@miqyas/contract";
import { lazy, Suspense, useMemo } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import plate from "../../assets/art/fallback-reports.svg?url";
import { ArticleBody } from "../../content/article-body.tsx";
import { paths } from "../../routing/paths.ts";
import { PageHead } from "../../seo/page-head.tsx";
import layout from "../../styles/layout.module.css";
import typeStyles from "../../styles/type.module.css";
import { BackLink } from "../../ui/back-link.tsx";
import { Byline } from "../../ui/byline.tsx";
import { classNames } from "../../ui/class-names.ts";
import { loadPatiently } from "../../ui/load-patiently.ts";
import { Picture } from "../../ui/picture.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { countBefore } from "./count-before.ts";
import { ReportCover } from "./report-cover.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { TitleText } from "../../ui/title-text.tsx";
import styles from "./report-entry.module.css";
import facts from "./report-facts.module.css";

/** The code of what stands around the text. The server's markup stays until it comes. */
const aroundText = () => loadPatiently(() => import("./around-text.ts"));
const ReportRail = lazy(async () => ({ default: (await aroundText()).ReportRail }));
const ReportPictures = lazy(async () => ({ default: (await aroundText()).ReportPictures }));
const ReportLinks = lazy(async () => ({ default: (await aroundText()).ReportLinks }));
const ReportNumbers = lazy(async () => ({ default: (await aroundText()).ReportNumbers }));
const ReportFacts = lazy(async () => ({ default: (await aroundText()).ReportFacts }));
const NextReport = lazy(async () => ({ default: (await aroundText()).NextReport }));

/**
 * A report: cover, title, numbers, text and main picture, then descriptions and pictures in groups of three (RPD-1); below
 * them what a reader needs to trust, take away and cite it (RPD-4…RPD-9).
 */
export function ReportEntry({ report }: { report: FeaturedReport }) {
  const { t } = useTranslation();
  return (
    <article>
      <PageHead
        page="report"
        type="article"
        title={report.title}
        description={report.excerpt}
        image={report.image}
        imageDetails={report.image_details}
        languages={report.languages}
        seo={report.seo}
        about={{ report }}
      />
      <header className={classNames(layout.wrap, styles.head)}>
        <BackLink to={paths.research()}>{t("shell.nav.research")}</BackLink>
        <div className={layout.grid}>
          <ReportCover report={report} />
          <div className={styles.words}>
            <Ruler value={62} />
            <h1 className={classNames(typeStyles.d2, styles.title)}>
              <TitleText>{report.title}</TitleText>
            </h1>
            <Byline name={report.author_name} position={report.author_position} />
            {report.excerpt && (
              <p className={classNames(typeStyles.lead, styles.excerpt)}>
                <StaffText>{report.excerpt}</StaffText>
              </p>
            )}
            <Suspense>
              <ReportLinks report={report} />
            </Suspense>
          </div>
        </div>
      </header>
      <Suspense>
        <ReportNumbers numbers={report.numbers} />
      </Suspense>
      <ReportText report={report} />
      {/* The class brings the styles of these parts into the first sheets of the page. */}
      <Suspense fallback={<div className={facts.facts} />}>
        <ReportFacts report={report} />
        <NextReport after={report.id} />
      </Suspense>
    </article>
  );
}

/** The text with its main picture, its pictures and a rail of its chapters (RPD-1, RPD-10). */
function ReportText({ report }: { report: FeaturedReport }) {
  const { image, image_details, images, content, first_description, second_description, third_description } =
    report;
  const html = useMemo(
    () => [content, first_description, second_description, third_description],
    [content, first_description, second_description, third_description],
  );
  const headingsBefore = useMemo(() => countBefore(html), [html]);
  if (html.every((text) => text === "") && images.length === 0 && image === null) return null;
  const main = (
    <div key="main" className={facts.wide}>
      <Picture
        src={image}
        details={image_details}
        fallback={plate}
        ratio="fill"
        sizes="(max-width: 860px) 100vw, 984px"
      />
    </div>
  );
  const pictures = (
    <Suspense key="pictures">
      <ReportPictures images={images} />
    </Suspense>
  );
  return (
    <ArticleBody
      html={html}
      headingsBefore={headingsBefore}
      between={[main, images.length > 0 && pictures]}
      aside={
        <Suspense>
          <ReportRail html={html.join("")} />
        </Suspense>
      }
    />
  );
}
