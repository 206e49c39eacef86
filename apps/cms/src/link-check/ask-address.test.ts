import { createServer, type Server } from "node:http";
import { createServer as createRawServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askAddress } from "./ask-address.ts";

let server: Server;
let base: string;
const asked: string[] = [];

/** The tests' own server stands for the public web. */
const reach = { ip: (ip: string) => ip === "127.0.0.1", port: () => true };
/** What does not answer is waited for as short as possible, what answers as long as a busy machine needs. */
const ask = (path: string) =>
  askAddress(`${base}${path}`, { agent: "test", timeout: path === "/silent" ? 300 : 20_000, reach });

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method, url = "" } = request;
    asked.push(`${method} ${url}`);
    const to = url === "/302/circle" ? url : new URL(url, base).searchParams.get("to");
    if (url === "/silent") return;
    if (to) response.setHeader("Location", to);
    const [, wanted = "200"] = /^\/(\d+)/.exec(url) ?? [];
    response.writeHead(url === "/no-head" && method === "HEAD" ? 405 : Number(wanted));
    response.end(method === "HEAD" ? undefined : "x".repeat(1000));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test("RT-29 an address that changes to another protocol is unreachable", async () => {
  const raw = createRawServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () =>
      socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"),
    );
  });
  await new Promise<void>((done) => raw.listen(0, "127.0.0.1", done));
  const { port } = raw.address() as AddressInfo;
  const answer = await askAddress(`http://127.0.0.1:${port}/`, { agent: "test", timeout: 20_000, reach });
  raw.close();
  expect(answer).toBe("unreachable");
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ["/200", "fine"],
  ["/no-head", "fine"],
  ["/404", "missing"],
  ["/410", "missing"],
  ["/403", "fine"],
  ["/429", "fine"],
  ["/503", "unreachable"],
  ["/301?to=/200", "fine"],
  ["/302?to=/404", "missing"],
  ["/silent", "unreachable"],
])("RT-29 a link to %s is %s", async (path, answer) => {
  expect(await ask(path)).toBe(answer);
});

test("RT-29 a circle of redirects ends", async () => {
  asked.length = 0;
  expect(await ask("/302/circle")).toBe("unreachable");
  expect(asked.length).toBeLessThan(15);
});

test.each([
  "http://[::1]/",
  "http://169.254.169.254/latest/meta-data",
  "http://0x7f.1/",
  "http://localhost/",
  "ftp://a.example/",
])("B8 RT-29 %s is not asked", async (address) => {
  expect(await askAddress(address, { agent: "test", timeout: 300 })).toBe("unreachable");
});

test("B8 RT-29 a redirect to a private address is not followed, nor is another port asked", async () => {
  asked.length = 0;
  const own = { ...reach, ip: (ip: string) => ip === "127.0.0.1" };
  const to = encodeURIComponent("http://127.0.0.2/private");
  expect(await askAddress(`${base}/301?to=${to}`, { agent: "test", timeout: 20_000, reach: own })).toBe(
    "unreachable",
  );
  expect(
    await askAddress(`${base}/200`, { agent: "test", reach: { ...reach, port: (port) => port === "" } }),
  ).toBe("unreachable");
  expect(asked).not.toContain("HEAD /200");
});
