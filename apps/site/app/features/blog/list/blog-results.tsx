import type { BlogSummary, Page } from "@miqyas/contract";
import { useTranslation } from "react-i18next";
import { useCount } from "../../../content/lists/entry-list.tsx";
import { emptyState, isFiltered, isNarrowed, listAddress } from "../../../content/lists/list-state.ts";
import type { ListState } from "../../../content/lists/list-state.ts";
import { ResultsLine } from "../../../content/lists/results-line.tsx";
import type { ChangeList } from "../../../content/lists/use-list-state.ts";
import { paths } from "../../../i18n/paths.ts";
import { usePagerTexts } from "../../../i18n/use-control-texts.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { TextButton } from "../../../ui/button.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { EmptyBox } from "../../../ui/status.tsx";
import { ArticleRow } from "./article-row.tsx";
import type { CategoryChoice } from "./collect-choices.ts";
import { selectArticles } from "./select-articles.ts";
import styles from "./blog-results.module.css";

interface BlogResultsProps {
  page: Page<BlogSummary>;
  /** The page answers what was asked before: how many there are now is not known yet. */
  isPrevious: boolean;
  state: ListState;
  onChange: ChangeList;
  choices: readonly CategoryChoice[];
}

/**
 * Count, articles and pager; the first article leads where nothing narrows the list (BLOG-6…BLOG-8, BLOG-11).
 * Until the backend has answered, what fits of the previous page stays, and nothing is said of the rest (BLOG-10).
 */
export function BlogResults({ page: answer, isPrevious, state, onChange, choices }: BlogResultsProps) {
  const { t } = useTranslation();
  const numbers = useCount();
  const texts = usePagerTexts(t("lists.pages"));
  const { items, total, page, pages } = selectArticles(answer, state, choices, useLocale());
  const filtered = isFiltered(state);
  const none = filtered ? t("errors.noArticlesFound") : "";
  const count = items.length > 0 ? t("blog.showing", numbers(items.length, total)) : none;
  return (
    <>
      <ResultsLine
        count={isPrevious ? t("status.loading") : count}
        state={state}
        onChange={onChange}
        chosen={choices.filter(({ id }) => state.categories.includes(id))}
      />
      {items.length > 0 ? (
        <ul className={styles.articles} aria-label={t("lists.results")}>
          {items.map((article, index) => (
            <li key={article.id}>
              <ArticleRow article={article} leads={index === 0 && page === 1 && !isNarrowed(state)} />
            </li>
          ))}
        </ul>
      ) : (
        <NoArticles isPrevious={isPrevious} filtered={filtered} onClear={() => onChange(emptyState)} />
      )}
      <Pager
        page={page}
        total={pages}
        size={5}
        texts={texts}
        hrefFor={(number) => listAddress(paths.blog(), { ...state, page: number })}
        className={styles.pager}
      />
    </>
  );
}

interface NoArticlesProps {
  isPrevious: boolean;
  /** A search or a filter leaves nothing; else there are none at all (ERR-16). */
  filtered: boolean;
  onClear: () => void;
}

function NoArticles({ isPrevious, filtered, onClear }: NoArticlesProps) {
  const { t } = useTranslation();
  if (isPrevious)
    return (
      <div className={styles.waiting}>
        <Spinner />
      </div>
    );
  return (
    <EmptyBox
      title={filtered ? t("errors.noMatches") : t("errors.noArticlesAvailable")}
      action={filtered && <TextButton onClick={onClear}>{t("lists.clear")}</TextButton>}
    />
  );
}
