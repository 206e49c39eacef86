import { listPages } from "../sitemap.ts";
import type { Manifest } from "./manifest.ts";

/** How many pages of the site's map are read, evenly spread over it. */
const samples = 10;

type Page = Manifest["pages"][number];

/** Some pages of the running site with their titles; none when it does not answer. */
export async function readSamplePages(site: string): Promise<Page[]> {
  const paths = await listPages(site);
  const every = Math.max(1, Math.ceil(paths.length / samples));
  const chosen = new Set(["/", "/ar", ...paths.filter((_, index) => index % every === 0)]);
  const pages: Page[] = [];
  for (const path of chosen) {
    const title = await readTitle(site, path);
    if (title !== undefined) pages.push({ path, title });
  }
  return pages;
}

/** The pages whose titles differ from the expected ones, one line each. */
export async function comparePages(site: string, pages: Page[]): Promise<string[]> {
  const differences: string[] = [];
  for (const { path, title } of pages) {
    const found = await readTitle(site, path);
    if (found !== title) differences.push(`${path}: "${found ?? "no page"}", "${title}" expected`);
  }
  return differences;
}

async function readTitle(site: string, path: string): Promise<string | undefined> {
  const text = await fetch(`${site}${path}`, { signal: AbortSignal.timeout(30_000) }).then(
    (response) => (response.status === 200 ? response.text() : ""),
    () => "",
  );
  return /<title>([^<]+)<\/title>/.exec(text)?.[1];
}
