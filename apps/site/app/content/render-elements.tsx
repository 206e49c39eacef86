import { toString } from "hast-util-to-string";
import type { ComponentProps } from "react";
import type { Element } from "hast";
import { ContentImage, ContentSource } from "./content-image.tsx";
import { ContentLink } from "./content-link.tsx";
import { markNumbers } from "./mark-numbers.ts";
import { renderNodes } from "./render-nodes.ts";
import type { Components, NodeProps } from "./render-nodes.ts";
import { TableScroller } from "./table-scroller.tsx";

const components: Components = {
  a: ContentLink,
  img: ContentImage,
  source: ContentSource,
  table: ContentTable,
  // The page already has its one h1.
  h1: "h2",
};

/** Renders elements of a tree from `parseHtml`. Tables scroll in their own boxes, wherever they stand. */
export const renderElements = (children: Element[]) => renderNodes(children, components);

function ContentTable({ node, lang, dir }: ComponentProps<"table"> & NodeProps) {
  const rows = markNumbers(node).children.filter((child) => child.type === "element");
  const caption = rows.find(({ tagName }) => tagName === "caption");
  return (
    <TableScroller name={caption && toString(caption).trim()} lang={lang} dir={dir}>
      {renderElements(rows)}
    </TableScroller>
  );
}
