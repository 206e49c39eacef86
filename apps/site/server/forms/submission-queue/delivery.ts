import { ApiError, createClient } from "@miqyas/contract";
import type { SendCall } from "@miqyas/contract";
import { referenceOf } from "@miqyas/contract/reference";
import * as v from "valibot";
import { formCalls } from "../form-kinds.ts";
import { formHeaders } from "../protocol.ts";
import type { QueuedMessage } from "./queue.ts";
import { signForm } from "./signature.ts";

/** How an attempt to give a message to the backend ended. */
export type Delivery =
  | { result: "delivered"; answer: string }
  /** The backend says that it will never take it. */
  | { result: "refused"; reason: string }
  /** Another attempt may succeed; `everyone` when it is the backend that fails, not this message. */
  | { result: "failed"; reason: string; retryAfter: number; everyone: boolean };

export interface BackendOptions {
  backendUrl: string;
  /** Shared with the backend; without it messages go unsigned. */
  secret: string | undefined;
  now?: () => number;
}

/** What says that this very message will never be taken. Any other 4xx may come from a proxy, and pass. */
const final = new Set([400, 410, 413, 415, 422]);

/** What concerns this message alone: already in flight, too early. */
const own = new Set([409, 425]);

/** Longest answer that is read, characters. */
const longestAnswer = 64 * 1024;

/** How much of the backend's answer is kept, characters. */
const answerLength = 1000;

/** Gives one message to any backend of the contract, with the key that makes repeating it harmless (CON-12). */
export function createDelivery({ backendUrl, secret, now = Date.now }: BackendOptions) {
  const client = createClient({ baseUrl: backendUrl, fetch: fetchAcknowledged });

  return async function deliver(message: QueuedMessage, signal: AbortSignal): Promise<Delivery> {
    const { path, timeout, name } = formCalls[message.kind];
    const call: SendCall<Record<string, unknown>> = {
      name,
      path,
      timeout,
      schema: v.record(v.string(), v.unknown()),
    };
    const receivedAt = new Date(message.written_at).toISOString();
    try {
      const answer = await client.send(call, message.body, {
        locale: message.locale,
        idempotencyKey: message.key,
        signal,
        retries: 0,
        headers: {
          ...signForm(JSON.stringify(message.body), receivedAt, secret, now()),
          [formHeaders.reference]: referenceOf(message.key),
          ...(message.quarantine && { [formHeaders.quarantine]: message.quarantine }),
        },
      });
      return { result: "delivered", answer: JSON.stringify(answer).slice(0, answerLength) };
    } catch (error) {
      if (error instanceof ApiError) return readFailure(error);
      throw error;
    }
  };
}

export type Deliver = ReturnType<typeof createDelivery>;

function readFailure({ kind, status = 0, retryAfter = 0 }: ApiError): Delivery {
  if (final.has(status)) return { result: "refused", reason: `status ${status}` };
  const said = status < 300 ? "without an acknowledgement" : "";
  const reason = status > 0 ? `status ${status} ${said}`.trim() : kind;
  return { result: "failed", reason, retryAfter, everyone: !own.has(status) };
}

/** JSON that does not say that it failed. */
const acknowledgement = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((answer) => !v.is(v.object({ success: v.literal(false) }), answer)),
);

/**
 * As `fetch`, but a success must be empty or an acknowledgement. A browser is content with any 2xx (API-28); here the
 * text goes once the backend has it, and a proxy's "down for maintenance" may come as 200 (CON-11).
 */
async function fetchAcknowledged(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const { ok, status, body } = response;
  if (!ok || !body) return response;
  const text = await readText(body);
  if (text !== null && (text.trim() === "" || v.is(acknowledgement, text)))
    return new Response(text, { status });
  throw new ApiError("status", "requestFailed", { status });
}

/** A body as text; `null` when it is too long. */
async function readText(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of body) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > longestAnswer) return null;
  }
  return text + decoder.decode();
}
