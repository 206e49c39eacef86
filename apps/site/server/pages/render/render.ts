import { randomBytes } from "node:crypto";
import type { FormAnswer, LinkAnswer } from "@miqyas/contract";
import type { SiteApp } from "../../shared/app-build.ts";
import { findEmbedOrigin, hashOwnScripts } from "../csp.ts";
import type { Settings } from "../../shared/env.ts";
import type { Missing, Rendered } from "../page.ts";
import { readPageKey, renderAddress } from "../page-key.ts";

/**
 * Data that are not there by then are left out of the page, ms (F4). The backend's last word decides how long it is
 * worth waiting: it was well; it failed; it has been failing and is being left alone.
 */
export const dataDeadlines = { none: 7_200, some: 3_000, much: 1_000 } as const;

/** How soon a render gives up what it waits for. */
export type Haste = keyof typeof dataDeadlines;
/** A render that has not ended by then is given up, ms (F4). */
export const renderDeadline = 8_000;

export interface RenderOptions {
  /** The way to the backend. */
  ask?: typeof fetch;
  haste?: Haste;
  /** `POST` runs the `action` of the page's route before its `loader`. */
  method?: "GET" | "POST";
  /** What the page says to one visitor. */
  answer?: FormAnswer | LinkAnswer | null;
}

export type RenderSettings = Pick<Settings, "BACKEND_URL" | "SITE_ORIGIN" | "mediaBase">;

/**
 * Renders the page of a key. Nothing of any visitor's request takes part but an `answer`. Throws
 * when the app failed without an answer, answered with something that is not a page, or did not end in time.
 */
export async function renderPage(
  app: SiteApp,
  key: string,
  settings: RenderSettings,
  { ask = fetch, haste = "none", method = "GET", answer = null }: RenderOptions = {},
): Promise<Rendered> {
  const parts = readPageKey(key);
  const nonce = randomBytes(24).toString("hex");
  const url = renderAddress(parts);
  const request = new Request(url, { method, headers: { "accept-language": parts.locale } });
  const { response, text } = await withDeadlines(dataDeadlines[haste], async (deadline) => {
    const rendered = await app.render(request, {
      nonce,
      deadline,
      locale: parts.locale,
      backendUrl: settings.BACKEND_URL,
      ask,
      publicOrigin: settings.SITE_ORIGIN,
      mediaBase: settings.mediaBase,
      answer,
    });
    return { response: rendered, text: await rendered.text() };
  });
  const location = readLocation(response, url);
  if (!location && !response.headers.get("content-type")?.startsWith("text/html"))
    throw new Error(`The render of ${parts.path} answered ${response.status} without a page`);
  const { html, hashes } = hashOwnScripts(text, nonce);
  return {
    status: response.status,
    locale: parts.locale,
    html: Buffer.from(html),
    hashes,
    embed: parts.path === "/" ? findEmbedOrigin(html) : null,
    calls: readList(response.headers.get("x-tags")),
    missing: readMissing(response.headers.get("x-incomplete")),
    location,
  };
}

/** Runs a render with its two deadlines; both timers end with it, for they would hold all it used. */
async function withDeadlines<Result>(
  dataDeadline: number,
  run: (deadline: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const data = new AbortController();
  const dataTimer = setTimeout(() => data.abort(new Error("The data did not come in time")), dataDeadline);
  let renderTimer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    renderTimer = setTimeout(() => reject(new Error("A render did not end in time")), renderDeadline);
  });
  try {
    return await Promise.race([run(data.signal), tooLate]);
  } finally {
    clearTimeout(dataTimer);
    clearTimeout(renderTimer);
  }
}

/** The path a redirect leads to; a redirect to anywhere but the site itself is an error. */
function readLocation(response: Response, base: string): string | null {
  if (response.status < 300 || response.status > 399) return null;
  const target = new URL(response.headers.get("location") ?? "", base);
  if (target.host !== "site.invalid") throw new Error("A render redirects away from the site");
  return target.pathname + target.search;
}

/** Without the header nothing is known, so that any change counts. */
const readList = (header: string | null): string[] =>
  header === null
    ? ["*"]
    : header
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean);

const readMissing = (header: string | null): Missing =>
  header === null ? "nothing" : header === "main" ? "main" : "some";
