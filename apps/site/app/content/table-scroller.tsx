import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import styles from "../styles/prose.module.css";

interface TableScrollerProps {
  /** The caption of the table, if it has one. */
  name: string | undefined;
  /** Language and direction of the table, if they are its own. */
  lang: string | undefined;
  dir: string | undefined;
  /** Its rows. */
  children: ReactNode;
}

/** A table of a text, in a box of its own that scrolls sideways from where the table starts. */
export function TableScroller({ name, lang, dir, children }: TableScrollerProps) {
  const { t } = useTranslation();
  return (
    <div
      className={styles.tableScroller}
      role="group"
      aria-label={name || t("controls.table")}
      tabIndex={0}
      lang={name ? lang : undefined}
      dir={dir}
    >
      <table lang={lang} dir={dir}>
        {children}
      </table>
    </div>
  );
}
