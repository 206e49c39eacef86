import type { BlogSummary, PagedList } from "@miqyas/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { paths } from "../../routing/paths.ts";
import { QueryState } from "../../shell/query-state.tsx";
import { ArticleCard } from "../../ui/article-card.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyBox } from "../../ui/status.tsx";
import styles from "./blog-preview.module.css";

/** The three newest articles; the newest is large (RSCH-7, RSCH-8). */
export function BlogPreview({ articles }: { articles: UseQueryResult<PagedList<BlogSummary>> }) {
  const { t } = useTranslation();
  return (
    <Section
      id="blog-section"
      tone="limestone"
      heading={t("research.blog.heading")}
      aside={<MoreLink to={paths.blog()}>{t("research.blog.all")}</MoreLink>}
      rulerValue={36}
      threshold={0.1}
    >
      <QueryState
        query={articles}
        failed={t("errors.articlesFailed")}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyBox title={t("errors.noArticlesAvailable")} />}
      >
        {({ items }) => <Articles articles={items.slice(0, 3)} />}
      </QueryState>
    </Section>
  );
}

function Articles({ articles: [newest, ...others] }: { articles: BlogSummary[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.articles}>
      {newest && (
        <ArticleCard
          article={newest}
          look="lead"
          categoriesLabel={t("research.categories")}
          sizes="(max-width: 860px) 92vw, 54vw"
          className={styles.newest}
        />
      )}
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((article) => (
            <ArticleCard
              key={article.id}
              article={article}
              look="side"
              categoriesLabel={t("research.categories")}
              sizes="(max-width: 860px) 40vw, 18vw"
            />
          ))}
        </div>
      )}
    </div>
  );
}
