import { createHmac } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import type { FormKind } from "@miqyas/contract";
import { createEvents } from "./events.ts";
import { createForms, queueFile } from "../forms.ts";
import type { FormsOptions } from "../forms.ts";
import { listMessages } from "./operator.ts";
import { createStore } from "./store.ts";
import { createRecordingLog } from "../testing/recording-log.ts";
import { makeScratchFolder } from "../testing/scratch-folder.ts";
import { startStubBackend } from "../testing/stub-backend.ts";
import type { ReceivedCall } from "../testing/stub-backend.ts";
import { showStatus } from "../testing/show-status.ts";
import { ask } from "@miqyas/http/testing/http";
import { serve } from "@miqyas/http/testing/serve";

const secret = "for-tests-only-for-tests-only-00";

/** A folder with messages that wait, and the backend they wait for. */
async function prepare(count: number, kind: FormKind = "contact") {
  const dataDir = makeScratchFolder();
  const store = createStore({ file: queueFile(dataDir) });
  for (let number = 0; number < count; number++)
    await store.accept({
      kind,
      body: {
        name: "Maya",
        email: `m${number}@sanabel.example`,
        message: `نص الرسالة ${number}`,
        phone: "",
      },
      locale: "ar",
      key: `key-of-message-number-${number}`,
      proof: null,
      quarantine: number === 0 ? "honeypot" : null,
      answer: () => "{}",
    });
  store.close();
  const backend = await startStubBackend();
  onTestFinished(() => backend.close());
  return { dataDir, backend };
}

function forward(dataDir: string, backendUrl: string, options: Partial<FormsOptions> = {}) {
  const { log, lines, events } = createRecordingLog();
  const forms = createForms({
    ...{
      dataDir,
      backendUrl,
      secret,
      log,
      trustedProxies: [],
      showAnswer: showStatus,
      concurrency: 1,
      confirmAfter: null,
    },
    delays: { first: 1, longest: 20 },
    ...options,
  });
  onTestFinished(async () => {
    await forms.close();
    expect(events()).not.toContain("queue_stalled");
  });
  return { forms, lines, events };
}

const delivered = (forms: { status(): { depth: number | null } }, depth = 0) =>
  vi.waitFor(() => expect(forms.status().depth).toBe(depth), { timeout: 10_000, interval: 5 });

const numberOf = ({ headers }: ReceivedCall) => Number(/\d+$/.exec(String(headers["idempotency-key"]))?.[0]);

test("F20, R23 a damaged file that is past its time is deleted, a newer one stays", async () => {
  const { dataDir, backend } = await prepare(1);
  const file = queueFile(dataDir);
  const names = ["2026-10-20T09-00-00.000Z", "2026-11-20T09-00-00.000Z"];
  for (const name of names) writeFileSync(`${file}.damaged-${name}`, "");
  const now = () => Date.parse("2026-11-21T09:00:00Z");
  const { events, lines } = forward(dataDir, backend.url, { now, purgeAfter: 0 });
  await vi.waitFor(() => expect(events()).toContain("queue_damaged_removed"));
  expect(lines).toContainEqual({ event: "queue_damaged_removed", files: [`${file}.damaged-${names[0]}`] });
  expect(names.map((name) => existsSync(`${file}.damaged-${name}`))).toEqual([false, true]);
});

test("CON-11 gives the backend every message once, the oldest first", async () => {
  const { dataDir, backend } = await prepare(20);
  const { forms, events } = forward(dataDir, backend.url);
  await delivered(forms);
  expect(backend.calls.map(numberOf)).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect(events().filter((event) => event === "queue_delivered")).toHaveLength(20);
});

test("CON-8 CON-12 sends the contract's body exactly, with key, language, time, reference and signature in headers", async () => {
  const { dataDir, backend } = await prepare(1);
  const { forms } = forward(dataDir, backend.url);
  await delivered(forms);
  const [call] = backend.calls;
  if (!call) throw new Error("nothing arrived");
  expect(call.path).toBe("/api/v1/contact-us-messages");
  expect(JSON.parse(call.body)).toEqual({
    name: "Maya",
    email: "m0@sanabel.example",
    message: "نص الرسالة 0",
    phone: "",
  });
  const { headers } = call;
  expect(headers["idempotency-key"]).toBe("key-of-message-number-0");
  expect(headers["content-language"]).toBe("ar");
  expect(headers["x-miqyas-quarantine"]).toBe("honeypot");
  expect(headers["x-miqyas-reference"]).toMatch(/^[3-9AC-Y]{8}$/);
  expect(Date.now() - Date.parse(String(headers["x-miqyas-received-at"]))).toBeLessThan(60_000);
  const times = [headers["x-miqyas-timestamp"], headers["x-miqyas-received-at"]].map(String);
  for (const time of times) expect(new Date(time).toISOString()).toBe(time);
  const signed = [...times, call.body].join("\n");
  const expected = createHmac("sha256", secret).update(signed).digest("hex");
  expect(headers["x-miqyas-signature"]).toBe(`sha256=${expected}`);
});

