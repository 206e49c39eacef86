import type { Blog } from "@miqyas/contract";
import { TableOfContents } from "../../../content/table-of-contents.tsx";
import { Byline } from "../../../ui/byline.tsx";
import { ShareRow } from "./share-row.tsx";
import styles from "./article-aside.module.css";

/** The column beside the text: author, table of contents of a long text, and share links. */
export function ArticleAside({ article }: { article: Blog }) {
  return (
    <div className={styles.aside}>
      <Byline name={article.author_name} position={article.author_position} />
      <TableOfContents html={article.content} />
      <ShareRow title={article.title} slug={article.slug} />
    </div>
  );
}
