import { randomUUID } from "node:crypto";
import { arabicFormMessages } from "@miqyas/contract";
import { referenceOf } from "@miqyas/contract/reference";
import type { Pool } from "pg";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { TestServer } from "../testing/serve-cms.ts";
import { startTestCms } from "../testing/start-test-cms.ts";
import { sign, signedForm } from "@miqyas/http/signature";

const siteSecret = "shared with the site's server";
const { payload } = await startTestCms();
const { createForms } = await import("./create-forms.ts");
const { openDatabase } = await import("../shared/database.ts");
const { serveCms } = await import("../testing/serve-cms.ts");
const { createReplyDeadlines } = await import("./reply-deadline.ts");
const { removeExpired } = await import("../retention.ts");
const { log } = await import("../../src/log/log.ts");
const { env } = await import("../../src/env.ts");

log.level = "silent";
const database = openDatabase();
let server: TestServer;

/** A server per test, with fresh limits. */
async function startServer(trustedProxies: string[] = []): Promise<TestServer> {
  await database.write.query("TRUNCATE rate_limits");
  const context = { database, siteSecret, linkSecret: "for tests", origins: [env.SITE_ORIGIN] };
  return serveCms({ trustedProxies, forms: createForms(context) });
}

interface Sent {
  status: number;
  body: string;
  headers: Headers;
}

async function send(path: string, body: string, headers: Record<string, string> = {}): Promise<Sent> {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });
  return { status: response.status, body: await response.text(), headers: response.headers };
}

/** Sends a form as the site's server does: signed, so no limit applies. */
function forward(path: string, fields: object, headers: Record<string, string> = {}): Promise<Sent> {
  const body = JSON.stringify(fields);
  const timestamp = new Date().toISOString();
  const signature = sign(signedForm(timestamp, headers["x-miqyas-received-at"] ?? "", body), siteSecret);
  return send(path, body, {
    "x-miqyas-timestamp": timestamp,
    "x-miqyas-signature": signature,
    ...headers,
  });
}

const messageOf = (message: string) => ({
  name: "ليلى",
  email: "layla@mill.example.sy",
  message,
  phone: "٠٩٤٤",
});
const contact = (message: string, key?: string) =>
  forward("/contact-us-messages", messageOf(message), key ? { "idempotency-key": key } : {});

const pool = database.read;
const countOf = async (message: string) =>
  (await pool.query("SELECT FROM contact_messages WHERE message = $1", [message])).rowCount;

afterAll(() => database.end());

beforeEach(async () => {
  server = await startServer();
  return () => server.stop();
});

