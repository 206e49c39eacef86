import { connect } from "node:net";
import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { guardConnections } from "./connection-guard.ts";
import type { ConnectionBounds } from "./connection-guard.ts";
import { ask, listenOn } from "../testing/http.ts";
import type { Listening } from "../testing/http.ts";
import { createTestApp } from "../testing/serve.ts";

let listening: Listening;
let sockets: Socket[];
let drops: string[];

beforeEach(() => {
  sockets = [];
  drops = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await listening.close();
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
