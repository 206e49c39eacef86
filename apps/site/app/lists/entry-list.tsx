import type { Category } from "@miqyas/contract";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { Dropdown } from "../ui/dropdown.tsx";
import { listUnknown, mergeCategories } from "./filter-entries.ts";
import type { ListPage } from "./filter-entries.ts";
import { FilterForm, useDropdownTexts } from "./filter-form.tsx";
import { ListResults } from "./list-results.tsx";
import type { ListState } from "./list-state.ts";
import type { ChangeList } from "./use-list-state.ts";
import styles from "./entry-list.module.css";

/** Entries per page (CONST-2). */
export const entryPageSize = 9;

interface EntryListProps<Entry> {
  /** Canonical path of the list. */
  path: string;
  state: ListState;
  onChange: ChangeList;
  /** `undefined` until the backend has answered. */
  page: ListPage<Entry> | undefined;
  isPrevious?: boolean;
  /** Entries whose categories join those of `categories` (RES-3). */
  entries: readonly { categories: Category[] }[];
  /** Categories that the backend lists. */
  categories: readonly Category[];
  categoriesLoading: boolean;
  pagerSize?: number;
  countOf: (shown: number, total: number) => string;
  noneFound: string;
  /** Shows the state of the query in place of the results, until it has them. The filters stay in every state. */
  inState: (results: ReactNode) => ReactNode;
  children: (entry: Entry, index: number) => ReactNode;
}

/** A list with its collapsible filters, count and pager (RES, WRD). */
export function EntryList<Entry extends { id: string }>(props: EntryListProps<Entry>) {
  const { path, state, onChange, page, categoriesLoading, children } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  const known = mergeCategories(props.categories, props.entries, locale);
  const unknown = categoriesLoading ? [] : listUnknown(state.categories, known, t("lists.unknown"));
  const options = [...known, ...unknown];
  return (
    <>
      <Disclosure label={t("lists.filters")} open>
        <FilterForm path={path} state={state} onChange={onChange} sorts={["newest", "oldest"]}>
          <Dropdown
            name="cat"
            label={t("lists.category")}
            options={options.map(({ id, name }) => ({ value: id, label: name }))}
            texts={useDropdownTexts()}
            loading={categoriesLoading && options.length === 0}
            value={state.categories[0] ?? ""}
            onChange={(id) => onChange({ categories: id ? [id] : [] })}
          />
        </FilterForm>
      </Disclosure>
      {props.inState(
        page && (
          <ListResults
            path={path}
            state={state}
            onChange={onChange}
            page={page}
            isPrevious={props.isPrevious ?? false}
            chosen={options.filter(({ id }) => state.categories.includes(id))}
            pagerSize={props.pagerSize}
            countOf={props.countOf}
            noneFound={props.noneFound}
          >
            {(entries) => (
              <ul className={styles.entries} aria-label={t("lists.results")}>
                {entries.map((entry, index) => (
                  <li key={entry.id}>{children(entry, index)}</li>
                ))}
              </ul>
            )}
          </ListResults>
        ),
      )}
    </>
  );
}
