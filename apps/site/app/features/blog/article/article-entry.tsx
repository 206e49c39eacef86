import type { Blog } from "@miqyas/contract";
import { useTranslation } from "../../../i18n/use-translation.ts";
import placeholder from "../../../assets/art/placeholder.svg?url";
import { ArticleHead } from "../../../content/article-head.tsx";
import { ArticleBody } from "../../../content/article-body.tsx";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { paths } from "../../../routing/paths.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { PageHead } from "../../../seo/page-head.tsx";
import { BackLink } from "../../../ui/back-link.tsx";
import { ArticleAside } from "./article-aside.tsx";
import { readingMinutes } from "./reading-minutes.ts";
import { SimilarArticles } from "./similar-articles.tsx";
import styles from "./article-entry.module.css";

/** An article with neither author nor cover reserves no space for them (ART-8). */
const isPlain = ({ cover_image, author_name }: Blog) => cover_image === null && author_name === "";

/**
 * An article: head, cover, author beside the text, similar articles (ART-4). The id and slug addresses share one
 * canonical address (BLOG-15).
 */
export function ArticleEntry({ article }: { article: Blog }) {
  const { t, formatLocale } = useTranslation();
  const locale = useLocale();
  const date = formatDate(article.created_at, formatLocale);
  const minutes = readingMinutes(article.content, locale);
  return (
    <>
      <article>
        <PageHead
          page="article"
          type="article"
          title={article.title}
          description={article.excerpt}
          image={article.cover_image}
          imageDetails={article.cover_image_details}
          languages={article.languages}
          seo={article.seo}
          about={{ article }}
          path={paths.article(article.slug)}
        />
        <ArticleHead
          back={<BackLink to={paths.blog()}>{t("article.allArticles")}</BackLink>}
          categories={article.categories}
          categoriesLabel={t("article.categories")}
          title={article.title}
          excerpt={article.excerpt}
          cover={
            isPlain(article)
              ? undefined
              : { src: article.cover_image, details: article.cover_image_details, fallback: placeholder }
          }
        >
          <p className={styles.facts}>
            {date && <time dateTime={article.created_at ?? undefined}>{date}</time>}
            {minutes > 0 && (
              <span>
                {t("article.minutes", { count: minutes, number: formatNumber(minutes, formatLocale) })}
              </span>
            )}
          </p>
        </ArticleHead>
        <ArticleBody
          html={[article.content]}
          headingsBefore={[0]}
          aside={<ArticleAside article={article} />}
        />
      </article>
      <SimilarArticles articles={article.similar_blogs} />
    </>
  );
}
