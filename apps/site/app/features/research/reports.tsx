import { isNotFound } from "@miqyas/contract";
import type { FeaturedReportSummary, PagedList } from "@miqyas/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import rosette from "../../assets/art/fallback-reports.svg?url";
import { formatDate } from "../../i18n/format.ts";
import { paths } from "../../routing/paths.ts";
import { QueryState } from "../../shell/query-state.tsx";
import typeStyles from "../../styles/type.module.css";
import { Byline } from "../../ui/byline.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { TitleText } from "../../ui/title-text.tsx";
import styles from "./reports.module.css";

/**
 * The featured reports, which have no list page (SRCH-2). The section is absent when the backend lacks the call or
 * has no reports.
 */
export function Reports({ reports }: { reports: UseQueryResult<PagedList<FeaturedReportSummary>> }) {
  const { t } = useTranslation();
  if (isNotFound(reports.error) || reports.data?.items.length === 0) return null;
  return (
    <Section
      id="reports-section"
      tone="basalt"
      heading={t("research.reports.heading")}
      rulerValue={50}
      threshold={0.1}
    >
      <QueryState query={reports}>
        {({ items }) => (
          <div className={styles.reports}>
            {items.map((report) => (
              <ReportCard key={report.id} report={report} />
            ))}
          </div>
        )}
      </QueryState>
    </Section>
  );
}

function ReportCard({ report }: { report: FeaturedReportSummary }) {
  const { t, formatLocale } = useTranslation();
  const id = useId();
  const date = formatDate(report.created_at, formatLocale);
  return (
    <article className={styles.report}>
      <Picture
        src={report.image}
        details={report.image_details}
        alt=""
        fallback={rosette}
        ratio="4:5"
        sizes="(max-width: 860px) 92vw, 30vw"
        className={styles.cover}
      />
      <div className={styles.words}>
        <h3 id={`${id}title`} className={typeStyles.h3}>
          <TitleText>{report.title}</TitleText>
        </h3>
        {report.excerpt && (
          <p className={styles.excerpt}>
            <StaffText>{report.excerpt}</StaffText>
          </p>
        )}
        <Byline name={report.author_name} position={report.author_position} className={styles.author} />
        <div className={styles.foot}>
          <MoreLink
            to={paths.report(report.id)}
            stretched
            id={`${id}more`}
            aria-labelledby={`${id}more ${id}title`}
          >
            {t("research.reports.read")}
          </MoreLink>
          {date && <time dateTime={report.created_at ?? undefined}>{date}</time>}
        </div>
      </div>
    </article>
  );
}
