import { pages } from "./support/pages.ts";
import { readRaw } from "./support/read-raw.ts";
import { expect, test } from "./support/test.ts";

/** Budgets of a page on the wire, bytes after Brotli. */
const budgets = {
  /** The document with its styles. Apart they had 25,000 and 15,000 (NET-1). */
  html: 36_000,
  /** Number of style sheets in the document. Nothing is fetched for the first paint. */
  sheets: 3,
  /** Script that runs before any interaction. */
  bootScript: 5_000,
  /** All scripts of the page. They start at the first interaction or when the browser is idle. */
  script: 160_000,
  /** Preloaded fonts: those of the page's language. */
  font: 80_000,
};

/** Distinct addresses of build files with an ending in a page. */
function listAssets(html: string, ending: string): string[] {
  const pattern = new RegExp(`"(/assets/[^"#?]+\\.${ending})[#"]`, "g");
  return [...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address))];
}

test("NET-1 LEAN-1 no page weighs more than its budget", async ({ baseURL, at }) => {
  const origin = baseURL ?? "";
  const weights = new Map<string, Promise<number>>();
  const weigh = (address: string) => {
    const known = weights.get(address) ?? readRaw(origin + address).then(({ bytes }) => bytes);
    weights.set(address, known);
    return known;
  };
  /** Scripts and those that they import statically, which load with them. */
  const withImports = async (addresses: string[]): Promise<string[]> => {
    const imported: string[] = [];
    for (const address of addresses) {
      const { text } = await readRaw(origin + address);
      const names = [...text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)].map(
        ([, name = ""]) => name,
      );
      imported.push(...(await withImports(names.map((name) => `/assets/${name}`))));
    }
    return [...new Set([...addresses, ...imported])];
  };
  const weighAll = async (addresses: string[]) =>
    (await Promise.all(addresses.map(weigh))).reduce((sum, bytes) => sum + bytes, 0);

  for (const path of pages) {
    const { bytes, text } = await readRaw(origin + at(path));
    const sheets = text.match(/<style>/g) ?? [];
    const links = text.match(/<link rel="stylesheet"[^>]+>/g) ?? [];
    const started = await withImports(
      [...text.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, address = ""]) => address),
    );
    const fonts = [...text.matchAll(/<link[^>]+as="font"[^>]+href="([^"]+)"/g)].map(([, href = ""]) => href);
    expect.soft(bytes, `HTML of ${path}`).toBeLessThanOrEqual(budgets.html);
    expect.soft(sheets, `style sheets of ${path}`).not.toEqual([]);
    expect.soft(sheets.length, `style sheets of ${path}`).toBeLessThanOrEqual(budgets.sheets);
    expect
      .soft(
        links.filter((link) => !link.includes(" disabled")),
        `requests for styles of ${path}`,
      )
      .toEqual([]);
    expect.soft(started, `scripts of ${path} at its start`).not.toEqual([]);
    expect.soft(await weighAll(started), `first script of ${path}`).toBeLessThanOrEqual(budgets.bootScript);
    expect
      .soft(await weighAll(listAssets(text, "js")), `all script of ${path}`)
      .toBeLessThanOrEqual(budgets.script);
    expect.soft(fonts, `fonts of ${path}`).not.toEqual([]);
    expect.soft(await weighAll(fonts), `fonts of ${path}`).toBeLessThanOrEqual(budgets.font);
  }
});
