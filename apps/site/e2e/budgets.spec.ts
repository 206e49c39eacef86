import { goals, recordFigures } from "../../../scripts/parts/goals.ts";
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
  /**
   * All script that the page starts with, its texts included, at the first interaction or when the browser is idle.
   * Arabic texts are 2,300 larger.
   */
  script: 130_000,
  /** Preloaded fonts: those of the page's language. */
  font: 80_000,
};

/** Distinct addresses of build files with an ending in a page. */
function listAssets(html: string, ending: string): string[] {
  const pattern = new RegExp(`"(/assets/[^"#?]+\\.${ending})[#"]`, "g");
  return [...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address))];
}

test("NET-1 LEAN-1 no page weighs more than its budget", async ({ baseURL, at, t }) => {
  const origin = baseURL ?? "";
  const files = new Map<string, ReturnType<typeof readRaw>>();
  const read = (address: string) => {
    const file = files.get(address) ?? readRaw(origin + address);
    files.set(address, file);
    return file;
  };
  const weigh = async (address: string) => (await read(address)).bytes;
  /** Scripts and those that they import statically, which load with them. */
  const withImports = async (addresses: string[]): Promise<string[]> => {
    const imported: string[] = [];
    for (const address of addresses) {
      const { text } = await read(address);
      const names = [...text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)].map(
        ([, name = ""]) => name,
      );
      imported.push(...(await withImports(names.map((name) => `/assets/${name}`))));
    }
    return [...new Set([...addresses, ...imported])];
  };
  /**
   * What the first scripts load by `import()`: the app's start, React, and the texts of the page's language. What older
   * browsers lack is not for others.
   */
  const importedLater = async (addresses: string[]) => {
    const texts = await Promise.all(addresses.map(async (address) => (await read(address)).text));
    return [...texts.join("\n").matchAll(/import\([`"]\.\/([^`"]+\.js)[`"]\)/g)]
      .map(([, name = ""]) => `/assets/${name}`)
      .filter((address) => !address.includes(t("/ar-", "/en-")) && !address.includes("/older-browsers-"));
  };
  const weighAll = async (addresses: string[]) =>
    (await Promise.all(addresses.map(weigh))).reduce((sum, bytes) => sum + bytes, 0);

  let heaviest = 0;
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
    const [head = ""] = text.split("</head>", 1);
    const requested = [...head.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
    expect.soft(requested.sort(), `scripts that the head of ${path} requests`).toEqual(started.sort());
    expect.soft(await weighAll(started), `first script of ${path}`).toBeLessThanOrEqual(budgets.bootScript);
    const imports = await withImports(await importedLater(started));
    const script = new Set([...listAssets(text, "js"), ...started, ...imports]);
    expect.soft(imports.join(" "), `texts of ${path}`).toContain(t("/en-", "/ar-"));
    const weight = await weighAll([...script]);
    heaviest = Math.max(heaviest, weight);
    expect.soft(weight, `all script of ${path}`).toBeLessThanOrEqual(budgets.script);
    expect.soft(fonts, `fonts of ${path}`).not.toEqual([]);
    expect.soft(await weighAll(fonts), `fonts of ${path}`).toBeLessThanOrEqual(budgets.font);
  }
  const figure = `${(heaviest / 1000).toFixed(0)} kB`;
  recordFigures({
    [t("script", "scriptArabic")]: { figure, reached: heaviest <= goals.script.limit },
  });
});
