import { cleanText, escapeHtml } from "@miqyas/contract";

/** Escapes a text for an element or an attribute. Characters that XML does not allow are removed. */
export const escapeXml = (text: string): string => escapeHtml(cleanText(text));

/** An element with a text; `""` without a text. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : "";
