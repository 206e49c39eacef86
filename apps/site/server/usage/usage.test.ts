import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { usageReport } from "@miqyas/contract";
import type { UsageCount } from "@miqyas/contract";
import { isSigned, signedForm } from "@miqyas/http/signature";
import { ask, listen } from "@miqyas/http/testing/http";
import type { Listening } from "@miqyas/http/testing/http";
import { serve } from "@miqyas/http/testing/serve";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as v from "valibot";
import { createUsage } from "./usage.ts";
import { openUsageStore } from "./usage-store.ts";
import type { UsageStore } from "./usage-store.ts";

const secret = "for-tests-only-for-tests-only-00";
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

/** A backend that keeps the largest number of each count, as the contract asks. */
function createBackend() {
  const state = { status: 200, reports: 0, unsigned: 0, counts: new Map<string, number>() };
  return {
    state,
    start: () =>
      listen((request, response) => {
        void text(request).then((body) => {
          state.reports++;
          const { "x-miqyas-timestamp": at, "x-miqyas-received-at": received } = request.headers;
          const signature = String(request.headers["x-miqyas-signature"]);
          if (!isSigned(signedForm(String(at), String(received), body), signature, secret)) state.unsigned++;
          if (state.status === 200)
            for (const { day, count, ...rest } of v.parse(usageReport, JSON.parse(body)).counts) {
              const key = [rest.kind, rest.locale, rest.subject].join(" ");
              expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
              state.counts.set(key, Math.max(count, state.counts.get(key) ?? 0));
            }
          response.writeHead(state.status, { "content-type": "application/json" }).end('{"success":true}');
        });
      }),
  };
}

let folder: string;
let backend: ReturnType<typeof createBackend>;
let listening: Listening;
let closing: (() => Promise<unknown>)[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "usage-"));
  backend = createBackend();
  listening = await backend.start();
  closing = [];
});

afterEach(async () => {
  for (const close of closing) await close();
  await listening.close();
  rmSync(folder, { recursive: true });
});

const file = () => path.join(folder, "site", "usage.json");

async function start(backendUrl = listening.url, isOverNew = () => false) {
  const errors: unknown[] = [];
  const usage = createUsage({
    store: await openUsageStore(file()),
    ...{ backendUrl, secret, period: 20, filePaths: ["/media"], siteHost: "miqyas.example" },
    resolveAddress: (pathname) =>
      pathname.startsWith("/unknown")
        ? { kind: "unknown" }
        : {
            kind: "page",
            locale: null,
            path: pathname.replace(/^\/ar/, "") || "/",
            query: "",
            cacheable: true,
          },
    limit: () => Promise.resolve(0),
    limitNew: () => Promise.resolve(isOverNew() ? 60 : 0),
    report: (error) => void errors.push(error),
  });
  const server = await serve(usage.take);
  const close = async () => {
    await usage.stop();
    await server.close();
  };
  closing.push(close);
  const send = (event: unknown, headers: Record<string, string> = {}) =>
    ask(server.port, "/usage", {
      method: "POST",
      headers: { ...browser, ...headers },
      body: typeof event === "string" ? event : JSON.stringify(event),
    });
  return { usage, send, close, errors };
}

const counted = (counts: Record<string, number>) =>
  vi.waitFor(() => expect(Object.fromEntries(backend.state.counts)).toEqual(counts), 20_000);

test("RT-30 counts reads per page and language, where they came from, searches, files and forms", async () => {
  const { usage, send } = await start();
  const read = (subject: string, locale = "en", from?: string) =>
    send({ kind: "read", locale, subject, from });
  expect((await read("/trends/4")).status).toBe(204);
  await read("/trends/4", "en", "www.Search.example");
  await read("/ar/Blogdetails/%D8%B3%D9%88%D9%82", "ar", "miqyas.example");
  await send({ kind: "search", locale: "ar", subject: " الأسعارُ " });
  await send({ kind: "download", locale: "en", subject: "/media/ab12.pdf" });
  await send({ kind: "begun", locale: "ar", subject: "contact" });
  usage.add({ kind: "sent", locale: "ar", subject: "contact" });
  await counted({
    "read en /trends/4": 2,
    "source en search.example": 1,
    "read ar /Blogdetails/سوق": 1,
    "search ar الاسعار": 1,
    "download en /media/ab12.pdf": 1,
    "begun ar contact": 1,
    "sent ar contact": 1,
  });
  expect(backend.state.unsigned).toBe(0);
});

test("RT-30 B22 a client that has made up enough takes no more places, and still counts where others do", async () => {
  let isOver = false;
  const { send } = await start(undefined, () => isOver);
  await send({ kind: "search", locale: "en", subject: "prices" });
  isOver = true;
  for (const subject of ["made up", "prices"])
    expect((await send({ kind: "search", locale: "en", subject })).status).toBe(204);
  await counted({ "search en prices": 2 });
});

