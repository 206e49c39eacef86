import { randomUUID } from "node:crypto";
import type { UsageCount } from "@miqyas/contract";
import { afterAll, beforeEach, expect, test } from "vitest";
import { sendSignedForm } from "./testing/send-signed-form.ts";
import { startTestCms } from "./testing/start-test-cms.ts";

const { payload } = await startTestCms();
const { openDatabase } = await import("./shared/database.ts");
const { removeExpired } = await import("./retention.ts");
const { createUsageHandler } = await import("./usage-reports.ts");
const { serveCms } = await import("./testing/serve-cms.ts");
const { countReads, summarizeUsage } = await import("../src/usage/summarize-usage.ts");
const { log } = await import("../src/log/log.ts");

log.level = "silent";
const siteSecret = "shared with the site's server";
const database = openDatabase();
const now = Date.parse("2027-03-10T12:00:00Z");
const server = await serveCms({ usage: createUsageHandler({ database: database.write, siteSecret }) });

afterAll(async () => {
  await server.stop();
  await database.end();
});

beforeEach(() => database.write.query("DELETE FROM usage_counts"));

async function report(body: unknown, secret = siteSecret): Promise<number> {
  const { status } = await sendSignedForm(`${server.url}/api/v1/usage`, body, secret);
  return status;
}

const count = (more: Partial<UsageCount>): UsageCount => ({
  ...{ day: "2027-03-10", kind: "read", locale: "en", subject: "/trends/4", count: 1 },
  ...more,
});
const source = randomUUID();

test("RT-30 takes reports of the site alone, and repeated ones once", async () => {
  const counts = [count({ count: 3 }), count({ locale: "ar", count: 2 })];
  expect(await report({ source, counts }, "another secret")).toBe(401);
  expect(await report({ source, counts: [] })).toBe(422);
  expect(await report({ source, counts: [count({ day: "yesterday" })] })).toBe(422);
  expect([await report({ source, counts }), await report({ source, counts })]).toEqual([200, 200]);
  for (const subject of ["ab\u0000", "ab\ud800"])
    expect(await report({ source, counts: [count({ subject })] })).toBe(422);
  // An older report that arrives late changes nothing; another server's counts are added.
  expect(await report({ source, counts: [count({ count: 1 })] })).toBe(200);
  expect(await report({ source: randomUUID(), counts: [count({ count: 10 })] })).toBe(200);
  const { reads } = await countReads(payload, ["/trends/4"], now);
  expect([reads.en.at(-1), reads.ar.at(-1)]).toEqual([13, 2]);
});

test("RT-30 sums up the last 30 days", async () => {
  const searches = Array.from({ length: 12 }, (_, index) =>
    count({ kind: "search", subject: `word ${String(index)}`, count: index + 1 }),
  );
  await report({
    source,
    counts: [
      count({ day: "2027-02-08", count: 100 }),
      count({ day: "2027-02-09", count: 5 }),
      count({ subject: "/", locale: "ar", count: 7 }),
      count({ kind: "begun", subject: "contact", count: 4 }),
      count({ kind: "sent", subject: "contact", count: 2 }),
      ...searches,
    ],
  });
  const { days, reads, top } = await summarizeUsage(payload, now);
  expect([days[0], days.at(-1), days.length]).toEqual(["2027-02-09", "2027-03-10", 30]);
  expect([reads.en[0], reads.ar.at(-1)]).toEqual([5, 7]);
  expect(top.read).toEqual([
    { subject: "/", count: 7 },
    { subject: "/trends/4", count: 5 },
  ]);
  expect(top.search.map((row) => row.count)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect([top.begun[0]?.count, top.sent[0]?.count]).toEqual([4, 2]);
});

test("RT-30 F20 counts are kept for 25 months", async () => {
  await report({ source, counts: [count({ day: "2025-02-09" }), count({ day: "2025-02-10" })] });
  const { usage } = await removeExpired(database.write, { asksToConfirm: true, now: new Date(now) });
  expect(usage).toBe(1);
});
