import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Answer } from "../src/api/answer.ts";
import { publicAnswers } from "../src/api/answers.ts";
import { env } from "../src/env.ts";
import { log } from "../src/log/log.ts";
import { createFolderStore } from "../src/media/storage/folder-store.ts";
import { createAdminGateway, failedSignIns } from "./admin/admin-gateway.ts";
import { createReadHandler } from "./api-reads.ts";
import { createForms } from "./forms/create-forms.ts";
import { createMediaHandler } from "./media/media-files.ts";
import { createNextHandler } from "./router.ts";
import { openDatabase } from "./shared/database.ts";
import { createSharedLimit } from "./shared/shared-limit.ts";
import { serveCms } from "./testing/serve-cms.ts";
import type { TestParts, TestServer } from "./testing/serve-cms.ts";

log.level = "silent";

let server: TestServer;
let media: string;
/** Requests that Next would have received. */
let passedOn: { method: string | undefined; url: string | undefined; headers: IncomingMessage["headers"] }[];
let answerOfNext: (response: ServerResponse) => void;

/** Limits then hold in this process alone. */
const noDatabase = { query: () => Promise.reject(new Error("no database")) };

async function start(parts: TestParts = {}): Promise<void> {
  const next = createNextHandler(
    async ({ method, url, headers }, response) => {
      passedOn.push({ method, url, headers });
      answerOfNext(response);
    },
    { record: () => undefined, fail: () => undefined },
  );
  server = await serveCms({
    reads: createReadHandler({ next, isExempt: (address) => address === "127.0.0.1" }),
    forms: createForms({ database: openDatabase(), siteSecret: "s", linkSecret: "l", origins: [] }),
    media: createMediaHandler(createFolderStore(media)),
    admin: createAdminGateway({
      next,
      dev: false,
      https: true,
      isSigned: ({ headers }) => headers.cookie === signedIn.cookie,
      failures: createSharedLimit(noDatabase, "s", failedSignIns),
    }),
    ...parts,
  });
}

const signedIn = { cookie: "payload-token=a.b.c" };

const ask = (address: string, init?: RequestInit) =>
  fetch(`${server.url}${address}`, { redirect: "manual", ...init });

beforeEach(async () => {
  passedOn = [];
  answerOfNext = (response) => response.writeHead(200).end("from Next");
  media = mkdtempSync(path.join(tmpdir(), "front-media-"));
  await start();
  return async () => {
    await server.stop();
    rmSync(media, { recursive: true });
  };
});

afterEach(() => {
  for (const tag of ["blogs", "home-page"]) publicAnswers.common.forget(tag);
});

describe("answers from memory", () => {
  const data = { blogs: [], note: "x".repeat(2000) };
  const keep = (key: string) => publicAnswers.common.get(key, ["blogs"], async () => new Answer(data, "en"));

  test("never enter Next; are packed, validated, and read by the site's origin alone", async () => {
    await keep("/api/v1/blogs?lang=en&page=1&per_page=10&sortBy=id&sortDirection=desc");
    const packed = { headers: { "accept-encoding": "gzip, br" } };
    const response = await ask("/api/v1/blogs?utm_source=x&lang=en", packed);
    expect(await response.json()).toEqual({ success: true, message: "OK", data });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": env.SITE_ORIGIN,
      "cache-control": "public, max-age=0, must-revalidate",
      "content-encoding": "br",
      "content-language": "en",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "content-type": "application/json; charset=utf-8",
      vary: "Accept-Encoding, Accept-Language, Origin",
      "x-content-type-options": "nosniff",
    });
    const etag = response.headers.get("etag") ?? "";
    expect((await ask("/api/v1/blogs?lang=en", { headers: { "if-none-match": etag } })).status).toBe(304);
    const head = await ask("/api/v1/blogs?lang=en", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(passedOn).toEqual([]);
  });

  test("the read that starts Payload is passed on with nothing of the client but the question", async () => {
    await ask("/api/v1/blogs/7?lang=ar&x=1", {
      headers: {
        cookie: "payload-token=x",
        authorization: "Bearer x",
        "x-forwarded-for": "1.2.3.4",
        "x-middleware-subrequest": "1",
      },
    });
    expect(passedOn).toHaveLength(1);
    expect(passedOn[0]?.url).toBe("/api/v1/blogs/7?lang=ar");
    expect(Object.keys(passedOn[0]?.headers ?? {}).toSorted()).toEqual(["host"]);
  });

  test("reads that are not in memory are limited for each client; this machine's own are not", async () => {
    for (let at = 0; at < 310; at += 1) expect((await ask(`/api/v1/blogs/${at}?lang=en`)).status).toBe(200);
    await server.stop();
    await start({ trustedProxies: ["127.0.0.1"] });
    const headers = { "x-forwarded-for": "203.0.113.1" };
    const askNext = (at: number) => ask(`/api/v1/blogs/${at}?lang=ar`, { headers });
    let answered = 0;
    let refused = await askNext(answered);
    // Five more are allowed for each second that this takes.
    while (refused.status === 200 && answered < 600) refused = await askNext((answered += 1));
    expect(answered).toBeGreaterThanOrEqual(300);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("طلبات كثيرة");
  });
});

