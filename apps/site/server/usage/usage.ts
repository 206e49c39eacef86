import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiError, createClient, reportUsage } from "@miqyas/contract";
import { isbot } from "isbot";
import { answerEmpty, answerUnread } from "@miqyas/http/answer";
import type { ClientLimit } from "@miqyas/http/client-limit";
import { readBody } from "@miqyas/http/read-body";
import { signCall } from "../shared/sign-call.ts";
import { readEvents } from "./read-event.ts";
import type { EventRules, UsageEvent } from "./read-event.ts";
import type { UsageStore } from "./usage-store.ts";

export interface UsageOptions extends EventRules {
  store: UsageStore;
  /** Any backend of the contract. */
  backendUrl: string;
  /** Shared with the backend. Without it nothing is counted. */
  secret: string | undefined;
  /** Limit of events per client. */
  limit: ClientLimit;
  /** Limit of different things per client: nobody takes all places of a day for pages or searches that they make up. */
  limitNew: ClientLimit;
  /** Called with the error of a failed save or report. */
  report: (error: unknown) => void;
  /** Pause between two reports, ms. */
  period?: number;
}

/** Limit of events per client; the period in ms. */
export const usageRule = { count: 120, period: 60_000 };
/**
 * Limit per client of what nobody else has read, searched or opened on the same day; the period in ms. As many are free at
 * once as come back in the period, so that one client takes at most twice as many places in a day.
 */
export const newUsageRule = { count: 125, period: 24 * 60 * 60_000 };

const largestEvent = 2048;
/** Pause after a backend has answered that it takes no counts, ms. */
const longPause = 60 * 60_000;
/** Answers to a report that cannot be stored, however often it is sent. */
const refusals = new Set([400, 413, 422]);

/** Whether a visitor asks not to be counted (Global Privacy Control, Do Not Track), or is a machine. */
const isLeftOut = ({ headers }: FastifyRequest): boolean =>
  headers["sec-gpc"] === "1" || headers.dnt === "1" || !headers["user-agent"] || isbot(headers["user-agent"]);

/**
 * Counts how the site is used, without cookies and without anything about the visitor (RT-30). Pages send events to
 * `POST /usage`, so that pages from a CDN count too. The totals go to the backend, and wait on disk while it is away.
 */
export function createUsage(options: UsageOptions) {
  const { store, backendUrl, secret, limit, limitNew, report, period = 10_000 } = options;
  const client = createClient({ baseUrl: backendUrl });
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  let reportAfter = 0;

  /** Reports everything that the backend does not have. */
  async function send(): Promise<void> {
    for (const counts of store.batches()) {
      const body = { source: store.source, counts };
      const at = new Date().toISOString();
      try {
        const headers = signCall(JSON.stringify(body), at, secret, Date.now());
        await client.send(reportUsage, body, { locale: "en", headers, retries: 0 });
      } catch (error) {
        // A backend that cannot be reached shows in every other call.
        if (!(error instanceof ApiError)) throw error;
        const { status = 0 } = error;
        if (status === 404 || status === 405) reportAfter = performance.now() + longPause;
        if (!refusals.has(status)) return;
        // The same report would be refused for ever, and the others wait behind it.
        report(new Error(`The backend refuses ${counts.length} counts: ${status}`, { cause: error }));
      }
      store.acknowledge(counts);
    }
  }

  async function run(): Promise<void> {
    try {
      await store.save();
      if (performance.now() >= reportAfter) await send();
    } catch (error) {
      report(error);
    }
    if (!stopped) timer = setTimeout(() => void run(), period).unref();
  }

  if (secret !== undefined) timer = setTimeout(() => void run(), period).unref();

  return {
    /** `POST /usage`: 204 for every JSON body within its bounds. The answer says nothing about the event. */
    take: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const wait = await limit(request);
      if (wait > 0) return answerEmpty(reply, 429, { "Retry-After": String(wait) });
      try {
        const body = await readBody(request.raw, largestEvent);
        if (secret !== undefined && !isLeftOut(request))
          for (const event of readEvents(JSON.parse(body.toString()), options))
            if (store.has(event) || (await limitNew(request)) === 0) store.add(event);
        return answerEmpty(reply, 204);
      } catch (error) {
        return answerUnread(reply, error);
      }
    },

    /** Counts what this server itself sees. */
    add(event: UsageEvent): void {
      if (secret !== undefined) store.add(event);
    },

    /** Saves what was counted. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await store.save().catch(report);
    },
  };
}

export type Usage = ReturnType<typeof createUsage>;
