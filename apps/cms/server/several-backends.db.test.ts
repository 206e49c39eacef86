import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Payload } from "payload";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findFreePort } from "../../../scripts/parts/ports.ts";
import { startCmsProcess } from "./testing/cms-process.ts";
import type { CmsProcess } from "./testing/cms-process.ts";
import { createPublished } from "./testing/sample-documents.ts";
import { createTestDatabase, startPayload } from "./testing/test-database.ts";

/*
 * Two backends in processes of their own, on one database, and two servers of the site that take their signals.
 */
const database = await createTestDatabase();
const pool = new pg.Pool({ connectionString: database.url });
pool.on("error", () => undefined);
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
      SITE_SIGNAL_SECRET: "shared with the site's servers",
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
}, 100_000);

afterAll(async () => {
  await payload.destroy();
  for (const backend of backends) await backend.kill();
  for (const site of sites) site.close();
  await pool.end();
  await database.drop();
});

const urlOf = (place: number) => backends[place]?.url ?? "";

async function signIn(place: number): Promise<string> {
  const response = await fetch(`${urlOf(place)}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(owner),
  });
  expect(response.status).toBe(200);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

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
  for (const backend of backends) expect(backend.output()).not.toMatch(/"level":(?:50|60)/);
});

test("MANY-1 what one backend publishes is the answer of the other, and both tell every site", async () => {
  const cookie = await signIn(0);
  expect(await titleAt(1)).toBe("Before");
  for (const tags of told) tags.length = 0;
  await publish(0, cookie, "After");
  expect(await titleAt(0)).toBe("After");
  await vi.waitUntil(async () => (await titleAt(1)) === "After", 10_000);
  const count = (tags: string[]) => tags.filter((tag) => tag === "trends-in-markets").length;
  await vi.waitUntil(() => told.every((tags) => count(tags) >= 2), 10_000);
});

test("MANY-2 of a backend that is killed when it has published, the other tells the sites", async () => {
  const cookie = await signIn(0);
  for (const tags of told) tags.length = 0;
  await publish(0, cookie, "The last one");
  await backends[0]?.kill();
  await vi.waitUntil(() => told.every((tags) => tags.includes("trends-in-markets")), 10_000);
  await vi.waitUntil(async () => (await titleAt(1)) === "The last one", 10_000);
  expect((await fetch(`${urlOf(1)}/api/users/me`, { headers: { cookie } })).status).toBe(200);
});
