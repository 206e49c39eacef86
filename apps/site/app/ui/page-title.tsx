import type { ReactNode } from "react";
import layout from "../styles/layout.module.css";
import typeStyles from "../styles/type.module.css";
import { classNames } from "./class-names.ts";
import styles from "./page-title.module.css";

interface PageTitleProps {
  heading: ReactNode;
  /** One or two sentences at the end of the line. */
  lead?: ReactNode;
  /** A `BackLink` to the page above. */
  back?: ReactNode;
}

/** The head of a list or of a plain page: a large title, and a short description beside it. */
export function PageTitle({ heading, lead, back }: PageTitleProps) {
  return (
    <header className={classNames(layout.wrap, styles.head)}>
      {back}
      <div className={styles.line}>
        <h1 className={typeStyles.d2}>{heading}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
    </header>
  );
}
