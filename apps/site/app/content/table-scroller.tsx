import type { Element } from "hast";
import { toString } from "hast-util-to-string";
import { useTranslation } from "../i18n/use-translation.ts";
import styles from "../styles/prose.module.css";
import { markNumbers } from "./mark-numbers.ts";
import { renderElements } from "./render-elements.tsx";

/** A table of a text, in a box of its own that scrolls sideways. The box is named by the table's caption, if it has one. */
export function TableScroller({ table }: { table: Element }) {
  const { t } = useTranslation();
  const caption = table.children.find((child) => child.type === "element" && child.tagName === "caption");
  const name = caption && toString(caption).trim();
  return (
    <div className={styles.tableScroller} role="group" aria-label={name || t("controls.table")} tabIndex={0}>
      {renderElements([markNumbers(table)])}
    </div>
  );
}
