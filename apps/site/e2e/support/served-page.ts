import type { APIRequestContext } from "@playwright/test";

/** A page as the site's server sends it, before any code runs. */
export interface ServedPage {
  status: number;
  html: string;
  /** The HTML of its main part. */
  main: string;
  /** Its canonical address; undefined without one. */
  canonical: string | undefined;
  /** Whether search engines are asked to leave it out. */
  hidden: boolean;
}

/** Reads a page as the site's server sends it, without a browser. */
export async function readServedPage(request: APIRequestContext, address: string): Promise<ServedPage> {
  const answer = await request.get(address);
  const html = await answer.text();
  return {
    status: answer.status(),
    html,
    main: /<main\b[^]*<\/main>/.exec(html)?.[0] ?? "",
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    hidden: html.includes('<meta name="robots" content="noindex"'),
  };
}

/** A heading that begins with these words. */
export const headed = (level: 1 | 2, words: string) => new RegExp(`<h${level}\\b[^>]*>(?:<[^>]*>)*${words}`);
