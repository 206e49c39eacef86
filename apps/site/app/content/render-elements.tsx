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
  // The page has its one h1 already.
  h1: "h2",
};

/** Elements of a tree that `parseHtml` made safe, as React. */
export function renderElements(children: Element[]) {
  const root: Root = { type: "root", children };
  return toJsxRuntime(root, { Fragment, jsx, jsxs, components });
}
