import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { TOTP } from "otpauth";
import type { Payload } from "payload";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { findFreePort } from "../../../scripts/parts/ports.ts";
import { startSmtpSink } from "./testing/smtp-sink.ts";
import { startCmsProcess } from "./testing/cms-process.ts";
import type { CmsProcess } from "./testing/cms-process.ts";
import { createPublished } from "./testing/sample-documents.ts";
import { sendSignedForm } from "./testing/send-signed-form.ts";
import { createEmptyDatabase, startPayload, stopPayload } from "./testing/test-database.ts";

/*
 * Two backends in processes of their own, on one database, and two servers of the site that take their signals.
 */
// Two backends beside other tests need their time on a slow machine.
vi.setConfig({ testTimeout: 180_000 });
const database = await createEmptyDatabase();
const pool = new pg.Pool({ connectionString: database.url });
pool.on("error", () => undefined);
const siteSecret = "shared with the site's servers";
const sink = await startSmtpSink();
const owner = { email: "owner@test.example", password: "a long password of the owner" };

/** The kinds of content that each site was told of, in order. */
const told: string[][] = [[], []];
const sites = told.map((tags) =>
  createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      tags.push(...(JSON.parse(body) as { tags: string[] }).tags);
      response.writeHead(204).end();
    });
  }),
);

let payload: Payload;
let backends: CmsProcess[] = [];
let trend = 0;

const start = async () =>
  startCmsProcess(
    await findFreePort(),
    {
      DATABASE_URL: database.url,
      MEDIA_DIR: database.mediaDir,
      SITE_SIGNAL_SECRET: siteSecret,
      SMTP_URL: sink.url,
      MAIL_FROM: "Miqyas <site@miqyas.example>",
      SITE_SIGNAL_URL: sites
        .map((site) => `http://127.0.0.1:${(site.address() as AddressInfo).port}/__signal`)
        .join(", "),
      // One public address in front of both.
      CMS_ORIGIN: "https://cms.test.example",
    },
    "/api/v1/site-settings?lang=en",
  );

beforeAll(async () => {
  for (const site of sites) await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  backends = await Promise.all([start(), start()]);
  payload = await startPayload();
  await payload.create({ collection: "users", data: { ...owner, name: "Owner", role: "owner" } });
  trend = await createPublished(payload, "trends-in-markets", { title: "Before", created_on: "2026-01-01" });
}, 300_000);

afterAll(async () => {
  if (payload as Payload | undefined) await stopPayload(payload);
  for (const backend of backends) await backend.kill();
  for (const site of sites) site.close();
  await sink.close();
  await pool.end();
  await database.close();
});

/** Each test begins with fresh limits. */
beforeEach(async () => void (await pool.query("TRUNCATE rate_limits")));

const urlOf = (place: number) => backends[place]?.url ?? "";

