import { Fragment } from "react";
import type { ReactNode } from "react";
import layout from "../styles/layout.module.css";
import prose from "../styles/prose.module.css";
import { classNames } from "../ui/class-names.ts";
import { RichText } from "./rich-text.tsx";
import styles from "./article-body.module.css";

interface ArticleBodyProps {
  /** Pieces of backend HTML in order; some may be empty. */
  html: readonly string[];
  /** What follows each piece: pictures. */
  between?: readonly ReactNode[];
  /** Stays in view beside the text: the author, the table of contents. */
  aside?: ReactNode;
  tone?: "white" | "limestone";
  /** Number of headings before each piece, for `TableOfContents`. */
  headingsBefore?: readonly number[];
}

/** The text of an entry in a readable width, with an aside. Renders nothing without text and pictures. */
export function ArticleBody({
  html,
  between = [],
  aside,
  tone = "white",
  headingsBefore = [],
}: ArticleBodyProps) {
  if (![...html, ...between].some(Boolean)) return null;
  return (
    <section className={classNames(styles.course, tone === "limestone" && styles.limestone)}>
      <div className={classNames(layout.wrap, layout.grid)}>
        <div className={styles.aside}>{aside}</div>
        <div className={classNames(prose.prose, styles.text)}>
          {html.map((piece, index) => (
            <Fragment key={index}>
              <RichText html={piece} headingsBefore={headingsBefore[index]} />
              {between[index]}
            </Fragment>
          ))}
        </div>
      </div>
    </section>
  );
}
