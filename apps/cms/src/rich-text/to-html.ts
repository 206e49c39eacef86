import sanitizeHtml from "sanitize-html";
import { articleHtmlPolicy } from "./article-html-policy.ts";
import type { TextLanguage } from "./html-text.ts";
import { writeHtml } from "./write-html.ts";

/**
 * Converts the editor's content to the HTML for the site: without classes, styles and empty paragraphs, with
 * consecutive pictures as separate figures. The result has always passed `articleHtmlPolicy`. Pictures need
 * their documents: read with a depth of at least 1.
 */
export function toHtml(state: unknown, language: TextLanguage): string {
  return sanitizeHtml(writeHtml(state, language), articleHtmlPolicy);
}
