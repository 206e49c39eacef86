import type { BlogSummary } from "@miqyas/contract";
import placeholder from "../assets/art/placeholder.svg?url";
import { paths } from "../routing/paths.ts";
import typeStyles from "../styles/type.module.css";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";
import { Picture } from "./picture.tsx";
import { Tags } from "./tags.tsx";
import { TitleText } from "./title-text.tsx";
import styles from "./article-card.module.css";

interface ArticleCardProps {
  article: BlogSummary;
  /** “Categories”, read aloud before them. */
  categoriesLabel: string;
  /** `stacked`: the cover above the words; `lead`: the same, larger; `side`: a small cover beside them. */
  look?: "stacked" | "lead" | "side";
  /** How wide its cover is shown, as the `sizes` attribute wants it. */
  sizes?: string;
  className?: string | undefined;
}

const ratios = { stacked: "4:3", lead: "16:10", side: "1:1" } as const;

/** An article in a preview: cover, categories, title, excerpt, author. The whole card leads to it (BLOG-12, RSCH-7). */
export function ArticleCard({
  article,
  categoriesLabel,
  look = "stacked",
  sizes,
  className,
}: ArticleCardProps) {
  const { title, slug, excerpt, categories, author_name, author_position } = article;
  return (
    <article className={classNames(styles.card, styles[look], className)}>
      <Picture
        src={article.cover_image}
        details={article.cover_image_details}
        alt=""
        sizes={sizes}
        fallback={placeholder}
        ratio={ratios[look]}
        className={styles.cover}
      />
      <div className={styles.words}>
        <Tags names={categories} label={categoriesLabel} />
        <h3 className={classNames(look === "lead" ? typeStyles.h3 : typeStyles.h4, styles.title)}>
          <Link to={paths.article(slug)} look="plain" stretched>
            <TitleText>{title}</TitleText>
          </Link>
        </h3>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        {author_name && (
          <p className={styles.author}>
            <b>{author_name}</b>
            {author_position && <span>{author_position}</span>}
          </p>
        )}
      </div>
    </article>
  );
}
