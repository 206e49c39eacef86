import type fileSystem from "node:fs";
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { QueueUnavailable } from "./database/connection.ts";
import { removeDamagedFiles } from "./database/damaged-file.ts";
import { createQueue } from "./queue.ts";
import { countRows } from "./retention.ts";
import { salvage } from "./database/salvage.ts";
import { createScrubber } from "./database/scrubber.ts";
import { createStore } from "./store.ts";
import type { Submission } from "./store.ts";
import { makeScratchFolder } from "../testing/scratch-folder.ts";

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof fileSystem>();
  return { ...fs, copyFileSync: vi.fn(fs.copyFileSync) };
});

const sample = (number: number): Submission => ({
  kind: "contact",
  body: {
    name: "Maya",
    email: `m${number}@sanabel.example`,
    message: `canary-${number} ${"m".repeat(number * 7)}`,
    phone: "",
  },
  locale: "en",
  key: `key-of-message-number-${number}`,
  proof: null,
  quarantine: null,
  answer: (reference) => `answer ${reference}`,
});

interface Heard {
  saved: number[];
  lost: string[];
}

function open(file: string, heard: Heard = { saved: [], lost: [] }) {
  const store = createStore({
    file,
    onDamage: (_aside, saved) => void heard.saved.push(saved),
    onLoss: (what) => void heard.lost.push(what),
  });
  onTestFinished(() => store.close());
  return { store, heard };
}

const suffixes = ["", "-wal", "-shm"];
const newFile = () => path.join(makeScratchFolder(), "inbox.db");

/** What anybody who has the files can read in them. */
const readable = (file: string): string[] =>
  suffixes.flatMap((suffix) =>
    existsSync(file + suffix)
      ? [...readFileSync(file + suffix, "latin1").matchAll(/canary-\d+|m\d+@sanabel/g)].map(([text]) => text)
      : [],
  );

/** The files as a crash leaves them at this moment. */
function crash(file: string): string {
  const left = newFile();
  for (const suffix of suffixes) if (existsSync(file + suffix)) copyFileSync(file + suffix, left + suffix);
  return left;
}

async function fill(file: string, count: number) {
  const { store } = open(file);
  for (let number = 1; number <= count; number++) await store.accept(sample(number));
  return store;
}

test("F20 nothing of a message can be read in the files once the backend has it, while it runs or after a crash", async () => {
  const file = newFile();
  const store = await fill(file, 120);
  const queue = createQueue(store.connection);
  for (let id = 1; id <= 119; id++) await queue.confirm(id, Date.now());
  const left = crash(file);
  expect(readable(left)).not.toEqual([]);

  const scrubber = createScrubber(store.connection);
  await scrubber.runNow();
  expect(new Set(readable(file))).toEqual(new Set(["canary-120", "m120@sanabel"]));
  expect(countRows(store.connection)).toMatchObject({ confirmed: 119, waiting: 1 });

  const { store: later } = open(left);
  await createScrubber(later.connection).runNow();
  expect(new Set(readable(left))).toEqual(new Set(["canary-120", "m120@sanabel"]));
  expect(countRows(later.connection)).toMatchObject({ confirmed: 119, waiting: 1 });
});

test("F20 a scrub beside another reader takes nothing from it, and is done later", async () => {
  const file = newFile();
  const store = await fill(file, 5);
  const reader = new DatabaseSync(file, { timeout: 0 });
  reader.exec("BEGIN; SELECT count(*) FROM submissions");
  const rows = reader.prepare("SELECT body FROM submissions ORDER BY id").all();
  await createQueue(store.connection).confirm(1, Date.now());
  const scrubber = createScrubber(store.connection);
  await scrubber.runNow();
  expect(reader.prepare("SELECT body FROM submissions ORDER BY id").all()).toEqual(rows);
  reader.close();
  await scrubber.runNow();
  scrubber.stop();
  expect(readable(file)).not.toContain("canary-1");
});

/** Overwrites bytes of a file that was closed in order. */
function damage(file: string, at: number, length: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, at, at + length);
  writeFileSync(file, bytes);
}

test.each([
  ["the header", (file: string) => damage(file, 0, 100), 200],
  ["the whole first page", (file: string) => damage(file, 0, 4096), 200],
  ["the page of the key of fingerprints", (file: string) => damage(file, 4096, 4096), 200],
  ["three pages in the middle", (file: string) => damage(file, 4096 * 40, 3 * 4096), 150],
  [
    "its last third cut off",
    (file: string) => truncateSync(file, Math.floor(readFileSync(file).length * 0.66)),
    40,
  ],
])("F10 what is sound in a file with damage is saved: %s", async (_what, harm, least) => {
  const file = newFile();
  const store = await fill(file, 200);
  const before = countRows(store.connection).waiting;
  store.close();
  harm(file);
  const { store: later, heard } = open(file);
  await later.accept(sample(500));
  const { waiting } = countRows(later.connection);
  expect(before).toBe(200);
  expect(heard.saved).toEqual([waiting - 1]);
  expect(waiting - 1).toBeGreaterThanOrEqual(least);
  expect(await later.accept(sample(500))).toMatchObject({ outcome: "replayed" });
  expect(await later.accept(sample(1))).toMatchObject({ outcome: "replayed" });
});

