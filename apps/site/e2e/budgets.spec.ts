import { pages } from "./support/pages.ts";
import { readRaw } from "./support/read-raw.ts";
import { expect, test } from "./support/test.ts";

/** What a page may weigh on the wire, bytes of Brotli. */
const budgets = {
  html: 25_000,
  css: 15_000,
  /** Style sheets; the first paint waits for each. */
  sheets: 3,
  /** Script that runs before the visitor does anything. */
  bootScript: 5_000,
  /** All script of the page, which begins when the visitor does, or when the browser is idle. */
  script: 178_000,
  /** Fonts that are preloaded: those of the language shown. */
  font: 80_000,
};

/** Addresses of the build's files with this ending that a page names, each once. */
function listAssets(html: string, ending: string): string[] {
  const pattern = new RegExp(`"(/assets/[^"#?]+\\.${ending})[#"]`, "g");
  return [...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address))];
}

test("no page weighs more than its budget", async ({ baseURL, at }) => {
  const origin = baseURL ?? "";
  const weights = new Map<string, Promise<number>>();
  const weigh = (address: string) => {
    const known = weights.get(address) ?? readRaw(origin + address).then(({ bytes }) => bytes);
    weights.set(address, known);
    return known;
  };
  const weighAll = async (addresses: string[]) =>
    (await Promise.all(addresses.map(weigh))).reduce((sum, bytes) => sum + bytes, 0);

  for (const path of pages) {
    const { bytes, text } = await readRaw(origin + at(path));
    const sheets = listAssets(text, "css");
    const started = [...text.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, address = ""]) => address);
    const fonts = [...text.matchAll(/<link[^>]+as="font"[^>]+href="([^"]+)"/g)].map(([, href = ""]) => href);
    expect.soft(bytes, `HTML of ${path}`).toBeLessThanOrEqual(budgets.html);
    expect.soft(sheets.length, `style sheets of ${path}`).toBeLessThanOrEqual(budgets.sheets);
    expect.soft(await weighAll(sheets), `styles of ${path}`).toBeLessThanOrEqual(budgets.css);
    expect.soft(started, `scripts of ${path} at its start`).not.toEqual([]);
    expect.soft(await weighAll(started), `first script of ${path}`).toBeLessThanOrEqual(budgets.bootScript);
    expect
      .soft(await weighAll(listAssets(text, "js")), `all script of ${path}`)
      .toBeLessThanOrEqual(budgets.script);
    expect.soft(fonts, `fonts of ${path}`).not.toEqual([]);
    expect.soft(await weighAll(fonts), `fonts of ${path}`).toBeLessThanOrEqual(budgets.font);
  }
});
