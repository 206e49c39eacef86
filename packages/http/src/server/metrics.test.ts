import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { findFreePort } from "../../../../scripts/parts/ports.ts";
import { ask, listen } from "../testing/http.ts";
import type { Listening } from "../testing/http.ts";
import { scrape } from "../testing/read-metrics.ts";
import { createMetrics } from "./metrics.ts";
import type { Metrics } from "./metrics.ts";
import { measureOutgoingCalls } from "./outgoing-calls.ts";

let metrics: Metrics;
const opened: Listening[] = [];

async function serve(): Promise<number> {
  const port = await findFreePort();
  await metrics.serve({ port, host: "127.0.0.1", variable: "SITE_METRICS_PORT" });
  return port;
}

afterEach(async () => {
  await Promise.all([metrics.close(), ...opened.splice(0).map(({ close }) => close())]);
});

test("a scrape reads what was counted, in seconds and with the service's name", async () => {
  metrics = createMetrics("site");
  let sent = 3;
  metrics.counter("miqyas_mails_total", "Mails", ["kind"], () => [
    { labels: { kind: "message" }, value: sent },
    { labels: { kind: "unknown" }, value: null },
  ]);
  const observe = metrics.times("miqyas_render_seconds", "Renders", ["result"], [0.1, 1]);
  observe({ result: "complete" }, 250);
  const port = await serve();
  const first = await scrape(port);
  expect(first.value("miqyas_mails_total", { service: "site", kind: "message" })).toBe(3);
  expect(first.value("miqyas_mails_total", { kind: "unknown" })).toBeNull();
  expect(first.value("miqyas_render_seconds_sum", { result: "complete" })).toBe(0.25);
  expect(first.value("miqyas_render_seconds_bucket", { le: "0.1" })).toBe(0);
  expect(first.value("miqyas_render_seconds_bucket", { le: "1" })).toBe(1);
  expect(first.value("process_resident_memory_bytes")).toBeGreaterThan(0);
  expect(first.names).toContain("nodejs_eventloop_lag_p99_seconds");
  sent = 5;
  expect((await scrape(port)).value("miqyas_mails_total")).toBe(5);
});

test("a source that fails hides its metric alone, and every other address is unknown", async () => {
  metrics = createMetrics("cms");
  metrics.gauge("miqyas_ready", "Ready", [], () => Promise.reject(new Error("the database is away")));
  metrics.gauge("miqyas_mail_down", "Mail", [], () => [{ value: 1 }]);
  const port = await serve();
  const read = await scrape(port);
  expect(read.value("miqyas_ready")).toBeNull();
  expect(read.value("miqyas_mail_down")).toBe(1);
  for (const path of ["/", "/metrics/x", "/healthz"]) expect((await ask(port, path)).status).toBe(404);
});

test("a port in use is a sentence that names the variable", async () => {
  const other = await listen(createServer());
  opened.push(other);
  metrics = createMetrics("site");
  await expect(
    metrics.serve({ port: other.port, host: "127.0.0.1", variable: "SITE_METRICS_PORT" }),
  ).rejects.toThrow(`Port ${other.port} is in use. Choose another: SITE_METRICS_PORT=${other.port + 1}`);
});

test("calls to the other server are measured by name and result, and no others", async () => {
  metrics = createMetrics("site");
  const backend = await listen((request, response) => {
    if (request.url === "/cut") return request.socket.destroy();
    response.writeHead(request.url === "/gone" ? 404 : 200).end();
  });
  const foreign = await listen((_request, response) => void response.end());
  opened.push(backend, foreign);
  measureOutgoingCalls({
    metrics,
    origins: [backend.url],
    name: (method, path) => (path === "/there" ? `${method} there` : "other"),
  });
  for (const path of ["/there?q=layla", "/gone", "/cut"])
    await fetch(backend.url + path).then(
      (response) => response.text(),
      () => undefined,
    );
  await (await fetch(foreign.url)).text();
  const read = await scrape(await serve());
  const count = (call: string, result: string) => read.value("miqyas_call_seconds_count", { call, result });
  expect(count("GET there", "2xx")).toBe(1);
  expect(count("other", "4xx")).toBe(1);
  expect(count("other", "failed")).toBe(1);
  expect(read.value("miqyas_call_seconds_count")).toBe(3);
  expect(read.text).not.toContain("layla");
});
