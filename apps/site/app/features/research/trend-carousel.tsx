import type { Trend } from "@miqyas/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { paths } from "../../routing/paths.ts";
import { useCarouselTexts } from "../../i18n/use-control-texts.ts";
import { QueryState } from "../../shell/query-state.tsx";
import layout from "../../styles/layout.module.css";
import { Carousel } from "../../ui/carousel.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { TrendCard } from "../../ui/trend-card.tsx";

/** Time between two moves, ms (RSCH-2). */
const interval = 10_000;

/** All trends, one or two in view. They move by themselves until the visitor stops them (RSCH-2…RSCH-6). */
export function TrendCarousel({ trends }: { trends: UseQueryResult<Trend[]> }) {
  const { t } = useTranslation();
  const texts = useCarouselTexts(t("research.trends.row"));
  return (
    <Section
      id="trends-section"
      heading={t("research.trends.heading")}
      aside={
        <span className={layout.row}>
          <MoreLink to={paths.markets()}>{t("shell.nav.markets")}</MoreLink>
          <MoreLink to={paths.trends()}>{t("research.trends.all")}</MoreLink>
        </span>
      }
      rulerValue={20}
      threshold={0.1}
    >
      <QueryState
        query={trends}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyBox title={t("errors.noTrendsInMarkets")} />}
      >
        {(list) => (
          <Carousel
            id="trends"
            items={list}
            keyOf={({ id }) => id}
            renderItem={(trend) => (
              <TrendCard
                trend={trend}
                readMore={t("research.trends.readMore")}
                sizes="(max-width: 1023px) 92vw, 46vw"
              />
            )}
            texts={texts}
            perView={{ base: 1, 1024: 2 }}
            gap={20}
            autoplayInterval={interval}
          />
        )}
      </QueryState>
    </Section>
  );
}
