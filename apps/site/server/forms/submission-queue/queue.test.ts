import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listMessages, retryDeadLetters } from "./operator.ts";
import { createQueue } from "./queue.ts";
import { countRows, purge, retention } from "./retention.ts";
import { createStore } from "./store.ts";
import { makeScratchFolder } from "../testing/scratch-folder.ts";

const start = Date.parse("2026-11-24T09:00:00Z");

/** A queue with this many contact messages, then as many subscriptions; ids count from 1. */
async function openQueue(count: number) {
  const clock = { now: start };
  const store = createStore({ file: path.join(makeScratchFolder(), "inbox.db"), now: () => clock.now });
  onTestFinished(() => store.close());
  for (const kind of ["contact", "newsletter"] as const)
    for (let number = 0; number < count; number++)
      await store.accept({
        ...{ kind, locale: "ar", key: `key-of-${kind}-${number}`, proof: null, waited: 2_000 },
        ...{ quarantine: number === 0 ? "honeypot" : null, answer: () => "{}" },
        body: { name: "Maya", email: `m${number}@sanabel.example`, message: `${number}`, phone: "" },
      });
  const queue = createQueue(store.connection);
  const due = (now = start, limit = 9) =>
    queue.listDue(now, 1_000, limit).map((list) => list.map(({ id }) => id));
  return { connection: store.connection, queue, due, clock };
}

test("CON-11 messages of each form and confirmations are lists, each with what is due longest first", async () => {
  const { queue, due } = await openQueue(3);
  expect(due()).toEqual([[1, 2, 3], [4, 5, 6], []]);
  expect(due(start, 2)).toEqual([[1, 2], [4, 5], []]);
  await queue.postpone(4, "status 503", start + 5);
  expect(due(start + 5)).toEqual([[1, 2, 3], [5, 6, 4], []]);
  await queue.markDelivered(2, "{}", start, start + 20);
  await queue.markDelivered(1, "{}", start, start + 10);
  expect(due(start + 10)).toEqual([[3], [5, 6, 4], [1]]);
  expect(due(start + 20)).toEqual([[3], [5, 6, 4], [1, 2]]);
  expect(due(start + 20, 1)).toEqual([[3], [5], [1]]);
});

test("R16 what is due is found by an index, however much waits", async () => {
  const { connection } = await openQueue(1);
  const plan = connection.read((db) =>
    ["kind = 'contact' AND state = 'waiting'", "state = 'delivered'"].flatMap((which) =>
      db
        .prepare(
          `EXPLAIN QUERY PLAN SELECT body FROM submissions WHERE ${which} AND due_at > 1 AND due_at <= 2 ORDER BY due_at, id`,
        )
        .all()
        .map(({ detail }) => detail),
    ),
  );
  expect(plan).toEqual([
    "SEARCH submissions USING INDEX submissions_due (kind=? AND due_at>? AND due_at<?)",
    "SEARCH submissions USING INDEX submissions_delivered (due_at>? AND due_at<?)",
  ]);
});

test("CON-11 a row has what the backend is told, and its state", async () => {
  const { queue } = await openQueue(1);
  await queue.postpone(1, "status 503", start);
  expect(queue.listDue(start, 1_000, 1)[0]?.[0]).toEqual({
    ...{ id: 1, kind: "contact", key: "key-of-contact-0", locale: "ar", quarantine: "honeypot" },
    ...{ attempts: 1, state: "waiting", received_at: start, written_at: start - 2_000 },
    body: { name: "Maya", email: "m0@sanabel.example", message: "0", phone: "" },
  });
});

test("F17 a message is due at its time, and at once when its time comes from a wrong clock", async () => {
  const { queue, due } = await openQueue(1);
  await queue.postpone(1, "status 503", start + 1_000);
  expect([due(), due(start + 999), due(start + 1_000)]).toEqual([
    [[], [2], []],
    [[], [2], []],
    [[1], [2], []],
  ]);
  await queue.postpone(1, "status 503", start + 1_001);
  expect(due()).toEqual([[1], [2], []]);
});

test("CON-11 the operator sees the state of a message, why it failed, and how often", async () => {
  const { connection, queue } = await openQueue(2);
  await queue.postpone(1, "x".repeat(300), start + 5);
  await queue.markDelivered(3, "{}", start, start);
  await queue.postpone(2, "status 500", start);
  await queue.markDeadLetter(2, "y".repeat(300));
  const shown = {
    ...{ id: 1, kind: "contact", key: "key-of-contact-0", state: "waiting", locale: "ar", attempts: 1 },
    ...{ quarantine: "honeypot", failure: "x".repeat(200), receivedAt: "2026-11-24T09:00:00.000Z" },
  };
  expect(listMessages(connection, "waiting")).toMatchObject([shown, { id: 4, failure: null }]);
  expect(listMessages(connection, "waiting")[0]?.reference).toMatch(/^[3-9AC-Y]{8}$/);
  expect(listMessages(connection, "delivered")).toMatchObject([{ id: 3, attempts: 0, failure: null }]);
  expect(listMessages(connection, "parked")).toMatchObject([
    { id: 2, attempts: 2, failure: "y".repeat(200) },
  ]);
  expect(await retryDeadLetters(connection, 1, start)).toBe(0);
  expect(await retryDeadLetters(connection, "all", start)).toBe(1);
  expect(listMessages(connection, "waiting")[1]).toMatchObject({ id: 2, attempts: 0 });
});

test("WATCH-1 the rows are counted by their state", async () => {
  const { connection, queue } = await openQueue(3);
  const counts = () => countRows(connection);
  expect(counts()).toEqual({
    ...{ waiting: 6, delivered: 0, confirmed: 0, deadLetters: 0, quarantined: 2, oldestWaiting: start },
  });
  await queue.markDelivered(1, "{}", start, start);
  await queue.confirm(2, start);
  await queue.markDeadLetter(3, "status 422");
  expect(counts()).toMatchObject({
    waiting: 3,
    delivered: 1,
    confirmed: 1,
    deadLetters: 1,
    quarantined: 1,
  });
});

test("R23 R3 what the backend has goes after thirty days, what it refused after a year, what waits never", async () => {
  const { connection, queue } = await openQueue(2);
  const day = 86_400_000;
  expect(retention).toEqual({ confirmed: 30 * day, deadLetters: 365 * day, damagedFiles: 30 * day });
  await queue.confirm(1, start);
  await queue.markDeadLetter(2, "status 422");
  await queue.markDelivered(3, "{}", start, start);
  const removed = [];
  for (const age of [30 * day, 30 * day + 1, 365 * day, 365 * day + 1, 9_999 * day])
    removed.push(await purge(connection, start + age));
  expect(removed).toEqual([0, 1, 0, 1, 0]);
  expect(countRows(connection)).toMatchObject({ waiting: 1, delivered: 1, confirmed: 0, deadLetters: 0 });
});

test("R23 more rows than one deletion takes go as well", async () => {
  const { connection } = await openQueue(1);
  await connection.write((db) =>
    db.exec(`INSERT INTO submissions (kind, key, fingerprint, mailbox, locale, body, answer, received_at, due_at, state)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
      SELECT 'contact', 'key ' || i, x'00', x'00', 'en', NULL, '{}', 0, 0, 'settled' FROM n`),
  );
  expect(await purge(connection, start)).toBe(2_500);
});
