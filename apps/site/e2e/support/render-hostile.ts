import type { ReactNode } from "react";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { parseHtml } from "../../app/content/parse-html.ts";

/** Backend HTML as the site renders it, without the rest of an article. */
export function renderHostile(html: string): string {
  const element: ReactNode = toJsxRuntime(parseHtml(html), { Fragment, jsx, jsxs }) as ReactNode;
  return renderToStaticMarkup(element);
}
