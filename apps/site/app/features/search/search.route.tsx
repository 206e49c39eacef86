import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { searchQuery } from "../../queries/search.ts";
import { useAddress } from "../../routing/use-address.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { QueryState } from "../../shell/query-state.tsx";
import layout from "../../styles/layout.module.css";
import { classNames } from "../../ui/class-names.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { readSearch } from "./read-search.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchGroups } from "./search-groups.tsx";
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
  return (
    <>
      <PageHead page="search" hidden />
      <PageTitle heading={t("searchPage.heading")} lead={t("searchPage.lead")} />
      <div className={classNames(layout.wrap, styles.page)}>
        <SearchForm q={q} />
        {q !== "" && (
          <QueryState
            query={found}
            isEmpty={({ groups }) => groups.length === 0}
            empty={<NothingFound q={q} />}
          >
            {(result) => <SearchGroups result={result} search={search} />}
          </QueryState>
        )}
      </div>
    </>
  );
}
