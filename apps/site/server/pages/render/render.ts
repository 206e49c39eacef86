import { randomBytes } from "node:crypto";
import { playerOrigins } from "@miqyas/contract";
import type { FormAnswer, LinkAnswer } from "@miqyas/contract";
import { within } from "@miqyas/http/resilience/within";
import type { SiteApp } from "../../shared/app-build.ts";
import { hashOwnScripts } from "../csp.ts";
import type { Settings } from "../../shared/env.ts";
import type { Missing, Rendered } from "../page.ts";
import { isFramed, readPageKey, renderAddress } from "../page-key.ts";
import { withoutScripts } from "./without-scripts.ts";

/**
 * How long a render waits for its data, ms (F4). Later data are missing on the page. `long`: the backend works.
 * `medium`: its last render failed. `short`: renders keep failing.
 */
export const dataDeadlines = { long: 7_200, medium: 3_000, short: 1_000 } as const;

export type DataDeadline = keyof typeof dataDeadlines;

/** How long a whole render may take, ms (F4). */
export const renderDeadline = 8_000;

export interface RenderOptions {
  /** Calls the backend. */
  backendFetch?: typeof fetch;
  dataDeadline?: DataDeadline;
  /** `POST` runs the `action` of the page's route before its `loader`. */
  method?: "GET" | "POST";
  /** The result of a form or of a link, for one visitor. */
  answer?: FormAnswer | LinkAnswer | null;
}

export type RenderSettings = Pick<Settings, "BACKEND_URL" | "SITE_ORIGIN" | "mediaBase">;

/**
 * Renders the page of a key. Of a visitor's request only an `answer` takes part. Throws when the app fails without an
 * answer, answers with something that is not a page, or does not end in time.
 */
export async function renderPage(
  app: SiteApp,
  key: string,
  settings: RenderSettings,
  { backendFetch = fetch, dataDeadline = "long", method = "GET", answer = null }: RenderOptions = {},
): Promise<Rendered> {
  const parts = readPageKey(key);
  const nonce = randomBytes(24).toString("hex");
  const url = renderAddress(parts);
  const request = new Request(url, { method, headers: { "accept-language": parts.locale } });
  const { response, text } = await withDeadlines(dataDeadlines[dataDeadline], async (deadline) => {
    const rendered = await app.render(request, {
      nonce,
      deadline,
      locale: parts.locale,
      backendUrl: settings.BACKEND_URL,
      ask: backendFetch,
      publicOrigin: settings.SITE_ORIGIN,
      mediaBase: settings.mediaBase,
      answer,
    });
    return { response: rendered, text: await rendered.text() };
  });
  const location = readLocation(response, url);
  if (!location && !response.headers.get("content-type")?.startsWith("text/html"))
    throw new Error(`The render of ${parts.path} answered ${response.status} without a page`);
  const framed = isFramed(parts.path);
  const { html, hashes } = hashOwnScripts(framed ? withoutScripts(text) : text, nonce);
  return {
    status: response.status,
    locale: parts.locale,
    html: Buffer.from(html),
    hashes,
    embed: readPlayer(response.headers.get("x-embed")),
    framed,
    calls: readList(response.headers.get("x-tags")),
    missing: readMissing(response.headers.get("x-incomplete")),
    location,
  };
}

/** Runs a render with its two deadlines. Both timers end with it, because they would keep its data in memory. */
async function withDeadlines<Result>(
  dataDeadline: number,
  run: (deadline: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const data = new AbortController();
  const dataTimer = setTimeout(() => data.abort(new Error("The data did not come in time")), dataDeadline);
  try {
    return await within(renderDeadline, run(data.signal), () => {
      throw new Error("A render did not end in time");
    });
  } finally {
    clearTimeout(dataTimer);
  }
}

/** The path that a redirect leads to. A redirect away from the site is an error. */
function readLocation(response: Response, base: string): string | null {
  if (response.status < 300 || response.status > 399) return null;
  const target = new URL(response.headers.get("location") ?? "", base);
  if (target.host !== "site.invalid") throw new Error("A render redirects away from the site");
  return target.pathname + target.search + target.hash;
}

/** The origin of a player in a header. */
const readPlayer = (header: string | null): string | null =>
  Object.values(playerOrigins).find((origin) => origin === header) ?? null;

/** The calls in a header. Without the header every change of content concerns the page. */
const readList = (header: string | null): string[] =>
  header === null
    ? ["*"]
    : header
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean);

const readMissing = (header: string | null): Missing =>
  header === null ? "nothing" : header === "main" ? "main" : "some";
