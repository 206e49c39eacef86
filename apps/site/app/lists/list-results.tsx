import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { formatNumber } from "../i18n/format.ts";
import { usePagerTexts } from "../i18n/use-control-texts.ts";
import { Pager } from "../ui/pager.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { EmptyBox } from "../ui/status.tsx";
import type { ListPage } from "./filter-entries.ts";
import { listAddress } from "./list-state.ts";
import type { ListState } from "./list-state.ts";
import { ResultsLine } from "./results-line.tsx";
import type { ChangeList } from "./use-list-state.ts";
import { useTurnPage } from "./use-turn-page.ts";
import styles from "./list-results.module.css";

interface ListResultsProps<Entry> {
  /** Canonical path of the list. */
  path: string;
  state: ListState;
  onChange: ChangeList;
  page: ListPage<Entry>;
  /** Whether the page still shows the previous query's answer. The new count is not known yet. */
  isPrevious?: boolean;
  /** The chosen categories with their names. */
  chosen: readonly { id: string; name: string }[];
  /** The most page numbers in the pager. Default: all (RES-5). */
  pagerSize?: number | undefined;
  /** "Showing 9 of 24 words". */
  countOf: (shown: number, total: number) => string;
  /** Shown in place of the count when no entry matches: "No resources found" (ERR-16). */
  noneFound: string;
  /** Renders the entries. */
  children: (entries: Entry[]) => ReactNode;
}

/**
 * Count, entries and pager of a list. Until the backend answers, the matching entries of the previous page stay,
 * without a count (BLOG-10). A filter without matches is announced once (BLOG-11).
 */
export function ListResults<Entry>(props: ListResultsProps<Entry>) {
  const { path, state, onChange, page, isPrevious = false, countOf, noneFound, children } = props;
  const { t } = useTranslation();
  const texts = usePagerTexts(t("lists.pages"));
  const { top, onPage } = useTurnPage<HTMLParagraphElement>(state.page);
  const { items, total } = page;
  const isEmpty = items.length === 0;
  const count = isEmpty ? noneFound : countOf(items.length, total);
  return (
    <>
      <ResultsLine
        path={path}
        ref={top}
        count={isPrevious ? t("status.loading") : count}
        unseen={isEmpty && !isPrevious}
        state={state}
        onChange={onChange}
        chosen={props.chosen}
      />
      {isEmpty ? <Nothing isPrevious={isPrevious} /> : children(items)}
      <Pager
        page={page.page}
        total={page.pages}
        {...(props.pagerSize !== undefined && { size: props.pagerSize })}
        texts={texts}
        hrefFor={(number) => listAddress(path, { ...state, page: number })}
        onPage={onPage}
        className={styles.pager}
      />
    </>
  );
}

function Nothing({ isPrevious }: { isPrevious: boolean }) {
  const { t } = useTranslation();
  if (!isPrevious) return <EmptyBox title={t("errors.noMatches")} toldElsewhere />;
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}

/** Values of a count line: numbers in the language's digits, and the count that selects the plural form. */
export function useCount() {
  const { formatLocale } = useTranslation();
  return (shown: number, total: number) => ({
    count: total,
    shown: formatNumber(shown, formatLocale),
    total: formatNumber(total, formatLocale),
  });
}
