import type { ReactNode } from "react";
import layout from "../styles/layout.module.css";
import prose from "../styles/prose.module.css";
import { classNames } from "../ui/class-names.ts";
import { RichText } from "./rich-text.tsx";
import styles from "./reading.module.css";

interface ReadingProps {
  /** Backend HTML, one piece after the other; empty ones are left out. */
  html: readonly string[];
  /** Stands beside the text and stays in view: the author, the contents. */
  aside?: ReactNode;
  /** Between the pieces, after the first. */
  children?: ReactNode;
  tone?: "white" | "limestone";
  /** Gives the headings of the first piece addresses, for `Contents`. */
  anchors?: boolean;
}

/** A course for long reading: the text in its measure, what belongs to it beside. Nothing for no text. */
export function Reading({ html, aside, children, tone = "white", anchors = false }: ReadingProps) {
  const [first, ...rest] = html.filter((piece) => piece.trim() !== "");
  if (first === undefined && !children) return null;
  return (
    <section className={classNames(styles.course, tone === "limestone" && styles.limestone)}>
      <div className={classNames(layout.wrap, layout.grid)}>
        <div className={styles.aside}>{aside}</div>
        <div className={classNames(prose.prose, styles.text)}>
          {first !== undefined && <RichText html={first} anchors={anchors} />}
          {children}
          {rest.map((piece, index) => (
            <RichText key={index} html={piece} />
          ))}
        </div>
      </div>
    </section>
  );
}