test("CON-11 sends unsigned where no secret is shared", async () => {
  const { dataDir, backend } = await prepare(1);
  const { forms } = forward(dataDir, backend.url, { secret: undefined });
  await delivered(forms);
  expect(backend.calls[0]?.headers["x-miqyas-signature"]).toBeUndefined();
});

test.each(["drop", 500, 502, 503, 504, 401, 403, 404, 405, 408, 409, 425, 429] as const)(
  "CON-11 tries again after %s, with the same key, until the backend has it",
  async (trouble) => {
    const { dataDir, backend } = await prepare(3);
    backend.answer((_, count) => (count <= 4 ? trouble : 201));
    const { forms } = forward(dataDir, backend.url);
    await delivered(forms);
    expect(backend.calls.length).toBe(7);
    expect(new Set(backend.keys()).size).toBe(3);
    expect(forms.status().deadLetters).toBe(0);
  },
);

test.each([400, 410, 413, 415, 422])(
  "CON-11 a message that the backend refuses with %s is a dead letter, the others go on",
  async (status) => {
    const { dataDir, backend } = await prepare(3);
    backend.answer((call) => (numberOf(call) === 1 ? status : 201));
    const { forms, lines } = forward(dataDir, backend.url);
    await delivered(forms);
    expect(forms.status().deadLetters).toBe(1);
    expect(backend.calls).toHaveLength(3);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: "queue_dead_letter", reason: `status ${status}` }),
    );
  },
);

test.each(["<h1>Down for maintenance</h1>", '{"success":false}', "x".repeat(100_000)])(
  "CON-11 a 200 that says %.20s has delivered nothing",
  async (text) => {
    const { dataDir, backend } = await prepare(2);
    backend.answer((_, count) => (count <= 2 ? { text } : 201));
    const { forms, lines } = forward(dataDir, backend.url);
    await delivered(forms);
    expect(backend.calls).toHaveLength(4);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: "queue_failed", reason: "status 200 without an acknowledgement" }),
    );
  },
);

test.each(["", " ", "true", '{"data":{}}'])("API-28 a 200 that says %j is a success", async (text) => {
  const { dataDir, backend } = await prepare(2);
  backend.answer((call) => (numberOf(call) === 0 ? 204 : { text }));
  const { forms } = forward(dataDir, backend.url);
  await delivered(forms);
  expect(backend.calls).toHaveLength(2);
});

test("CON-11 an unreadable row is a dead letter, is shown to the operator, and delays no other", async () => {
  const { dataDir, backend } = await prepare(20);
  const db = new DatabaseSync(queueFile(dataDir));
  db.exec("UPDATE submissions SET body = 'torn' WHERE id <= 10");
  db.close();
  const { forms, lines } = forward(dataDir, backend.url);
  await delivered(forms);
  expect(backend.calls).toHaveLength(10);
  expect(forms.status()).toMatchObject({ available: true, deadLetters: 10 });
  expect(lines).toContainEqual(expect.objectContaining({ event: "queue_dead_letter", reason: "unreadable" }));
  const { connection, close } = createStore({ file: queueFile(dataDir) });
  expect(listMessages(connection, "parked")[0]).toMatchObject({ failure: "unreadable" });
  close();
});

test("F19 once forwarding has stopped, messages are still taken, for the next start", async () => {
  const { dataDir, backend } = await prepare(0);
  const { forms } = forward(dataDir, backend.url);
  await forms.stopForwarding();
  const { port, close } = await serve((request, reply) => forms.contactPost(request, reply));
  const answer = await ask(port, "/contact", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "fullName=Late&email=late@sanabel.example&message=Late",
  });
  expect(answer.status).toBe(303);
  await close();
  expect([forms.status().depth, backend.calls.length]).toEqual([1, 0]);
});

test("CON-11 a message that always fails holds up no other", async () => {
  const { dataDir, backend } = await prepare(30);
  backend.answer((call) => (numberOf(call) === 0 ? 500 : 201));
  const { forms } = forward(dataDir, backend.url, { delays: { first: 1, longest: 1000 } });
  await delivered(forms, 1);
  expect(new Set(backend.calls.map(numberOf)).size).toBe(30);
});

