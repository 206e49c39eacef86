import { renderToStaticMarkup } from "react-dom/server";
import { parseHtml } from "../../app/content/parse-html.ts";
import { renderNodes } from "../../app/content/render-nodes.ts";

/** Backend HTML as the site renders it, without the rest of an article. */
export const renderHostile = (html: string): string =>
  renderToStaticMarkup(renderNodes(parseHtml(html).children));
