import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReadSamples } from "@miqyas/http/metrics";
import { createAccessLog } from "./access-log.ts";
import type { RequestFacts } from "./access-log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const lines: unknown[] = [];
  const log = createAccessLog({ info: (line: unknown) => void lines.push(line) });
  return { log, lines };
}
const hit: RequestFacts = { route: "/AboutUs", status: 200, ms: 0.1, cache: "hit", lang: "en" };

test("S4 hits, files and signs of life are one line a minute", () => {
  const { log, lines } = setUp();
  for (let n = 0; n < 10_000; n++) log.answered(hit);
  log.answered({ ...hit, status: 304 });
  log.answered({ route: "/healthz", status: 200, ms: 0.1 });
  log.answered({ route: "/assets/*", status: 200, ms: 0.1 });
  log.answered({ route: "/media/*", status: 200, ms: 4 });
  log.answered({ route: "unknown", status: 404, ms: 0.1, cache: "hit" });
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  const counts = {
    "/AboutUs 200 hit": 10_000,
    "/AboutUs 304 hit": 1,
    "/healthz 200": 1,
    "/assets/* 200": 1,
    "/media/* 200": 1,
    "unknown 404 hit": 1,
  };
  expect(lines).toEqual([{ event: "requests", counts }]);
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(1);
});

test("S4 renders, calls, refusals and failures are told one by one", () => {
  const { log, lines } = setUp();
  const facts: RequestFacts[] = [
    { ...hit, cache: "miss" },
    { ...hit, status: 503 },
    { route: "/api/v1/blogs", status: 200, ms: 4 },
    { route: "/contact", status: 303, ms: 5 },
    { route: "/ar/contact", status: 303, ms: 5 },
    { route: "/newsletter", status: 303, ms: 5 },
    { route: "/ar/newsletter", status: 303, ms: 5 },
    { route: "/media/*", status: 404, ms: 1 },
    { route: "/readyz", status: 503, ms: 0.1 },
    { route: "*", status: 400, ms: 0.1 },
  ];
  for (const fact of facts) log.answered(fact);
  expect(lines).toEqual(facts.map((fact) => ({ event: "request", ...fact })));
});

test("S4 the end of the process loses no count, and a flood of names no memory", () => {
  const { log, lines } = setUp();
  for (let n = 0; n < 5_000; n++) log.answered({ ...hit, route: `/r${n}` });
  log.flush();
  const [{ counts }] = lines as [{ counts: Record<string, number> }];
  expect(Object.keys(counts).length).toBeLessThanOrEqual(401);
  expect(counts.other).toBe(4_600);
});

test("S4 WATCH-1 the metrics have the same requests by groups of routes, once, whatever addresses are made up", async () => {
  const { log } = setUp();
  let read: ReadSamples = () => [];
  const times: [string | undefined, number][] = [];
  log.showIn({
    counter: (_name, _help, _labels, samples) => void (read = samples),
    times:
      () =>
      ({ route }, ms) =>
        void times.push([route, ms]),
  });
  const count = async (route: string, status: string, cache: string) =>
    (await read()).find(({ labels }) => JSON.stringify(labels) === JSON.stringify({ route, status, cache }))
      ?.value;

  for (let n = 0; n < 3; n++) log.answered(hit);
  expect(await count("page", "200", "hit")).toBe(3);
  vi.advanceTimersByTime(60_000);
  log.answered({ ...hit, route: "/contact" });
  expect(await count("page", "200", "hit")).toBe(4);

  log.answered({ ...hit, cache: "miss", ms: 40 });
  log.answered({ route: "/contact", status: 303, ms: 5 });
  log.answered({ route: "/ar/newsletter", status: 303, ms: 5 });
  log.answered({ route: "/api/v1/newsletter/subscribe", status: 201, ms: 5 });
  for (const resource of ["a", "b", "c"])
    log.answered({ route: `/api/v1/${resource}/:id`, status: 404, ms: 2 });
  for (const route of [
    "/assets/*",
    "/site.webmanifest",
    "/healthz",
    "/sitemap.xml",
    "/media/*",
    "/preview/*",
  ])
    log.answered({ route, status: 200, ms: 1 });
  log.answered({ route: "language", status: 303, ms: 0 });
  log.answered({ route: "*", status: 400, ms: 0 });
  expect(await count("page", "200", "miss")).toBe(1);
  expect(await count("form", "303", "none")).toBe(2);
  expect(await count("form", "201", "none")).toBe(1);
  expect(await count("call", "404", "none")).toBe(3);
  expect(await count("asset", "200", "none")).toBe(2);
  for (const group of ["health", "listing", "media", "preview"])
    expect(await count(group, "200", "none")).toBe(1);
  expect(await count("redirect", "303", "none")).toBe(1);
  expect(await count("refused", "400", "none")).toBe(1);
  expect(times).toContainEqual(["page", 40]);
  expect(times).not.toContainEqual(["page", 0.1]);
});
