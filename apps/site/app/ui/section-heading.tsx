import type { ReactNode } from "react";
import typeStyles from "../styles/type.module.css";
import { classNames } from "./class-names.ts";
import styles from "./section-heading.module.css";

interface SectionHeadingProps {
  /** By which the section is labelled and a section search finds the place to put the focus (SRCH-8). */
  id: string;
  children: ReactNode;
  /** Stands at the end of the line: a link to the whole list. */
  aside?: ReactNode;
  className?: string | undefined;
}

/** The title of a section, which can be given the focus from afar. */
export function SectionHeading({ id, children, aside, className }: SectionHeadingProps) {
  return (
    <div className={classNames(styles.head, className)}>
      <h2 id={id} tabIndex={-1} className={classNames(typeStyles.h2, styles.title, !aside && styles.alone)}>
        {children}
      </h2>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
