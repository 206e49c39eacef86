import { subscribe } from "node:diagnostics_channel";
import * as v from "valibot";
import { splitTarget } from "../request/request-target.ts";
import type { Metrics } from "./metrics.ts";

/** What undici tells about a request of `fetch` or of an agent. */
const Told = v.object({
  request: v.object({
    origin: v.union([v.string(), v.instance(URL)]),
    path: v.string(),
    method: v.string(),
    addHeader: v.function(),
  }),
  response: v.optional(v.object({ statusCode: v.number() })),
});

/** A call that begins. */
export interface OutgoingCall {
  method: string;
  /** Without the query. */
  path: string;
  addHeader: (name: string, value: string) => void;
}

/** Receives the status of the answer when its head arrives; `null` for a call without an answer. */
export type CallEnded = (status: number | null) => void;

/**
 * Tells of every call to another server, `http://host:port`. It listens to undici's diagnostics channels, which Node's
 * `fetch` has too, so no caller takes part.
 */
export function watchOutgoingCalls(origin: string, begin: (call: OutgoingCall) => CallEnded | null): void {
  /** Undici tells of the same request at each step. */
  const running = new WeakMap<object, CallEnded>();
  subscribe("undici:request:create", (told) => {
    if (!v.is(Told, told) || new URL(told.request.origin).origin !== origin) return;
    const { request } = told;
    const path = splitTarget(request.path).pathname;
    const ended = begin({
      ...{ method: request.method, path },
      addHeader: (name, value) => void request.addHeader(name, value),
    });
    if (ended) running.set(request, ended);
  });
  const end = (told: unknown) => {
    if (!v.is(Told, told)) return;
    running.get(told.request)?.(told.response?.statusCode ?? null);
    running.delete(told.request);
  };
  for (const step of ["undici:request:headers", "undici:request:error"]) subscribe(step, end);
}

export interface MeasuredCalls {
  metrics: Metrics;
  /** Where the calls go. Other calls are not counted. */
  origins: readonly string[];
  /** Names a call in the label `call`, by method and path. It has few results. */
  name: (method: string, path: string) => string;
}

/** Measures the calls to another server, from their beginning to the head of the answer. */
export function measureOutgoingCalls({ metrics, origins, name }: MeasuredCalls): void {
  const observe = metrics.times(
    "miqyas_call_seconds",
    "Time of calls to the other server, until the head of the answer; a call without an answer has the result failed",
    ["call", "result"],
    [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 8, 15],
  );
  const begin = ({ method, path }: OutgoingCall): CallEnded => {
    const started = performance.now();
    return (status) => {
      const result = status === null ? "failed" : `${Math.floor(status / 100)}xx`;
      observe({ call: name(method, path), result }, performance.now() - started);
    };
  };
  for (const origin of new Set(origins)) watchOutgoingCalls(origin, begin);
}
