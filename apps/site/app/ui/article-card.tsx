import type { BlogSummary } from "@miqyas/contract";
import placeholder from "../assets/art/placeholder.svg?url";
import { paths } from "../routing/paths.ts";
import typeStyles from "../styles/type.module.css";
import { Byline } from "./byline.tsx";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";
import { Picture } from "./picture.tsx";
import { Tags } from "./tags.tsx";
import { StaffText } from "./staff-text.tsx";
import { TitleText } from "./title-text.tsx";
import styles from "./article-card.module.css";

interface ArticleCardProps {
  article: BlogSummary;
  /** “Categories”: accessible name of the list of categories. */
  categoriesLabel: string;
  /** `stacked`: cover above the text; `lead`: the same, larger; `side`: small cover beside the text. */
  look?: "stacked" | "lead" | "side";
  /** Width of its cover, as a `sizes` attribute. */
  sizes?: string;
  className?: string | undefined;
}

const ratios = { stacked: "4:3", lead: "16:10", side: "1:1" } as const;

/** An article in a preview: cover, categories, title, excerpt, author. The whole card is a link (BLOG-12, RSCH-7). */
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
        {excerpt && (
          <p className={styles.excerpt}>
            <StaffText>{excerpt}</StaffText>
          </p>
        )}
        <Byline name={author_name} position={author_position} className={styles.author} />
      </div>
    </article>
  );
}