describe("a message", () => {
  test("API-28, CON-6: is stored as it was sent, and acknowledged with a reference", async () => {
    const { status, body } = await forward(
      "/contact-us-messages?lang=ar",
      { ...messageOf("سؤالٌ عن\u202e الأسعار\u0000"), extra: "x" },
      { "idempotency-key": '"0123456789abcdef-key"', "x-miqyas-received-at": "2024-11-20T08:00:00.000Z" },
    );
    expect(status).toBe(201);
    expect(JSON.parse(body)).toEqual({
      success: true,
      message: "تم إرسال رسالتك بنجاح! سنتواصل معك قريبًا.",
      data: { reference: referenceOf("0123456789abcdef-key") },
    });
    const { docs } = await payload.find({ collection: "contact-messages" });
    expect(docs).toMatchObject([
      {
        name: "ليلى",
        email: "layla@mill.example.sy",
        phone: "0944",
        message: "سؤالٌ عن الأسعار",
        language: "ar",
        status: "new",
        quarantined: false,
        received_at: "2024-11-20T08:00:00.000Z",
        idempotency_key: "0123456789abcdef-key",
        reference: referenceOf("0123456789abcdef-key"),
        // Sent on a Wednesday at 11:00 in Damascus, during opening hours: due by the same hour of Thursday
        // (CON-1).
        reply_by: "2024-11-21T08:00:00.000Z",
      },
    ]);
  });

  test("CON-14: without a key it is named as well, and no two alike", async () => {
    await contact("nameless one");
    await contact("nameless two");
    const { docs } = await payload.find({
      collection: "contact-messages",
      where: { message: { like: "nameless" } },
    });
    const references = docs.map(({ reference }) => reference);
    for (const reference of references) expect(reference).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{8}$/);
    expect(new Set(references).size).toBe(2);
  });

  test("CON-1: the promise follows the hours and holidays staff set, and is left open where none can be made", async () => {
    let now = 0;
    const findDeadline = createReplyDeadlines(pool, () => now);
    const written = new Date("2026-11-18T08:00:00Z");
    const data = {
      agency_name: "Miqyas",
      working_days: ["wednesday" as const, "saturday" as const],
      holidays: [{ date: "2026-11-21T12:00:00.000Z" }],
    };
    expect(await findDeadline(written)).toEqual(new Date("2026-11-19T08:00:00Z"));
    await payload.updateGlobal({ slug: "site-settings", data });
    expect(await findDeadline(written), "remembered for a minute").toEqual(new Date("2026-11-19T08:00:00Z"));
    now = 60_001;
    expect(await findDeadline(written)).toEqual(new Date("2026-11-25T08:00:00Z"));
    await pool.query("DELETE FROM site_settings");
    const unreadable = createReplyDeadlines({
      query: () => Promise.reject(new Error("away")),
    } as unknown as Pool);
    expect(await unreadable(written)).toBeNull();
  });

  test("B19: what the site's server suspects is kept and held back; nobody else can say so", async () => {
    const suspect = { "x-miqyas-quarantine": "too-fast" };
    await forward("/contact-us-messages", messageOf("suspected"), suspect);
    await send("/contact-us-messages", JSON.stringify(messageOf("unsuspected")), suspect);
    await forward("/newsletter/subscribe", { email: "machine@mill.sy" }, suspect);
    const { rows } = await pool.query(
      `SELECT message, quarantined, quarantine_reason AS reason FROM contact_messages
       WHERE message LIKE '%suspected' ORDER BY id`,
    );
    expect(rows).toEqual([
      { message: "suspected", quarantined: true, reason: "too-fast" },
      { message: "unsuspected", quarantined: false, reason: null },
    ]);
    const subscriber = await pool.query(
      "SELECT status, quarantine_reason FROM newsletter_subscribers WHERE email = 'machine@mill.sy'",
    );
    expect(subscriber.rows).toEqual([{ status: "quarantined", quarantine_reason: "too-fast" }]);
  });

  test("CON-12: the same key and message give the first answer again, whatever changed meanwhile", async () => {
    const key = randomUUID();
    const first = await contact("once", key);
    const spaced = JSON.stringify(messageOf("once"), null, 2);
    const again = await send("/contact-us-messages?lang=ar", spaced, { "idempotency-key": key });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await countOf("once")).toBe(1);
  });

  test("the same key with another message is 422, and stores nothing", async () => {
    const key = randomUUID();
    await contact("mine", key);
    const other = await contact("not mine", key);
    expect(other.status).toBe(422);
    expect(await countOf("not mine")).toBe(0);
    const subscription = await forward(
      "/newsletter/subscribe",
      { email: "a@b.sy" },
      { "idempotency-key": key },
    );
    expect(subscription.status).toBe(422);
  });

  test("a key that another request is storing is 409 with a time to ask again", async () => {
    const key = randomUUID();
    const holder = await database.write.connect();
    await holder.query("BEGIN");
    await holder.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [key]);
    const refused = await contact("in flight", key);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([409, "1"]);
    await holder.query("ROLLBACK");
    holder.release();
    expect((await contact("in flight", key)).status).toBe(201);
    expect(await countOf("in flight")).toBe(1);
  });

  test("without a key the same words count once in ten minutes, also at the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => contact("twenty times")));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await countOf("twenty times")).toBe(1);
    await pool.query("UPDATE form_receipts SET created_at = now() - interval '11 minutes'");
    expect((await contact("twenty times")).status).toBe(201);
    expect(await countOf("twenty times")).toBe(2);
  });

  test("F11: five hundred messages sent three times, at once and in turn, are five hundred rows", async () => {
    const keys = Array.from({ length: 500 }, () => randomUUID());
    let at = 0;
    const worker = async () => {
      for (let key = keys[at++]; key; key = keys[at++]) {
        const message = `doubled ${key}`;
        const both = await Promise.all([contact(message, key), contact(message, key)]);
        for (const { status } of both) expect([201, 409]).toContain(status);
        expect((await contact(message, key)).status).toBe(201);
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    const { rows } = await pool.query<{ all: number; different: number }>(
      "SELECT count(*)::int AS all, count(DISTINCT message)::int AS different FROM contact_messages WHERE message LIKE 'doubled %'",
    );
    expect(rows[0]).toEqual({ all: 500, different: 500 });
  }, 60_000);
});

