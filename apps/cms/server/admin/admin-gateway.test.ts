import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serve } from "@miqyas/http/testing/serve";
import { ask, type Listening } from "@miqyas/http/testing/http";
import type { Handler } from "@miqyas/http/routes";
import { gatewayRefusals } from "./gateway-refusals.ts";

let server: Listening;
/** Stands for Next: answers every request with an empty body. */
const next: Handler = (_request, reply) => void reply.hijack().raw.end();

/** Refuses nobody. */
const failures = { take: () => Promise.resolve(0), giveBack: () => Promise.resolve() };

beforeEach(() => void vi.resetModules());
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

test.each(["http://cms.test", "https://cms.test"])(
  "B6: what is uploaded runs nothing when staff look at it at %s",
  async (origin) => {
    vi.stubEnv("CMS_ORIGIN", origin);
    const { createAdminGateway } = await import("./admin-gateway.ts");
    const https = origin.startsWith("https:");
    server = await serve(createAdminGateway({ next, dev: false, https, isSigned: () => true, failures }));
    const headersOf = async (name: string) => {
      const answer = await fetch(`${server.url}/api/media/file/${name}`);
      return Object.fromEntries(answer.headers);
    };
    expect(await headersOf("a.svg")).toMatchObject({
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "x-content-type-options": "nosniff",
    });
    const pdf = await headersOf("a.PDF");
    expect(pdf["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect("strict-transport-security" in pdf).toBe(https);
  },
);

test("B17: an id that no row can have is not there, and is not a fault", async () => {
  const { createAdminGateway } = await import("./admin-gateway.ts");
  server = await serve(createAdminGateway({ next, dev: false, https: true, isSigned: () => true, failures }));
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  expect(await statusOf("/api/blogs/2147483647")).toBe(200);
  expect(await statusOf("/api/blogs/2147483648")).toBe(404);
  expect(await statusOf("/api/blogs/versions/99999999999999999999")).toBe(404);
  expect(await statusOf("/api/contact-messages/export.csv")).toBe(404);
  expect(await statusOf("/api/contact-messages/export")).toBe(200);
});

test("a version of an entry or a global is always restored as a draft", async () => {
  const { createAdminGateway } = await import("./admin-gateway.ts");
  const asked: (string | undefined)[] = [];
  const record: Handler = ({ raw }, reply) => {
    asked.push(raw.url);
    reply.hijack().raw.end();
  };
  server = await serve(
    createAdminGateway({ next: record, dev: false, https: true, isSigned: () => true, failures }),
  );
  const post = (path: string) =>
    fetch(`${server.url}${path}`, { method: "POST", headers: { "content-length": "0" } });
  await post("/api/blogs/versions/7?draft=false&depth=0");
  await post("/api/globals/home-page/versions/7");
  await post("/api/blogs/7/duplicate");
  await fetch(`${server.url}/api/blogs/versions/7`);
  expect(asked).toEqual([
    "/api/blogs/versions/7?draft=true&depth=0",
    "/api/globals/home-page/versions/7?draft=true",
    "/api/blogs/7/duplicate",
    "/api/blogs/versions/7",
  ]);
});

test("B1: a form that is sent without the admin's scripts changes nothing, and the policy forbids it", async () => {
  const { createAdminGateway } = await import("./admin-gateway.ts");
  server = await serve(createAdminGateway({ next, dev: false, https: true, isSigned: () => true, failures }));
  const statusOf = async (method: string, headers: Record<string, string>, path = "/api/users") =>
    (await ask(server.port, path, { method, headers })).status;
  const byForm = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    expect(await statusOf(method, byForm)).toBe(403);
    expect(await statusOf(method, { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" })).toBe(403);
    expect(await statusOf(method, { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" })).toBe(200);
    expect(await statusOf(method, {})).toBe(200);
  }
  expect(await statusOf("POST", byForm, "/admin/account")).toBe(403);
  expect(await statusOf("GET", byForm)).toBe(200);
  const page = await ask(server.port, "/admin/account");
  expect(page.headers["content-security-policy"]).toContain("; form-action 'none';");
});

test("a refusal is in the language of the staff member's browser", async () => {
  const { createAdminGateway } = await import("./admin-gateway.ts");
  server = await serve(
    createAdminGateway({ next, dev: false, https: true, isSigned: () => false, failures }),
  );
  const refusal = async (language: string) => {
    const answer = await fetch(`${server.url}/api/blogs`, { headers: { "accept-language": language } });
    return [answer.status, answer.headers.get("content-language"), (await answer.json()) as unknown];
  };
  const says = (message: string) => ({ errors: [{ message }] });
  expect(await refusal("ar-SY,ar;q=0.9,en;q=0.8")).toEqual([401, "ar", says("يُرجى تسجيل الدخول أولًا.")]);
  expect(await refusal("en-GB,ar;q=0.5")).toEqual([401, "en", says("Please sign in first.")]);
  expect(await refusal("fr")).toEqual([401, "en", says("Please sign in first.")]);
});

test("every refusal has a text of its own in both languages", () => {
  const texts = Object.values(gatewayRefusals);
  for (const { en, ar } of texts) {
    expect(en).toMatch(/^[\x20-\x7e]+$/);
    expect(ar).toMatch(/^[\p{Script=Arabic}\p{M}\s.،]+$/u);
  }
  expect(new Set(texts.flatMap(({ en, ar }) => [en, ar])).size).toBe(2 * texts.length);
});