test("CON-11 messages that always fail hold up none that come later, of either form", async () => {
  const { dataDir, backend } = await prepare(2);
  backend.answer((call) => (numberOf(call) < 2 ? 403 : 201));
  const { forms, events } = forward(dataDir, backend.url);
  // Until the pauses are at their longest.
  await vi.waitFor(() =>
    expect(events().filter((event) => event === "queue_failed").length).toBeGreaterThan(20),
  );
  const store = createStore({ file: queueFile(dataDir) });
  for (const [at, kind] of (["contact", "newsletter"] as const).entries())
    await store.accept({
      ...{ kind, locale: "en", key: `key-of-the-late-message-${90 + at}`, proof: null, quarantine: null },
      body: { name: "Late", email: "late@sanabel.example", message: "after the others", phone: "" },
      answer: () => "{}",
    });
  store.close();
  await delivered(forms, 2);
  expect(backend.calls.filter((call) => numberOf(call) >= 90)).toHaveLength(2);
});

test("F15 a backend that is away is tried with one message at a time, ever more rarely", async () => {
  const { dataDir, backend } = await prepare(50);
  let time = Date.now();
  backend.answer(() => 503);
  const { forms, events } = forward(dataDir, backend.url, {
    now: () => time,
    concurrency: 4,
    delays: { first: 1000, longest: 300_000 },
  });
  const failed = (count: number) =>
    vi.waitFor(
      () => expect(events().filter((event) => event === "queue_failed")).toHaveLength(count),
      20_000,
    );
  // The first four were on their way when the first of them failed; after each pause comes one.
  for (const count of [4, 5, 6, 7]) {
    await failed(count);
    expect(backend.calls).toHaveLength(count);
    expect(forms.status().paused).toBe(true);
    time += 300_000;
  }
  await failed(8);
  backend.answer(() => 201);
  time += 300_000;
  await delivered(forms);
});

test("CON-11 both forms move on when one of them is flooded", async () => {
  const { dataDir, backend } = await prepare(40, "newsletter");
  const store = createStore({ file: queueFile(dataDir) });
  await store.accept({
    kind: "contact",
    body: { name: "Late", email: "late@sanabel.example", message: "after the flood", phone: "" },
    ...{ locale: "en", key: "key-of-the-late-message-99", proof: null, quarantine: null, answer: () => "{}" },
  });
  store.close();
  const { forms } = forward(dataDir, backend.url);
  await delivered(forms);
  expect(backend.calls.findIndex((call) => numberOf(call) === 99)).toBeLessThan(3);
});

test("CON-11 a backend that acknowledged a message and lost it gets it again", async () => {
  const { dataDir, backend } = await prepare(5);
  const stored = new Map<string, number>();
  backend.answer((call) => {
    const key = String(call.headers["idempotency-key"]);
    stored.set(key, (stored.get(key) ?? 0) + 1);
    return 201;
  });
  const { forms, events } = forward(dataDir, backend.url, { confirmAfter: 10 });
  await vi.waitFor(() => expect(backend.calls).toHaveLength(10), { timeout: 10_000 });
  expect([...stored.values()]).toEqual([2, 2, 2, 2, 2]);
  const bodies = new Set(backend.calls.map(({ body }) => body));
  expect(bodies.size).toBe(5);
  await forms.close();
  expect(events().filter((event) => event === "queue_delivered")).toHaveLength(5);
});

test("F11 a stop in the middle loses nothing: the next start sends the rest", async () => {
  const { dataDir, backend } = await prepare(30);
  const first = forward(dataDir, backend.url);
  await vi.waitFor(() => expect(backend.calls.length).toBeGreaterThan(5), 20_000);
  await first.forms.close();
  const second = forward(dataDir, backend.url);
  await delivered(second.forms);
  expect(new Set(backend.keys()).size).toBe(30);
});

test("F17 a clock that was set back delays nothing", async () => {
  const { dataDir, backend } = await prepare(3);
  let ahead = 24 * 60 * 60_000;
  backend.answer(() => 503);
  const { forms } = forward(dataDir, backend.url, { now: () => Date.now() + ahead });
  await vi.waitFor(() => expect(backend.calls.length).toBeGreaterThan(2), 20_000);
  ahead = 0;
  backend.answer(() => 201);
  await delivered(forms);
});

test("S4 the log names rows and reasons, never a person", async () => {
  const { dataDir, backend } = await prepare(2);
  backend.answer((_, count) => (count === 1 ? 500 : count === 2 ? 422 : 201));
  const { forms, lines } = forward(dataDir, backend.url);
  await delivered(forms);
  expect(lines.length).toBeGreaterThan(2);
  expect(JSON.stringify(lines)).not.toMatch(/Maya|sanabel|نص الرسالة|key-of-message/);
});

test("S4 an error that quotes a person is logged without its words", () => {
  const { log, lines } = createRecordingLog();
  const events = createEvents(log);
  for (const text of ["maya@sanabel.example", "{ maya@sanabel.example }"])
    try {
      JSON.parse(text);
    } catch (error) {
      events.broken(new Error("maya", { cause: error }));
    }
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ error: { name: "Error", cause: { name: "SyntaxError" } } });
  expect(JSON.stringify(lines)).not.toContain("maya");
});