describe("what cannot be kept is not acknowledged (R1)", () => {
  test("a hundred commits that fail are a hundred refusals, and the next attempt stores", async () => {
    await pool.query(`
      CREATE FUNCTION refuse_commit() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'commit refused'; END $$;
      CREATE CONSTRAINT TRIGGER refuse_commit AFTER INSERT ON contact_messages
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_commit()`);
    const keys = Array.from({ length: 100 }, () => randomUUID());
    const refused = await Promise.all(keys.map((key) => contact(`refused ${key}`, key)));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(refused[0]?.body).not.toContain("commit refused");
    await pool.query("DROP FUNCTION refuse_commit CASCADE");
    const stored = await Promise.all(keys.map((key) => contact(`refused ${key}`, key)));
    expect(new Set(stored.map(({ status }) => status))).toEqual(new Set([201]));
    const { rowCount } = await pool.query("SELECT FROM contact_messages WHERE message LIKE 'refused %'");
    expect(rowCount).toBe(100);
  });

  test("connections that break in the middle lose nothing that was acknowledged", async () => {
    const keys = Array.from({ length: 60 }, () => randomUUID());
    const breakConnections = () =>
      pool.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cms forms' AND datname = current_database()",
      );
    let at = 0;
    let attempts = 0;
    let refused = 0;
    const worker = async () => {
      for (let key = keys[at++]; key; key = keys[at++]) {
        for (let status = 0; status !== 201;) {
          attempts += 1;
          // Every fifth attempt breaks all open connections. Between two breaks a form can succeed.
          const breaking = attempts % 5 === 0 ? breakConnections() : undefined;
          status = (await contact(`broken ${key}`, key)).status;
          if (status !== 201) refused += 1;
          await breaking;
        }
        expect(await countOf(`broken ${key}`)).toBe(1);
      }
    };
    await Promise.all(Array.from({ length: 6 }, worker));
    expect(refused).toBeGreaterThan(0);
    const { rowCount } = await pool.query("SELECT FROM contact_messages WHERE message LIKE 'broken %'");
    expect(rowCount).toBe(keys.length);
  }, 60_000);

  test("row and receipt are both there, or neither", async () => {
    const { rows } = await pool.query<{ lonely: number }>(
      `SELECT count(*)::int AS lonely FROM contact_messages message
       WHERE idempotency_key IS NOT NULL
         AND NOT EXISTS (SELECT FROM form_receipts receipt WHERE receipt.key = message.idempotency_key)`,
    );
    expect(rows[0]?.lonely).toBe(0);
  });

  test("after thirty days a key is forgotten, but its message is not stored again", async () => {
    const key = randomUUID();
    await contact("old", key);
    await pool.query("UPDATE form_receipts SET created_at = now() - interval '31 days' WHERE key = $1", [
      key,
    ]);
    await removeExpired(database.write, { asksToConfirm: false });
    expect((await contact("another", key)).status).toBe(422);
    expect((await contact("old", key)).status).toBe(201);
    expect(await countOf("old")).toBe(1);
  });
});

