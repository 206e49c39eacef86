import type { FastifyReply, FastifyRequest } from "fastify";
import { createClient, getSiteSettings, listBlogs, locales } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { answerEmpty } from "@miqyas/http/answer";
import type { Findable } from "../shared/app-build.ts";
import { createCachedValue } from "../shared/cached-value.ts";
import { createContentChanges } from "../shared/content-changes.ts";
import { chooseEncoding, compress } from "@miqyas/http/content-encoding";
import type { Encoding } from "@miqyas/http/content-encoding";
import { isUnmodified, weakEtag } from "@miqyas/http/etag";
import type { Settings } from "../shared/env.ts";
import { cachePolicies } from "@miqyas/http/cache-policies";
import { splitTarget } from "@miqyas/http/request-target";
import { dataHeaders } from "@miqyas/http/security-headers";
import type { Headers } from "@miqyas/http/security-headers";
import { feedLength, writeFeed } from "./feed.ts";
import { createListings, callLimits } from "./listings.ts";
import { writeRobots } from "./robots.ts";
import { countFiles, writeSitemap, writeSitemapIndex } from "./sitemap.ts";
import type { Listed } from "./sitemap.ts";

/** The files for search engines and feed readers: `/robots.txt`, `/sitemap.xml`, `/feed.xml` and the Arabic feed. */
export interface SeoFiles {
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Canonical English paths of all pages in the sitemap. Rejects when no list of the backend can be read. */
  listPaths: () => Promise<string[]>;
  /** Content of these kinds changed. */
  announce: (kinds: readonly string[]) => void;
}

export interface SeoFilesOptions {
  settings: Pick<Settings, "SITE_ORIGIN" | "BACKEND_URL" | "mediaBase" | "secure">;
  findable: Findable;
  /** Sends requests to the backend. */
  fetch: typeof fetch;
  /** Called for every list that could not be read. */
  report: (error: unknown) => void;
}

/** A file ready to be sent. */
interface Written {
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

/** `Retry-After` while nothing could be read yet, seconds. */
const retryAfter = "30";

export function createSeoFiles({ settings, findable, fetch, report }: SeoFilesOptions): SeoFiles {
  const { SITE_ORIGIN: origin, secure } = settings;
  const changes = createContentChanges();
  /** Files by address, each with the value that it was written from. */
  const written = new Map<string, { from: unknown; document: Promise<Written> }>();
  const client = createClient({
    baseUrl: settings.BACKEND_URL,
    assetBase: settings.mediaBase || origin,
    fetch,
  });
  const fixed: Listed[] = findable.pages.map((path) => ({ path, date: null, languages: locales }));
  const listings = createListings(client, findable).map(({ call, read }) =>
    createCachedValue({ make: read, calls: [call], changes, report }),
  );
  const [en, ar] = [createFeed("en"), createFeed("ar")];
  let sitemap: { lists: readonly Listed[][]; pages: Listed[] } = { lists: [], pages: [] };

  function createFeed(locale: Locale) {
    return createCachedValue({
      calls: [listBlogs.name, getSiteSettings.name],
      changes,
      report,
      async make() {
        const newest = { per_page: feedLength, sortBy: "created_at", sortDirection: "desc" } as const;
        const options = { locale, ...callLimits };
        const [name, { items }] = await Promise.all([
          // Optional: without them the feed has the site's own name.
          client.read(getSiteSettings, {}, options).then(
            (settings) => settings.name,
            () => null,
          ),
          client.read(listBlogs, newest, options),
        ]);
        const texts = await findable.feedTexts(locale, name);
        const articlePath = findable.entries.article;
        return writeFeed({ ...texts, locale, origin, listPath: findable.blog, articlePath, articles: items });
      },
    });
  }

  /** All pages, without the lists that cannot be read. Returns the same array as long as nothing in it changed. */
  async function listPages(): Promise<Listed[]> {
    const results = await Promise.allSettled(listings.map((listing) => listing.get()));
    const failed = results.find((result) => result.status === "rejected");
    const lists = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    if (failed && lists.every((list) => list.length === 0)) throw failed.reason;
    const same =
      lists.length === sitemap.lists.length && lists.every((list, at) => list === sitemap.lists[at]);
    if (!same) sitemap = { lists, pages: [...fixed, ...lists.flat()] };
    return sitemap.pages;
  }

  function write(address: string, from: unknown, text: () => string): Promise<Written> {
    const before = written.get(address);
    if (before && before.from === from) return before.document;
    const document = prepare(text());
    written.set(address, { from, document });
    return document;
  }

  /** The file at an address; `null` when there is none, or the sitemap has no such part. */
  async function find(address: string): Promise<Written | null> {
    if (address === "/robots.txt") return write(address, origin, () => writeRobots(origin));
    if (address === "/feed.xml" || address === "/ar/feed.xml") {
      const feed = await (address === "/feed.xml" ? en : ar).get();
      return write(address, feed, () => feed);
    }
    const part = /^\/sitemap(?:-([1-9]\d*))?\.xml$/.exec(address);
    if (!part) return null;
    const pages = await listPages();
    const files = countFiles(pages.length);
    const file = Number(part[1] ?? 0);
    if (file > files || (file > 0 && files === 1)) return null;
    return write(address, pages, () =>
      file === 0 && files > 1 ? writeSitemapIndex(files, origin) : writeSitemap(pages, file || 1, origin),
    );
  }

  async function findOrReport(address: string): Promise<Written | null | "unavailable"> {
    try {
      return await find(address);
    } catch {
      return "unavailable"; // Reported by the list that failed.
    }
  }

  return {
    listPaths: async () => (await listPages()).map(({ path }) => path),
    announce: (kinds) => changes.mark(kinds),
    async answer(request, reply) {
      // Every spelling of an address is one file (B11).
      const address = decodeURIComponent(splitTarget(request.raw.url ?? "/").pathname);
      const document = await findOrReport(address);
      if (document === "unavailable") return answerEmpty(reply, 503, { "Retry-After": retryAfter });
      if (!document) return answerEmpty(reply, 404);
      const { etag, bodies } = document;
      reply.headers({ ...dataHeaders(secure), ...documentHeaders(address), ETag: etag });
      if (isUnmodified(request.headers["if-none-match"], etag)) return reply.code(304).send();
      const encoding = chooseEncoding(request.headers["accept-encoding"]);
      if (encoding !== "identity") reply.header("Content-Encoding", encoding);
      return reply.send(bodies[encoding]);
    },
  };
}

async function prepare(text: string): Promise<Written> {
  const bytes = Buffer.from(text);
  return { etag: weakEtag(bytes), bodies: await compress(bytes, "now") };
}

/** Type and caching of a file. Search engines read a sitemap or a feed, and do not list it. */
function documentHeaders(address: string): Headers {
  const common = { "Cache-Control": cachePolicies.page, Vary: "Accept-Encoding" };
  if (address === "/robots.txt") return { "Content-Type": "text/plain; charset=utf-8", ...common };
  const type = address.endsWith("feed.xml") ? "application/rss+xml" : "application/xml";
  return { "Content-Type": `${type}; charset=utf-8`, "X-Robots-Tag": "noindex", ...common };
}
