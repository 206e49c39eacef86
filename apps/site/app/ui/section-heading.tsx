import type { ReactNode } from "react";
import typeStyles from "../styles/type.module.css";
import { classNames } from "./class-names.ts";
import styles from "./section-heading.module.css";

interface SectionHeadingProps {
  /** Labels the section. The section search moves the focus here (SRCH-8). */
  id: string;
  children: ReactNode;
  /** A link to the whole list, at the end of the line. */
  aside?: ReactNode;
  className?: string | undefined;
}

/** The title of a section. A script can give it the focus. */
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
