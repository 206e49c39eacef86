import type { Trend } from "@miqyas/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import plate from "../../assets/art/fallback-trends.svg?url";
import { LateChart } from "../../content/late-chart.tsx";
import { formatDate } from "../../i18n/format.ts";
import { paths } from "../../routing/paths.ts";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import typeStyles from "../../styles/type.module.css";
import { BackLink } from "../../ui/back-link.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { StaffText } from "../../ui/staff-text.tsx";
import { TitleText } from "../../ui/title-text.tsx";
import styles from "./trend.module.css";

/** Title, long date, chart, picture and text of a trend (TRD-1, CHART-1). */
export function TrendHead({ trend }: { trend: Trend }) {
  const { t, formatLocale } = useTranslation();
  const date = formatDate(trend.created_at, formatLocale);
  return (
    <>
      <header className={classNames(layout.wrap, styles.head)}>
        <BackLink to={paths.trends()}>{t("trends.allTrends")}</BackLink>
        <h1 className={typeStyles.d2}>
          <TitleText>{trend.title}</TitleText>
        </h1>
        {date && (
          <time className={styles.date} dateTime={trend.created_at ?? undefined}>
            {date}
          </time>
        )}
      </header>
      {trend.chart && (
        <div className={classNames(layout.wrap, prose.prose, styles.chart)}>
          <LateChart html={trend.chart} />
        </div>
      )}
      <div className={styles.cover}>
        <Picture
          src={trend.image}
          details={trend.image_details}
          fallback={plate}
          ratio="fill"
          priority
          sizes="100vw"
        />
      </div>
      {trend.description && (
        <div className={classNames(layout.wrap, layout.grid, styles.body)}>
          <p className={classNames(typeStyles.lead, styles.text)}>
            <StaffText>{trend.description}</StaffText>
          </p>
        </div>
      )}
    </>
  );
}
