import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { log } from "../src/log/log.ts";
import { startTestCms } from "./testing/start-test-cms.ts";

await startTestCms();
const { openDatabase } = await import("./shared/database.ts");
const { firstAfter, removeExpired, startRetention } = await import("./retention.ts");

const database = openDatabase();
const now = new Date("2027-03-01T12:00:00Z");

afterAll(() => database.end());

beforeEach(async () => {
  await database.write.query("DELETE FROM contact_messages");
  await database.write.query("DELETE FROM newsletter_subscribers");
});

const addMessage = (name: string, status: string, changed: string, quarantined = false) =>
  database.write.query(
    `INSERT INTO contact_messages (name, status, updated_at, quarantined, received_at)
     VALUES ($1, $2::enum_contact_messages_status, $3, $4, '2020-01-01')`,
    [name, status, changed, quarantined],
  );

/** Times are ISO 8601 or null. Without `arrived`, the address arrived when the visitor wrote it. */
const addSubscriber = (
  email: string,
  status: string,
  subscribed: string,
  {
    arrived = subscribed,
    mailed = null,
    left = null,
    refused = null,
    held = null,
  }: Partial<Record<string, string | null>> = {},
) =>
  database.write.query(
    `INSERT INTO newsletter_subscribers
       (email, status, subscribed_at, confirmation_sent_at, unsubscribed_at, mail_refused, updated_at, quarantine_reason)
     VALUES ($1, $2::enum_newsletter_subscribers_status, $3, $4, $5, $6, $7, $8)`,
    [email, status, subscribed, mailed, left, refused, arrived, held],
  );

async function kept(table: string, column: string): Promise<string[]> {
  const { rows } = await database.read.query<{ name: string }>(
    `SELECT ${column} AS name FROM ${table} ORDER BY id`,
  );
  return rows.map(({ name }) => name);
}

