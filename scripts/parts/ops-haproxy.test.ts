import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { waitUntil } from "./cluster/database.ts";
import { findFreePort } from "./ports.ts";
import { root } from "./settings.ts";

const { HAPROXY_PATH: haproxy } = process.env;

/** How late a busy server says that it is ready, ms: later than HAProxy asks again. */
const lateness = 700;

/**
 * A server that is ready and says its name. It closes the connection of a request for `/fails` once it was read. While it
 * answers one for `/works`, until three checks later, it is late to say that it is ready.
 */
async function startServer(name: string) {
  const failed: string[] = [];
  let working: { response: ServerResponse; checks: number } | null = null;
  const server = createServer((request, response) => {
    if (request.url === "/works") working = { response, checks: 0 };
    else if (request.url === "/readyz" && working) {
      setTimeout(() => response.end(name), lateness);
      if (++working.checks < 3) return;
      working.response.end(name);
      working = null;
    } else if (request.url === "/fails") {
      failed.push(name);
      request.resume().once("end", () => request.socket.destroy());
    } else response.end(name);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    failed,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe.skipIf(haproxy === undefined)("behind HAProxy, with the shipped configuration", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "miqyas-haproxy-"));
  const ends: (() => void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  const fronts: number[] = [];

  beforeAll(async () => {
    for (const name of ["site1", "site2", "site3", "cms1", "cms2"]) servers.push(await startServer(name));
    ends.push(...servers.map(({ stop }) => stop));
    for (let count = 0; count < 2; count++) fronts.push(await findFreePort());
    const shipped = [8080, 8081, 3001, 3002, 3003, 4001, 4002];
    const ports = [...fronts, ...servers.map(({ port }) => port)];
    const config = readFileSync(path.join(root, "ops/haproxy/miqyas.cfg"), "utf8")
      .replace(/^listen postgresql[^]*/m, "")
      .replace(/127\.0\.0\.1:(\d+)/g, (whole, port) => {
        const free = ports[shipped.indexOf(Number(port))];
        return free === undefined ? whole : `127.0.0.1:${free}`;
      });
    const file = path.join(folder, "haproxy.cfg");
    writeFileSync(file, config);
    const child = spawn(haproxy ?? "", ["-db", "-f", file], { stdio: "ignore" });
    ends.push(() => child.kill());
    for (const front of fronts)
      await waitUntil("HAProxy answers", async () => (await fetch(`http://127.0.0.1:${front}/`)).ok);
  });
  afterAll(() => ends.toReversed().forEach((end) => end()));

  const ask = async (front: number | undefined, address: string, options: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${front}${address}`, options);
    return answer.text();
  };

  test("MANY-3 a visitor stays with one site, and many visitors have several", async () => {
    const sitesOf = async (visitor: string) => {
      const asked = [1, 2, 3].map(() => ask(fronts[0], "/", { headers: { "X-Forwarded-For": visitor } }));
      return [...new Set(await Promise.all(asked))];
    };
    const sites = await Promise.all(
      Array.from({ length: 30 }, (_, number) => sitesOf(`203.0.113.${number}`)),
    );
    expect(sites.filter((of) => of.length !== 1)).toEqual([]);
    expect([...new Set(sites.flat())].toSorted()).toEqual(["site1", "site2", "site3"]);
  });

  test("MANY-8 a change by staff is sent to one backend, also when that does not answer", async () => {
    const failed = () => servers.flatMap((server) => server.failed);
    // HAProxy closes the connection, or answers 502.
    const send = (method: string) => ask(fronts[1], "/fails", { method }).catch(() => undefined);
    for (const method of ["POST", "PATCH", "DELETE"]) await send(method);
    expect(failed()).toHaveLength(3);
    await send("GET");
    expect(failed().length).toBeGreaterThan(4);
  });

  test("MANY-8 a server that is late to say that it is ready keeps the requests that it works on", async () => {
    for (const front of fronts) {
      const { status } = await fetch(`http://127.0.0.1:${front}/works`, { method: "POST" });
      expect(status).toBe(200);
    }
  });
});
