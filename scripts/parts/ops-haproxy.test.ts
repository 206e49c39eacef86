import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import { connect, createServer as createTcpServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
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
  /** Whether it stores messages. */
  const queue = { available: true };
  let working: { response: ServerResponse; checks: number } | null = null;
  const server = createServer((request, response) => {
    if (request.url === "/works") working = { response, checks: 0 };
    else if (request.url === "/readyz" && working) {
      setTimeout(() => response.end(JSON.stringify({ queue })), lateness);
      if (++working.checks < 3) return;
      working.response.end(name);
      working = null;
    } else if (request.url === "/readyz") response.end(JSON.stringify({ queue }));
    else if (request.url === "/fails") {
      failed.push(name);
      request.resume().once("end", () => request.socket.destroy());
    } else response.end(name);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    failed,
    queue,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A server that says its name to whoever speaks, after the sign by which HAProxy knows a PostgreSQL that asks for a password. */
async function startDatabase(name: string, port = 0) {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    socket.on("data", () => socket.write(Buffer.from(`R\0\0\0\x0c\0\0\0\x05salt${name}`, "latin1")));
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A client of a database: the name of whom it speaks to, and when it loses the connection. */
async function speakTo(port: number) {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  const lost = new Promise<void>((done) => socket.once("close", () => done()));
  const name = await new Promise<string>((done) => {
    socket.once("data", (data) => done(data.toString("latin1").slice(13)));
    socket.once("close", () => done("nobody"));
    socket.write("a start");
  });
  return { name, lost, end: () => socket.destroy() };
}

describe.skipIf(haproxy === undefined)("behind HAProxy, with the shipped configuration", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "miqyas-haproxy-"));
  const ends: (() => void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  const databases: Awaited<ReturnType<typeof startDatabase>>[] = [];
  const fronts: number[] = [];

  beforeAll(async () => {
    for (const name of ["site1", "site2", "site3", "cms1", "cms2"]) servers.push(await startServer(name));
    ends.push(...servers.map(({ stop }) => stop));
    for (const name of ["primary", "standby"]) databases.push(await startDatabase(name));
    ends.push(
      ...databases.map(
        ({ stop }) =>
          () =>
            void stop(),
      ),
    );
    for (let count = 0; count < 3; count++) fronts.push(await findFreePort());
    const shipped = [8080, 8081, 6000, 3001, 3002, 3003, 4001, 4002, 5432, 5433];
    const ports = [...fronts, ...[...servers, ...databases].map(({ port }) => port)];
    const config = readFileSync(path.join(root, "ops/haproxy/miqyas.cfg"), "utf8").replace(
      /127\.0\.0\.1:(\d+)/g,
      (whole, port) => {
        const free = ports[shipped.indexOf(Number(port))];
        return free === undefined ? whole : `127.0.0.1:${free}`;
      },
    );
    const file = path.join(folder, "haproxy.cfg");
    writeFileSync(file, config);
    const child = spawn(haproxy ?? "", ["-db", "-f", file], { stdio: "ignore" });
    ends.push(() => child.kill());
    for (const front of fronts.slice(0, 2))
      await waitUntil("HAProxy answers", async () => (await fetch(`http://127.0.0.1:${front}/`)).ok);
  });
  afterAll(() => ends.toReversed().forEach((end) => end()));

  const ask = async (front: number | undefined, address: string, options: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${front}${address}`, options);
    return answer.text();
  };

  const visitors = Array.from({ length: 30 }, (_, number) => `203.0.113.${number}`);
  const siteOf = (visitor: string, address = "/", options: RequestInit = {}) =>
    ask(fronts[0], address, { ...options, headers: { "X-Forwarded-For": visitor } });

  test("MANY-3 a visitor stays with one site, also behind a CDN, and many visitors have several", async () => {
    const sitesOf = async (visitor: string) => {
      const asked = [visitor, visitor, `${visitor}, 198.51.100.1`, `192.0.2.1, ${visitor}, 198.51.100.1`];
      return [...new Set(await Promise.all(asked.map((claim) => siteOf(claim))))];
    };
    const sites = await Promise.all(visitors.map(sitesOf));
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

  test("MANY-8 a message with a key is sent to another site when one does not answer, one without is not", async () => {
    const failed = () => servers.flatMap((server) => server.failed).length;
    const before = failed();
    const send = (headers: HeadersInit) =>
      ask(fronts[0], "/fails", { method: "POST", headers }).catch(() => undefined);
    await send({});
    expect(failed()).toBe(before + 1);
    await send({ "Idempotency-Key": "5f0c3b7a-0000-4000-8000-000000000000" });
    expect(failed()).toBeGreaterThan(before + 2);
  });

  test("R16 MANY-8 a site that stores no message keeps its pages, and another one gets its forms, until it stores again", async () => {
    const formsOf = async () =>
      Promise.all(visitors.map((visitor) => siteOf(visitor, "/", { method: "POST" })));
    const pages = await Promise.all(visitors.map((visitor) => siteOf(visitor)));
    const [first] = servers;
    if (first) first.queue.available = false;
    await waitUntil("No form reaches the first site", async () => !(await formsOf()).includes("site1"));
    expect(await siteOf(visitors[pages.indexOf("site1")] ?? "", "/api/v1/form-challenge")).not.toBe("site1");
    expect(await Promise.all(visitors.map((visitor) => siteOf(visitor)))).toEqual(pages);
    for (const { queue } of servers) queue.available = false;
    await waitUntil("The sites answer the forms themselves", async () => (await formsOf()).includes("site1"));
    for (const { queue } of servers) queue.available = true;
    await waitUntil("Each visitor has one site", async () => (await formsOf()).join() === pages.join());
  });

  test("MANY-8 clients of the database leave its standby when the primary is back", async () => {
    const [, , front = 0] = fronts;
    const [primary] = databases;
    const askDatabase = async () => {
      const client = await speakTo(front);
      client.end();
      return client.name;
    };
    expect(await askDatabase()).toBe("primary");
    await primary?.stop();
    await waitUntil("The standby is used", async () => (await askDatabase()) === "standby");
    const client = await speakTo(front);
    expect(client.name).toBe("standby");
    databases.push(await startDatabase("primary", primary?.port));
    await client.lost;
    expect(await askDatabase()).toBe("primary");
  });

  test("MANY-8 a server that is late to say that it is ready keeps the requests that it works on", async () => {
    for (const front of fronts.slice(0, 2)) {
      const { status } = await fetch(`http://127.0.0.1:${front}/works`, { method: "POST" });
      expect(status).toBe(200);
    }
  });
});
