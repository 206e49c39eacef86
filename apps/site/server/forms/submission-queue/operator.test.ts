import path from "node:path";
import { existsSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import type { Connection } from "./database/connection.ts";
import { eraseEmail, listMessages, maskEmail, recoverMessages, retryDeadLetters } from "./operator.ts";
import { createQueue } from "./queue.ts";
import { countRows } from "./retention.ts";
import { createStore } from "./store.ts";
import { makeScratchFolder } from "../testing/scratch-folder.ts";

async function storeOf(...emails: string[]) {
  const file = path.join(makeScratchFolder(), "inbox.db");
  const store = createStore({ file });
  onTestFinished(() => store.close());
  const ids: number[] = [];
  for (const [number, email] of emails.entries()) {
    const accepted = await store.accept({
      ...{ kind: "newsletter", body: { email }, locale: "en", key: `key-of-subscriber-${number}` },
      ...{ proof: null, quarantine: null, answer: () => "{}" },
    });
    if (accepted.outcome === "stored") ids.push(accepted.id);
  }
  return { file, connection: store.connection, queue: createQueue(store.connection), ids };
}

const setText = (connection: Connection, id: number | undefined, text: string) =>
  connection.write((db) => db.prepare("UPDATE submissions SET body = ? WHERE id = ?").run(text, id ?? 0));

test("CON-11 an operator sees what the backend refused, and gives it again", async () => {
  const { connection, queue, ids } = await storeOf("a@one.example", "b@one.example");
  for (const id of ids) await queue.markDeadLetter(id, "status 422");
  expect(listMessages(connection, "parked")).toMatchObject([
    { kind: "newsletter", failure: "status 422", body: { email: "a@one.example" } },
    { body: { email: "b@one.example" } },
  ]);
  expect(await retryDeadLetters(connection, ids[1] ?? 0, Date.now())).toBe(1);
  expect(countRows(connection)).toMatchObject({ waiting: 1, deadLetters: 1 });
  expect(await retryDeadLetters(connection, "all", Date.now())).toBe(1);
  expect(queue.listDue(Date.now(), 1000, 5).flat()).toHaveLength(2);
});

test("F10 messages of another file are taken over once, and those that came meanwhile stay", async () => {
  const other = await storeOf("a@one.example", "b@one.example", "c@one.example", "d@one.example");
  const [delivered = 0, settled = 0, refused = 0] = other.ids;
  await other.queue.markDelivered(delivered, "{}", Date.now(), Date.now());
  await other.queue.confirm(settled, Date.now());
  await other.queue.markDeadLetter(refused, "status 422");
  const { connection, queue } = await storeOf("new@one.example");
  expect(await recoverMessages(connection, other.file, Date.now())).toEqual({ recovered: 2, unreadable: 0 });
  expect(await recoverMessages(connection, other.file, Date.now())).toEqual({ recovered: 0, unreadable: 0 });
  const emails = (state: "waiting" | "parked") =>
    listMessages(connection, state).map(({ body }) => body.email);
  // The first of both files have one key.
  expect(emails("waiting")).toEqual(["new@one.example", "d@one.example"]);
  expect(emails("parked")).toEqual(["c@one.example"]);
  expect(queue.listDue(Date.now(), 1000, 5).flat()).toHaveLength(2);
  expect(await eraseEmail(connection, "d@one.example")).toEqual({ removed: 1, isRewritten: true });
  expect(listMessages(other.connection, "waiting")).toHaveLength(1);
});

test("F10 a message of another file keeps the time at which it was written, if the file has it", async () => {
  const other = await storeOf("a@one.example", "b@one.example");
  const written = Date.parse("2026-11-20T09:00:00Z");
  await other.connection.write((db) =>
    db.prepare("UPDATE submissions SET written_at = ? WHERE id = ?").run(written, other.ids[0] ?? 0),
  );
  const { connection, queue } = await storeOf();
  await recoverMessages(connection, other.file, Date.now());
  expect(queue.listDue(Date.now(), 1000, 5).flat()[0]).toMatchObject({ written_at: written });

  other.connection.read((db) => db.exec("ALTER TABLE submissions DROP COLUMN written_at"));
  const later = await storeOf();
  expect(await recoverMessages(later.connection, other.file, Date.now())).toMatchObject({ recovered: 2 });
});

test("F10 unreadable rows of another file are counted, and the others are taken over", async () => {
  const other = await storeOf("a@one.example", "b@one.example", "c@one.example", "d@one.example");
  await setText(other.connection, other.ids[0], `{"email`);
  await setText(other.connection, other.ids[1], `{"email": 5}`);
  // As in a damaged file, whose values SQLite does not check when it reads them.
  const db = new DatabaseSync(other.file);
  db.exec(`
    CREATE TABLE unchecked AS SELECT * FROM submissions;
    DROP TABLE submissions;
    ALTER TABLE unchecked RENAME TO submissions;
    UPDATE submissions SET received_at = 0.5 WHERE key = 'key-of-subscriber-2';
  `);
  db.close();
  const { connection } = await storeOf();
  expect(await recoverMessages(connection, other.file, Date.now())).toEqual({ recovered: 1, unreadable: 3 });
  expect(listMessages(connection, "waiting")).toMatchObject([{ body: { email: "d@one.example" } }]);
});

/** Whether anybody who has the files can read the text in them. With a WAL it is in the second until a checkpoint. */
const canRead = (file: string, text: string) =>
  ["", "-wal"].some((suffix) => existsSync(file + suffix) && readFileSync(file + suffix).includes(text));

test("F20 erasing an address removes its messages and traces in every state, and nobody else's messages", async () => {
  const { connection, queue, ids, file } = await storeOf(
    "erin@one.example",
    "Erin@One.example",
    "er.in@one.example",
  );
  await queue.confirm(ids[0] ?? 0, Date.now());
  expect(canRead(file, "Erin@One.example")).toBe(true);
  expect(await eraseEmail(connection, " erin@one.EXAMPLE ")).toEqual({ removed: 2, isRewritten: true });
  expect(listMessages(connection, "waiting")).toMatchObject([{ body: { email: "er.in@one.example" } }]);
  expect(["erin@one.example", "Erin@One.example"].filter((email) => canRead(file, email))).toEqual([]);
  expect(canRead(file, "er.in@one.example")).toBe(true);
});

test("F20 erasing finds an address by what nobody sees in it, and by its domain in another script", async () => {
  const { connection } = await storeOf("erin@one.example", "erin@xn--ogbpi5d.xn--ogbpf8fl");
  for (const typed of ["\u2068erin@one.example\u2069", "Erin@شركة.سورية\u200f"])
    expect(await eraseEmail(connection, typed)).toMatchObject({ removed: 1 });
});

test("F20 an erasure tells when another process keeps the file from being rewritten", async () => {
  const { connection, file } = await storeOf("erin@one.example");
  const reader = new DatabaseSync(file);
  reader.exec("BEGIN; SELECT count(*) FROM submissions");
  expect(await eraseEmail(connection, "erin@one.example")).toEqual({ removed: 1, isRewritten: false });
  reader.close();
  expect(await eraseEmail(connection, "erin@one.example")).toEqual({ removed: 0, isRewritten: true });
  expect(canRead(file, "erin@one.example")).toBe(false);
});

test("F20 no part of an erased address stays in the pages of the file", async () => {
  const emails = Array.from({ length: 150 }, (_, number) => `m${number}@${"one".repeat(number / 3)}.example`);
  const { connection, queue, ids, file } = await storeOf(...emails);
  for (const id of ids.filter((id) => id % 2 === 0)) await queue.confirm(id, Date.now());
  for (const number of [149, 148, 147, 146]) await eraseEmail(connection, emails[number] ?? "");
  expect([149, 148, 147, 146].filter((number) => canRead(file, `m${number}@`))).toEqual([]);
});

test.each([`{"email`, `{"name": "without an address"}`])(
  "F20 a row with the text %s is erased with its address, and stops no other erasure",
  async (text) => {
    const { connection, ids } = await storeOf("broken@one.example", "b@one.example", "c@one.example");
    await setText(connection, ids[0], text);
    expect(await eraseEmail(connection, "b@one.example")).toEqual({ removed: 1, isRewritten: true });
    expect(await eraseEmail(connection, "broken@one.example")).toEqual({ removed: 1, isRewritten: true });
    expect(listMessages(connection, "waiting")).toMatchObject([{ body: { email: "c@one.example" } }]);
  },
);

test.each([
  ["maya@sanabel.example", "m…@s….example"],
  ["m@a.b.example", "m…@a….b.example"],
  ["root@localhost", "r…@l…"],
])("S4 %s is shown as %s", (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
