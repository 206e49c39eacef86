import { AsyncLocalStorage } from "node:async_hooks";
import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { Attributes, Context, Span } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { FastifyInstance } from "fastify";
import { watchOutgoingCalls } from "./outgoing-calls.ts";
import { within } from "../resilience/within.ts";
import { nameRoute } from "./routes.ts";

export interface TracingOptions {
  service: string;
  /** Base address of the collector: `OTEL_EXPORTER_OTLP_ENDPOINT`. The exporter reads the other `OTEL_EXPORTER_…`. */
  endpoint: string;
  /** Share of the traces that is kept, 0 to 1. Both servers decide alike. */
  share: number;
}

/**
 * Traces of one process, sent to a collector over OTLP (HTTP with JSON). A span has a method, a pattern or a kind, a status
 * and times: no address, path, query or text of a statement (S4). Nothing is registered globally: Next finds no tracer, and
 * writes no spans of its own, which would name addresses.
 */
export function startTracing({ service, endpoint, share }: TracingOptions) {
  const sampler = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": `miqyas-${service}` }),
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` }),
        scheduledDelayMillis: 1_000,
      }),
    ],
  });
  const tracer = provider.getTracer("miqyas");
  const propagator = new W3CTraceContextPropagator();
  let stopped: Promise<void> | undefined;
  const current = new AsyncLocalStorage<Context>();

  const end = (span: Span, hasFailed: boolean) => {
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };

  return {
    /**
     * Makes a span of every request of an app. Call it before the routes are added.
     * @param isFirst whether requests come from strangers: then no request continues a trace
     */
    traceRequests(app: FastifyInstance, isFirst: boolean): void {
      app.addHook("onRequest", (request, reply, next) => {
        const parent = isFirst
          ? ROOT_CONTEXT
          : propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
        const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent);
        reply.raw.once("close", () => {
          const route = nameRoute(request, "page");
          const { statusCode } = reply.raw;
          span.updateName(`${request.method} ${route}`);
          span.setAttributes({
            "http.request.method": request.method,
            "http.route": route,
            "http.response.status_code": statusCode,
          });
          end(span, statusCode >= 500);
        });
        current.run(trace.setSpan(parent, span), next);
      });
    },

    /** Makes a span of every call to another server within a request, and gives the call the trace. */
    traceCalls(origin: string, name: (method: string, path: string) => string): void {
      watchOutgoingCalls(origin, ({ method, path, addHeader }) => {
        const parent = current.getStore();
        if (!parent) return null;
        const attributes = { "http.request.method": method };
        const span = tracer.startSpan(name(method, path), { kind: SpanKind.CLIENT, attributes }, parent);
        propagator.inject(trace.setSpan(parent, span), null, {
          set: (_carrier, key, value) => addHeader(key, value),
        });
        return (status) => {
          if (status !== null) span.setAttribute("http.response.status_code", status);
          end(span, status === null || status >= 500);
        };
      });
    },

    /** Begins a span within the running request. Returns its end; `null` outside of a request. */
    begin(name: string, attributes: Attributes): ((hasFailed: boolean) => void) | null {
      const parent = current.getStore();
      if (!parent) return null;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
      return (hasFailed) => end(span, hasFailed);
    },

    /** Sends what is left, for two seconds at most. */
    stop: (): Promise<void> =>
      (stopped ??= within(
        2_000,
        provider.shutdown().catch(() => undefined),
        () => undefined,
      )),
  };
}

export type Tracing = ReturnType<typeof startTracing>;
