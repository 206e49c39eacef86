import type { BlogSummary, Page } from "@miqyas/contract";
import { useTranslation } from "react-i18next";
import { useCount } from "../../../content/lists/entry-list.tsx";
import { emptyState, isNarrowed, listAddress } from "../../../content/lists/list-state.ts";
import type { ListState } from "../../../content/lists/list-state.ts";
import { ResultsLine } from "../../../content/lists/results-line.tsx";
import type { ChangeList } from "../../../content/lists/use-list-state.ts";
import { paths } from "../../../i18n/paths.ts";
import { usePagerTexts } from "../../../i18n/use-control-texts.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { TextButton } from "../../../ui/button.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { EmptyBox } from "../../../ui/status.tsx";
import { ArticleRow } from "./article-row.tsx";
import type { CategoryChoice } from "./collect-choices.ts";
import { selectArticles } from "./select-articles.ts";
import styles from "./blog-results.module.css";

interface BlogResultsProps {
  page: Page<BlogSummary>;
  state: ListState;
  onChange: ChangeList;
  choices: readonly CategoryChoice[];
}

/** Count, articles and pager; the first article leads where nothing narrows the list (BLOG-6…BLOG-8, BLOG-11). */
export function BlogResults({ page: answer, state, onChange, choices }: BlogResultsProps) {
  const { t } = useTranslation();
  const numbers = useCount();
  const texts = usePagerTexts(t("lists.pages"));
  const { items, total, page, pages } = selectArticles(answer, state, choices, useLocale());
  const narrowed = isNarrowed(state);
  return (
    <>
      <ResultsLine
        count={t("blog.showing", numbers(items.length, total))}
        state={state}
        onChange={onChange}
        chosen={choices.filter(({ id }) => state.categories.includes(id))}
      />
      {items.length === 0 ? (
        <EmptyBox
          title={narrowed ? t("errors.noMatches") : t("errors.noArticlesAvailable")}
          action={
            narrowed && <TextButton onClick={() => onChange(emptyState)}>{t("lists.clear")}</TextButton>
          }
        />
      ) : (
        <ul className={styles.articles} aria-label={t("lists.results")}>
          {items.map((article, index) => (
            <li key={article.id}>
              <ArticleRow article={article} leads={index === 0 && page === 1 && !narrowed} />
            </li>
          ))}
        </ul>
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
