import { cleanText } from "@miqyas/contract";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text as it may stand in an element or an attribute; characters that XML does not allow are left out. */
export const escapeXml = (text: string): string =>
  cleanText(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** An element with a text; nothing when there is no text. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : "";