describe("what is kept, and for how long (F20, R23)", () => {
  test("a message goes twelve months after its conversation has ended; who waits for an answer stays", async () => {
    const [before, after] = ["2026-03-01T11:59:59Z", "2026-03-01T12:00:01Z"];
    for (const status of ["new", "in_progress", "answered", "closed"]) {
      await addMessage(`${status}, old`, status, before);
      await addMessage(`${status}, younger`, status, after);
    }
    await addMessage("held back, old", "new", before, true);
    await addMessage("held back, younger", "new", after, true);
    await database.write.query(
      `INSERT INTO contact_messages_notes (id, _order, _parent_id, text)
       SELECT name, 1, id, 'n' FROM contact_messages`,
    );
    expect(await removeExpired(database.write, { asksToConfirm: true, now })).toMatchObject({ messages: 3 });
    expect(await kept("contact_messages", "name")).toEqual([
      ...["new, old", "new, younger", "in_progress, old", "in_progress, younger"],
      ...["answered, younger", "closed, younger", "held back, younger"],
    ]);
    expect(await kept("contact_messages_notes", "text")).toHaveLength(7);
  });

  test("an address goes seven days after it was asked to confirm, but only where it can be asked", async () => {
    const [before, after, long] = ["2027-02-22T11:59:59Z", "2027-02-22T12:00:01Z", "2026-06-01"];
    await addSubscriber("asked@old.sy", "unconfirmed", long, { mailed: before });
    await addSubscriber("asked@younger.sy", "unconfirmed", long, { mailed: after });
    await addSubscriber("back@again.sy", "unconfirmed", after, { mailed: long });
    await addSubscriber("waits@again.sy", "unconfirmed", before, { mailed: long });
    await addSubscriber("refused@old.sy", "unconfirmed", before, { refused: "550" });
    await addSubscriber("refused@younger.sy", "unconfirmed", after, { refused: "550" });
    await addSubscriber("not@asked.sy", "unconfirmed", long);
    await addSubscriber("reader@mill.sy", "confirmed", long, { mailed: long });
    const held = "placeholder domain";
    await addSubscriber("nobody@example.com", "quarantined", before, { held });
    await addSubscriber("new@example.com", "quarantined", after, { held });
    await addSubscriber("waited@example.com", "quarantined", long, { arrived: after, held });
    await addSubscriber("complained@mill.sy", "quarantined", long);
    const withoutMail = await removeExpired(database.write, { asksToConfirm: false, now });
    expect(withoutMail).toMatchObject({ unconfirmed: 0, quarantined: 1 });
    const withMail = await removeExpired(database.write, { asksToConfirm: true, now });
    expect(withMail).toMatchObject({ unconfirmed: 2, quarantined: 0 });
    expect(await kept("newsletter_subscribers", "email")).toEqual([
      ...["asked@younger.sy", "back@again.sy", "waits@again.sy", "refused@younger.sy", "not@asked.sy"],
      ...["reader@mill.sy", "new@example.com", "waited@example.com", "complained@mill.sy"],
    ]);
  });

  test("an address that left the list goes thirty days later, as do a receipt and the record of a mail", async () => {
    const [before, after] = ["2027-01-30T11:59:59Z", "2027-01-30T12:00:01Z"];
    await addSubscriber("left@old.sy", "unsubscribed", before, { left: before });
    await addSubscriber("left@younger.sy", "unsubscribed", before, { left: after });
    for (const created of [before, after])
      await database.write.query(
        "INSERT INTO form_receipts (key, fingerprint, status_code, body, created_at) VALUES ($1::text, '', 201, '', $1::timestamptz)",
        [created],
      );
    for (const sent of [before, after])
      await database.write.query(
        "INSERT INTO confirmation_mails (address, arrived_at, sent_at) VALUES ($1::text, '2026-06-01', $1::timestamptz)",
        [sent],
      );
    const removed = await removeExpired(database.write, { asksToConfirm: true, now });
    expect(removed).toMatchObject({ unsubscribed: 1, receipts: 1, mailed: 1 });
    expect(await kept("newsletter_subscribers", "email")).toEqual(["left@younger.sy"]);
    expect(await kept("form_receipts", "key")).toEqual([after]);
    expect(await kept("confirmation_mails", "address")).toEqual([after]);
  });

  test("a record of what staff did goes after twenty-five months", async () => {
    const [before, after] = ["2025-02-01T11:59:59Z", "2025-02-01T12:00:01Z"];
    await database.write.query("DELETE FROM audit_log");
    for (const happened of [before, after])
      await database.write.query(
        "INSERT INTO audit_log (happened_at, act, subject) VALUES ($1::text::timestamptz, 'sign_in', $1)",
        [happened],
      );
    expect(await removeExpired(database.write, { asksToConfirm: true, now })).toMatchObject({ audit: 1 });
    expect(await kept("audit_log", "subject")).toEqual([after]);
  });

  test("many rows go in one run", async () => {
    await database.write.query(
      `INSERT INTO newsletter_subscribers (email, status, subscribed_at, updated_at, quarantine_reason)
       SELECT 'a' || number || '@example.com', 'quarantined', '2020-01-01', '2020-01-01', 'placeholder domain' FROM generate_series(1, 2500) number`,
    );
    const removed = await removeExpired(database.write, { asksToConfirm: false, now });
    expect(removed).toMatchObject({ quarantined: 2500 });
    expect(await kept("newsletter_subscribers", "email")).toEqual([]);
  });
});

test("F20 nothing is removed while the machine may still have the clock of its start", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const info = vi.spyOn(log, "info").mockImplementation(() => undefined);
  const query = vi.spyOn(database.write, "query");
  onTestFinished(() => void vi.useRealTimers());
  const stop = startRetention(database.write, true);
  vi.advanceTimersByTime(firstAfter - 1);
  expect(query).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await vi.waitUntil(() => info.mock.calls.length > 0, 10_000);
  expect(info).toHaveBeenCalledWith(expect.objectContaining({ event: "expired_removed" }));
  stop();
});
