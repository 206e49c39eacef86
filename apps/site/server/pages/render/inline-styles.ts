import { readFile } from "node:fs/promises";
import path from "node:path";
import { sourceHash } from "../csp.ts";

/** A page with its styles in the document. */
export interface StyledPage {
  html: Buffer;
  /** Hashes of the styles, in the spelling of a content security policy. */
  hashes: readonly string[];
}

/** Puts the text of style sheets into a page. A sheet that it does not know stays a link. */
export type InlineStyles = (html: Buffer) => StyledPage;

/** React writes the links of a page's sheets like this. React Router adds `#` to those that late parts of the page need too. */
const sheetLink = /<link rel="stylesheet" href="(\/assets\/[^"#]+)#?"\/>/g;

/** What keeps browsers from fetching the sheet of a link. Chromium up to 150 fetches a disabled one ahead if its medium fits. */
const unused = ' media="not all" disabled=""/>';

/**
 * Reads the sheets among a build's files. The first paint then waits for no request but the document's own (docs/adr/033).
 * Each link stays, unused: React finds the element that it hydrates.
 */
export async function readStyles(folder: string, addresses: readonly string[]): Promise<InlineStyles> {
  const sheets = new Map<string, { style: string; hash: string }>();
  for (const address of addresses.filter((name) => name.endsWith(".css"))) {
    const text = (await readFile(path.join(folder, address), "utf8")).trim();
    // What could end the element cannot stand in it.
    if (text.includes("</")) continue;
    const hash = sourceHash(text);
    sheets.set(address, { style: `<style>${text}</style>`, hash });
  }
  return (html) => {
    const [head = "", ...rest] = html.toString().split("</head>");
    const hashes: string[] = [];
    const styled = head.replace(sheetLink, (link, address: string) => {
      const sheet = sheets.get(address);
      if (!sheet) return link;
      hashes.push(sheet.hash);
      return sheet.style + link.replace("/>", unused);
    });
    return hashes.length === 0
      ? { html, hashes }
      : { html: Buffer.from([styled, ...rest].join("</head>")), hashes };
  };
}
