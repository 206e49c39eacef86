import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listen } from "./http-app.ts";
import { ask, sendRaw } from "../testing/http.ts";
import type { Listening } from "../testing/http.ts";
import { createTestApp, serve } from "../testing/serve.ts";

let listening: Listening;
const answered: string[] = [];

beforeEach(async () => {
  answered.length = 0;
  listening = await serve((request, reply) => {
    answered.push(request.url);
    request.raw.resume();
    return reply.send("ok");
  });
});
afterEach(() => listening.close());

describe("B23: a request that two readers could read in two ways is refused and its connection closed", () => {
  test.each([
    ["two lengths", "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"],
    [
      "a length and chunks",
      "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    [
      "an unknown transfer coding",
      "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
    ],
    ["a space before the colon", "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length : 1\r\n\r\na"],
    ["a folded header", "GET /a HTTP/1.1\r\nHost: x\r\nX-A: 1\r\n 2\r\n\r\n"],
    ["a bare CR", "GET /a HTTP/1.1\r\nHost: x\r\nX-A: 1\rX-B: 2\r\n\r\n"],
    ["no host", "GET /a HTTP/1.1\r\n\r\n"],
    ["two hosts", "GET /a HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n"],
    ["16 kB of headers", `GET /a HTTP/1.1\r\nHost: x\r\nX-A: ${"a".repeat(17_000)}\r\n\r\n`],
    ["no HTTP", "\x16\x03\x01\x02\x00\x01\x00"],
  ])("%s", async (_what, bytes) => {
    const received = await sendRaw(listening.port, bytes);
    expect(received).toMatch(/^HTTP\/1\.1 (?:400|431) /);
    expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answered).toEqual([]);
  });
});

test.each([
  ["/%74rends?utm_term=%E3%DE", "/%74rends?utm_term=%E3%DE"],
  ["/%D8%B3?a=%ff&b=%25", "/%D8%B3?a=%ff&b=%25"],
  ["/%ff?a=%20", "/%25ff?a=%20"],
])("B11 only a path that is not UTF-8 is rewritten, never the query: %s", async (target, read) => {
  expect((await ask(listening.port, target)).status).toBe(200);
  expect(answered).toEqual([read]);
});

test.each([{}, { "content-type": "text/plain" }, { "content-type": "no type" }])(
  "B14 a QUERY is left to its route, like every method, with the headers %j",
  async (headers) => {
    const { status } = await ask(listening.port, "/a", { method: "QUERY", headers, body: "a" });
    expect([status, answered]).toEqual([200, ["/a"]]);
  },
);

test("L7, F19 an upgrade that nobody takes is a plain request, also where a framework listens for upgrades", async () => {
  listening.server.on("upgrade", () => undefined);
  const upgrade = "GET /a HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n";
  expect(await sendRaw(listening.port, upgrade)).toMatch(/^HTTP\/1\.1 200 /);
  expect(answered).toEqual(["/a"]);
});

test("L7, L8: slow, idle and endless connections have an end", () => {
  expect(listening.server).toMatchObject({
    headersTimeout: 8_000,
    requestTimeout: 12_000,
    keepAliveTimeout: 65_000,
    timeout: 15_000,
    maxRequestsPerSocket: 1_000,
  });
});

test("a port in use is said in one line", async () => {
  const second = createTestApp(() => undefined);
  await expect(
    listen(second, { port: listening.port, host: "127.0.0.1", variable: "SITE_PORT" }),
  ).rejects.toThrow(`Port ${listening.port} is in use. Choose another: SITE_PORT=${listening.port + 1}`);
});
