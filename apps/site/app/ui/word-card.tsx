import type { Word } from "@miqyas/contract";
import { useId } from "react";
import { paths } from "../routing/paths.ts";
import { classNames } from "./class-names.ts";
import { MoreLink } from "./more-link.tsx";
import { Tags } from "./tags.tsx";
import { StaffText } from "./staff-text.tsx";
import { TitleText } from "./title-text.tsx";
import styles from "./word-card.module.css";

interface WordCardProps {
  word: Pick<Word, "id" | "title" | "excerpt" | "categories">;
  /** “Read the entry”. */
  read: string;
  /** “Categories”: accessible name of the list of categories. */
  categoriesLabel: string;
  headingLevel?: 2 | 3;
  className?: string | undefined;
}

/**
 * A word of the glossary in a list, in large type and without a picture (WRD-3, RSCH-10). The whole card is a link.
 */
export function WordCard({ word, read, categoriesLabel, headingLevel = 3, className }: WordCardProps) {
  const id = useId();
  const Heading: `h${2 | 3}` = `h${headingLevel}`;
  return (
    <article className={classNames(styles.card, className)}>
      <Tags names={word.categories.map(({ name }) => name)} label={categoriesLabel} />
      <Heading id={`${id}title`} className={styles.title}>
        <TitleText>{word.title}</TitleText>
      </Heading>
      {word.excerpt && (
        <p className={styles.excerpt}>
          <StaffText>{word.excerpt}</StaffText>
        </p>
      )}
      <MoreLink
        to={paths.word(word.id)}
        stretched
        unseenOnPhones
        id={`${id}more`}
        aria-labelledby={`${id}more ${id}title`}
        className={styles.more}
      >
        {read}
      </MoreLink>
    </article>
  );
}
