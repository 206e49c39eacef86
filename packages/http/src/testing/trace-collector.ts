import * as v from "valibot";
import { listen } from "./http.ts";

const Received = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({
        attributes: v.array(
          v.object({ key: v.string(), value: v.object({ stringValue: v.optional(v.string()) }) }),
        ),
      }),
      scopeSpans: v.array(
        v.object({
          spans: v.array(
            v.object({
              traceId: v.string(),
              spanId: v.string(),
              parentSpanId: v.optional(v.string(), ""),
              name: v.string(),
              status: v.optional(v.object({ code: v.optional(v.number()) })),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A span as a collector got it. */
export interface CollectedSpan {
  service: string | undefined;
  name: string;
  traceId: string;
  id: string;
  /** Id of the parent; empty for the first. */
  parent: string;
  failed: boolean;
}

/** A collector of traces over OTLP (HTTP with JSON), for a test. */
export async function startCollector() {
  const bodies: string[] = [];
  const { url, close } = await listen((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      bodies.push(body);
      response.setHeader("Content-Type", "application/json").end("{}");
    });
  });
  const spans = (): CollectedSpan[] =>
    bodies
      .flatMap((body) => v.parse(Received, JSON.parse(body)).resourceSpans)
      .flatMap(({ resource, scopeSpans }) =>
        scopeSpans
          .flatMap((scope) => scope.spans)
          .map(({ spanId, parentSpanId, status, ...span }) => ({
            ...{ name: span.name, traceId: span.traceId, id: spanId, parent: parentSpanId },
            service: resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue,
            failed: status?.code === 2,
          })),
      );
  return { url, close, spans, /** Everything received, as text. */ received: () => bodies.join("\n") };
}
