import type { ListedImage } from "@miqyas/contract";
import type { ReactNode } from "react";
import layout from "../styles/layout.module.css";
import prose from "../styles/prose.module.css";
import { classNames } from "../ui/class-names.ts";
import { PictureGroup } from "./picture-group.tsx";
import { RichText } from "./rich-text.tsx";
import styles from "./article-body.module.css";

interface ArticleBodyProps {
  /** Pieces of backend HTML in order; some may be empty. */
  html: readonly string[];
  /** Stays in view beside the text: the author, the table of contents. */
  aside?: ReactNode;
  /** Pictures after the first piece. */
  pictures?: readonly ListedImage[];
  tone?: "white" | "limestone";
  /** Whether the headings of the first piece get ids, for `TableOfContents`. */
  anchors?: boolean;
}

/** The text of an entry in a readable width, with an aside. Renders nothing without text and pictures. */
export function ArticleBody({
  html,
  aside,
  pictures = [],
  tone = "white",
  anchors = false,
}: ArticleBodyProps) {
  if (html.every((piece) => piece === "") && pictures.length === 0) return null;
  const [first = "", ...rest] = html;
  return (
    <section className={classNames(styles.course, tone === "limestone" && styles.limestone)}>
      <div className={classNames(layout.wrap, layout.grid)}>
        <div className={styles.aside}>{aside}</div>
        <div className={classNames(prose.prose, styles.text)}>
          <RichText html={first} anchors={anchors} />
          <PictureGroup images={pictures} />
          {rest.map((piece, index) => (
            <RichText key={index} html={piece} />
          ))}
        </div>
      </div>
    </section>
  );
}
