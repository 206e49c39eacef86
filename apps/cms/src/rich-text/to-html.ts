import sanitizeHtml from "sanitize-html";
import { articleHtmlPolicy } from "./article-html-policy.ts";
import type { TextLanguage } from "./html-text.ts";
import { writeHtml } from "./write-html.ts";

/**
 * Turns what the editor stored into the HTML the site shows: no classes, no styles, empty paragraphs left out,
 * consecutive pictures as separate figures. The result has passed `articleHtmlPolicy`, whatever was stored.
 * Pictures need their documents: read with a depth of at least 1.
 */
export function toHtml(state: unknown, language: TextLanguage): string {
  return sanitizeHtml(writeHtml(state, language), articleHtmlPolicy);
}
