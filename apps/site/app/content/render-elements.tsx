import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { Components, ExtraProps } from "hast-util-to-jsx-runtime";
import { toString } from "hast-util-to-string";
import { createContext, Fragment, useContext } from "react";
import type { ComponentProps } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import type { Element, Root } from "hast";
import styles from "../styles/prose.module.css";
import { ContentImage, ContentSource } from "./content-image.tsx";
import { ContentLink } from "./content-link.tsx";
import { markNumbers } from "./mark-numbers.ts";
import { TableScroller } from "./table-scroller.tsx";

const components: Partial<Components> = {
  a: ContentLink,
  img: ContentImage,
  source: ContentSource,
  figure: ContentFigure,
  table: ContentTable,
  // The page already has its one h1.
  h1: "h2",
};

/** Renders elements of a tree from `parseHtml` with React. Tables scroll in their own boxes, wherever they stand. */
export function renderElements(children: Element[]) {
  const root: Root = { type: "root", children };
  return toJsxRuntime(root, { Fragment, jsx, jsxs, components, passNode: true });
}

/** The caption of the figure around a table. */
const CaptionContext = createContext("");

const childrenOf = (node: Element) => node.children.filter((child) => child.type === "element");

const textOf = (node: Element, tagName: string) => {
  const child = childrenOf(node).find((element) => element.tagName === tagName);
  return child && toString(child).trim();
};

function ContentFigure({ node, lang, dir, children }: ComponentProps<"figure"> & ExtraProps) {
  const holdsTable = node && childrenOf(node).some(({ tagName }) => tagName === "table");
  return (
    <CaptionContext value={(node && textOf(node, "figcaption")) ?? ""}>
      <figure lang={lang} dir={dir} className={holdsTable ? styles.tableFigure : undefined}>
        {children}
      </figure>
    </CaptionContext>
  );
}

function ContentTable({ node, lang, dir }: ComponentProps<"table"> & ExtraProps) {
  const caption = useContext(CaptionContext);
  if (!node) return null;
  return (
    <TableScroller name={textOf(node, "caption") || caption} lang={lang} dir={dir}>
      {renderElements(childrenOf(markNumbers(node)))}
    </TableScroller>
  );
}
