import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { QueueUnavailable } from "./database/connection.ts";
import { createQueue } from "./queue.ts";
import { countRows, purge, retention } from "./retention.ts";
import { createStore } from "./store.ts";
import type { StoreOptions, Submission } from "./store.ts";
import { failCommits } from "../testing/storage-faults.ts";
import { makeScratchFolder } from "../testing/scratch-folder.ts";

const message: Submission = {
  kind: "contact",
  body: { name: "Maya", email: "maya@sanabel.example", message: "Two pack sizes in Homs", phone: "" },
  locale: "en",
  key: "key-of-the-first-message",
  proof: null,
  quarantine: null,
  answer: (reference) => `answer ${reference}`,
};
const another = (number: number, length = 10): Submission => ({
  ...message,
  key: `key-of-message-number-${number}`,
  body: { ...message.body, message: `${number} ${"m".repeat(length)}` },
});

function openStore(options: Partial<StoreOptions> = {}) {
  const file = path.join(makeScratchFolder(), "site", "inbox.db");
  const store = createStore({ file, ...options });
  onTestFinished(() => store.close());
  return { store, file };
}

/** A second connection, as another process has it. */
function openAside(file: string) {
  const db = new DatabaseSync(file, { timeout: 0 });
  onTestFinished(() => db.close());
  return db;
}

const storedKeys = (file: string) =>
  openAside(file)
    .prepare("SELECT key FROM submissions ORDER BY id")
    .all()
    .map(({ key }) => key);

test("CON-11 a message is on the disk, seen by another connection, when it is acknowledged (F9)", async () => {
  const { store, file } = openStore();
  const accepted = await store.accept(message);
  expect(accepted).toMatchObject({
    outcome: "stored",
    reference: expect.stringMatching(/^[3-9AC-Y]{8}$/) as string,
  });
  expect(storedKeys(file)).toEqual([message.key]);
  const [mode] = openAside(file).prepare("PRAGMA journal_mode").all();
  expect(mode).toEqual({ journal_mode: "wal" });
});

test("CON-11 nobody but the owner can read the file", async () => {
  const { store, file } = openStore();
  await store.accept(message);
  for (const name of readdirSync(path.dirname(file)))
    expect(statSync(path.join(path.dirname(file), name)).mode & 0o077, name).toBe(0);
});

test("CON-12 the same key and text is one row with one answer", async () => {
  const { store, file } = openStore();
  const first = await store.accept(message);
  const again = await store.accept(message);
  expect(again).toEqual({ ...first, outcome: "replayed" });
  expect(storedKeys(file)).toHaveLength(1);
});

test("CON-12 the same key with another text, or for another form, is a conflict", async () => {
  const { store } = openStore();
  await store.accept(message);
  expect(await store.accept({ ...another(1), key: message.key })).toEqual({ outcome: "conflict" });
  const subscription = { ...message, kind: "newsletter" as const, body: { email: "maya@sanabel.example" } };
  expect(await store.accept(subscription)).toEqual({ outcome: "conflict" });
});

test("CON-12 without a key the same text is the same message for ten minutes", async () => {
  let time = 1_000_000;
  const { store, file } = openStore({ now: () => time });
  const keyless = { ...message, key: null };
  const first = await store.accept(keyless);
  expect(await store.accept(keyless)).toEqual({ ...first, outcome: "replayed" });
  expect(await store.accept({ ...keyless, body: another(2).body })).toMatchObject({ outcome: "stored" });
  time += 10 * 60_000;
  expect(await store.accept(keyless)).toMatchObject({ outcome: "stored" });
  expect(storedKeys(file)).toHaveLength(3);
});

test("R19 messages from before a clock was set back count neither as the same nor for the limit of a mailbox", async () => {
  const start = Date.parse("2026-11-24T09:00:00Z");
  let time = start + 30 * 86_400_000;
  const { store } = openStore({ now: () => time });
  const keyless = { ...message, key: null };
  await store.accept(keyless);
  time = start;
  expect(await store.accept(keyless)).toMatchObject({ outcome: "stored" });
  expect(await store.accept(keyless)).toMatchObject({ outcome: "replayed" });
  expect(await store.timesFromMailbox(message.body.email, start - 1)).toEqual([start]);
});

test("B19 a proof of work lets one message pass, not two", async () => {
  const { store } = openStore();
  const proof = "a".repeat(64);
  expect(await store.accept({ ...another(1), proof })).toMatchObject({ outcome: "stored" });
  expect(await store.accept({ ...another(2), proof })).toEqual({ outcome: "proof-spent" });
});

test("F9 waits for another process that holds the lock, without holding up this one", async () => {
  const { store, file } = openStore();
  await store.accept(another(0));
  const other = openAside(file);
  other.exec("BEGIN IMMEDIATE");
  let turns = 0;
  const beat = setInterval(() => turns++, 1);
  const waiting = store.accept(another(1));
  await vi.waitFor(() => expect(turns).toBeGreaterThan(10));
  other.exec("ROLLBACK");
  expect(await waiting).toMatchObject({ outcome: "stored" });
  clearInterval(beat);
});

test("F9 gives up on a lock that stays, and takes messages again when it is gone", async () => {
  const { store, file } = openStore({ lockWait: 50 });
  await store.accept(another(0));
  const other = openAside(file);
  other.exec("BEGIN IMMEDIATE");
  await expect(store.accept(another(1))).rejects.toThrow(QueueUnavailable);
  expect(store.isAvailable()).toBe(false);
  other.exec("ROLLBACK");
  expect(await store.accept(another(1))).toMatchObject({ outcome: "stored" });
  expect(store.isAvailable()).toBe(true);
});

