import { compressPage } from "../pages/page.ts";
import type { Page, Rendered } from "../pages/page.ts";
import { linkedStyles } from "./linked-styles.ts";

export const policySettings = {
  SITE_ORIGIN: "http://localhost:3000",
  PUBLIC_BACKEND_URL: undefined,
  MEDIA_ORIGINS: [],
  secure: false,
};

/** A render for tests: a complete English page with the given differences. */
export function makeRendered(html: string, facts: Partial<Rendered> = {}): Rendered {
  return {
    status: 200,
    locale: "en",
    html: Buffer.from(html),
    hashes: [],
    embed: null,
    framed: false,
    calls: ["home-page"],
    missing: "nothing",
    location: null,
    ...facts,
  };
}

/** Compresses a render without styles in the document. */
export const packPage = (rendered: Rendered): Promise<Page> =>
  compressPage(rendered, policySettings, linkedStyles);

export const makePage = (html: string, facts: Partial<Rendered> = {}): Promise<Page> =>
  packPage(makeRendered(html, facts));

export const htmlOf = (page: Page): string => page.representations.identity.body.toString();
