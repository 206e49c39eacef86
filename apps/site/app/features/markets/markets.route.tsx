import { hasMarkets } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { loadRichText } from "../../content/lazy-rich-text.tsx";
import { marketLinkQueries } from "../../queries/market-links.ts";
import { marketsLanguagesQuery, marketsPageQuery } from "../../queries/markets-page.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { QueryState } from "../../shell/query-state.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import layout from "../../styles/layout.module.css";
import { classNames } from "../../ui/class-names.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { MarketHub } from "./market-hub.tsx";
import { marketTexts } from "./market-texts.ts";
import { NotWrittenYet } from "./not-written-yet.tsx";
import styles from "./markets.module.css";

const hub: PageQueries = ({ locale }) => [marketsPageQuery(locale)];
const pageQueries: PageQueries = (request) => [
  ...hub(request),
  marketsLanguagesQuery(request.locale),
  ...Object.values(marketLinkQueries(request.locale)),
];

export const loader = createLoader(() => [], pageQueries, hub);
export const clientLoader = createClientLoader(() => [], pageQueries, loadRichText);

/** The differences of each market, and the publications about it (RT-5). */
export default function Markets() {
  const { t } = useTranslation();
  const locale = useLocale();
  const query = useQuery(marketsPageQuery(locale));
  const reading = marketLinkQueries(locale);
  const published = {
    trends: useQuery(reading.trends).data,
    words: useQuery(reading.words).data,
    reports: useQuery(reading.reports).data,
  };
  const page = query.data;
  const languages = useQuery(marketsLanguagesQuery(locale)).data;
  if (page && hasMarkets(page)) return <MarketHub page={page} languages={languages} published={published} />;
  return (
    <>
      <PageHead page="markets" hidden />
      <PageTitle heading={marketTexts[locale].heading} />
      <div className={classNames(layout.wrap, styles.frame)}>
        <QueryState query={query} failed={t("errors.contentFailed")} notFound={<NotWrittenYet />}>
          {() => <NotWrittenYet />}
        </QueryState>
      </div>
    </>
  );
}
