import path from "node:path";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, onTestFinished, test, vi } from "vitest";
import { readForm } from "../read-form.ts";
import { createEvents } from "../submission-queue/events.ts";
import { createStore } from "../submission-queue/store.ts";
import { createRecordingLog } from "../testing/recording-log.ts";
import { makeScratchFolder } from "../testing/scratch-folder.ts";
import { createAcceptance } from "./accept-form.ts";
import type { FilledForm } from "./accept-form.ts";
import { createFormLimits } from "./form-limits.ts";
import { createProofs } from "./proof-of-work.ts";

const form = (number: number, change: Partial<FilledForm> = {}): FilledForm => ({
  ...{ kind: "contact", locale: "en", key: `key-of-message-${number}`, client: "203.0.113.9" },
  ...{ waited: 0, proof: undefined, quarantine: null },
  body: { name: "Maya", email: `m${number}@sanabel.example`, message: `${number}`, phone: "" },
  ...change,
});

function open() {
  const store = createStore({ file: path.join(makeScratchFolder(), "inbox.db") });
  onTestFinished(() => store.close());
  const { log, lines, events } = createRecordingLog();
  const proofs = createProofs(Date.now);
  const limits = createFormLimits(store.timesFromMailbox, Date.now);
  const accept = createAcceptance({ store, limits, proofs, events: createEvents(log) });
  const prove = async (excess: number) => {
    const challenge = await proofs.challenge("contact", excess);
    return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
  };
  return { store, accept, prove, limits, lines, events };
}

test("CON-12 the first form is stored and told of; again it is answered alike, and counts no more", async () => {
  const { accept, limits, lines, events } = open();
  const first = await accept(form(1, { quarantine: "honeypot" }));
  expect(first).toMatchObject({ outcome: "stored", id: 1, locale: "en" });
  if (first.outcome !== "stored") throw new Error(first.outcome);
  expect(JSON.parse(first.answer)).toMatchObject({ success: true, data: { reference: first.reference } });
  for (let time = 0; time < 9; time++)
    expect(await accept(form(1))).toEqual({ ...first, outcome: "replayed" });
  expect(limits.clientExcess("contact", "203.0.113.9")).toBe(0);
  expect(events()).toEqual(["queue_stored"]);
  expect(lines[0]).toEqual({
    event: "queue_stored",
    id: 1,
    kind: "contact",
    locale: "en",
    quarantine: "honeypot",
  });
  expect(await accept(form(1, { body: form(2).body }))).toEqual({ outcome: "conflict" });
});

test("CON-12 while a message is being stored its repetition waits; messages without a key do not", async () => {
  const { accept } = open();
  const [first, second] = await Promise.all([accept(form(1)), accept(form(1))]);
  expect([first.outcome, second.outcome]).toEqual(["stored", "in-flight"]);
  expect((await accept(form(1))).outcome).toBe("replayed");
  const keyless = [2, 3].map((number) => accept(form(number, { key: null })));
  expect((await Promise.all(keyless)).map(({ outcome }) => outcome)).toEqual(["stored", "stored"]);
});

test("R13 over the limit a form needs a proof of work, which is good for one message", async () => {
  const { accept, prove, lines } = open();
  for (let number = 0; number < 5; number++) expect((await accept(form(number))).outcome).toBe("stored");
  expect(await accept(form(5))).toEqual({ outcome: "proof-needed", over: "client", retryAfter: 120 });
  expect(lines.at(-1)).toEqual({ event: "ratelimit_hit", kind: "contact", excess: 1 });
  const proof = await prove(1);
  expect((await accept(form(5, { proof }))).outcome).toBe("stored");
  expect((await accept(form(6, { proof }))).outcome).toBe("proof-needed");
  expect((await accept(form(5, { proof }))).outcome).toBe("replayed");
  expect((await accept(form(7, { client: "203.0.113.10" }))).outcome).toBe("stored");
});

test("R14 a mailbox over its limit needs a proof from every network, for as long as it is told", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const { accept } = open();
  const email = "maya@sanabel.example";
  const from = (number: number) =>
    form(number, { client: `203.0.113.${number}`, body: { ...form(number).body, email } });
  for (let number = 0; number < 3; number++) {
    expect((await accept(from(number))).outcome).toBe("stored");
    vi.advanceTimersByTime(60_000);
  }
  const afterFirst = { outcome: "proof-needed", over: "mailbox", retryAfter: 57 * 60 };
  expect(await accept(from(3))).toEqual(afterFirst);
  vi.advanceTimersByTime(57 * 60_000);
  expect((await accept(from(3))).outcome).toBe("stored");
});

test("R16 a queue that stores nothing is unavailable, and the form can be sent again", async () => {
  const { store, accept } = open();
  store.close();
  for (let time = 0; time < 2; time++) expect(await accept(form(1))).toEqual({ outcome: "unavailable" });
});

test("a fault of our own is no answer", async () => {
  const { store, limits } = open();
  const { events } = { events: createEvents(createRecordingLog().log) };
  const broken = { ...store, findEarlier: () => Promise.reject(new Error("broken")) };
  const accept = createAcceptance({ store: broken, limits, proofs: createProofs(Date.now), events });
  for (let time = 0; time < 2; time++) await expect(accept(form(1))).rejects.toThrow("broken");
});

test("CON-8 a form has the contract's fields, a telephone number that is missing is empty", () => {
  const { phone: _none, ...fields } = { ...form(1).body, phone: "" };
  expect(readForm("contact", { ...fields, extra: "x" })).toEqual({ body: { ...fields, phone: "" } });
  expect(readForm("contact", { ...fields, phone: null })).toEqual({ body: { ...fields, phone: "" } });
  expect(readForm("contact", { ...fields, phone: "٠١٢" })).toEqual({ body: { ...fields, phone: "012" } });
  expect(readForm("newsletter", { email: "a@b.example" })).toEqual({ body: { email: "a@b.example" } });
  expect(readForm("contact", { email: "a" })).toMatchObject({ faults: { email: "wrong", name: "missing" } });
});
