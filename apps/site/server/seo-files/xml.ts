import { cleanText } from "@miqyas/contract";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes a text for an element or an attribute. Characters that XML does not allow are removed. */
export const escapeXml = (text: string): string =>
  cleanText(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** An element with a text; `""` without a text. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : "";
