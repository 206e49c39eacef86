import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { data } from "react-router";
import { EntryList, entryPageSize } from "../../lists/entry-list.tsx";
import { selectEntries } from "../../lists/filter-entries.ts";
import { ListFrame } from "../../lists/list-frame.tsx";
import { useCount } from "../../lists/list-results.tsx";
import { isFiltered } from "../../lists/list-state.ts";
import { useListState } from "../../lists/use-list-state.ts";
import { findAddress } from "../../routing/find-address.ts";
import { paths } from "../../routing/paths.ts";
import { useAddress } from "../../routing/use-address.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { createClientLoader, createLoader } from "../../queries/page-context.ts";
import type { PageQueries } from "../../queries/page-context.ts";
import { QueryState } from "../../shell/query-state.tsx";
import { wordCategoriesQuery } from "../../queries/simple-lists.ts";
import { wordListQuery } from "../../queries/words-in-markets.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { EmptyBox, RetryLine } from "../../ui/status.tsx";
import { WordCard } from "../../ui/word-card.tsx";
import { WordWithoutId } from "./word-frame.tsx";
import type { Route } from "./+types/words-list.route";

const pageQueries: PageQueries = ({ locale }) => [wordListQuery(locale)];
const optional: PageQueries = ({ locale }) => [wordCategoriesQuery(locale)];
const serve = createLoader(pageQueries, optional);

export const loader = (args: Route.LoaderArgs) =>
  findAddress(new URL(args.request.url).pathname)?.name === "words" ? serve(args) : data(null, 404);
export const clientLoader = createClientLoader(pageQueries, optional);

/** The glossary. The router also sends `/words/` here, which is a word without an id (DET-2). */
export default function Words() {
  return useAddress()?.name === "word" ? <WordWithoutId /> : <WordsList />;
}

/** All words (WRD-1…WRD-4). */
function WordsList() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [state, change] = useListState(paths.words());
  const words = useQuery(wordListQuery(locale));
  const categories = useQuery(wordCategoriesQuery(locale));
  const numbers = useCount();
  const all = words.data ?? [];
  const page = selectEntries(all, state, entryPageSize, locale);
  return (
    <ListFrame heading={t("words.heading")} lead={t("words.lead")}>
      <PageHead page="words" shownPage={words.data && page.page} />
      <EntryList
        path={paths.words()}
        state={state}
        onChange={change}
        page={page}
        entries={all}
        categories={categories.data ?? []}
        categoriesLoading={categories.isPending}
        pagerSize={5}
        countOf={(shown, total) => t("words.showing", numbers(shown, total))}
        noneFound={t("errors.noMatchingResults")}
        inState={(results) => (
          <QueryState
            query={words}
            isEmpty={(list) => list.length === 0 && !isFiltered(state)}
            empty={<EmptyBox title={t("errors.noWordsAvailable")} />}
          >
            {() => (
              <>
                {/* Only a failure is told (ERR-3): the filter then has the categories of the words. */}
                <QueryState
                  query={categories}
                  loading={categories.errorUpdateCount > 0 && <RetryLine label={t("status.loading")} />}
                  failed={t("errors.api.noCategories")}
                >
                  {() => null}
                </QueryState>
                {results}
              </>
            )}
          </QueryState>
        )}
      >
        {(word) => (
          <WordCard
            word={word}
            read={t("words.readEntry")}
            categoriesLabel={t("words.categories")}
            headingLevel={2}
          />
        )}
      </EntryList>
    </ListFrame>
  );
}
