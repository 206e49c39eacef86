import type { BlogSummary } from "@miqyas/contract";
import { useId } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import placeholder from "../../../assets/art/placeholder.svg?url";
import { paths } from "../../../routing/paths.ts";
import typeStyles from "../../../styles/type.module.css";
import { Byline } from "../../../ui/byline.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { MoreLink } from "../../../ui/more-link.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Tags } from "../../../ui/tags.tsx";
import { StaffText } from "../../../ui/staff-text.tsx";
import { TitleText } from "../../../ui/title-text.tsx";
import styles from "./article-row.module.css";

interface ArticleRowProps {
  article: BlogSummary;
  /** Whether this is the newest article, which is shown large. */
  leads: boolean;
}

/** An article in the list: cover, categories, title, excerpt, author, and a link by its id (BLOG-12, BLOG-15). */
export function ArticleRow({ article, leads }: ArticleRowProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <article className={classNames(styles.row, leads && styles.lead)}>
      <Picture
        src={article.cover_image}
        details={article.cover_image_details}
        alt=""
        fallback={placeholder}
        ratio={leads ? "16:9" : "3:2"}
        priority={leads}
        sizes={
          leads ? "(max-width: 860px) 100vw, 66vw" : "(max-width: 700px) 96px, (max-width: 860px) 40vw, 33vw"
        }
        className={styles.cover}
      />
      <div className={styles.words}>
        <Tags names={article.categories} label={t("article.categories")} />
        <h2 id={`${id}title`} className={typeStyles.h3}>
          <TitleText>{article.title}</TitleText>
        </h2>
        {article.excerpt && (
          <p className={styles.excerpt}>
            <StaffText>{article.excerpt}</StaffText>
          </p>
        )}
        <Byline name={article.author_name} position={article.author_position} className={styles.author} />
      </div>
      <div className={styles.way}>
        <MoreLink
          to={paths.article(article.id)}
          stretched
          unseenOnPhones
          id={`${id}more`}
          aria-labelledby={`${id}more ${id}title`}
        >
          {t("blog.viewArticle")}
        </MoreLink>
      </div>
    </article>
  );
}
