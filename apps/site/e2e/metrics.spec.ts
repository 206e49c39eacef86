import { randomUUID } from "node:crypto";
import { scrape } from "@miqyas/http/testing/read-metrics";
import { startCollector } from "@miqyas/http/testing/trace-collector";
import { findFreePort } from "../../../scripts/parts/ports.ts";
import { announce } from "./support/announce.ts";
import { startSite } from "./support/site-process.ts";
import type { StubBackend } from "./support/stub-backend.ts";
import { expect, test } from "./support/test.ts";

test(
  "WATCH-1 WATCH-2 WATCH-4 S4 the metrics of the site follow its requests, its queue and what is published, and a visit is one trace, which the backend continues",
  { tag: "@in-english" },
  async ({ request, stub }) => {
    const port = await findFreePort();
    const collector = await startCollector();
    const site = await startSite(stub.url, {
      SITE_METRICS_PORT: String(port),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    try {
      expect((await request.get(`${site.url}/AboutUs?q=layla`)).ok()).toBe(true);
      await expectTrace(collector, stub);
      for (let visit = 0; visit < 3; visit++)
        expect((await request.get(`${site.url}/AboutUs`)).ok()).toBe(true);
      expect((await request.get(`${site.url}/nowhere/layla@mill.example.sy`)).status()).toBe(404);
      stub.fail("/frequently-asked-questions", { status: 503 });
      for (let call = 0; call < 5; call++) await request.get(`${site.url}/api/v1/frequently-asked-questions`);
      stub.fail("/contact-us-messages", { status: 503 });
      const sent = await request.post(`${site.url}/api/v1/contact-us-messages`, {
        headers: { "idempotency-key": randomUUID(), origin: site.url },
        data: { name: "Layla", email: "layla@mill.example.sy", message: "A question about a study." },
      });
      expect(sent.status()).toBe(201);
      expect(await announce(site, ["about-us"], new Date(Date.now() - 300))).toBe(204);
      await expectMetrics(port);
    } finally {
      await site.dispose();
      await collector.close();
    }
  },
);

type Collector = Awaited<ReturnType<typeof startCollector>>;

async function expectTrace(collector: Collector, stub: StubBackend): Promise<void> {
  await expect.poll(() => collector.spans().some(({ name }) => name === "GET /api/v1/about-us")).toBe(true);
  const call = collector.spans().find(({ name }) => name === "GET /api/v1/about-us");
  await expect.poll(() => collector.spans().find(({ id }) => id === call?.parent)?.name).toBe("GET page");
  const received = stub.requestsOf("/about-us").map(({ headers }) => headers.traceparent);
  expect(received).toContain(`00-${call?.traceId}-${call?.id}-01`);
  expect(collector.received()).not.toContain("layla");
}

async function expectMetrics(port: number): Promise<void> {
  const read = await scrape(
    port,
    ({ value }) =>
      value("miqyas_publish_visible_seconds_count") === 1 &&
      (value("miqyas_call_seconds_count", { call: "form", result: "5xx" }) ?? 0) > 0,
  );
  expect(read.value("miqyas_publish_visible_seconds_sum")).toBeGreaterThanOrEqual(0.3);
  expect(read.value("miqyas_http_requests_total", { route: "page", cache: "hit" })).toBeGreaterThanOrEqual(2);
  expect(read.value("miqyas_http_requests_total", { route: "page", status: "404" })).toBe(1);
  expect(read.value("miqyas_http_requests_total", { route: "form", status: "201" })).toBe(1);
  expect(read.value("miqyas_render_seconds_count", { result: "complete" })).toBeGreaterThan(0);
  expect(read.value("miqyas_call_seconds_count", { call: "read", result: "2xx" })).toBeGreaterThan(0);
  expect(read.value("miqyas_paused_resources")).toBe(1);
  expect(read.value("miqyas_page_cache_pages")).toBeGreaterThan(0);
  expect(read.value("miqyas_submissions", { state: "waiting" })).toBe(1);
  expect(read.value("miqyas_submissions", { state: "dead_letter" })).toBe(0);
  expect(read.value("miqyas_submissions_oldest_seconds")).toBeGreaterThan(0);
  expect(read.value("miqyas_submission_queue_available")).toBe(1);
  expect(read.value("miqyas_ready")).toBe(1);
  expect(read.text).not.toMatch(/layla|nowhere/i);
}
