import { ApiError, createClient } from "@miqyas/contract";
import type { SendCall } from "@miqyas/contract";
import { formHeaders } from "@miqyas/contract/form-headers";
import { referenceOf } from "@miqyas/contract/reference";
import * as v from "valibot";
import { formCalls } from "../form-kinds.ts";
import type { QueuedMessage } from "./queue.ts";
import { signCall } from "../../shared/sign-call.ts";

/** The result of an attempt to deliver a message to the backend. */
export type Delivery =
  | { result: "delivered"; answer: string }
  /** The backend refuses it for good. */
  | { result: "refused"; reason: string }
  /** Another attempt may succeed. `everyone`: the backend fails, and not this message alone. */
  | { result: "failed"; reason: string; retryAfter: number; everyone: boolean };

export interface BackendOptions {
  backendUrl: string;
  /** Shared with the backend; without it messages are unsigned. */
  secret: string | undefined;
  now?: () => number;
}

/** Statuses that refuse this message for good. Any other 4xx may come from a proxy and be temporary. */
const final = new Set([400, 410, 413, 415, 422]);

/** Temporary statuses that concern this message alone: already in flight, too early. */
const own = new Set([409, 425]);

/** Longest answer that is read, characters. */
const readLimit = 64 * 1024;

/** How much of the backend's answer is stored, characters. */
const answerLength = 1000;

/** Delivers one message to any backend of the contract. Its idempotency key makes repeated attempts safe (CON-12). */
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
          ...signCall(JSON.stringify(message.body), receivedAt, secret, now()),
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
  const detail = status < 300 ? "without an acknowledgement" : "";
  const reason = status > 0 ? `status ${status} ${detail}`.trim() : kind;
  return { result: "failed", reason, retryAfter, everyone: !own.has(status) };
}

/** JSON that does not say that it failed. */
const acknowledgement = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((answer) => !v.is(v.object({ success: v.literal(false) }), answer)),
);

/**
 * Like `fetch`, but the body of a success must be empty or an acknowledgement. A browser accepts any 2xx (API-28). The
 * queue deletes a text after its delivery, and a proxy may send "down for maintenance" with 200 (CON-11).
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
    if (text.length > readLimit) return null;
  }
  return text + decoder.decode();
}
