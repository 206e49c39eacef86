import type { ReactNode } from "react";
import layout from "../styles/layout.module.css";
import typeStyles from "../styles/type.module.css";
import { classNames } from "../ui/class-names.ts";
import { Picture } from "../ui/picture.tsx";
import type { PictureProps } from "../ui/picture.tsx";
import { Tags } from "../ui/tags.tsx";
import { StaffText } from "../ui/staff-text.tsx";
import { TitleText } from "../ui/title-text.tsx";
import styles from "./article-head.module.css";

interface ArticleHeadProps {
  /** A link to the list. */
  back: ReactNode;
  categories: readonly string[];
  /** Accessible name of the list of categories. */
  categoriesLabel: string;
  title: string;
  excerpt: string;
  /** Below the excerpt: date, author, reading time. */
  children?: ReactNode;
  /** Absent for texts without their own picture (ART-8). */
  cover?: Pick<PictureProps, "src" | "details" | "fallback"> | undefined;
}

/** The head of an article: link to the list, title, lead, and a picture from edge to edge (ART-4). */
export function ArticleHead({
  back,
  categories,
  categoriesLabel,
  title,
  excerpt,
  children,
  cover,
}: ArticleHeadProps) {
  return (
    <>
      <header className={classNames(layout.wrap, styles.head, !cover && styles.plain)}>
        {back}
        <Tags names={categories} label={categoriesLabel} />
        <h1 className={classNames(typeStyles.d2, styles.title)}>
          <TitleText>{title}</TitleText>
        </h1>
        {excerpt && (
          <p className={classNames(typeStyles.lead, styles.excerpt)}>
            <StaffText>{excerpt}</StaffText>
          </p>
        )}
        {children}
      </header>
      {cover && (
        <div className={styles.cover}>
          <Picture {...cover} ratio="fill" priority sizes="100vw" />
        </div>
      )}
    </>
  );
}
