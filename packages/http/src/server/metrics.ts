import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { cachePolicies } from "../response/cache-policies.ts";
import { createLifecycle } from "./graceful-stop.ts";
import { createHttpApp, listen } from "./http-app.ts";

/** One value of a metric with its labels. `null` means not known: the metric then has no such line. */
export interface Sample {
  labels?: Record<string, string>;
  value: number | null;
}

/** Reads the values of a metric at a scrape. */
export type ReadSamples = () => readonly Sample[] | Promise<readonly Sample[]>;

/** Adds a time in ms to a distribution. */
export type Observe = (labels: Record<string, string>, ms: number) => void;

/**
 * The metrics of one process, in the text format of Prometheus. Labels have few values: never an address, a path or
 * anything about a person (S4). What a request adds to is a plain number elsewhere; only a scrape reads it.
 */
export interface Metrics {
  /** Numbers that only grow. `name` ends with `_total`. */
  counter: (name: string, help: string, labelNames: string[], read: ReadSamples) => void;
  /** Numbers that rise and fall. */
  gauge: (name: string, help: string, labelNames: string[], read: ReadSamples) => void;
  /** A distribution of times. `name` ends with `_seconds`; `buckets` are limits in seconds. */
  times: (name: string, help: string, labelNames: string[], buckets: number[]) => Observe;
  /**
   * Serves `GET /metrics`, and begins to measure event loop, memory and garbage collection. Rejects with a sentence for
   * the operator when the port is in use.
   */
  serve: (address: {
    port: number;
    host: string;
    /** Environment variable of the port. */ variable: string;
  }) => Promise<void>;
  /** Closes the port. */
  close: () => Promise<void>;
}

/** @param service names the process in every line */
export function createMetrics(service: string): Metrics {
  let app: FastifyInstance | undefined;
  const registry = new Registry();
  registry.setDefaultLabels({ service });

  /** Replaces all values of a metric. A source that fails leaves it empty; the other metrics are shown. */
  async function refill(
    metric: Counter | Gauge,
    isPlain: boolean,
    read: ReadSamples,
    set: (sample: { labels: Record<string, string>; value: number }) => void,
  ): Promise<void> {
    const samples = await Promise.resolve()
      .then(read)
      .catch((): Sample[] => []);
    metric.reset();
    // After a reset a metric without labels is 0.
    if (isPlain) metric.remove();
    for (const { labels = {}, value } of samples) if (value !== null) set({ labels, value });
  }

  return {
    counter(name, help, labelNames, read) {
      const metric: Counter = new Counter({
        ...{ name, help, labelNames, registers: [registry] },
        collect: () =>
          refill(metric, labelNames.length === 0, read, ({ labels, value }) => metric.inc(labels, value)),
      });
    },
    gauge(name, help, labelNames, read) {
      const metric: Gauge = new Gauge({
        ...{ name, help, labelNames, registers: [registry] },
        collect: () =>
          refill(metric, labelNames.length === 0, read, ({ labels, value }) => metric.set(labels, value)),
      });
    },
    times(name, help, labelNames, buckets) {
      const metric = new Histogram({ name, help, labelNames, buckets, registers: [registry] });
      return (labels, ms) => metric.observe(labels, Math.max(0, ms) / 1000);
    },
    async serve({ port, host, variable }) {
      collectDefaultMetrics({ register: registry });
      const lifecycle = createLifecycle();
      app = createHttpApp({ trustedProxies: [], lifecycle });
      app.get("/metrics", async (_request, reply) => {
        const text = await registry.metrics();
        return reply
          .headers({ "Content-Type": registry.contentType, "Cache-Control": cachePolicies.nothing })
          .send(text);
      });
      await listen(app, { port, host, variable });
    },
    async close() {
      await app?.close();
    },
  };
}