describe("the newsletter", () => {
  const subscribe = (email: string) => forward("/newsletter/subscribe", { email });
  const rowOf = async (email: string) =>
    (await payload.find({ collection: "newsletter-subscribers", where: { email: { equals: email } } })).docs;

  test("API-29: a new and a known address get the same answer, and are one subscriber", async () => {
    const first = await subscribe("Reader@Mill.Example.SY");
    const again = await subscribe("reader@mill.example.sy");
    const summaryOf = ({ status, body }: Sent) => [status, (JSON.parse(body) as { message: string }).message];
    expect(summaryOf(again)).toEqual(summaryOf(first));
    expect(await rowOf("reader@mill.example.sy")).toMatchObject([{ status: "unconfirmed", language: "en" }]);
  });

  test("F20: receipts of an address are erased in whatever letters it was typed", async () => {
    const { countPerson, erasePerson } = await import("../../src/inbox/erase-person.ts");
    for (const email of ["Lina@Mill.SY", "LINA@mill.sy", "lina@mill.sy"])
      await forward("/newsletter/subscribe", { email }, { "idempotency-key": randomUUID() });
    const rows = await countPerson(payload.db.pool, "Lina@mill.sy");
    expect(rows).toEqual({ messages: 0, subscriptions: 1, receipts: 3 });
    expect(await erasePerson(payload.db.pool, "Lina@mill.sy", rows)).toMatchObject({ erased: true });
    expect(await countPerson(payload.db.pool, "lina@mill.sy")).toMatchObject({ receipts: 0 });
  });

  test("R3: a form whose receipt the release before wrote gets its answer again", async () => {
    const [key, typed] = [randomUUID(), { email: "Rana@Mill.SY" }];
    const again = (fields: object) => forward("/newsletter/subscribe", fields, { "idempotency-key": key });
    const first = await again(typed);
    const { fingerprintOf } = await import("../../src/inbox/form-fingerprint.ts");
    const asBefore = fingerprintOf("/newsletter/subscribe", typed);
    await pool.query("UPDATE form_receipts SET fingerprint = $1 WHERE key = $2", [asBefore, key]);
    const { status, body } = await again(typed);
    expect([status, body]).toEqual([first.status, first.body]);
    expect((await again({ email: "other@mill.sy" })).status).toBe(422);
  });

  test("who confirmed stays confirmed; who left comes back unconfirmed", async () => {
    await subscribe("stays@mill.sy");
    await subscribe("leaves@mill.sy");
    await pool.query(`UPDATE newsletter_subscribers SET status = CASE email
      WHEN 'stays@mill.sy' THEN 'confirmed' ELSE 'unsubscribed' END::enum_newsletter_subscribers_status
      WHERE email IN ('stays@mill.sy', 'leaves@mill.sy')`);
    await pool.query("DELETE FROM form_receipts");
    await subscribe("stays@mill.sy");
    await subscribe("leaves@mill.sy");
    expect(await rowOf("stays@mill.sy")).toMatchObject([{ status: "confirmed" }]);
    expect(await rowOf("leaves@mill.sy")).toMatchObject([{ status: "unconfirmed" }]);
  });

  test("B19, NEWS-3: whom a machine seemed to subscribe can still do it; no machine holds back a person, and staff's hold stays", async () => {
    const machine = { "x-miqyas-quarantine": "too-fast" };
    const send = (email: string, headers = {}) =>
      forward("/newsletter/subscribe", { email }, { "idempotency-key": randomUUID(), ...headers });
    await send("first@mill.sy", machine);
    await send("first@mill.sy", machine);
    expect(await rowOf("first@mill.sy")).toMatchObject([
      { status: "quarantined", quarantine_reason: "too-fast" },
    ]);
    await send("first@mill.sy");
    await send("then@mill.sy");
    await send("then@mill.sy", machine);
    for (const email of ["first@mill.sy", "then@mill.sy"])
      expect(await rowOf(email)).toMatchObject([{ status: "unconfirmed", quarantine_reason: null }]);
    await pool.query("UPDATE newsletter_subscribers SET status = 'quarantined' WHERE email = 'then@mill.sy'");
    await send("then@mill.sy");
    expect(await rowOf("then@mill.sy")).toMatchObject([{ status: "quarantined" }]);
  });

  test("NEWS-7: behind a placeholder domain there is nobody", async () => {
    expect((await subscribe("foo@example.com")).status).toBe(201);
    expect(await rowOf("foo@example.com")).toMatchObject([
      { status: "quarantined", quarantine_reason: "placeholder domain" },
    ]);
  });
});

