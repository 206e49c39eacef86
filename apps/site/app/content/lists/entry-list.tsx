import type { Category } from "@miqyas/contract";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../i18n/format.ts";
import { usePagerTexts } from "../../i18n/use-control-texts.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { TextButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Pager } from "../../ui/pager.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import { cutList, matchesText, mergeCategories, sortEntries } from "./filter-entries.ts";
import { FilterForm, useDropdownTexts } from "./filter-form.tsx";
import { emptyState, listAddress } from "./list-state.ts";
import { ResultsLine } from "./results-line.tsx";
import { useListState } from "./use-list-state.ts";
import styles from "./entry-list.module.css";

interface ListedEntry {
  id: string;
  title: string;
  excerpt: string;
  created_at: string | null;
  categories: Category[];
}

interface EntryListProps<Entry extends ListedEntry> {
  /** Canonical path of the list. */
  path: string;
  /** All entries: they are searched, filtered and paged here (RES-5, WRD-3). */
  entries: readonly Entry[];
  /** Categories that the backend names; those of the entries are added (RES-3). */
  categories: readonly Category[];
  categoriesLoading: boolean;
  /** Most page numbers shown at once; all when left out (RES-5). */
  pagerSize?: number;
  /** "Showing 9 of 24 words". */
  countOf: (shown: number, total: number) => string;
  /** In place of the count where a filter leaves nothing: "No resources found" (ERR-16). */
  noneFound: string;
  children: (entry: Entry, index: number) => ReactNode;
}

/** How many entries a page holds (CONST-2). */
const pageSize = 9;

/** A list that is whole in the browser, with its collapsible filters, its count and its pager (RES, WRD). */
export function EntryList<Entry extends ListedEntry>(props: EntryListProps<Entry>) {
  const { path, entries, countOf, noneFound, children } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  const pagerTexts = usePagerTexts(t("lists.pages"));
  const [state, change] = useListState(path);
  const categories = mergeCategories(props.categories, entries, locale);
  const [chosen] = state.categories;
  const found = sortEntries(
    entries.filter(
      (entry) =>
        matchesText(entry, state.q) &&
        (chosen === undefined || entry.categories.some((category) => category.id === chosen)),
    ),
    state.sort,
    locale,
  );
  const { items, page, total } = cutList(found, state.page, pageSize);
  return (
    <>
      <Disclosure label={t("lists.filters")} open>
        <FilterForm path={path} state={state} onChange={change} sorts={["newest", "oldest"]}>
          <Dropdown
            name="cat"
            label={t("lists.category")}
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            texts={useDropdownTexts()}
            loading={props.categoriesLoading && categories.length === 0}
            value={chosen ?? ""}
            onChange={(id) => change({ categories: id ? [id] : [] })}
          />
        </FilterForm>
      </Disclosure>
      <ResultsLine
        count={items.length > 0 ? countOf(items.length, found.length) : noneFound}
        state={state}
        onChange={change}
        chosen={categories.filter(({ id }) => id === chosen)}
      />
      {items.length === 0 ? (
        <EmptyBox
          title={t("errors.noMatches")}
          action={<TextButton onClick={() => change(emptyState)}>{t("lists.clear")}</TextButton>}
        />
      ) : (
        <ul className={styles.entries} aria-label={t("lists.results")}>
          {items.map((entry, index) => (
            <li key={entry.id}>{children(entry, index)}</li>
          ))}
        </ul>
      )}
      <Pager
        page={page}
        total={total}
        texts={pagerTexts}
        {...(props.pagerSize !== undefined && { size: props.pagerSize })}
        hrefFor={(number) => listAddress(path, { ...state, page: number })}
        className={styles.pager}
      />
    </>
  );
}

/** Numbers of a count line in the language's own digits, and the count that chooses the plural form. */
export function useCount() {
  const locale = useLocale();
  return (shown: number, total: number) => ({
    count: total,
    shown: formatNumber(shown, locale),
    total: formatNumber(total, locale),
  });
}
