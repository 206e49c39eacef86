import type { SearchResult } from "@miqyas/contract";
import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { formatNumber } from "../../i18n/format.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useTurnPage } from "../../lists/use-turn-page.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { searchQuery } from "../../queries/search.ts";
import { useAddress } from "../../routing/use-address.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { QueryState } from "../../shell/query-state.tsx";
import { searchAddress } from "../../shell/search/hit-path.ts";
import layout from "../../styles/layout.module.css";
import { classNames } from "../../ui/class-names.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { LoadingStatus } from "../../ui/status.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { readSearch } from "./read-search.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchGroups, totalOf } from "./search-groups.tsx";
import styles from "./search.module.css";

const pageQueries: PageQueries = ({ locale, query }) => {
  const search = readSearch(query);
  return search.q ? [searchQuery(locale, search)] : [];
};

export const loader = createLoader(pageQueries);
export const clientLoader = createClientLoader(pageQueries);

/**
 * What the site has on the visitor's words: the best of each kind, or one kind in pages (SRCH-13). The address holds the
 * search. No search engine keeps it, and no cache: its words are unlimited.
 */
export default function Search() {
  const { t } = useTranslation();
  const locale = useLocale();
  const search = readSearch(new URLSearchParams(useAddress()?.query));
  const { q } = search;
  const found = useQuery({ ...searchQuery(locale, search), enabled: q !== "" });
  const { top, onPage } = useTurnPage<HTMLParagraphElement>(searchAddress(search));
  const hasHits = Boolean(found.data?.groups.length);
  return (
    <>
      <PageHead page="search" hidden />
      <PageTitle heading={t("searchPage.heading")} lead={t("searchPage.lead")} />
      <div className={classNames(layout.wrap, styles.page)}>
        <SearchForm q={q} />
        {/* It stands here in every state: a live region must exist before its text. */}
        <p ref={top} role="status" tabIndex={-1} className={hasHits ? styles.count : "visually-hidden"}>
          {useResultText(q, found)}
        </p>
        {q !== "" && (
          <QueryState
            query={found}
            loading={<LoadingStatus label={t("status.loading")} toldElsewhere />}
            isEmpty={({ groups }) => groups.length === 0}
            empty={<NothingFound search={search} onTurn={(target) => onPage(searchAddress(target))} />}
          >
            {(result) => (
              <SearchGroups
                result={result}
                search={search}
                onTurn={(target) => onPage(searchAddress(target))}
              />
            )}
          </QueryState>
        )}
      </div>
    </>
  );
}

/** How much was found for these words, or that it is looked for; empty without words, and after a failure. */
function useResultText(q: string, { data, isError }: UseQueryResult<SearchResult>): string {
  const { t, formatLocale } = useTranslation();
  if (q === "" || isError) return "";
  if (!data) return t("status.loading");
  const words = isolate(q);
  if (data.groups.length === 0) return t("searchPage.none", { words });
  if (data.approximate) return t("searchPage.similar", { words });
  const total = totalOf(data.groups);
  return t("searchPage.found", { count: total, number: formatNumber(total, formatLocale), words });
}
