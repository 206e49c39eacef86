import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { TestServer } from "../../testing/serve-cms.ts";
import { startTestCms } from "../../testing/start-test-cms.ts";
import { sign, signedForm } from "@miqyas/http/signature";

await startTestCms();
const { createForms } = await import("../create-forms.ts");
const { openDatabase } = await import("../../shared/database.ts");
const { createLinkTokens } = await import("../../../src/inbox/link-token.ts");
const { serveCms } = await import("../../testing/serve-cms.ts");
const { log } = await import("../../../src/log/log.ts");

log.level = "silent";
const secret = "makes the links of this test";
const siteSecret = "shared with the site's server";
const tokens = createLinkTokens(secret);
const database = openDatabase();
const pool = database.write;
const hour = 60 * 60_000;
let server: TestServer;
let isOurs: boolean;

afterAll(() => database.end());

beforeEach(async () => {
  await pool.query("TRUNCATE newsletter_subscribers CASCADE");
  isOurs = true;
  const context = { database, siteSecret, linkSecret: secret, origins: [] };
  server = await serveCms({ forms: createForms(context) });
  return () => server.stop();
});

interface Answer {
  status: number;
  body: { success: boolean; message: string; data?: { state: string } };
}

async function call(action: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const at = new Date().toISOString();
  const signed = {
    "x-miqyas-timestamp": at,
    "x-miqyas-signature": sign(signedForm(at, "", text), siteSecret),
  };
  const response = await fetch(`${server.url}/api/v1/newsletter/${action}`, {
    method: "POST",
    body: text,
    headers: { "content-type": "application/json", ...(isOurs && signed), ...headers },
  });
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}

const confirm = (token: string, headers?: Record<string, string>) => call("confirm", { token }, headers);
const leave = (token: string) => call("unsubscribe", { token });
const subscribe = (email: string) => call("subscribe", { email }, { "idempotency-key": randomUUID() });

/** The fields of a subscriber from which links are made. */
async function find(email = "layla@mill.example.sy") {
  const { rows } = await pool.query<{
    id: number;
    email: string;
    requestedAt: Date;
    status: string;
    confirmed_at: Date;
  }>(
    `SELECT id, email, status, confirmed_at, subscribed_at AS "requestedAt" FROM newsletter_subscribers WHERE email = $1`,
    [email],
  );
  return rows[0] ?? expect.fail("no such subscriber");
}

async function createSubscriber(email = "layla@mill.example.sy") {
  await subscribe(email);
  return find(email);
}

