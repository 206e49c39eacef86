import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { QueryState } from "../../shell/query-state.tsx";
import { trendsQuery } from "../../queries/simple-lists.ts";
import layout from "../../styles/layout.module.css";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Section } from "../../ui/section.tsx";
import { TrendCard } from "../../ui/trend-card.tsx";
import styles from "./trend.module.css";

/** Number of other trends on a trend's page (TRD-2). */
const shown = 2;

/** The first two other trends, if there are any, and further links (TRD-2). */
export function OtherTrends({ than }: { than: string }) {
  const { t } = useTranslation();
  const all = useQuery(trendsQuery(useLocale()));
  const others = all.data?.filter(({ id }) => id !== than).slice(0, shown) ?? [];
  const isOnly = all.data !== undefined && others.length === 0;
  return (
    <Section
      id="other-trends"
      tone="limestone"
      heading={t(isOnly ? "trends.allTrends" : "trends.others")}
      rulerValue={80}
    >
      <QueryState query={all} isEmpty={() => isOnly}>
        {() => (
          <div className={layout.columns2}>
            {others.map((trend) => (
              <TrendCard
                key={trend.id}
                trend={trend}
                readMore={t("trends.readMore")}
                sizes="(max-width: 700px) 100vw, 50vw"
              />
            ))}
          </div>
        )}
      </QueryState>
      <div className={classNames(layout.row, styles.ways)}>
        <ButtonLink to={paths.trends()}>{t("trends.viewAll")}</ButtonLink>
        <ButtonLink to={paths.home()} variant="outline">
          {t("trends.backHome")}
        </ButtonLink>
      </div>
    </Section>
  );
}
