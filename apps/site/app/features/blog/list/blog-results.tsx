import type { BlogSummary } from "@miqyas/contract";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListPage } from "../../../lists/filter-entries.ts";
import { ListResults, useCount } from "../../../lists/list-results.tsx";
import { isNarrowed } from "../../../lists/list-state.ts";
import type { ListState } from "../../../lists/list-state.ts";
import type { ChangeList } from "../../../lists/use-list-state.ts";
import { paths } from "../../../routing/paths.ts";
import { ArticleRow } from "./article-row.tsx";
import type { CategoryChoice } from "./collect-choices.ts";
import styles from "./blog-results.module.css";

interface BlogResultsProps {
  page: ListPage<BlogSummary>;
  isPrevious: boolean;
  state: ListState;
  onChange: ChangeList;
  choices: readonly CategoryChoice[];
}

/** Count, articles and pager. The first article is large when no filter is set (BLOG-6…BLOG-8, BLOG-11). */
export function BlogResults({ page, isPrevious, state, onChange, choices }: BlogResultsProps) {
  const { t } = useTranslation();
  const numbers = useCount();
  const hasLead = page.page === 1 && !isNarrowed(state);
  return (
    <ListResults
      path={paths.blog()}
      state={state}
      onChange={onChange}
      page={page}
      isPrevious={isPrevious}
      chosen={choices.filter(({ id }) => state.categories.includes(id))}
      pagerSize={5}
      countOf={(shown, total) => t("blog.showing", numbers(shown, total))}
      noneFound={t("errors.noArticlesFound")}
    >
      {(articles) => (
        <ul className={styles.articles} aria-label={t("lists.results")}>
          {articles.map((article, index) => (
            <li key={article.id}>
              <ArticleRow article={article} leads={hasLead && index === 0} />
            </li>
          ))}
        </ul>
      )}
    </ListResults>
  );
}
