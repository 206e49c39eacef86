import type { Trend as TrendEntry } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { DetailFrame } from "../../content/detail-frame.tsx";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { inBrowser, onServer } from "../../queries/page-context.ts";
import type { PageNeeds } from "../../queries/page-context.ts";
import { Pending } from "../../queries/pending.tsx";
import { trendQuery, trendsQuery } from "../../queries/trends-in-markets.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Link } from "../../ui/link.tsx";
import { NotFoundBox } from "../../ui/status.tsx";
import { OtherTrends } from "./other-trends.tsx";
import { TrendHead } from "./trend-head.tsx";

const needs: PageNeeds = ({ locale, params }) => [trendQuery(locale, params.id ?? "")];
const others: PageNeeds = ({ locale }) => [trendsQuery(locale)];

export const loader = onServer(needs, others);
export const clientLoader = inBrowser(needs, others);

/** One trend and up to two others (TRD-1…TRD-3). */
export default function Trend() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const query = useQuery(trendQuery(useLocale(), id));
  if (query.data) return <KnownTrend trend={query.data} />;
  const missing = (
    <NotFoundBox
      title={t("errors.trendNotFound")}
      action={<Link to={paths.trends()}>{t("trends.viewAll")}</Link>}
    >
      {t("trends.gone")}
    </NotFoundBox>
  );
  return (
    <DetailFrame page="trend" back={<BackLink to={paths.trends()}>{t("trends.allTrends")}</BackLink>}>
      <Pending of={query} notFound={missing}>
        {() => null}
      </Pending>
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
        about={{ trend }}
      />
      <TrendHead trend={trend} />
      <OtherTrends than={trend.id} />
    </article>
  );
}
