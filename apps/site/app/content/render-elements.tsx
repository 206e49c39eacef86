import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { Components } from "hast-util-to-jsx-runtime";
import { Fragment } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import type { Element, Root } from "hast";
import { ContentImage, ContentSource } from "./content-image.tsx";
import { ContentLink } from "./content-link.tsx";

const components: Partial<Components> = {
  a: ContentLink,
  img: ContentImage,
  source: ContentSource,
  // The page already has its one h1.
  h1: "h2",
};

/** Renders elements of a tree from `parseHtml` with React. */
export function renderElements(children: Element[]) {
  const root: Root = { type: "root", children };
  return toJsxRuntime(root, { Fragment, jsx, jsxs, components });
}
