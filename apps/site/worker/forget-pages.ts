declare const self: ServiceWorkerGlobalScope;

/*
 * Takes the place of the worker that keeps pages, removes what it kept, and then itself. The server sends it while
 * OFFLINE_PAGES is "off".
 */

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(forget()));

/** A page that registers this worker while it goes keeps it. The message that follows removes it. */
self.addEventListener("message", (event) => event.waitUntil(forget()));

async function forget(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase("workbox-expiration");
  await self.registration.unregister();
}

export {};
