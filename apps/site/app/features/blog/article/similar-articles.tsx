import type { BlogSummary } from "@miqyas/contract";
import { useTranslation } from "../../../i18n/use-translation.ts";
import layout from "../../../styles/layout.module.css";
import { ArticleCard } from "../../../ui/article-card.tsx";
import { Section } from "../../../ui/section.tsx";
import styles from "./article-entry.module.css";

/** Up to three similar articles, linked by id (ART-1). Renders nothing when there are none. */
export function SimilarArticles({ articles }: { articles: readonly BlogSummary[] }) {
  const { t } = useTranslation();
  if (articles.length === 0) return null;
  return (
    <Section
      id="similar-articles"
      className={styles.similar}
      tone="limestone"
      heading={t("article.similar")}
      rulerValue={90}
      threshold={0.1}
    >
      <div className={layout.columns3}>
        {articles.slice(0, 3).map((article) => (
          <ArticleCard
            key={article.id}
            article={{ ...article, slug: article.id }}
            categoriesLabel={t("article.categories")}
            sizes="(max-width: 700px) 100vw, 33vw"
          />
        ))}
      </div>
    </Section>
  );
}
