import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectionBounds, guardConnections } from "./connection-guard.ts";
import type { ConnectionBounds } from "./connection-guard.ts";
import { ask, listenOn } from "../testing/http.ts";
import type { Listening } from "../testing/http.ts";
import { createTestApp } from "../testing/serve.ts";

let listening: Listening;
const started: Listening[] = [];
let sockets: Socket[];
let drops: string[];

/** Connections of clients to a server that does nothing but count them. */
function countConnections(bounds?: ConnectionBounds) {
  const server = new EventEmitter() as Server;
  const lines: string[] = [];
  const dropped = (why: string, count: number) => void lines.push(`${why} ${count}`);
  guardConnections(server, { ...(bounds && { bounds }), isTrusted: () => false, dropped });
  const closed: string[] = [];
  return {
    server,
    lines,
    closed,
    open: (name: string, remoteAddress?: string) => {
      const socket = Object.assign(new EventEmitter(), {
        remoteAddress,
        destroy() {
          closed.push(name);
          socket.emit("close");
        },
      });
      server.emit("connection", socket);
      return socket;
    },
    request: (socket: EventEmitter) => {
      const response = new EventEmitter();
      server.emit("request", { socket }, response);
      return response;
    },
  };
}

beforeEach(() => {
  sockets = [];
  drops = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const one of started.splice(0)) await one.close();
});

const stranger = "203.0.113.9";

/** A server that receives connections from these clients in turn, or from a proxy. */
async function start(
  bounds: ConnectionBounds,
  { strangers, proxy = false }: { strangers?: string[]; proxy?: boolean } = {},
) {
  let met = 0;
  const app = createTestApp((request, reply) => {
    if (request.url !== "/slow") void reply.send("ok");
  });
  const { server } = app;
  if (strangers)
    server.prependListener("connection", (socket: Socket) =>
      Object.defineProperty(socket, "remoteAddress", { value: strangers[met++ % strangers.length] }),
    );
  guardConnections(server, {
    bounds,
    isTrusted: () => proxy,
    dropped: (why, count) => void drops.push(`${why} ${count}`),
  });
  listening = await listenOn(app);
  started.push(listening);
}

/** Opens a connection, requests `path` if one is given, and waits until the server has answered or closed it. */
function hold(path?: string): Promise<"held" | "ended"> {
  return new Promise((resolve) => {
    const socket = connect(listening.port, "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => resolve("ended"));
    socket.on("close", () => resolve("ended"));
    socket.once("data", () => resolve("held"));
    socket.write(`GET ${path ?? "/"} HTTP/1.1\r\nHost: x\r\n\r\n`);
    if (path === "/slow") listening.server.once("request", () => resolve("held"));
  });
}

test("L8 one address holds no more connections than its share; a trusted proxy has no such bound", async () => {
  const bounds = { most: 100, crowded: 90, perAddress: 3 };
  await start(bounds, { strangers: [stranger] });
  const ends = [await hold(), await hold(), await hold(), await hold()];
  expect(ends).toEqual(["held", "held", "held", "ended"]);
  expect(drops).toEqual(["address 1"]);
  await listening.close();
  await start(bounds, { strangers: [stranger], proxy: true });
  for (let n = 0; n < 6; n++) expect(await hold()).toBe("held");
});

test.each([
  ["addresses of one /64", ["2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", "2001:DB8:1:2:ffff::"], 2],
  ["one address in its two spellings", ["203.0.113.9", "::ffff:203.0.113.9"], 2],
  ["addresses of three /64", ["2001:db8:1:2::1", "2001:db8:1:3::1", "2001:db8:1:4::1"], 6],
])("B22 L8 of %s one client holds no more than its share", async (_, strangers, most) => {
  await start({ most: 100, crowded: 90, perAddress: 2 }, { strangers });
  for (let n = 0; n < most; n++) expect(await hold(), `connection ${n}`).toBe("held");
  for (const _ of strangers) expect(await hold()).toBe("ended");
  for (const socket of sockets) socket.destroy();
  // A closed connection frees its place.
  await expect.poll(() => hold()).toBe("held");
});

test("L8 while it is crowded idle connections make room, and one that is being answered stays", async () => {
  await start({ most: 20, crowded: 10, perAddress: 5 });
  expect(await hold("/slow")).toBe("held");
  for (let n = 0; n < 60; n++) expect(await hold(), `connection ${n}`).toBe("held");
  expect((await ask(listening.port, "/")).status).toBe(200);
  expect(sockets[0]?.destroyed).toBe(false);
  expect(drops.length).toBeGreaterThan(0);
  expect(new Set(drops.map((line) => line.split(" ")[0]))).toEqual(new Set(["crowded"]));
});

test("L8 the idle connections of the largest client are closed, the longest idle first, fifty at once", () => {
  const { lines, closed, open, request } = countConnections({ most: 99, crowded: 66, perAddress: 80 });
  for (let n = 0; n < 4; n++) open(`b${n}`, "203.0.113.2");
  const first = Array.from({ length: 60 }, (_, n) => open(`a${n}`, "203.0.113.1"));
  open("c0", "203.0.113.3");
  const [busy, used] = first;
  if (!busy || !used) throw new Error("none is open");
  request(busy);
  request(used).emit("close");
  open("c1", "203.0.113.3");
  expect(closed).toEqual([]);
  open("c2", "203.0.113.3");
  expect(closed).toEqual(Array.from({ length: 50 }, (_, n) => `a${n + 2}`));
  expect(lines).toEqual(["crowded 50"]);
  // There is room again.
  open("c3", "203.0.113.3");
  expect(lines).toHaveLength(1);
});

test("L8 where every connection is busy none is closed, and the server's own bound is told", () => {
  const { server, lines, closed, open, request } = countConnections({ most: 3, crowded: 1, perAddress: 5 });
  request(open("a", "203.0.113.1"));
  request(open("b"));
  open("c", "203.0.113.1");
  expect([closed, lines]).toEqual([[], []]);
  expect(server.maxConnections).toBe(3);
  server.emit("drop");
  expect(lines).toEqual(["full 1"]);
  // A request on a connection that came before the guard.
  request(new EventEmitter());
});

test("L8 unless it is told otherwise a server holds 5,000 connections, 256 of one client", () => {
  const { server, closed, lines, open } = countConnections();
  expect(connectionBounds).toEqual({ most: 5_000, crowded: 4_000, perAddress: 256 });
  expect(server.maxConnections).toBe(5_000);
  const [, ...others] = Array.from({ length: 256 }, (_, n) => open(`a${n}`, "203.0.113.1"));
  expect(closed).toEqual([]);
  open("too many", "203.0.113.1");
  expect([closed, lines]).toEqual([["too many"], ["address 1"]]);
  for (const socket of others) socket.destroy();
  closed.length = 0;
  for (let n = 0; n < 255; n++) open(`again ${n}`, "203.0.113.1");
  expect(closed).toEqual([]);
});
