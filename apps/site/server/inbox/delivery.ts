import { ApiError, createClient } from "@miqyas/contract";
import type { SendCall } from "@miqyas/contract";
import { referenceOf } from "@miqyas/contract/reference";
import * as v from "valibot";
import { formCalls } from "./form-kinds.ts";
import { formHeaders } from "./protocol.ts";
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

/** 4xx that say "later": time-out, already in flight, too early, too many. */
const passing = new Set([408, 409, 425, 429]);

/** How much of the backend's answer is kept, characters. */
const answerLength = 1000;

/** Gives one message to any backend of the contract, with the key that makes repeating it harmless (CON-12). */
export function createDelivery({ backendUrl, secret, now = Date.now }: BackendOptions) {
  const client = createClient({ baseUrl: backendUrl });

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
  const reason = status > 0 ? `status ${status}` : kind;
  if (status >= 400 && status < 500 && !passing.has(status)) return { result: "refused", reason };
  return { result: "failed", reason, retryAfter, everyone: status !== 409 && status !== 425 };
}
