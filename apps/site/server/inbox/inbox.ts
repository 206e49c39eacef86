import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { Locale } from "@miqyas/contract";
import { withoutLocale } from "../language.ts";
import { createAcceptance } from "./acceptance.ts";
import { createClientGroup } from "./client-group.ts";
import { createDelivery } from "./delivery.ts";
import { createEvents } from "./events.ts";
import type { InboxLog } from "./events.ts";
import { formCalls } from "./form-kinds.ts";
import { createFormLimits } from "./form-limits.ts";
import { startForwarder } from "./forwarder.ts";
import type { ForwarderOptions } from "./forwarder.ts";
import { createJsonCalls } from "./json-calls.ts";
import { createPlainPosts } from "./plain-posts.ts";
import { createProofs } from "./proof.ts";
import { challengePath } from "./protocol.ts";
import { createQueue } from "./queue.ts";
import { countRows, purge } from "./retention.ts";
import { createStore } from "./store.ts";
import type { StoreOptions } from "./store.ts";
import type { WaysOut } from "./way-out.ts";

export interface InboxOptions extends Pick<ForwarderOptions, "delays" | "confirmAfter" | "concurrency"> {
  dataDir: string;
  /** Any backend of the contract. */
  backendUrl: string;
  /** Shared with the backend, which believes the signed calls; without it they go unsigned. */
  secret: string | undefined;
  /** Addresses or ranges whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  log: InboxLog;
  /** Public origin of the site; forms of its pages and of the host asked for are taken. */
  siteOrigin?: string;
  wayOut: WaysOut;
  /** Addresses of the site's style sheets, for the page that answers a plain form. */
  stylesheets?: () => readonly string[];
  now?: () => number;
  bounds?: StoreOptions["bounds"];
  pages?: StoreOptions["pages"];
  lockWait?: StoreOptions["lockWait"];
}

/** What `/readyz` and the gauges say of the inbox. */
export interface InboxStatus {
  /** Whether a message that came now would be kept. */
  available: boolean;
  /** Messages that the backend does not have yet, and the age of the oldest, ms; `null` where it cannot be read. */
  depth: number | null;
  oldestAge: number | null;
  /** Messages that the backend refuses and an operator has to look at. */
  parked: number | null;
  /** Whether the backend is left alone for a while after it failed. */
  paused: boolean;
}

/** The inbox's file in a data folder. */
export const inboxFile = (dataDir: string): string => path.join(dataDir, "inbox.db");

const probePeriod = 5000;
const purgePeriod = 60 * 60_000;

type Route = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The path of an address however a backend may read it, so that no spelling of a form's call gets past the inbox. */
function comparable(url: string): string {
  const [path = ""] = url.split("?");
  const decoded = path.replace(/%[0-9a-f]{2}/gi, (octet) =>
    String.fromCharCode(Number.parseInt(octet.slice(1), 16)),
  );
  return decoded.toLowerCase().replace(/\/$/, "");
}

/**
 * The durable inbox: the two forms of visitors are answered here, 2xx only when the message is on this server's disk,
 * and given to the backend for as long as that takes (CON-11). Opens its file when it is first needed, and again
 * whenever that has failed.
 */
export function createInbox(options: InboxOptions) {
  const { dataDir, backendUrl, secret, trustedProxies, log, now = Date.now } = options;
  const { siteOrigin, stylesheets = () => [] } = options;
  const events = createEvents(log);
  const { bounds, pages, lockWait } = options;
  const file = inboxFile(dataDir);
  const store = createStore({
    ...{ file, now, bounds, pages, lockWait },
    onDamage: events.damaged,
    onChange(available, cause) {
      if (!available) return events.unavailable(cause);
      events.recovered();
      forwarder.resume();
    },
  });
  const forwarder = startForwarder({
    ...options,
    queue: createQueue(store.connection),
    deliver: createDelivery({ backendUrl, secret, now }),
    events,
    now,
  });
  const limits = createFormLimits(store.countFromMailbox, now);
  const proofs = createProofs(secret, now);
  const accept = createAcceptance({ store, limits, proofs, events: { ...events, stored } });
  const secure = siteOrigin?.startsWith("https:") ?? false;
  const shared = { accept, clientOf: createClientGroup(trustedProxies), events, siteOrigin, secure };
  const calls = createJsonCalls({ ...shared, proofs, limits });
  const plainPost = createPlainPosts({ ...shared, stylesheets, wayOut: options.wayOut });
  const timers = [setInterval(probe, probePeriod), setInterval(removeOld, purgePeriod)];
  for (const timer of timers) timer.unref();
  removeOld();

  function stored(what: Parameters<typeof events.stored>[0]): void {
    events.stored(what);
    forwarder.wake();
  }

  function probe(): void {
    if (!store.connection.isAvailable()) store.probe().catch(() => undefined);
  }

  function removeOld(): void {
    purge(store.connection, now()).then(
      (rows) => rows > 0 && events.purged(rows),
      () => undefined,
    );
  }

  function findRoute({ url = "/", method }: IncomingMessage): Route | null {
    const pathname = comparable(url);
    if (pathname === formCalls.contact.path) return (...both) => calls.post("contact", ...both);
    if (pathname === formCalls.newsletter.path) return (...both) => calls.post("newsletter", ...both);
    if (pathname === challengePath) return calls.challenge;
    if (method !== "POST") return null;
    const plain = withoutLocale(pathname);
    const locale: Locale | null = plain === pathname ? null : "ar";
    const form = /^\/(contact|newsletter)$/.exec(plain)?.[1];
    if (form !== "contact" && form !== "newsletter") return null;
    return (...both) => plainPost(form, locale, ...both);
  }

  return {
    file,

    /** Answers the forms of visitors; resolves with `false`, nothing touched, for any other request. */
    async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const route = findRoute(request);
      if (!route) return false;
      try {
        await route(request, response);
      } catch (error) {
        events.broken(error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500, { "Content-Length": 0 }).end();
      }
      return true;
    },

    status(): InboxStatus {
      const available = store.isAvailable();
      const paused = forwarder.isPaused();
      try {
        const { waiting, parked, oldest_waiting: oldest } = countRows(store.connection);
        const oldestAge = oldest === null ? 0 : Math.max(0, now() - oldest);
        return { available, depth: waiting, oldestAge, parked, paused };
      } catch {
        return { available: false, depth: null, oldestAge: null, parked: null, paused };
      }
    },

    /** Takes forms still, but forwards nothing new; resolves when what was on its way has arrived, or two seconds later. */
    stopForwarding: () => forwarder.stop(),

    /** Stops forwarding, then closes the file. */
    async close(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      await forwarder.stop();
      store.close();
    },
  };
}

export type Inbox = ReturnType<typeof createInbox>;
