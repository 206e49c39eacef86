import sanitizeHtml from "sanitize-html";
import { articleHtmlPolicy } from "./article-html-policy.ts";
import type { TextLanguage } from "./html-text.ts";
import { writeHtml } from "./write-html.ts";

/**
 * Converts the editor's content to the HTML for the site: without classes, styles and empty paragraphs, with
 * consecutive pictures as separate figures. The result has always passed `articleHtmlPolicy`. Pictures need
 * their documents, and so do charts: read with a depth of at least 1. Only a preview shows drafts of charts.
 * @param page language of the page, which may fill in a text of the other one: its links stay in the page's language
 */
export const toHtml = (
  state: unknown,
  language: TextLanguage,
  showsDrafts = false,
  page: TextLanguage = language,
): string => sanitizeText(writeHtml(state, { language, page, showsDrafts }));

/** The HTML of a text, reduced to `articleHtmlPolicy`. */
export const sanitizeText = (html: string): string => sanitizeHtml(html, articleHtmlPolicy);
