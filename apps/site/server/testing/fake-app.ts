import type { Findable, RenderContext, ResolvedAddress, SiteApp } from "../shared/app-build.ts";
import { fallbackContacts } from "../forms/testing/fallback-contacts.ts";

/** An app whose renders end as the test says. */
export interface FakeApp extends SiteApp {
  /** Headers and status of every page; an `Error` is thrown, `hang` never ends. */
  outcome: { status?: number; headers?: Record<string, string>; body?: string } | Error | "hang";
  /** The renders: the address that the app received, and all headers. */
  renders: { url: string; headers: Record<string, string>; context: RenderContext }[];
}

const pages = ["/", "/AboutUs", "/AllBlog", "/contact"];

/** Knows four pages, entries below `/words/`, and the moved page `/termsand`. */
function resolveAddress(pathname: string, search: string): ResolvedAddress {
  const inArabic = /^\/ar(?=\/|$)/i.test(pathname);
  const bare = (inArabic ? pathname.slice(3) || "/" : pathname).replace(/(.)\/$/, "$1");
  if (/^\/termsand$/i.test(bare))
    return { kind: "redirect", to: `${inArabic ? "/ar" : ""}/contact${search}` };
  const page = pages.find((known) => known.toLowerCase() === bare.toLowerCase());
  const word = /^\/words\/([\w.-]+)$/i.exec(bare)?.[1];
  if (!page && !word) return { kind: "unknown" };
  const query = new URLSearchParams(search);
  const known = ["page", "q"].flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ""]] : []));
  return {
    kind: "page",
    locale: inArabic ? "ar" : null,
    path: page ?? `/words/${word}`,
    query:
      page === "/contact" && query.has("sent")
        ? `?sent=${query.get("sent")}`
        : page === "/AllBlog" && known.length > 0
          ? `?${new URLSearchParams(known).toString()}`
          : "",
    cacheable: !query.has("q") && !query.has("sent"),
  };
}

const below = (folder: string) => (segment: string) => `/${folder}/${encodeURIComponent(segment)}`;

/** Addresses like the app's. */
export const fakeFindable: Findable = {
  pages: ["/", "/AboutUs"],
  markets: "/markets",
  blog: "/AllBlog",
  entries: {
    service: below("services"),
    tool: below("tools"),
    trend: below("trends"),
    report: below("reports"),
    resource: below("resources"),
    word: below("words"),
    article: below("articles"),
  },
  feedTexts: (locale, name) =>
    Promise.resolve({
      title: [name, `Blog ${locale}`].filter(Boolean).join(" "),
      description: "Notes & methods",
    }),
};

export function createFakeApp(): FakeApp {
  const app: FakeApp = {
    version: "fake",
    outcome: {},
    renders: [],
    findable: fakeFindable,
    fallbackContacts: fallbackContacts,
    ownContent: ["/contact"],
    resolveAddress,
    async render(request, context) {
      app.renders.push({ url: request.url, headers: Object.fromEntries(request.headers), context });
      const { outcome } = app;
      if (outcome instanceof Error) throw outcome;
      if (outcome === "hang") return new Promise(() => undefined);
      const { pathname, search } = new URL(request.url);
      const status = /\/__gone$/.test(pathname)
        ? 410
        : /\/(?:__unknown|words\/none)$/.test(pathname)
          ? 404
          : 200;
      const text = context.locale === "ar" ? "مقياس" : "Miqyas";
      const html =
        outcome.body ??
        `<!doctype html><html lang="${context.locale}"><p>${text} ${pathname}${search}</p>` +
          `<script nonce="${context.nonce}">start()</script></html>`;
      return new Response(html, {
        status: outcome.status ?? status,
        headers: { "content-type": "text/html; charset=utf-8", "x-tags": "home-page", ...outcome.headers },
      });
    },
  };
  return app;
}