test.each([
  ["a page in the middle", (file: string) => damage(file, 4096 * 20, 4096)],
  ["the whole first page", (file: string) => damage(file, 0, 4096)],
])(
  "F10 what is sound is saved also where the first 30,000 messages were removed: %s",
  async (_what, harm) => {
    const file = newFile();
    (await fill(file, 100)).close();
    const db = new DatabaseSync(file);
    db.exec(`UPDATE submissions SET id = id + 30000;
    UPDATE sqlite_sequence SET seq = 30100 WHERE name = 'submissions'`);
    db.close();
    harm(file);
    const { store, heard } = open(file);
    await store.accept(sample(500));
    expect(heard.saved[0]).toBeGreaterThan(80);
  },
);

test("R1, F10 a salvage that is cut short loses nothing: it is begun again, and told of", async () => {
  const file = newFile();
  (await fill(file, 50)).close();
  damage(file, 0, 100);
  vi.mocked(copyFileSync).mockImplementationOnce(() => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  const { store, heard } = open(file);
  await expect(store.accept(sample(500))).rejects.toThrow(QueueUnavailable);
  expect(readdirSync(path.dirname(file)).toSorted()).toEqual(["inbox.db", "inbox.db.begun"]);
  writeFileSync(`${file}.new`, "left by a process that was killed");
  await store.accept(sample(500));
  expect(countRows(store.connection).waiting).toBe(51);
  expect(heard).toEqual({ saved: [50], lost: [] });
});

test("R1, F10 rows for which the disk has no room end the salvage, and are not left out", async () => {
  const [file, replacement] = [newFile(), newFile()];
  (await fill(file, 200)).close();
  (await fill(replacement, 1)).close();
  const into = new DatabaseSync(replacement);
  into.exec("PRAGMA max_page_count = 20");
  expect(() => salvage(file, replacement, into)).toThrow("database or disk is full");
  into.close();
});

test.each([
  ["its log", ["inbox.db"]],
  ["the new file", ["inbox.db", "inbox.db-wal"]],
])("R1, F10 a kill before %s was renamed is repaired at the next start", async (_what, renamed) => {
  const [file, damaged] = [newFile(), newFile()];
  (await fill(file, 50)).close();
  renameSync(file, `${file}.new`);
  await fill(damaged, 3);
  copyFileSync(`${damaged}-wal`, `${file}-wal`);
  copyFileSync(damaged, file);
  const aside = ".damaged-" + statSync(`${file}.new`).mtime.toISOString().replaceAll(":", "-");
  for (const name of renamed) {
    const from = path.join(path.dirname(file), name);
    renameSync(from, from.replace("inbox.db", `inbox.db${aside}`));
  }
  const { store, heard } = open(file);
  await store.accept(sample(500));
  expect(countRows(store.connection).waiting).toBe(51);
  expect(heard).toEqual({ saved: [50], lost: [] });
  expect(existsSync(file + aside)).toBe(true);
  expect(existsSync(`${file}${aside}-wal`)).toBe(true);
});

test("F20, R23 damaged files are deleted thirty days after they were set aside", () => {
  const file = newFile();
  writeFileSync(file, "");
  const names = ["2026-11-20T09-00-00.000Z", "2026-11-20T09-00-00.000Z-wal", "2026-11-20T09-00-01.000Z"];
  for (const name of names) writeFileSync(`${file}.damaged-${name}`, "");
  const before = Date.parse("2026-11-20T09:00:00.001Z");
  expect(removeDamagedFiles(file, before).toSorted()).toEqual(
    names.slice(0, 2).map((name) => `${file}.damaged-${name}`),
  );
  expect(readdirSync(path.dirname(file)).toSorted()).toEqual(["inbox.db", `inbox.db.damaged-${names[2]}`]);
});

test("F10 garbage is nothing to save from", async () => {
  const file = newFile();
  writeFileSync(file, "no database at all ".repeat(2_000));
  const { store, heard } = open(file);
  expect(await store.accept(sample(1))).toMatchObject({ outcome: "stored" });
  expect(heard.saved).toEqual([0]);
});

test.each([
  ["deleted", (file: string) => suffixes.forEach((suffix) => rmSync(file + suffix, { force: true }))],
  ["emptied", (file: string) => truncateSync(file, 0)],
])("F10 a file that was %s is told of, a new one is not", async (_what, harm) => {
  const file = newFile();
  const store = await fill(file, 3);
  store.close();
  harm(file);
  const { store: later, heard } = open(file);
  await later.accept(sample(9));
  expect(heard.lost).toEqual(["file"]);
  expect(open(newFile()).heard.lost).toEqual([]);
});

test("F10 commits in the log that cannot be read are told of; a sound log after a crash is not", async () => {
  const file = newFile();
  await fill(file, 20);
  const [sound, harmed] = [crash(file), crash(file)];
  const { store, heard } = open(sound);
  expect(countRows(store.connection).waiting).toBe(20);
  expect(heard.lost).toEqual([]);
  damage(`${harmed}-wal`, Math.floor(readFileSync(`${harmed}-wal`).length / 2), 200);
  const { store: later, heard: told } = open(harmed);
  expect(countRows(later.connection).waiting).toBeLessThan(20);
  expect(told.lost).toEqual(["log"]);
});
