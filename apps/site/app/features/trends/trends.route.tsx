import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { QueryState } from "../../shell/query-state.tsx";
import { trendsQuery } from "../../queries/simple-lists.ts";
import { PageHead } from "../../seo/page-head.tsx";
import layout from "../../styles/layout.module.css";
import { BackLink } from "../../ui/back-link.tsx";
import { classNames } from "../../ui/class-names.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { TrendCard } from "../../ui/trend-card.tsx";
import styles from "./trends.module.css";

const pageQueries: PageQueries = ({ locale }) => [trendsQuery(locale)];

export const loader = createLoader(pageQueries);
export const clientLoader = createClientLoader(pageQueries);

/** All trends, in rows of one wide and one narrow card (TRG-1). */
export default function Trends() {
  const { t } = useTranslation();
  const trends = useQuery(trendsQuery(useLocale()));
  return (
    <>
      <PageHead page="trends" />
      <PageTitle
        back={<BackLink to={paths.home()}>{t("trends.backHome")}</BackLink>}
        heading={t("trends.heading")}
        lead={t("trends.lead")}
      />
      <div className={classNames(layout.wrap, styles.list)}>
        <QueryState
          query={trends}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyBox title={t("errors.noTrendsAvailable")} />}
        >
          {(list) => (
            <div className={styles.courses}>
              {list.map((trend, index) => (
                <TrendCard
                  key={trend.id}
                  trend={trend}
                  readMore={t("trends.readMore")}
                  headingLevel={2}
                  evenPicture
                  compact={index > 0}
                  leads={index === 0}
                  sizes={`(max-width: 700px) ${index > 0 ? "96px" : "100vw"}, 55vw`}
                  className={styles.stone}
                />
              ))}
            </div>
          )}
        </QueryState>
      </div>
    </>
  );
}
