import { subscribe } from "node:diagnostics_channel";
import * as v from "valibot";
import type { Metrics } from "./metrics.ts";

/** What undici tells about a request of `fetch` or of an agent. */
const Told = v.object({
  request: v.object({ origin: v.union([v.string(), v.instance(URL)]), path: v.string(), method: v.string() }),
  response: v.optional(v.object({ statusCode: v.number() })),
});

export interface OutgoingCallOptions {
  metrics: Metrics;
  /** Where the calls go, `http://host:port`. Other calls are not counted. */
  origin: string;
  /** Names a call in the label `call`, by method and path. It has few results. */
  name: (method: string, path: string) => string;
}

/**
 * Measures the calls to another server, from their beginning to the head of the answer. It listens to undici's
 * diagnostics channels, which Node's `fetch` has too, so no caller takes part.
 */
export function measureOutgoingCalls({ metrics, origin, name }: OutgoingCallOptions): void {
  const observe = metrics.times(
    "miqyas_call_seconds",
    "Time of calls to the other server, until the head of the answer; a call without an answer has the result failed",
    ["call", "result"],
    [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 8, 15],
  );
  /** Undici tells of the same request at each step. */
  const begun = new WeakMap<object, number>();
  subscribe("undici:request:create", (told) => {
    if (v.is(Told, told) && new URL(told.request.origin).origin === origin)
      begun.set(told.request, performance.now());
  });
  const end = (told: unknown) => {
    if (!v.is(Told, told)) return;
    const { request, response } = told;
    const started = begun.get(request);
    if (started === undefined) return;
    begun.delete(request);
    const [path = ""] = request.path.split("?", 1);
    const result = response ? `${Math.floor(response.statusCode / 100)}xx` : "failed";
    observe({ call: name(request.method, path), result }, performance.now() - started);
  };
  for (const step of ["undici:request:headers", "undici:request:error"]) subscribe(step, end);
}
