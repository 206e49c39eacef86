import { createElement, Fragment } from "react";
import type { ElementType, ReactNode } from "react";
import type { Element, RootContent } from "hast";

/** What stands for an element, by its name: another element, or a component, which gets the element as `node` too. */
export type Components = Readonly<Record<string, ElementType>>;

/** A component's view of the element that it stands for. */
export interface NodeProps {
  node: Element;
}

/** Elements in which React allows no spaces between the others. */
const tableParts = /^(?:table|thead|tbody|tfoot|tr)$/;

/** Properties in React's spelling: only names of data have hyphens, and lists are words. */
const propsOf = ({ properties }: Element) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      /^data[A-Z]/.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name,
      Array.isArray(value) ? value.join(" ") : value,
    ]),
  );

/** Renders nodes of a tree from `parseHtml` with React. Comments are left out. */
export function renderNodes(nodes: readonly RootContent[], components: Components = {}): ReactNode {
  const render = (node: RootContent): ReactNode => {
    if (node.type === "text") return node.value;
    if (node.type !== "element") return null;
    const { tagName, children } = node;
    const kept = tableParts.test(tagName)
      ? children.filter((child) => child.type !== "text" || child.value.trim() !== "")
      : children;
    const type = Object.hasOwn(components, tagName) ? components[tagName] : undefined;
    const props = { ...propsOf(node), ...(typeof type === "function" && { node }) };
    return createElement(type ?? tagName, props, ...kept.map(render));
  };
  return createElement(Fragment, null, ...nodes.map(render));
}