describe("methods and addresses", () => {
  test.each([
    ["GET", "/api/v1/nothing", 404, undefined],
    ["GET", "/api/v1", 404, undefined],
    ["POST", "/api/v1/blogs", 405, "GET, HEAD, OPTIONS"],
    ["DELETE", "/api/v1/blogs/1", 405, "GET, HEAD, OPTIONS"],
    ["GET", "/api/v1/contact-us-messages", 405, "POST, OPTIONS"],
    ["PUT", "/api/v1/newsletter/subscribe", 405, "POST, OPTIONS"],
    ["OPTIONS", "/api/v1/blogs", 204, undefined],
    ["GET", "/api/v1/blogs?page=x", 400, undefined],
  ])("%s %s is %d", async (method, address, status, allow) => {
    const response = await ask(address, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get("allow") ?? undefined).toBe(allow);
    expect(response.headers.get("access-control-allow-origin")).toBe(env.SITE_ORIGIN);
    if (status !== 204) expect(await response.json()).toMatchObject({ success: false });
    expect(passedOn).toEqual([]);
  });

  test.each(["/", "/api/v1/blogs", "/admin", "/healthz"])("B14 a QUERY of %s is 405", async (address) => {
    expect((await ask(address, { method: "QUERY" })).status).toBe(405);
  });

  test("the admin's files take no other method", async () => {
    const response = await ask("/_next/static/chunks/a.js", { method: "POST", body: "x" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(passedOn).toEqual([]);
  });

  test("the first account cannot be made from outside (B18), however it is spelled", async () => {
    for (const address of [
      "/api/users/first-register",
      "/API/users/First-Register/",
      "/api/users/first%2Dregister?x=1",
    ])
      expect((await ask(address, { method: "POST", body: "{}" })).status).toBe(
        address.startsWith("/API") ? 404 : 403,
      );
    expect(passedOn).toEqual([]);
  });

  test("the admin gets its policy with a nonce of the request, and no header a client made up", async () => {
    await ask("/admin/login", {
      headers: {
        "x-forwarded-host": "evil.example",
        "x-middleware-subrequest": "src/middleware",
        "x-original-url": "/x",
        "content-security-policy": "script-src 'nonce-mine'",
        forwarded: "host=evil",
        rsc: "1",
      },
    });
    const second = await ask("/admin/login");
    const [first] = passedOn;
    expect(first?.headers).not.toHaveProperty("x-forwarded-host");
    expect(first?.headers).not.toHaveProperty("x-middleware-subrequest");
    expect(first?.headers).not.toHaveProperty("forwarded");
    expect(first?.headers).toMatchObject({ rsc: "1", "x-forwarded-proto": "https" });
    const policy = second.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{24}' 'strict-dynamic';/);
    expect(passedOn[1]?.headers["content-security-policy"]).toBe(policy);
    expect(first?.headers["content-security-policy"]).not.toBe(policy);
    expect(second.headers.get("cache-control")).toBe("no-store");
    expect(second.headers.get("x-robots-tag")).toContain("noindex");
  });

  test("who is not signed in gets no further than the gateway, except to sign in (B17)", async () => {
    for (const address of [
      "/api/blogs",
      "/api/users/1",
      "/api/globals/home-page",
      "/api/payload-jobs/run",
      "/api/graphql",
    ])
      expect((await ask(address, { headers: { cookie: "payload-lng=ar" } })).status).toBe(401);
    expect(passedOn).toEqual([]);
    for (const address of ["/api/users/me", "/api/users/init", "/api/users/login"])
      expect((await ask(address)).status).toBe(200);
  });

  test("Payload's REST is data: nothing in it runs, nobody keeps it", async () => {
    const response = await ask("/api/blogs", { headers: signedIn });
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("bodies for staff are bounded, and announced", async () => {
    const body = "x".repeat(8_000_001);
    expect((await ask("/api/blogs", { method: "POST", body, headers: signedIn })).status).toBe(413);
    expect((await ask("/api/media", { method: "POST", body, headers: signedIn })).status).toBe(200);
    const stream = new ReadableStream({
      start: (controller) => (controller.enqueue(Buffer.from("x")), controller.close()),
    });
    const chunked = await ask("/api/blogs", {
      method: "POST",
      headers: signedIn,
      body: stream,
      duplex: "half",
    } as RequestInit);
    expect(chunked.status).toBe(411);
  });

  test("ten failed sign-ins, then a wait; successful ones do not count", async () => {
    const signIn = () => ask("/api/users/login", { method: "POST", body: "{}" });
    for (let at = 0; at < 20; at += 1) expect((await signIn()).status).toBe(200);
    answerOfNext = (response) => response.writeHead(401).end();
    for (let at = 0; at < 10; at += 1) expect((await signIn()).status).toBe(401);
    const refused = await signIn();
    expect([refused.status, Number(refused.headers.get("retry-after")) > 800]).toEqual([429, true]);
  });

  test("R14: requests for a link to set a password count, whatever the answer", async () => {
    const forget = () => ask("/api/users/forgot-password", { method: "POST", body: "{}" });
    for (let at = 0; at < 10; at += 1) expect((await forget()).status).toBe(200);
    expect((await forget()).status).toBe(429);
  });

  test("R14: guesses that come all at once count as they come", async () => {
    let refuseAll = () => undefined as void;
    const answered = new Promise<void>((done) => (refuseAll = done));
    answerOfNext = (response) => void answered.then(() => response.writeHead(401).end());
    const guesses = Array.from({ length: 50 }, () => ask("/api/users/login", { method: "POST", body: "{}" }));
    await vi.waitFor(() => expect(passedOn).toHaveLength(10), 20_000);
    refuseAll();
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array<number>(10).fill(401), ...Array<number>(40).fill(429)]);
    expect(passedOn).toHaveLength(10);
  });

  test("elsewhere there is nothing", async () => {
    expect((await ask("/")).headers.get("location")).toBe("/admin");
    expect((await ask("/admin")).headers.get("location")).toBe("/admin/login");
    for (const address of ["/wp-login.php", "/.env", "/media", "/apix", "/administrator"])
      expect((await ask(address)).status).toBe(404);
    expect(passedOn).toEqual([]);
  });

  test("a browser that asks for the icon gets it, without Next", async () => {
    const icon = await ask("/favicon.ico");
    expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(await icon.text()).toMatch(/^<svg /);
    expect(passedOn).toEqual([]);
  });

  test("before it is open only the health checks are answered", async () => {
    await server.stop();
    await start({ isOpen: () => false, fault: "starting" });
    expect((await ask("/healthz")).status).toBe(200);
    const ready = await ask("/readyz");
    expect([ready.status, await ready.json()]).toEqual([503, { status: "not ready", fault: "starting" }]);
    for (const address of ["/api/v1/blogs", "/admin/login"]) {
      const response = await ask(address);
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
    }
    expect(await readLanguage("/api/v1/blogs?lang=ar")).toBe("ar");
  });

  test("F19: while it closes, every answer ends its connection", async () => {
    expect((await ask("/api/v1/nothing")).headers.get("connection")).toBe("keep-alive");
    await server.stop();
    await start({ stopping: true });
    expect((await ask("/api/v1/nothing")).headers.get("connection")).toBe("close");
  });

  test("what fails behind the front is 503, and says nothing of its inside", async () => {
    answerOfNext = () => {
      throw new Error("secret detail");
    };
    const response = await ask("/admin/login");
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain("secret");
    expect(await readLanguage("/admin/login", { headers: { "accept-language": "ar" } })).toBe("ar");
  });
});

/** The language of a refusal, by the script of its message. */
async function readLanguage(address: string, init?: RequestInit): Promise<string> {
  const { message } = (await (await ask(address, init)).json()) as { message: string };
  return /\p{Script=Arabic}/u.test(message) ? "ar" : "en";
}

describe("media files", () => {
  beforeEach(() => {
    writeFileSync(path.join(media, "film.mp4"), Buffer.from(Array.from({ length: 100 }, (_, at) => at)));
    for (const name of ["a1b2-480.avif", "paper.pdf", "page.html", "drawing.svg", ".hidden.png", "empty.png"])
      writeFileSync(path.join(media, name), name === "empty.png" ? "" : "content");
  });

  test("are served with their type, for good, and run nothing", async () => {
    const response = await ask("/media/a1b2-480.avif");
    expect(await response.text()).toBe("content");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": "7",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "content-type": "image/avif",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    const etag = response.headers.get("etag") ?? "";
    expect((await ask("/media/a1b2-480.avif", { headers: { "if-none-match": etag } })).status).toBe(304);
    expect((await ask("/media/paper.pdf")).headers.get("content-security-policy")).not.toContain("sandbox");
    expect((await ask("/media/empty.png")).status).toBe(200);
  });

  test("films are sent in parts", async () => {
    const part = await ask("/media/film.mp4", { headers: { range: "bytes=10-19" } });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 10-19/100"]);
    expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    const beyond = await ask("/media/film.mp4", { headers: { range: "bytes=200-" } });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */100"]);
    const other = await ask("/media/film.mp4", { headers: { range: "bytes=0-9", "if-range": '"old"' } });
    expect([other.status, other.headers.get("content-length")]).toEqual([200, "100"]);
    const head = await ask("/media/film.mp4", { method: "HEAD" });
    expect([head.headers.get("accept-ranges"), head.headers.get("content-length")]).toEqual(["bytes", "100"]);
    const headOfPart = await ask("/media/film.mp4", { method: "HEAD", headers: { range: "bytes=10-19" } });
    expect([headOfPart.status, headOfPart.headers.get("content-length")]).toEqual([200, "100"]);
  });

  test.each([
    "page.html",
    "drawing.svg",
    ".hidden.png",
    "missing.png",
    "",
    "a%2fb.png",
    "..%2f..%2fetc%2fpasswd",
    "film.mp4/",
    "film.mp4%00.png",
    "film",
  ])("/media/%s is not there", async (name) => {
    const response = await ask(`/media/${name}`);
    expect([400, 404]).toContain(response.status);
    // A request that is refused before any route has no body, hence no type.
    expect(response.headers.get("content-type") ?? (await response.text())).toMatch(/^(?:text\/plain\b.*)?$/);
  });

  test("take no other method", async () => {
    expect((await ask("/media/film.mp4", { method: "POST", body: "x" })).status).toBe(405);
  });
});

describe("B23: shapes that only tricks are made of", () => {
  const get = "GET /api/v1/nothing HTTP/1.1\r\nHost: a\r\n";
  test.each([
    [
      "length and chunks",
      "POST /api/v1/x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG",
      400,
    ],
    [
      "chunks that are none",
      "POST /api/v1/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    [
      "two lengths",
      "POST /api/v1/x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nxxxxxx",
      400,
    ],
    ["a bare line feed", "GET / HTTP/1.1\nHost: a\n\n", 400],
    ["a folded header", `${get}X-A: 1\r\n folded\r\n\r\n`, 400],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["TRACE", "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", 405],
    ["an absolute target", "GET http://evil/ HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["headers of 20 kB", `${get}X-A: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["no HTTP at all", "hello\r\n\r\n", 400],
  ])("%s", async (_, bytes, status) => {
    const received = await server.sendRaw(bytes);
    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(passedOn).toEqual([]);
  });
});
