import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
  log.answered({ route: "unknown", status: 404, ms: 0.1, cache: "hit" });
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  const counts = {
    "/AboutUs 200 hit": 10_000,
    "/AboutUs 304 hit": 1,
    "/healthz 200": 1,
    "/assets/* 200": 1,
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
    { route: "/readyz", status: 503, ms: 0.1 },
    { route: "*", status: 400, ms: 0.1 },
  ];
  for (const fact of facts) log.answered(fact);
  expect(lines).toEqual(facts);
});

test("S4 the end of the process loses no count, and a flood of names no memory", () => {
  const { log, lines } = setUp();
  for (let n = 0; n < 5_000; n++) log.answered({ ...hit, route: `/r${n}` });
  log.flush();
  const [{ counts }] = lines as [{ counts: Record<string, number> }];
  expect(Object.keys(counts).length).toBeLessThanOrEqual(401);
  expect(counts.other).toBe(4_600);
});
