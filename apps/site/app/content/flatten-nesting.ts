import type { Element, ElementContent, Root } from "hast";

/** Elements allowed inside a paragraph. */
const phrasing = new Set([
  ...[
    "button",
    "a",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "del",
    "ins",
    "sub",
    "sup",
    "small",
    "mark",
    "cite",
    "q",
  ],
  ...["abbr", "time", "code", "bdi", "bdo", "data", "span", "picture", "source", "img", "br"],
]);

/**
 * The same tree without nesting that browsers change when they parse a page: blocks inside paragraphs, links and
 * buttons inside each other. Sanitising leaves such trees when it removes elements, and a page with them would not
 * hydrate. Links and buttons that lead nowhere go as well. The content stays (ART-7).
 */
export function flattenNesting(tree: Root): Root {
  return { ...tree, children: tree.children.flatMap((node) => flatten(node, false, false)) };
}

/** A place in the same text. Of all ids only those of headings and of terms stay. */
const ownPlace = /^#(?:part-\d|term-)/;

/** Whether an element is a button that opens nothing, or a link without an address or to a place that does not exist. */
function leadsNowhere({ tagName, properties }: Element): boolean {
  if (tagName === "button") return !properties.popoverTarget;
  const address = String(properties.href ?? "").trim();
  return tagName === "a" && (address === "" || (address.startsWith("#") && !ownPlace.test(address)));
}

function flatten<Node extends Root["children"][number]>(
  node: Node,
  inParagraph: boolean,
  inLink: boolean,
): (Node | ElementContent)[] {
  if (node.type !== "element") return [node];
  const { tagName } = node;
  const isDead = leadsNowhere(node);
  const isActive = (tagName === "a" || tagName === "button") && !isDead;
  const children = node.children.flatMap((child) =>
    flatten(child, inParagraph || tagName === "p", inLink || isActive),
  );
  const breaksOut = (inParagraph && !phrasing.has(tagName)) || (inLink && isActive) || isDead;
  const kept: Element = { ...node, children };
  return breaksOut ? children : [kept];
}
