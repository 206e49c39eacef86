import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

/** The address of a visitor, as far as it can be believed. */
export type ClientAddress = (request: IncomingMessage) => string;

type Range = ReturnType<typeof ipaddr.parseCIDR>;

function readRange(text: string): Range {
  if (text.includes("/")) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

/**
 * Believes `X-Forwarded-For` only as far as it was written by proxies that the operator trusts: the visitor is the
 * first address from the right that is not one of them (row 14). Throws when a range is not one.
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const ranges = trustedProxies.map(readRange);
  const isTrusted = (text: string) => {
    if (!ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    return ranges.some(([base, bits]) => address.kind() === base.kind() && address.match(base, bits));
  };
  return ({ socket, headers }) => {
    const peer = socket.remoteAddress ?? "";
    const forwarded = headers["x-forwarded-for"];
    if (ranges.length === 0 || forwarded === undefined) return plain(peer);
    const hops = [...String(forwarded).split(",").slice(-20), peer].map((hop) => hop.trim());
    const visitor = hops.findLastIndex((hop) => !isTrusted(hop));
    const address = hops[Math.max(visitor, 0)] ?? "";
    return ipaddr.isValid(address) ? plain(address) : plain(peer);
  };
}

/** Whether an address is the loopback's. */
export const isThisMachine = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";

/** `::ffff:1.2.3.4` is `1.2.3.4`. */
const plain = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address).toString() : "");
