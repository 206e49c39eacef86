import { ApiError, createClient, sendContactMessage, subscribeToNewsletter } from "@miqyas/contract";
import { formHeaders } from "@miqyas/contract/form-headers";
import * as v from "valibot";
import { storedToken } from "../browser-storage/stored-token.ts";
import type { OutboxEntry } from "./entry.ts";

/** The result of an attempt. */
export type SendOutcome =
  | { outcome: "delivered"; reference: string | null }
  /** A further attempt would get the same answer. */
  | { outcome: "refused"; status: number }
  /** No answer, or a temporary one. `after`: the wait that the server asks for, ms. */
  | { outcome: "later"; after: number };

/** Forms go to the site, which stores them; never directly to a backend of another origin. */
const site = createClient({ baseUrl: "", token: storedToken });

const answer = v.object({ data: v.object({ reference: v.string() }) });

/** Statuses besides 5xx that ask the client to wait. */
const patient = new Set([408, 409, 425, 429]);

/** The answer to a message above the limit: the browser must first do a proof of work. */
const proofNeeded = 428;

interface SendEntryOptions {
  /** Attempts after the first (API-4). */
  retries: number;
  signal?: AbortSignal;
}

function post(entry: OutboxEntry, options: SendEntryOptions, proof?: string): Promise<unknown> {
  const { locale, key, trace, createdAt } = entry;
  const waited = String(Math.max(0, Date.now() - createdAt));
  const send = {
    ...options,
    locale,
    idempotencyKey: key,
    headers: {
      [formHeaders.form]: trace,
      [formHeaders.waited]: waited,
      ...(proof && { [formHeaders.proof]: proof }),
    },
  };
  return entry.kind === "contact"
    ? site.send(sendContactMessage, entry.body, send)
    : site.send(subscribeToNewsletter, entry.body, send);
}

/** Sends a message, with a proof of work where the site asks for it (R13). Never rejects. */
export async function sendEntry(entry: OutboxEntry, options: SendEntryOptions): Promise<SendOutcome> {
  const attempt = async (proof?: string): Promise<SendOutcome> => {
    const parsed = v.safeParse(answer, await post(entry, options, proof));
    return { outcome: "delivered", reference: parsed.success ? parsed.output.data.reference : null };
  };
  try {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === proofNeeded)) throw error;
      const { proveWork } = await import("./prove-work.ts");
      return await attempt(await proveWork(site, entry, options.signal));
    }
  } catch (error) {
    return judge(error);
  }
}

/** The result of a failed attempt: try again later, or give up. */
export function judge(error: unknown): SendOutcome {
  if (!(error instanceof ApiError) || error.status === undefined) return { outcome: "later", after: 0 };
  const { status, retryAfter = 0 } = error;
  if (status >= 500 || patient.has(status) || status === proofNeeded)
    return { outcome: "later", after: retryAfter };
  return { outcome: "refused", status };
}
