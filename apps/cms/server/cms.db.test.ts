import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Payload } from "payload";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { scrape } from "@miqyas/http/testing/read-metrics";
import { startCollector } from "@miqyas/http/testing/trace-collector";
import { findFreePort } from "../../../scripts/parts/ports.ts";
import { sessionKey } from "./admin/session-token.ts";
import { startCmsProcess } from "./testing/cms-process.ts";
import type { CmsProcess } from "./testing/cms-process.ts";
import { canary, createPublished, hideCanaries, paragraph } from "./testing/sample-documents.ts";
import { sendSignedForm } from "./testing/send-signed-form.ts";
import { createTestDatabase, startPayload, stopPayload } from "./testing/test-database.ts";

const siteSecret = "shared with the site's server";
const owner = { email: "owner@test.example", password: "a long password of the owner" };
const database = await createTestDatabase();
const pool = new pg.Pool({ connectionString: database.url });
pool.on("error", () => undefined);

/** Signals that the site's server would receive. */
const signals: { tags: string[]; signature: string; body: string }[] = [];
const site = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    const { tags } = JSON.parse(body) as { tags: string[] };
    signals.push({ tags, signature: String(request.headers["x-miqyas-signature"]), body });
    response.writeHead(204).end();
  });
});

const collector = await startCollector();
const backups = mkdtempSync(path.join(tmpdir(), "miqyas-backups-"));
let port = 0;
let metricsPort = 0;
let cms: CmsProcess;
let collections: string[] = [];
let globals: string[] = [];
let trend = 0;

const start = (waitFor?: string) =>
  startCmsProcess(
    port,
    {
      CMS_METRICS_PORT: String(metricsPort),
      BACKUP_DIR: backups,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      DATABASE_URL: database.url,
      MEDIA_DIR: database.mediaDir,
      SITE_SIGNAL_SECRET: siteSecret,
      SITE_SIGNAL_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}/__signal`,
    },
    waitFor,
  );

beforeAll(async () => {
  const payload: Payload = await startPayload();
  collections = payload.config.collections.map(({ slug }) => slug);
  globals = payload.config.globals.map(({ slug }) => slug);
  await payload.create({ collection: "users", data: { ...owner, name: canary, role: "owner" } });
  trend = await createPublished(payload, "trends-in-markets", { title: "Before", created_on: "2026-01-01" });
  await hideCanaries(payload, "blogs", {
    title: "Seen",
    content: paragraph("Seen"),
  });
  await payload.updateGlobal({
    slug: "our-vision",
    data: { description: canary, _status: "draft" },
    draft: true,
  });
  await pool.query(
    "INSERT INTO contact_messages (name, email, message, received_at) VALUES ($1, $2, $1, now())",
    [canary, `${canary}@mill.sy`],
  );
  await pool.query("INSERT INTO newsletter_subscribers (email) VALUES ($1)", [`${canary}@mill.sy`]);
  await stopPayload(payload);
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  port = await findFreePort();
  metricsPort = await findFreePort();
  cms = await start();
}, 300_000);

afterAll(async () => {
  await cms.stop();
  await pool.end();
  site.close();
  await collector.close();
  rmSync(backups, { recursive: true, force: true });
  await database.close();
});

const forward = (base: string, message: string, key: string) => {
  const form = { name: "ليلى", email: "layla@mill.sy", message };
  return sendSignedForm(`${base}/api/v1/contact-us-messages`, form, siteSecret, key);
};

describe("the running CMS", () => {
  test("is ready, and answers the API from the database and then from memory", async () => {
    expect(await (await fetch(`${cms.url}/readyz`)).json()).toEqual({ status: "ready" });
    const first = await fetch(`${cms.url}/api/v1/trends-in-markets/${trend}?lang=en`);
    expect(await first.json()).toMatchObject({ success: true, data: { title: "Before" } });
    const etag = first.headers.get("etag") ?? "";
    const second = await fetch(`${cms.url}/api/v1/trends-in-markets/${trend}?lang=en`, {
      headers: { "if-none-match": etag },
    });
    expect(second.status).toBe(304);
    expect((await fetch(`${cms.url}/api/v1/trends-in-markets/99?lang=en`)).status).toBe(404);
  });

  test("B18 publishing through the admin's API changes the answer at once, and tells the site; no other origin may", async () => {
    const address = `${cms.url}/api/v1/trends-in-markets/${trend}?lang=en`;
    await fetch(address);
    // A backend that starts tells what was published just before (MANY-2).
    await vi.waitUntil(() => signals.length > 0, 10_000);
    const told = signals.length;
    const signedIn = await fetch(`${cms.url}/api/users/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(owner),
    });
    for (const line of signedIn.headers.getSetCookie()) {
      expect(line).toMatch(/; HttpOnly/i);
      expect(line).toMatch(/; SameSite=Strict/i);
    }
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const patch = (query: string, data: object, origin = cms.url) =>
      fetch(`${cms.url}/api/trends-in-markets/${trend}${query}`, {
        method: "PATCH",
        headers: { "content-type": "application/json", origin, cookie },
        body: JSON.stringify(data),
      });
    for (const origin of ["https://evil.example", "null", cms.url.replace("http:", "https:"), `${cms.url}0`])
      expect((await patch("", { title: canary }, origin)).status, `B18 from ${origin}`).toBe(403);
    expect((await patch("?draft=true", { title: canary, _status: "draft" })).status).toBe(200);
    expect(await (await fetch(address)).text()).toContain("Before");
    expect((await patch("", { title: "After", _status: "published" })).status).toBe(200);
    expect(await (await fetch(address)).text()).toContain("After");
    await vi.waitUntil(() => signals.length > told, 5000);
    expect(signals[told]?.tags).toEqual(["trends-in-markets"]);
    expect(signals[told]?.signature).toMatch(/^sha256=[0-9a-f]{64}$/);
    const headers = { origin: cms.url, cookie };
    const signedOut = await fetch(`${cms.url}/api/users/logout`, { method: "POST", headers });
    expect(signedOut.headers.get("clear-site-data")).toBe('"storage"');
  });

  test("B8 fetches and encodes no picture for a stranger", async () => {
    for (const source of ["https://evil.example/a.png", "/admin/logo.png"]) {
      const address = `${cms.url}/_next/image?url=${encodeURIComponent(source)}&w=640&q=75`;
      expect((await fetch(address)).status, source).toBe(404);
    }
  });
});