describe("refusals (B14)", () => {
  const fields = JSON.stringify(messageOf("refused"));
  test.each([
    ["not JSON by its type", fields, { "content-type": "text/plain" }, 415],
    ["another charset", fields, { "content-type": "application/json; charset=utf-16" }, 415],
    ["packed", fields, { "content-encoding": "gzip" }, 415],
    ["empty", "", {}, 400],
    ["cut off", fields.slice(0, -1), {}, 400],
    ["a list", `[${fields}]`, {}, 400],
    ["as deep as it gets", "[".repeat(60_000), {}, 400],
    ["too large", JSON.stringify({ ...messageOf("x"), extra: "x".repeat(65_536) }), {}, 413],
    ["a wrong key", fields, { "idempotency-key": "short" }, 400],
    ["from a page of another site", fields, { origin: "https://evil.example" }, 403],
    ["without its fields", "{}", {}, 422],
    ["with a polluting field", '{"__proto__":{"name":"x"}}', {}, 422],
  ])("%s", async (_, body, headers, status) => {
    const answer = await send("/contact-us-messages?lang=ar", body, headers);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({
      success: false,
      message: expect.stringMatching(/\p{Script=Arabic}/u) as string,
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await countOf("refused")).toBe(0);
  });

  test("every wrong field is named in the visitor's language, in the words of the site", async () => {
    const long = { name: "x".repeat(201), email: 5, message: null };
    const { body } = await send("/contact-us-messages", JSON.stringify(long));
    expect(JSON.parse(body)).toMatchObject({
      errors: {
        name: "Please keep the name to 200 characters or fewer.",
        email: "Please enter your e-mail address, so that we can reply.",
        message: "Please enter your message.",
      },
    });
    const answer = await send("/newsletter/subscribe?lang=ar", JSON.stringify({ email: "nobody" }));
    expect(JSON.parse(answer.body)).toMatchObject({
      errors: { email: arabicFormMessages.faults.newsletter.wrong.email },
    });
  });

  test("exactly 64 kB is taken", async () => {
    const frame = JSON.stringify({ ...messageOf("to the brim"), extra: "" });
    const full = frame.replace('"extra":""', `"extra":"${"x".repeat(65_536 - Buffer.byteLength(frame))}"`);
    expect(Buffer.byteLength(full)).toBe(65_536);
    expect((await send("/contact-us-messages", full)).status).toBe(201);
  });

  test("a gigabyte in chunks is cut at its bound", async () => {
    const chunk = `4000\r\n${"x".repeat(0x4000)}\r\n`;
    const head =
      "POST /api/v1/contact-us-messages HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
    const received = await server.sendRaw(head + chunk.repeat(20));
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(received).toMatch(/\r\nConnection: close\r\n/);
  });

  test("a page of the site may send; its preflight is answered", async () => {
    const preflight = await fetch(`${server.url}/api/v1/contact-us-messages`, { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe(env.SITE_ORIGIN);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("Idempotency-Key");
    expect(preflight.headers.has("access-control-allow-credentials")).toBe(false);
    const sent = await send("/contact-us-messages", JSON.stringify(messageOf("from the site")), {
      origin: env.SITE_ORIGIN,
    });
    expect(sent.status).toBe(201);
  });
});

describe("limits (B22)", () => {
  const direct = (message: string, headers: Record<string, string> = {}) =>
    send("/contact-us-messages?lang=ar", JSON.stringify(messageOf(message)), headers);

  test("five new messages in ten minutes, whatever address is pretended", async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 30; at += 1)
      statuses.push(
        (
          await direct(`forged ${at}`, {
            "x-forwarded-for": `6.6.${at}.1`,
            forwarded: `for=6.6.${at}.1`,
            "x-real-ip": `6.6.${at}.1`,
            "x-client-ip": `6.6.${at}.1`,
          })
        ).status,
      );
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.slice(5).every((status) => status === 429)).toBe(true);
    const refused = await direct("one more");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(590);
    expect(refused.body).toContain("طلبات كثيرة");
  });

  test("repeating a stored message, or sending a wrong one, uses nothing up; the site's server has no limit", async () => {
    const key = randomUUID();
    for (let at = 0; at < 10; at += 1) await direct("repeated", { "idempotency-key": key });
    for (let at = 0; at < 10; at += 1) await send("/contact-us-messages", "{}");
    for (let at = 1; at < 5; at += 1) expect((await direct(`new ${at}`)).status).toBe(201);
    expect((await direct("the sixth")).status).toBe(429);
    expect((await direct("repeated", { "idempotency-key": key })).status).toBe(201);
    for (let at = 0; at < 8; at += 1) expect((await contact(`forwarded ${at}`)).status).toBe(201);
  });

  test("behind a trusted proxy every visitor has a limit of their own", async () => {
    await server.stop();
    server = await startServer(["127.0.0.1"]);
    const from = (address: string, message: string) =>
      direct(message, { "x-forwarded-for": `9.9.9.9, ${address}` });
    for (let at = 0; at < 5; at += 1) expect((await from("203.0.113.1", `a ${at}`)).status).toBe(201);
    expect((await from("203.0.113.1", "a 5")).status).toBe(429);
    expect((await from("203.0.113.2", "b")).status).toBe(201);
  });

  test("sixty requests a minute of any kind, then none is even looked at", async () => {
    const statuses = await Promise.all(Array.from({ length: 80 }, () => send("/contact-us-messages", "{}")));
    const counts = Map.groupBy(statuses, ({ status }) => status);
    expect([counts.get(422)?.length, counts.get(429)?.length]).toEqual([60, 20]);
  });

  test("five subscriptions an hour", async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1)
      statuses.push(
        (await send("/newsletter/subscribe", JSON.stringify({ email: `n${at}@mill.sy` }))).status,
      );
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  });
});