describe("the link that confirms", () => {
  test("F20: ends the reason for an earlier hold, so a later one by staff stays", async () => {
    const { id, requestedAt, email } = await createSubscriber();
    await pool.query("UPDATE newsletter_subscribers SET quarantine_reason = 'too-fast'");
    await confirm(tokens.confirmation({ id, email, requestedAt }, new Date()));
    const { rows } = await pool.query(
      "SELECT status, quarantine_reason AS reason FROM newsletter_subscribers",
    );
    expect(rows).toEqual([{ status: "confirmed", reason: null }]);
  });

  test("B20: confirms by POST only, once, and says so in the visitor's language", async () => {
    const subscriber = await createSubscriber();
    const token = tokens.confirmation(subscriber, new Date());
    for (const method of ["GET", "HEAD"]) {
      const { status } = await fetch(`${server.url}/api/v1/newsletter/confirm?token=${token}`, { method });
      expect(status).toBe(405);
    }
    expect((await find()).status).toBe("unconfirmed");
    const first = await confirm(token, { "accept-language": "ar" });
    expect(first).toEqual({
      status: 200,
      body: { success: true, message: "تم تأكيد اشتراكك في النشرة.", data: { state: "confirmed" } },
    });
    const confirmed = await find();
    expect(confirmed.status).toBe("confirmed");
    expect(await confirm(token)).toMatchObject({ status: 200, body: { data: { state: "already" } } });
    expect((await find()).confirmed_at).toEqual(confirmed.confirmed_at);
    await leave(tokens.leave(subscriber));
    expect((await confirm(token)).status).toBe(410);
    expect((await find()).status).toBe("unsubscribed");
    await subscribe(subscriber.email);
    expect((await confirm(token)).status).toBe(422);
    expect((await find()).status).toBe("unconfirmed");
    await confirm(tokens.confirmation(await find(), new Date()));
    expect((await find()).status).toBe("confirmed");
  });

  test("B20: is good for 48 hours; the form makes way for a new one only afterwards", async () => {
    const subscriber = await createSubscriber();
    const sentAt = (age: number) => new Date(Date.now() - age * hour);
    const sent = (age: number) =>
      pool.query("UPDATE newsletter_subscribers SET confirmation_sent_at = $1, subscribed_at = $1", [
        sentAt(age),
      ]);
    await sent(47);
    const before = await find();
    await subscribe(subscriber.email);
    expect((await find()).requestedAt).toEqual(before.requestedAt);
    await sent(49);
    const late = await find();
    expect(await confirm(tokens.confirmation(late, sentAt(48.01)))).toMatchObject({
      status: 410,
      body: {
        success: false,
        message: "This link no longer works. Each link works once, within 48 hours. You can subscribe again.",
      },
    });
    await subscribe(subscriber.email);
    const renewed = await find();
    expect(renewed.requestedAt.getTime()).toBeGreaterThan(late.requestedAt.getTime());
    expect((await confirm(tokens.confirmation(renewed, sentAt(47.9)))).status).toBe(200);
  });

  test("B20: nothing but the genuine token does anything", async () => {
    const subscriber = await createSubscriber();
    const other = await createSubscriber("omar@mill.example.sy");
    const sentAt = new Date();
    const token = tokens.confirmation(subscriber, sentAt);
    const flipped = token.slice(0, -2) + (token.at(-2) === "A" ? "B" : "A") + token.slice(-1);
    const wrong = [
      "",
      "x",
      flipped,
      token.slice(0, -1),
      `${token}A`,
      token.replace(/^\d+/, String(other.id)),
      token.replace(/\.[^.]+\./, `.${(sentAt.getTime() + 1).toString(36)}.`),
      tokens.leave(subscriber),
      createLinkTokens("another secret").confirmation(subscriber, sentAt),
      tokens.confirmation({ ...subscriber, id: 999_999 }, sentAt),
      "1' OR '1'='1",
      "9".repeat(300),
    ];
    for (const one of wrong) expect([one, (await confirm(one)).status]).toEqual([one, 422]);
    for (const one of [token, ...wrong.filter((each) => each !== tokens.leave(subscriber))])
      expect([one, (await leave(one)).status]).toEqual([one, 422]);
    for (const [body, status] of [
      ["{", 400],
      ["[]", 400],
      ["{}", 422],
      [JSON.stringify({ token: 7 }), 422],
      [JSON.stringify({ token: "x".repeat(5000) }), 413],
    ] as const)
      expect([body, (await call("confirm", body)).status]).toEqual([body, status]);
    expect(
      (await call("confirm", "token=x", { "content-type": "application/x-www-form-urlencoded" })).status,
    ).toBe(415);
    expect((await find()).status).toBe("unconfirmed");
  });
});

describe("the link that leaves", () => {
  test("B21: works at once, again and again, and is remembered when an old form arrives late", async () => {
    const subscriber = await createSubscriber();
    await confirm(tokens.confirmation(subscriber, new Date()));
    const token = tokens.leave(subscriber);
    const answers = [await leave(token), await leave(token)];
    expect(answers).toMatchObject(
      [200, 200].map((status) => ({ status, body: { data: { state: "unsubscribed" } } })),
    );
    expect((await find()).status).toBe("unsubscribed");
    await subscribe(subscriber.email);
    expect((await find()).status).toBe("unconfirmed");
    expect((await leave(token)).status).toBe(200);
    const receivedAt = new Date(Date.now() - hour).toISOString();
    const body = JSON.stringify({ email: subscriber.email });
    const at = new Date().toISOString();
    await call("subscribe", body, {
      "idempotency-key": "a-form-that-was-sent-an-hour-ago",
      "x-miqyas-timestamp": at,
      "x-miqyas-received-at": receivedAt,
      "x-miqyas-signature": sign(signedForm(at, receivedAt, body), siteSecret),
    });
    expect((await find()).status).toBe("unsubscribed");
  });

  test("B21: leaves also while staff hold the address", async () => {
    const subscriber = await createSubscriber();
    await confirm(tokens.confirmation(subscriber, new Date()));
    await pool.query("UPDATE newsletter_subscribers SET status = 'quarantined' WHERE id = $1", [
      subscriber.id,
    ]);
    expect(await leave(tokens.leave(subscriber))).toMatchObject({
      body: { data: { state: "unsubscribed" } },
    });
    expect((await find()).status).toBe("unsubscribed");
  });

  test("B22: callers other than the site are counted", async () => {
    isOurs = false;
    let answered = 0;
    let { status } = await leave("1.x");
    // One more is allowed for each second that this takes.
    for (; status === 422 && answered < 200; answered++) ({ status } = await leave("1.x"));
    expect(answered).toBeGreaterThanOrEqual(60);
    expect(status).toBe(429);
  });
});
