import { fromDom } from "hast-util-from-dom";
import { fromHtml } from "hast-util-from-html";
import { sanitize } from "hast-util-sanitize";
import type { Nodes, Root } from "hast";
import { articleHtmlSchema } from "./article-html-schema.ts";
import { dropActiveAttributes } from "./drop-active-attributes.ts";
import { flattenNesting } from "./flatten-nesting.ts";

/** The deepest nesting that is kept. Deeper content becomes plain text. Real articles need about ten levels. */
const deepest = 60;

/**
 * Backend HTML as a safe tree. Server and browser build the same tree, as hydration requires. Never throws;
 * unreadable markup becomes text.
 */
export function parseHtml(html: string): Root {
  if (isNestedAbsurdly(html)) return { type: "root", children: [{ type: "text", value: withoutTags(html) }] };
  const calm = dropActiveAttributes(html);
  const tree = import.meta.env.SSR ? fromHtml(calm, { fragment: true }) : parseInBrowser(calm);
  limitDepth(tree);
  const clean = sanitize(tree, articleHtmlSchema);
  return flattenNesting(
    clean.type === "root" ? clean : { type: "root", children: clean.type === "doctype" ? [] : [clean] },
  );
}

/** Elements without an end tag, or with an optional one. */
const selfClosing = /^(?:area|br|col|dd|dt|hr|img|input|li|link|meta|p|source|td|th|tr|wbr)$/i;

/** Whether elements are nested so deep that a parser would run out of stack. Scans the text once. */
function isNestedAbsurdly(html: string): boolean {
  let depth = 0;
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    if (selfClosing.test(name)) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > 400) return true;
  }
  return false;
}

function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, " ").trim();
}

/**
 * Parses in a `template`: nothing in it runs or loads, and its parsing rules match those of a fragment on the server.
 * The policy is the only one that Trusted Types allow.
 */
function parseInBrowser(html: string): Nodes {
  const template = document.createElement("template");
  // The DOM's types do not yet know that it accepts trusted HTML.
  template.innerHTML = (htmlPolicy()?.createHTML(html) ?? html) as string;
  return fromDom(template.content);
}

interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): unknown };
}

let policy: ReturnType<TrustedTypePolicies["createPolicy"]> | undefined;

function htmlPolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
  policy ??= trustedTypes?.createPolicy("site-html", { createHTML: (html) => html });
  return policy;
}

/**
 * Replaces content that is nested too deep by its text. Not recursive: hostile nesting must not exhaust the stack.
 */
function limitDepth(tree: Nodes): void {
  const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next;
    if (!("children" in node)) continue;
    if (depth === deepest) node.children = [{ type: "text", value: textOf(node) }];
    else for (const child of node.children) open.push({ node: child, depth: depth + 1 });
  }
}

function textOf(node: Nodes): string {
  const parts: string[] = [];
  const open: Nodes[] = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.type === "text") parts.push(next.value);
    if ("children" in next) open.push(...next.children.toReversed());
  }
  return parts.join("");
}
