import type { Trend as TrendEntry } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useParams } from "react-router";
import { DetailFrame } from "../../content/detail-frame.tsx";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { OldAddress } from "../../shell/old-address.tsx";
import { QueryState } from "../../shell/query-state.tsx";
import { trendQuery, trendsQuery } from "../../queries/simple-lists.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Link } from "../../ui/link.tsx";
import { NotFoundBox } from "../../ui/status.tsx";
import { OtherTrends } from "./other-trends.tsx";
import { TrendHead } from "./trend-head.tsx";

const pageQueries: PageQueries = ({ locale, params }) => [trendQuery(locale, params.id ?? "")];
const others: PageQueries = ({ locale }) => [trendsQuery(locale)];

export const loader = createLoader(pageQueries, others);
export const clientLoader = createClientLoader(pageQueries, others);

/** One trend and up to two others (TRD-1…TRD-3). */
export default function Trend() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const query = useQuery(trendQuery(useLocale(), id));
  if (query.data) return <KnownTrend key={query.data.id} trend={query.data} />;
  const missing = (
    <OldAddress entryIn={(language) => trendQuery(language, id)}>
      <NotFoundBox
        title={t("errors.trendNotFound")}
        action={<Link to={paths.trends()}>{t("trends.viewAll")}</Link>}
      >
        {t("trends.gone")}
      </NotFoundBox>
    </OldAddress>
  );
  return (
    <DetailFrame page="trend" back={<BackLink to={paths.trends()}>{t("trends.allTrends")}</BackLink>}>
      <QueryState query={query} notFound={missing}>
        {() => null}
      </QueryState>
    </DetailFrame>
  );
}

function KnownTrend({ trend }: { trend: TrendEntry }) {
  return (
    <article>
      <PageHead
        page="trend"
        type="article"
        title={trend.title}
        description={trend.description}
        image={trend.image}
        imageDetails={trend.image_details}
        languages={trend.languages}
        seo={trend.seo}
        about={{ trend }}
      />
      <TrendHead trend={trend} />
      <OtherTrends than={trend.id} />
    </article>
  );
}
