import type { ChartEntry } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useParams } from "react-router";
import { RichText } from "../../content/rich-text.tsx";
import { useLocale } from "../../i18n/use-locale.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { chartQuery } from "../../queries/simple-lists.ts";
import { localizePath, paths } from "../../routing/paths.ts";
import { withoutFrame } from "../../routing/use-address.ts";
import { DescribedAgencyContext } from "../../seo/described-agency.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { OldAddress } from "../../shell/old-address.tsx";
import { QueryState } from "../../shell/query-state.tsx";
import prose from "../../styles/prose.module.css";
import { Logo } from "../../ui/logo.tsx";
import { NotFoundBox } from "../../ui/status.tsx";
import { TakeAway } from "./take-away.tsx";
import styles from "./chart.module.css";

export const handle = withoutFrame;

const pageQueries: PageQueries = ({ locale, params }) => [chartQuery(locale, params.id ?? "")];

export const loader = createLoader(pageQueries);
export const clientLoader = createClientLoader(pageQueries);

/** The page of one chart, which other sites may frame (CHART-6). The server sends it without scripts. */
export default function ChartPage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id = "" } = useParams();
  const agency = use(DescribedAgencyContext)?.name ?? t("agency.name");
  const missing = (
    <>
      <PageHead page="chart" hidden />
      <OldAddress entryIn={(language) => chartQuery(language, id)}>
        <NotFoundBox title={t("notFound.heading")}>{t("notFound.lead")}</NotFoundBox>
      </OldAddress>
    </>
  );
  return (
    <main className={styles.page}>
      <QueryState query={useQuery(chartQuery(locale, id))} notFound={missing}>
        {(entry) => <KnownChart entry={entry} />}
      </QueryState>
      <a href={localizePath(paths.home(), locale)} target="_blank" rel="noopener" className={styles.home}>
        <Logo label={agency} className={styles.logo} />
      </a>
    </main>
  );
}

function KnownChart({ entry }: { entry: ChartEntry }) {
  const locale = useLocale();
  return (
    <>
      {/* The answer does not tell whether the chart has the other language. */}
      <PageHead page="chart" title={entry.title} languages={[locale]} unlisted />
      <h1 className="visually-hidden">{entry.title}</h1>
      <div className={prose.prose}>
        <RichText html={withoutId(entry.html)} />
      </div>
      <TakeAway entry={entry} />
    </>
  );
}

/** The figure without its id: the page of a chart does not link to itself. */
const withoutId = (html: string) => html.replace(/(<figure\b[^>]*?) data-id="[^"]*"/, "$1");