const post = (place: number, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${urlOf(place)}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

async function signIn(place: number): Promise<string> {
  const response = await post(place, "/users/login", owner);
  expect(response.status).toBe(200);
  return cookieOf(response);
}

const newAccount = async (name: string) => {
  const account = { email: `${name}@test.example`, password: "a long password of their own" };
  await payload.create({ collection: "users", data: { ...account, name, role: "editor" } });
  return account;
};

async function publish(place: number, cookie: string, title: string): Promise<void> {
  const response = await fetch(`${urlOf(place)}/api/trends-in-markets/${trend}`, {
    method: "PATCH",
    headers: { "content-type": "application/json", origin: "https://cms.test.example", cookie },
    body: JSON.stringify({ title, _status: "published" }),
  });
  expect(response.status, await response.text()).toBe(200);
}

const titleAt = async (place: number) => {
  const response = await fetch(`${urlOf(place)}/api/v1/trends-in-markets/${trend}?lang=en`);
  const { data } = (await response.json()) as { data: { title: string } };
  return data.title;
};

test("MANY-5 two backends that start at once on an empty database apply each migration once", async () => {
  const { rows } = await pool.query<{ name: string; count: number }>(
    "SELECT name, count(*)::int FROM payload_migrations GROUP BY name HAVING count(*) > 1",
  );
  expect(rows).toEqual([]);
  for (const backend of backends) expect(backend.output()).not.toMatch(/"level":"(?:error|fatal)"/);
});

test("MANY-1 what one backend publishes is the answer of the other, and both tell every site", async () => {
  const cookie = await signIn(0);
  expect(await titleAt(1)).toBe("Before");
  for (const tags of told) tags.length = 0;
  await publish(0, cookie, "After");
  expect(await titleAt(0)).toBe("After");
  await vi.waitUntil(async () => (await titleAt(1)) === "After", 60_000);
  const count = (tags: string[]) => tags.filter((tag) => tag === "trends-in-markets").length;
  await vi.waitUntil(() => told.every((tags) => count(tags) >= 2), 60_000);
});

test("MANY-3 five wrong passwords at either backend lock an account at both", async () => {
  const account = await newAccount("locked");
  for (const place of [0, 1, 0, 1, 0])
    expect((await post(place, "/users/login", { ...account, password: "wrong" })).status).toBe(401);
  for (const place of [0, 1]) expect((await post(place, "/users/login", account)).status).toBe(401);
});

test("MANY-3 a two-factor code opens one session, whichever backends it is sent to", async () => {
  const account = await newAccount("factor");
  const cookie = cookieOf(await post(0, "/users/login", account));
  const session = { cookie, origin: "https://cms.test.example" };
  const begun = await post(0, "/users/two-factor/begin", {}, session);
  const { key: secret } = (await begun.json()) as { key: string };
  const totp = new TOTP({ secret });
  const now = Date.now();
  const confirmed = await post(
    1,
    "/users/two-factor/confirm",
    { code: totp.generate({ timestamp: now }) },
    session,
  );
  expect(confirmed.status, await confirmed.text()).toBe(200);
  // The code of the next time step is accepted too, and has not been used.
  const code = totp.generate({ timestamp: now + 30_000 });
  const answers = await Promise.all([0, 1].map((place) => post(place, "/users/login", { ...account, code })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test("MANY-3 a link to set a password works once", async () => {
  const { email } = await newAccount("invited");
  const token = await payload.forgotPassword({ collection: "users", data: { email }, disableEmail: true });
  const reset = (place: number) =>
    post(place, "/users/reset-password", { token, password: "a kettle on the roof" });
  expect((await reset(0)).status).toBe(200);
  expect((await reset(1)).status).toBe(400);
});

test("MANY-3 five messages in ten minutes are those of both backends together", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 7; at += 1) {
    const message = { name: "ليلى", email: "layla@mill.sy", message: `number ${at}` };
    statuses.push((await post(at % 2, "/v1/contact-us-messages", message)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
});

test("MANY-3 a message that reaches both backends with one key is stored once", async () => {
  const form = { name: "ليلى", email: "layla@mill.sy", message: "sent twice" };
  const key = randomUUID();
  const send = (place: number) =>
    sendSignedForm(`${urlOf(place)}/api/v1/contact-us-messages`, form, siteSecret, key);
  await Promise.all([0, 1, 0, 1].map(send));
  const { rowCount } = await pool.query("SELECT FROM contact_messages WHERE message = 'sent twice'");
  expect(rowCount).toBe(1);
});

test("MANY-5 each address gets one mail, whichever backends take the subscriptions", async () => {
  const addresses = Array.from({ length: 20 }, (_, at) => `reader-${at}@mill.sy`);
  await Promise.all(
    addresses.map(async (email, at) => {
      const url = `${urlOf(at % 2)}/api/v1/newsletter/subscribe`;
      const response = await sendSignedForm(url, { email }, siteSecret);
      expect(response.status).toBe(201);
    }),
  );
  const mailed = () =>
    sink.mails.flatMap(({ recipients }) => recipients).filter((address) => address.startsWith("reader-"));
  await vi.waitUntil(() => new Set(mailed()).size === addresses.length, 60_000);
  expect(mailed().toSorted()).toEqual(addresses.toSorted());
});

test("MANY-5 one backend has the turn of scheduled work", async () => {
  const { rows } = await pool.query<{ holders: number }>(
    `SELECT count(*)::int AS holders FROM pg_locks
     JOIN pg_stat_activity activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND activity.datname = current_database()
       AND application_name = 'cms changes'`,
  );
  expect(rows).toEqual([{ holders: 1 }]);
});

test("MANY-2 of a backend that is killed when it has published, the other tells the sites", async () => {
  const cookie = await signIn(0);
  for (const tags of told) tags.length = 0;
  await publish(0, cookie, "The last one");
  await backends[0]?.kill();
  await vi.waitUntil(() => told.every((tags) => tags.includes("trends-in-markets")), 60_000);
  await vi.waitUntil(async () => (await titleAt(1)) === "The last one", 60_000);
  const session = { cookie, origin: "https://cms.test.example" };
  const me = await fetch(`${urlOf(1)}/api/users/me`, { headers: session });
  expect(await me.json()).toMatchObject({ user: { email: owner.email } });
});

test("MANY-3 ten failed sign-ins are those of both backends together, also simultaneous ones", async () => {
  backends[0] = await start();
  const failing = { email: "nobody@test.example", password: "wrong" };
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => post(at % 2, "/users/login", failing)),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
});