describe("WATCH-1 the metrics of the backend", () => {
  test("S4 show requests, connections, memory and the calls to the site, and name nobody", async () => {
    const address = `${cms.url}/api/v1/our-services?lang=en&search=${canary}`;
    const before = await scrape(metricsPort);
    const hits = before.value("miqyas_http_requests_total", { cache: "hit" }) ?? 0;
    await (await fetch(address)).text();
    await (await fetch(address)).text();
    expect((await forward(cms.url, canary, randomUUID())).status).toBe(201);
    expect(before.value("miqyas_backup_age_seconds")).toBe(Infinity);
    const archive = path.join(backups, "miqyas-20260101T000000Z.tar");
    writeFileSync(archive, "");
    utimesSync(archive, Date.now() / 1000, Date.now() / 1000 - 7200);
    const after = await scrape(
      metricsPort,
      ({ value }) => value("miqyas_http_requests_total", { route: "form", status: "201" }) !== null,
    );
    expect(after.value("miqyas_ready")).toBe(1);
    expect(after.value("miqyas_http_requests_total", { cache: "hit" })).toBeGreaterThan(hits);
    expect(after.value("miqyas_http_request_seconds_count", { route: "read" })).toBeGreaterThan(0);
    expect(after.value("miqyas_answer_cache_entries", { store: "common" })).toBeGreaterThan(0);
    for (const pool of ["forms", "payload"])
      expect(after.value("miqyas_database_connections", { pool }), pool).toBeGreaterThan(0);
    expect(after.value("miqyas_mail_down")).toBe(0);
    expect(after.value("miqyas_backup_age_seconds")).toBeGreaterThanOrEqual(7200);
    expect(after.value("process_resident_memory_bytes")).toBeGreaterThan(0);
    expect(after.text).not.toContain(canary);
  });
});

describe("WATCH-4 the traces of the backend", () => {
  test("S4 lead from the site's call to each query, and name nobody", async () => {
    const [traceId, parent] = [randomUUID().replaceAll("-", ""), "b7ad6b7169203331"];
    const headers = { traceparent: `00-${traceId}-${parent}-01` };
    const address = `${cms.url}/api/v1/blogs?lang=en&search=${canary}-${traceId}`;
    await (await fetch(address, { headers })).text();
    // The request ends last, so its queries are sent before it or with it.
    const ofTrace = await vi.waitUntil(
      () => {
        const spans = collector.spans().filter((span) => span.traceId === traceId);
        return spans.some((span) => span.parent === parent) && spans;
      },
      { timeout: 10_000 },
    );
    const request = ofTrace.find((span) => span.parent === parent);
    expect(request).toMatchObject({ name: "GET /api/v1/blogs", service: "miqyas-cms", failed: false });
    const queries = ofTrace.filter((span) => span !== request);
    expect(new Set(queries.map((span) => span.parent))).toEqual(new Set([request?.id]));
    expect(queries.map(({ name }) => name)).toContain("SELECT");
    expect(collector.received()).not.toContain(canary);
  });
});

