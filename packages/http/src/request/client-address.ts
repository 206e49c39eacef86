import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

/** The parts of a request that identify its client. */
export type Visitor = Pick<FastifyRequest, "ip"> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** A range of addresses: a CIDR range, or one address. Throws when the text is neither. */
function readRange(text: string): Range {
  try {
    if (text.includes("/")) return ipaddr.parseCIDR(text);
    const address = ipaddr.process(text);
    return [address, address.kind() === "ipv4" ? 32 : 128];
  } catch {
    throw new Error(`"${text}" is neither an address nor a range of addresses`);
  }
}

/** Returns a test: is an address in this list of addresses and ranges? Throws when an entry is neither. */
export function createAddressTest(addresses: readonly string[]): (text: string) => boolean {
  const ranges = addresses.map(readRange);
  return (text) => {
    if (ranges.length === 0 || !ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    return ranges.some(([base, bits]) => address.kind() === base.kind() && address.match(base, bits));
  };
}

/**
 * The address of a client. `request.ip` follows `X-Forwarded-For` as far as trusted proxies wrote it (R14). When it
 * is not an address, the address of the connection is used.
 */
export const clientAddress = ({ ip, socket }: Visitor): string =>
  plain(withoutPort(ip)) || plain(socket.remoteAddress ?? "");

/** Whether an address is a loopback address. */
export const isThisMachine = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";

/** Some proxies write `[2001:db8::1]:443` and `203.0.113.7:51234`. */
const withoutPort = (text: string) =>
  text.replace(/^\[([^\]]*)\](?::\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");

/** Writes `::ffff:1.2.3.4` as `1.2.3.4`. Returns `""` for text that is not an address. */
const plain = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address).toString() : "");

/**
 * The group that limits count as one client: an IPv4 address, also when written as IPv6, or the /64 network of an
 * IPv6 address, because one customer has at least a /64 (B22). Text that is not an address is returned unchanged.
 */
export function groupOfAddress(text: string): string {
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/** The group of the client that sent a request. */
export const clientGroup = (request: Visitor): string => groupOfAddress(clientAddress(request));
