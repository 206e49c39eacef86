import * as v from "valibot";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import type { StrategyOptions } from "workbox-strategies/Strategy.js";
import { bounds, cacheNames, kindOf, maxAge, mayKeep } from "./keep-rules.ts";
import type { Kind } from "./keep-rules.ts";
import { answerOffline, markCopy, readKeptPage } from "./offline-page.ts";

declare const self: ServiceWorkerGlobalScope;

/*
 * The pages seen last, with their files, for the time without a connection (NET-3). It fetches nothing in advance. With a
 * connection a page comes from the network, unless that takes longer than `deadline`.
 */

/** How long a page that is kept waits for the network, s. The server itself needs 2.5 at most when it has a copy (F4). */
const deadline = 5;

/** Whether the last page that was asked for came from the device. Its files then do too. */
let isUnreachable = false;

const options = (kind: Kind): StrategyOptions => ({
  cacheName: cacheNames[kind],
  // The address decides the language; what else varies is the encoding.
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => ((await mayKeep(kind, response)) ? response : null),
    },
    new ExpirationPlugin({
      maxEntries: bounds[kind].entries,
      maxAgeSeconds: maxAge,
      matchOptions: { ignoreVary: true },
      purgeOnQuotaError: true,
    }),
  ],
});

const pages = new NetworkFirst({ ...options("pages"), networkTimeoutSeconds: deadline });
pages.plugins.push({
  // The address alone: a request of Firefox has headers by which the answer varies, and would be a second entry.
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url),
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    // A page that is kept in the background says nothing about the one that is open.
    if (event.type === "fetch") isUnreachable = true;
    return cachedResponse && (await markCopy(cachedResponse));
  },
});

const strategies = {
  pages,
  files: new CacheFirst(options("files")),
  pictures: new CacheFirst(options("pictures")),
};
const network = new NetworkOnly();

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      // The page is requested while the worker starts.
      self.registration.navigationPreload.enable(),
      removeOtherCaches(),
    ]),
  );
});

async function removeOtherCaches(): Promise<void> {
  const known = new Set<string>(Object.values(cacheNames));
  for (const name of await caches.keys()) if (!known.has(name)) await caches.delete(name);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || request.headers.has("range")) return;
  const isPage = request.mode === "navigate";
  const kind = kindOf(request.url, self.location.origin, isPage ? "document" : request.destination);
  if (isPage) event.respondWith(answerPage(event, kind === "pages"));
  // With a connection the browser's own cache is faster.
  else if (kind && (isUnreachable || !navigator.onLine)) event.respondWith(strategies[kind].handle(event));
});

/** The page from the network, else the kept one, else the page that says that there is no connection. */
async function answerPage(event: FetchEvent, isKept: boolean): Promise<Response> {
  const { request } = event;
  isUnreachable = false;
  rejectFailedPreload(event);
  try {
    return await (isKept ? strategies.pages : network).handle({ event, request });
  } catch {
    return answerOffline(request.url, await listKeptPages());
  }
}

/** Firefox resolves the preload of a page that it cannot fetch, with a failure. Workbox expects a rejection. */
function rejectFailedPreload(event: FetchEvent): void {
  // Safari before 15.4 has none, and must open pages all the same.
  if (!("preloadResponse" in event)) return;
  const preload = event.preloadResponse.then((response: Response | undefined) =>
    response?.type === "error" ? Promise.reject(new TypeError("The preload failed")) : response,
  );
  Object.defineProperty(event, "preloadResponse", { value: preload });
}

const listKept = async (kind: Kind) => (await caches.open(cacheNames[kind])).keys();

/** The kept pages, the last first. */
async function listKeptPages() {
  // Without `toReversed`, which Chromium 109 lacks: the worker has no `older-browsers.ts`.
  const last = [...(await listKept("pages"))];
  const listed = last.reverse().map(async (request) => {
    const response = await caches.match(request, { ignoreVary: true, cacheName: cacheNames.pages });
    return response ? readKeptPage(new URL(request.url).pathname, await response.text()) : null;
  });
  return (await Promise.all(listed)).filter((page) => page !== null);
}

/** What a page says of itself: its address, whether it came as a document, and the files that it has loaded. */
const seen = v.object({ page: v.string(), isDocument: v.boolean(), files: v.array(v.string()) });

self.addEventListener("message", (event) => {
  const message = v.safeParse(seen, event.data);
  if (message.success) event.waitUntil(keepSeen(event, message.output));
});

/**
 * Keeps the page that is open. A document and its files come from the browser's own cache. The document of a page that the
 * app opened is requested.
 */
async function keepSeen(
  event: ExtendableMessageEvent,
  { page, isDocument, files }: v.InferOutput<typeof seen>,
): Promise<void> {
  const { origin } = self.location;
  if (kindOf(page, origin, "document") === null) return;
  const request = new Request(page, { cache: isDocument ? "force-cache" : "default", priority: "low" });
  await strategies.pages.handle({ event, request }).catch(() => undefined);
  const kept = new Set([...(await listKept("files")), ...(await listKept("pictures"))].map(({ url }) => url));
  for (const file of files.filter((address) => !kept.has(address))) {
    const kind = kindOf(file, origin, /^\/media\//.test(new URL(file).pathname) ? "image" : "");
    if (!kind) continue;
    const known = new Request(file, { cache: "only-if-cached", mode: "same-origin" });
    await strategies[kind].handle({ event, request: known }).catch(() => undefined);
  }
}
