import type { Server } from "node:http";
import type { Socket } from "node:net";
import { isThisMachine, groupOfAddress } from "../request/client-address.ts";

/** The bounds of open connections (L8). */
export interface ConnectionBounds {
  /** Of all clients together. Further connections are dropped. */
  most: number;
  /** Above this number the server closes idle connections. */
  crowded: number;
  /** Per IPv4 address or IPv6 /64 network. Trusted proxies and this machine have no such bound. */
  perAddress: number;
}

export const connectionBounds: ConnectionBounds = { most: 5_000, crowded: 4_000, perAddress: 256 };

/** Number of idle connections that are closed at once when there are too many. */
const endedAtOnce = 50;

/** A client's open connection. */
interface Connection {
  socket: Socket;
  /** Whether a request is being answered on it. */
  busy: boolean;
  /** Rises with each use of any connection: of two, the one with the lower number is idle for longer. */
  lastUse: number;
}

export interface GuardOptions {
  bounds?: ConnectionBounds;
  /** Whether an address belongs to a proxy. Many visitors come through one proxy. */
  isTrusted: (address: string) => boolean;
  /** Called when connections are refused or closed. */
  dropped: (why: "full" | "address" | "crowded", connections: number) => void;
}

/**
 * Keeps one client from taking all connections of a server. Each client has a bound. Above `crowded`, the
 * connections of the client with the most connections are closed, the longest idle first.
 */
export function guardConnections(server: Server, options: GuardOptions): void {
  const { bounds = connectionBounds, isTrusted, dropped } = options;
  const clients = new Map<string, Set<Connection>>();
  // A request changes fields of its connection and no collection: tables of a Map whose entries are deleted and set
  // again for each request point from the old to the new one, and garbage in the old generation keeps them alive.
  const connections = new WeakMap<Socket, Connection>();
  let open = 0;
  let uses = 0;

  /**
   * Closes idle connections of the largest group. The largest group is the attacker's, unless all clients come
   * through one proxy.
   */
  function makeRoom(): void {
    let largest = new Set<Connection>();
    for (const group of clients.values()) if (group.size > largest.size) largest = group;
    const idle = [...largest].filter(({ busy }) => !busy).sort((a, b) => a.lastUse - b.lastUse);
    const ended = idle.slice(0, endedAtOnce);
    for (const { socket } of ended) socket.destroy();
    if (ended.length > 0) dropped("crowded", ended.length);
  }

  server.maxConnections = bounds.most;
  server.on("drop", () => dropped("full", 1));
  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    const client = groupOfAddress(address);
    const group = clients.get(client) ?? new Set<Connection>();
    const isBound = !isTrusted(address) && !isThisMachine(address);
    if (isBound && group.size >= bounds.perAddress) {
      socket.destroy();
      return dropped("address", 1);
    }
    if (open >= bounds.crowded) makeRoom();
    const connection = { socket, busy: false, lastUse: ++uses };
    group.add(connection);
    clients.set(client, group);
    connections.set(socket, connection);
    open++;
    socket.once("close", () => {
      open--;
      group.delete(connection);
      if (group.size === 0) clients.delete(client);
    });
  });

  function mark(socket: Socket, busy: boolean): void {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.busy = busy;
    connection.lastUse = ++uses;
  }
  server.on("request", ({ socket }, response) => {
    mark(socket, true);
    response.once("close", () => mark(socket, false));
  });
}
