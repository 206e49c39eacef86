import { afterEach, expect, test } from "vitest";
import { createLifecycle } from "./graceful-stop.ts";
import { listenOn } from "../testing/http.ts";
import { createTestApp } from "../testing/serve.ts";
import { startCollector } from "../testing/trace-collector.ts";
import { createHttpApp } from "./http-app.ts";
import { addRoute } from "./routes.ts";
import type { Handler } from "./routes.ts";
import { startTracing } from "./tracing.ts";
import type { Tracing } from "./tracing.ts";

const ends: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

async function serve(tracing: Tracing, isFirst: boolean, url: string, handler: Handler) {
  const lifecycle = createLifecycle();
  const app = createHttpApp({ trustedProxies: [], lifecycle });
  tracing.traceRequests(app, isFirst);
  addRoute(app, { url, methods: ["GET"], handler }, ["GET"]);
  const server = await listenOn(app);
  ends.push(() => server.close());
  return server;
}

async function trace(service: string, endpoint: string, share = 1): Promise<Tracing> {
  const tracing = startTracing({ service, endpoint, share });
  ends.push(() => tracing.stop());
  return tracing;
}

test("WATCH-4 S4 one trace leads from the visitor's request through the other server to the query, and names nobody", async () => {
  const collector = await startCollector();
  ends.push(() => collector.close());
  const inner = await trace("cms", collector.url);
  const outer = await trace("site", collector.url);
  const cms = await serve(inner, false, "/blogs/:id", async (_request, reply) => {
    const end = inner.begin("SELECT", { "db.system.name": "postgresql" });
    await Promise.resolve();
    end?.(false);
    return reply.send("an answer");
  });
  const site = await serve(outer, true, "/page/:id", async (request, reply) => {
    const answer = await fetch(`${cms.url}/blogs/layla?q=layla`);
    if ((request.params as { id: string }).id === "broken") throw new Error("no page");
    return reply.send(await answer.text());
  });
  outer.traceCalls(cms.url, (method) => `${method} blogs`);

  const strangers = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  await (await fetch(`${site.url}/page/layla?q=layla`, { headers: { traceparent: strangers } })).text();
  await (await fetch(`${site.url}/page/broken`)).text();
  await Promise.all([inner.stop(), outer.stop()]);

  const spans = collector.spans();
  const byName = (name: string) => spans.filter((span) => span.name === name);
  const [request, broken] = byName("GET /page/:id");
  const [call] = byName("GET blogs").filter(({ traceId }) => traceId === request?.traceId);
  const [answer] = byName("GET /blogs/:id").filter(({ traceId }) => traceId === request?.traceId);
  const [query] = byName("SELECT").filter(({ traceId }) => traceId === request?.traceId);
  expect(request).toMatchObject({ service: "miqyas-site", parent: "" });
  expect(request?.traceId).not.toBe(strangers.split("-")[1]);
  expect(call).toMatchObject({ service: "miqyas-site", parent: request?.id });
  expect(answer).toMatchObject({ service: "miqyas-cms", parent: call?.id });
  expect(query).toMatchObject({ service: "miqyas-cms", parent: answer?.id });
  expect(broken).toMatchObject({ failed: true });
  expect(request).toMatchObject({ failed: false });
  expect(collector.received()).not.toMatch(/layla|127\.0\.0\.1/);
});

test("WATCH-4 a share of none keeps no trace, and a collector that is away holds nothing up", async () => {
  const collector = await startCollector();
  const none = await trace("site", collector.url, 0);
  const away = await trace("site", "http://127.0.0.1:1");
  for (const tracing of [none, away]) {
    const server = await serve(tracing, true, "/page", (_request, reply) => reply.send("a page"));
    expect(await (await fetch(`${server.url}/page`)).text()).toBe("a page");
    await tracing.stop();
  }
  expect(collector.spans()).toEqual([]);
  await collector.close();
});

test("WATCH-4 outside of a request nothing is traced", async () => {
  const collector = await startCollector();
  ends.push(() => collector.close());
  const tracing = await trace("site", collector.url);
  const server = await listenOn(
    createTestApp((request, reply) => reply.send(request.headers.traceparent ?? "none")),
  );
  ends.push(() => server.close());
  tracing.traceCalls(server.url, () => "call");
  expect(await (await fetch(server.url)).text()).toBe("none");
  expect(tracing.begin("SELECT", {})).toBeNull();
});