test("F10 a full file refuses, keeps what it acknowledged, and takes messages again when there is room", async () => {
  const { store, file } = openStore({ pages: 60 });
  const acknowledged: unknown[] = [];
  let refused = 0;
  for (let number = 0; refused < 3; number++) {
    const submission = another(number, 2000);
    await store.accept(submission).then(
      () => acknowledged.push(submission.key),
      (error: unknown) => {
        expect(error).toBeInstanceOf(QueueUnavailable);
        refused++;
      },
    );
  }
  expect(storedKeys(file)).toEqual(acknowledged);
  openAside(file).exec("DELETE FROM submissions WHERE id < 10");
  expect(await store.accept(another(-1, 2000))).toMatchObject({ outcome: "stored" });
});

test("F10 is bounded in rows and bytes, and by what must stay free on the disk", async () => {
  const rows = openStore({ bounds: { rows: 1 } }).store;
  await rows.accept(another(0));
  await expect(rows.accept(another(1))).rejects.toThrow(QueueUnavailable);
  const bytes = openStore({ bounds: { bytes: 100_000 } }).store;
  await expect(
    (async () => {
      for (let number = 0; number < 100; number++) await bytes.accept(another(number, 5000));
    })(),
  ).rejects.toThrow("full");
  const disk = openStore({ bounds: { freeBytes: Number.MAX_SAFE_INTEGER } }).store;
  await expect(disk.accept(another(0))).rejects.toThrow("disk");
  expect(disk.isAvailable()).toBe(false);
});

test("F10 a folder that cannot be used refuses, and serves as soon as it can be", async () => {
  const folder = path.join(makeScratchFolder(), "site");
  writeFileSync(folder, "a file where the folder should be");
  const changes: boolean[] = [];
  const onChange = (available: boolean) => void changes.push(available);
  const store = createStore({ file: path.join(folder, "inbox.db"), onChange });
  onTestFinished(() => store.close());
  await expect(store.accept(another(0))).rejects.toThrow(QueueUnavailable);
  expect(store.isAvailable()).toBe(false);
  rmSync(folder);
  mkdirSync(folder);
  expect(await store.accept(another(0))).toMatchObject({ outcome: "stored" });
  expect(changes).toEqual([false, true]);
});

test("F10 never writes on into a file that was deleted under it", async () => {
  const { store, file } = openStore();
  await store.accept(another(0));
  for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
  await store.accept(another(1));
  expect(storedKeys(file)).toEqual([another(1).key]);
});

test("F10 puts a damaged file aside, whole, and goes on with a new one", async () => {
  const aside: string[] = [];
  const file = path.join(makeScratchFolder(), "inbox.db");
  writeFileSync(file, "this is no database, but perhaps somebody can mend it".repeat(100));
  const store = createStore({ file, onDamage: (name) => void aside.push(name) });
  onTestFinished(() => store.close());
  expect(await store.accept(message)).toMatchObject({ outcome: "stored" });
  expect(aside).toHaveLength(1);
  expect(readFileSync(aside[0] ?? "", "utf8")).toContain("somebody can mend it");
});

test("F10 a process that only looks leaves a damaged file where it is", () => {
  const file = path.join(makeScratchFolder(), "inbox.db");
  writeFileSync(file, "no database".repeat(1000));
  const store = createStore({ file });
  onTestFinished(() => store.close());
  expect(() => countRows(store.connection)).toThrow(QueueUnavailable);
  expect(readFileSync(file, "utf8")).toContain("no database");
});

test("F11 a COMMIT that fails is a failure: nothing acknowledged, nothing left open, the next one kept", async () => {
  const { store, file } = openStore();
  await store.accept(another(0));
  const mend = failCommits(file);
  for (let number = 1; number <= 100; number++)
    await expect(store.accept(another(number))).rejects.toThrow(QueueUnavailable);
  expect(storedKeys(file)).toEqual([another(0).key]);
  mend();
  await store.accept(another(1));
  expect(storedKeys(file)).toEqual([another(0).key, another(1).key]);
});

test("B20 dots, plus tags and letter case make no other mailbox", async () => {
  const { store } = openStore();
  for (const [number, email] of ["a.b+x@one.example", "AB@one.example", "ab@two.example"].entries())
    await store.accept({ ...another(number), body: { ...another(number).body, email } });
  const [newer = 0, older = 0, ...others] = await store.timesFromMailbox("a.b@ONE.example", 0);
  expect(others).toEqual([]);
  expect(newer).toBeGreaterThanOrEqual(older);
  expect(Date.now() - older).toBeLessThan(60_000);
  expect(await store.timesFromMailbox("a.b@one.example", Date.now() + 1)).toEqual([]);
});

test("F20 what the backend has for good keeps no text, answers a repeated request, and goes after its time", async () => {
  const { store, file } = openStore();
  const queue = createQueue(store.connection);
  const first = await store.accept(message);
  if (first.outcome !== "stored") throw new Error("not stored");
  await queue.confirm(first.id, Date.now());
  expect(await store.accept(message)).toEqual({ ...first, outcome: "replayed" });
  expect(await purge(store.connection, Date.now() + retention.confirmed - 1000)).toBe(0);
  const kept = ["", "-wal"].map((suffix) => (existsSync(file + suffix) ? readFileSync(file + suffix) : ""));
  expect(kept.join().includes("Two pack sizes")).toBe(false);
  expect(kept.join().includes("maya")).toBe(false);
  expect(await purge(store.connection, Date.now() + retention.confirmed + 1000)).toBe(1);
  expect(countRows(store.connection)).toMatchObject({ confirmed: 0, waiting: 0, oldestWaiting: null });
});