test("RT-30 leaves out machines, visitors who ask for it, unknown pages and words that may name a person", async () => {
  const { usage, send } = await start();
  const read = { kind: "read", locale: "en", subject: "/trends/4" };
  const answers = [
    await send(read, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }),
    await send(read, { "user-agent": "" }),
    await send(read, { "sec-gpc": "1" }),
    await send(read, { dnt: "1" }),
    await send({ ...read, subject: "/unknown" }),
    await send({ ...read, from: "not a host" }, { dnt: "1" }),
    await send({ kind: "search", locale: "en", subject: "layla@mill.example.sy" }),
    await send({ kind: "search", locale: "ar", subject: "٠٩٤٤ ١٢٣ ٤٥٦" }),
    await send({ kind: "search", locale: "en", subject: "x".repeat(61) }),
    await send({ kind: "download", locale: "en", subject: "/etc/passwd" }),
    await send({ kind: "sent", locale: "en", subject: "contact" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
  expect((await send("{")).status).toBe(400);
  expect((await send("x".repeat(3000))).status).toBe(413);
  usage.add({ kind: "sent", locale: "en", subject: "newsletter" });
  await counted({ "sent en newsletter": 1 });
});

test("RT-30 counts survive a restart and an absent backend, and are never counted twice", async () => {
  const read = { kind: "read", locale: "en", subject: "/" };
  const first = await start("http://127.0.0.1:9");
  await first.send(read);
  await first.send(read);
  await first.close();
  const second = await start();
  await second.send(read);
  await counted({ "read en /": 3 });
  await second.close();
  // The third process reports everything of the day again.
  const reports = backend.state.reports;
  const third = await start();
  await vi.waitFor(() => expect(backend.state.reports).toBeGreaterThan(reports), 20_000);
  await third.send(read);
  await counted({ "read en /": 4 });
  expect([...first.errors, ...second.errors, ...third.errors]).toEqual([]);
});

test("RT-30 a save during another one ends when the counts are in the file", async () => {
  const read = { kind: "read", locale: "en", subject: "/" } as const;
  const store = await openUsageStore(file());
  for (let saves = 0; saves < 3; saves++) {
    store.add(read);
    void store.save();
  }
  await store.save();
  const [counts] = (await openUsageStore(file())).batches();
  expect(counts).toMatchObject([{ ...read, count: 3 }]);
});

test("RT-30 words that no database stores hold up no other count, also those of an earlier file", async () => {
  const stored = { day: "2027-03-01", kind: "search", locale: "en", count: 1 };
  const subjects = ["old\u0000", "\udc00old", "", "old"];
  mkdirSync(path.dirname(file()));
  const counts = subjects.map((subject) => ({ ...stored, subject }));
  writeFileSync(file(), JSON.stringify({ source: randomUUID(), counts }));
  const { send, errors } = await start();
  for (const subject of ["ab\u0000cd", "ab\ud800", "\udc00"])
    await send({ kind: "search", locale: "en", subject });
  await counted({ "search en old": 1, "search en abcd": 1, "search en ab": 1 });
  expect(errors).toEqual([]);
});

test("RT-30 a report that the backend refuses is told and not repeated", async () => {
  backend.state.status = 422;
  const { send, errors } = await start();
  await send({ kind: "read", locale: "en", subject: "/" });
  await vi.waitFor(
    () => expect(errors.map(String)).toEqual(["Error: The backend refuses 1 counts: 422"]),
    20_000,
  );
  backend.state.status = 200;
  await send({ kind: "read", locale: "en", subject: "/AboutUs" });
  await counted({ "read en /AboutUs": 1 });
});

test("RT-30 a backend without the call is left alone", async () => {
  backend.state.status = 404;
  const { send } = await start();
  await send({ kind: "read", locale: "en", subject: "/" });
  await vi.waitFor(() => expect(backend.state.reports).toBe(1), 20_000);
  // Each run saves first and reports then: with the second page saved, the run of the first is over.
  for (const subject of ["/AboutUs", "/contact"]) {
    await send({ kind: "read", locale: "en", subject });
    await vi.waitFor(() => expect(readFileSync(file(), "utf8")).toContain(subject), 20_000);
  }
  expect(backend.state.reports).toBe(1);
});

test("RT-30 a flood of one kind leaves room for the others, also after a restart", async () => {
  const noon = () => Date.parse("2027-03-01T09:00:00Z");
  const kinds = (store: UsageStore) => Object.groupBy([...store.batches()].flat(), ({ kind }) => kind);
  const flood = (store: UsageStore) => {
    for (let at = 0; at < 6000; at++)
      store.add({ kind: "search", locale: "en", subject: `junk ${String(at)}` });
  };
  const store = await openUsageStore(file(), noon);
  flood(store);
  store.add({ kind: "read", locale: "en", subject: "/" });
  await store.save();
  const again = await openUsageStore(file(), noon);
  flood(again);
  again.add({ kind: "sent", locale: "en", subject: "contact" });
  const { search, read, sent } = kinds(again);
  expect([search?.length, read?.length, sent?.length]).toEqual([5000, 1, 1]);
});

test("RT-30 the store is bounded, and forgets what the backend has", async () => {
  let time = Date.parse("2027-03-01T20:59:00Z");
  const store = await openUsageStore(file(), () => time);
  const read = (subject: string) => store.add({ kind: "read", locale: "en", subject });
  for (let page = 0; page < 6000; page++) read(`/trends/${String(page)}`);
  read("/trends/1");
  const batches = [...store.batches()];
  expect(batches.map((batch) => batch.length)).toEqual([1000, 1000, 1000, 1000, 1000]);
  expect(batches[0]?.slice(0, 2)).toMatchObject([{ day: "2027-03-01", count: 1 }, { count: 2 }]);
  // Midnight in Damascus is 21:00 UTC.
  time += 60_000;
  read("/");
  const all = [...store.batches()].flat();
  expect(all.at(-1)).toEqual({ day: "2027-03-02", kind: "read", locale: "en", subject: "/", count: 1 });
  read("/");
  store.acknowledge(all);
  const left: UsageCount[] = [...store.batches()].flat();
  expect(left).toMatchObject([{ subject: "/", count: 2 }]);
  await store.save();
  const again = await openUsageStore(file(), () => time);
  expect(again.source).toBe(store.source);
  expect([...again.batches()].flat()).toEqual(left);
  time += 41 * 24 * 60 * 60_000;
  again.acknowledge([]);
  expect([...again.batches()].flat()).toEqual([]);
});