describe("B17: nobody who is not signed in reads or changes anything of Payload", () => {
  /**
   * Answers that contain no content: the signed-in user (none), whether an owner exists, and answers that are
   * equal for every address.
   */
  const harmless = new Set([
    "GET /api/users/me",
    "GET /api/users/init",
    "GET /api/access",
    "POST /api/users/forgot-password",
  ]);

  /**
   * No credentials or a false token, which the server in front refuses; a session of nobody, which Payload
   * refuses.
   */
  const credentials: Record<string, string>[] = [
    {},
    { cookie: "payload-token=eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.x" },
  ];
  beforeAll(async () => {
    const { jwtSign } = await import("payload");
    const fieldsToSign = { id: 999_999, collection: "users", sid: "none" };
    const key = sessionKey("a secret of the tests, long enough for production");
    const { token } = await jwtSign({ fieldsToSign, secret: key, tokenExpiration: 3600 });
    credentials.push({ authorization: `JWT ${token}` });
  });

  async function sweep(requests: [string, string, Record<string, string>?][]) {
    const wrong: string[] = [];
    for (const credential of credentials)
      for (const [method, address, headers = {}] of requests) {
        const response = await fetch(`${cms.url}${address}`, {
          method,
          headers: { "content-type": "application/json", ...credential, ...headers },
          ...(method !== "GET" && {
            body: JSON.stringify({ email: owner.email, title: "x", data: { title: "x" } }),
          }),
        });
        const text = await response.text();
        const call = `${method} ${address.split("?")[0] ?? ""}`;
        if (text.includes(canary)) wrong.push(`${call} shows a canary`);
        const saysNothing = harmless.has(call) || text.includes('"value":null');
        if (response.status < 400 && !saysNothing)
          wrong.push(`${call} is ${response.status}: ${text.slice(0, 100)}`);
      }
    return wrong;
  }

  test("collections", async () => {
    const wrong = await sweep(
      collections.flatMap((slug) => {
        const base = `/api/${slug}`;
        return [
          ["GET", `${base}?depth=5&draft=true&limit=100&locale=all&trash=true`],
          ["GET", `${base}/1?draft=true`],
          ["GET", `${base}/count`],
          ["GET", `${base}/versions?limit=100`],
          ["GET", `${base}/versions/1`],
          ["POST", base],
          ["POST", `${base}/1/duplicate`],
          ["POST", `${base}/versions/1`],
          ["POST", base, { "x-http-method-override": "GET" }],
          ["POST", `${base}/1`, { "x-payload-http-method-override": "GET" }],
          ["PUT", `${base}/1`],
          ["PATCH", `${base}?where[id][exists]=true`],
          ["PATCH", `${base}/1`],
          ["DELETE", `${base}?where[id][exists]=true`],
          ["DELETE", `${base}/1`],
        ] satisfies [string, string, Record<string, string>?][];
      }),
    );
    expect(wrong).toEqual([]);
  }, 120_000);

  test("globals and everything else", async () => {
    const rest: [string, string][] = [
      ...globals.flatMap((slug): [string, string][] => [
        ["GET", `/api/globals/${slug}?draft=true&depth=5`],
        ["GET", `/api/globals/${slug}/versions`],
        ["POST", `/api/globals/${slug}`],
      ]),
      ["GET", "/api/access"],
      ["GET", "/api/users/me"],
      ["GET", "/api/users/init"],
      ["POST", "/api/users/first-register"],
      ["POST", "/api/users/unlock"],
      ["POST", "/api/users/reset-password"],
      ["POST", "/api/users/refresh-token"],
      ["POST", "/api/users/verify/x"],
      ["POST", "/api/graphql"],
      ["GET", "/api/graphql-playground"],
      ["GET", "/api/payload-preferences/collection-blogs"],
      ["GET", "/api/payload-jobs/run"],
      ["GET", "/api/payload-jobs/handle-schedules"],
      ["GET", "/api/media/file/missing.png"],
      ["GET", "/api/media/paste-url?src=http://127.0.0.1/"],
      ["GET", "/api/og"],
    ];
    expect(await sweep(rest)).toEqual([]);
  }, 60_000);

  test("nothing was changed, and no account made", async () => {
    const { rows } = await pool.query(
      "SELECT (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM blogs) AS blogs",
    );
    expect(rows[0]).toEqual({ users: 1, blogs: 4 });
  });
});

