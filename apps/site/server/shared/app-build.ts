import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { FormAnswer, LinkAnswer, Locale } from "@miqyas/contract";
import { RouterContextProvider, createRequestHandler } from "react-router";
import type { RouterContext, ServerBuild } from "react-router";
import * as v from "valibot";
import type { FallbackContacts } from "./fallback-contacts.ts";

/** The result of resolving an address of the site, without a render. */
export type ResolvedAddress =
  | {
      kind: "page";
      /** `ar` under `/ar`; `null` when the visitor's own choice decides. */
      locale: Locale | null;
      /** Canonical spelling without `/ar`. It ends with a slash only where an id is missing (DET-2). */
      path: string;
      /** Validated and sorted: `""` or `?a=b`. */
      query: string;
      /** Whether the page can be cached: there are few addresses of its kind. */
      cacheable: boolean;
    }
  | { kind: "redirect"; to: string }
  | { kind: "unknown" };

/** Input of a render beside the address. */
export interface RenderContext {
  nonce: string;
  locale: Locale;
  backendUrl: string;
  ask: typeof fetch;
  publicOrigin: string;
  mediaBase: string;
  deadline: AbortSignal;
  answer: FormAnswer | LinkAnswer | null;
}

/** The app's pages for search engines and feed readers. */
export interface Findable {
  /** Canonical English paths of the pages that are always there. */
  pages: readonly string[];
  /** The page that is listed in the languages in which it has content (RT-5). */
  markets: string;
  /** The list of articles, for the feeds. */
  blog: string;
  /** Canonical English path of an entry by its id; an article's by its slug. */
  entries: Record<
    "service" | "tool" | "trend" | "report" | "resource" | "word" | "article",
    (segment: string) => string
  >;
  /** Texts of the feed. Without a `name` of the agency it has the site's own. */
  feedTexts: (locale: Locale, name: string | null) => Promise<{ title: string; description: string }>;
}

/** The app's interface for this server. */
export interface SiteApp {
  /** Changes with every build: pages of one build do not fit the files of another. */
  version: string;
  resolveAddress: (pathname: string, search: string) => ResolvedAddress;
  findable: Findable;
  fallbackContacts: FallbackContacts;
  /** Canonical paths of the pages that need no answer of the backend. */
  ownContent: readonly string[];
  /** Renders an address of `http://site.invalid`. An error of the app is reported; the answer is 500 without a page. */
  render: (request: Request, context: RenderContext) => Promise<Response>;
}

/** The exports of the built entry beside React Router's own handler. */
const entry = v.object({
  resolveAddress: v.custom<SiteApp["resolveAddress"]>((value) => typeof value === "function"),
  findable: v.custom<Findable>((value) => typeof value === "object" && value !== null),
  fallbackContacts: v.custom<FallbackContacts>((value) => typeof value === "object" && value !== null),
  ownContent: v.array(v.string()),
  renderContext: v.custom<RouterContext<RenderContext>>(
    (value) => typeof value === "object" && value !== null,
  ),
});

/** Wraps React Router's build. Throws when its entry lacks what this server needs. */
export function createApp(
  build: ServerBuild,
  options: { version: string; mode: "production" | "development"; report: (error: unknown) => void },
): SiteApp {
  const parsed = v.safeParse(entry, build.entry.module);
  if (!parsed.success)
    throw new Error(
      "app/entry.server.tsx must export resolveAddress, findable, fallbackContacts, ownContent and renderContext beside its handler",
    );
  const { resolveAddress, findable, fallbackContacts, ownContent, renderContext } = parsed.output;
  const handleError: ServerBuild["entry"]["module"]["handleError"] = (error, { request }) => {
    if (!request.signal.aborted) options.report(error);
  };
  const module = { handleError, ...build.entry.module };
  const handle = createRequestHandler({ ...build, entry: { module } }, options.mode);
  return {
    version: options.version,
    resolveAddress,
    findable,
    fallbackContacts,
    ownContent,
    render(request, context) {
      const provider = new RouterContextProvider();
      provider.set(renderContext, context);
      return handle(request, provider);
    },
  };
}

/** Loads `build/server/index.js`. Throws when there is no build. */
export async function loadApp(file: string, report: (error: unknown) => void): Promise<SiteApp> {
  const version = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  return createApp(build, { version, mode: "production", report });
}
