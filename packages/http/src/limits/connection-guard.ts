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
  /**
   * Connections by client, the longest idle first. The value tells whether a request is being answered on the
   * connection.
   */
  const groups = new Map<string, Map<Socket, boolean>>();
  /** The group of each connection. A closed connection has no address any more. */
  const groupOf = new WeakMap<Socket, Map<Socket, boolean>>();
  let open = 0;

  /**
   * Closes idle connections of the largest group. The largest group is the attacker's, unless all clients come
   * through one proxy.
   */
  function makeRoom(): void {
    let largest: Map<Socket, boolean> | undefined;
    for (const group of groups.values()) if (group.size > (largest?.size ?? 0)) largest = group;
    let ended = 0;
    for (const [socket, busy] of largest ?? []) {
      if (ended >= endedAtOnce) break;
      if (busy) continue;
      ended++;
      socket.destroy();
    }
    if (ended > 0) dropped("crowded", ended);
  }

  server.maxConnections = bounds.most;
  server.on("drop", () => dropped("full", 1));
  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    const client = groupOfAddress(address);
    const group = groups.get(client) ?? new Map<Socket, boolean>();
    const isBound = !isTrusted(address) && !isThisMachine(address);
    if (isBound && group.size >= bounds.perAddress) {
      socket.destroy();
      return dropped("address", 1);
    }
    if (open >= bounds.crowded) makeRoom();
    group.set(socket, false);
    groups.set(client, group);
    groupOf.set(socket, group);
    open++;
    socket.once("close", () => {
      open--;
      group.delete(socket);
      if (group.size === 0 && groups.get(client) === group) groups.delete(client);
    });
  });

  function mark(socket: Socket, busy: boolean): void {
    const group = groupOf.get(socket);
    if (!group?.delete(socket)) return;
    group.set(socket, busy);
  }
  server.on("request", ({ socket }, response) => {
    mark(socket, true);
    response.once("close", () => mark(socket, false));
  });
}