test("S4: what a visitor wrote is nowhere in the log", async () => {
  await forward(cms.url, `${canary} in a message`, randomUUID());
  await fetch(`${cms.url}/api/v1/blogs?search=${canary}&lang=en`);
  await fetch(`${cms.url}/api/v1/newsletter/subscribe`, { method: "POST", body: canary });
  expect(cms.output()).not.toContain(canary);
});

test("F11: killed again and again during 200 messages of 8 clients: nothing acknowledged is missing, nothing is there twice", async () => {
  await cms.stop();
  cms = await start("/healthz");
  const keys = Array.from({ length: 200 }, () => randomUUID());
  const acknowledged = new Set<string>();
  let next = 0;
  const client = async () => {
    for (let key = keys[next++]; key; key = keys[next++])
      while (!acknowledged.has(key)) {
        const status = await forward(cms.url, `F11 ${key}`, key).then(
          async (response) => (await response.text(), response.status),
          () => 0,
        );
        if (status === 201) acknowledged.add(key);
        else await new Promise((resolve) => setTimeout(resolve, 20));
      }
  };
  const clients = Promise.all(Array.from({ length: 8 }, client));
  for (let kill = 1; kill <= 4; kill += 1) {
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThanOrEqual(kill * 40), {
      timeout: 120_000,
      interval: 1,
    });
    await cms.kill();
    const seen = [...acknowledged];
    const { rowCount } = await pool.query("SELECT FROM contact_messages WHERE idempotency_key = ANY ($1)", [
      seen,
    ]);
    expect(rowCount).toBe(seen.length);
    cms = await start("/healthz");
  }
  await clients;
  const { rows } = await pool.query<{ idempotency_key: string }>(
    "SELECT idempotency_key FROM contact_messages WHERE message LIKE 'F11 %'",
  );
  expect(rows.map((row) => row.idempotency_key).toSorted()).toEqual(keys.toSorted());
}, 300_000);

test("F19: asked to end under load it says so first, then finishes what it began, in time", async () => {
  await vi.waitFor(async () => expect((await fetch(`${cms.url}/readyz`)).status).toBe(200), {
    timeout: 120_000,
  });
  /** A load balancer sends no more requests once the backend reports that it is not ready. */
  let isReady = true;
  const watch = async () => {
    while (isReady) isReady = (await fetch(`${cms.url}/readyz`)).status === 200;
  };
  const broken: string[] = [];
  let answered = 0;
  const worker = async () => {
    for (let at = 0; isReady; at += 1)
      await fetch(`${cms.url}/api/v1/blogs?lang=en&page=${at % 50}`).then(
        async (response) => {
          if (response.status !== 200 || !(await response.text()).endsWith("}")) broken.push("cut");
          answered += 1;
        },
        (error: Error) => broken.push(String(error.cause)),
      );
  };
  const working = Promise.all([watch(), ...Array.from({ length: 10 }, worker)]);
  await vi.waitFor(() => expect(answered).toBeGreaterThan(500), 20_000);
  const code = await cms.stop();
  await working;
  expect(broken).toEqual([]);
  expect(code).toBe(0);
  cms = await start("/healthz");
}, 180_000);

describe("a start that cannot succeed ends with one line", () => {
  const startOf = (env: Record<string, string>) =>
    startCmsProcess(port + 1, { DATABASE_URL: database.url, ...env });
  test.each([
    ["a wrong setting", { TRUSTED_PROXIES: "nonsense" }, /TRUSTED_PROXIES: "nonsense" is neither/],
    [
      "no database",
      { DATABASE_URL: "postgres://a:secret@127.0.0.1:1/nothing" },
      /database nothing at 127\.0\.0\.1:1 does not answer/,
    ],
  ])("%s", async (_, env, line) => {
    await expect(startOf(env)).rejects.toThrow(line);
    await expect(startOf(env)).rejects.not.toThrow("secret");
  });

  test("a port in use", async () => {
    await expect(startCmsProcess(port, { DATABASE_URL: database.url }, "/nothing")).rejects.toThrow(
      new RegExp(`Port ${port} is in use\\. Choose another: CMS_PORT=`),
    );
  });
});
