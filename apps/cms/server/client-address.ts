import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Who asks, as far as it can be known. */
export interface Client {
  /** What limits are counted by: an IPv4 address, or the /64 network of an IPv6 address. */
  key: string;
  /** This machine or a trusted proxy speaking for itself, such as the site's own server. */
  isOurs: boolean;
}

/** A range of addresses: a CIDR, or one address. Throws a sentence for the operator when it is neither. */
function parseRange(range: string): [Address, number] {
  try {
    if (range.includes("/")) return ipaddr.parseCIDR(range);
    const address = ipaddr.process(range);
    return [address, address.kind() === "ipv4" ? 32 : 128];
  } catch {
    throw new Error(`TRUSTED_PROXIES: "${range}" is neither an address nor a range of addresses`);
  }
}

const isWithin = (address: Address, [network, bits]: [Address, number]) =>
  address.kind() === network.kind() && address.match(network, bits);

function parse(text: string | undefined): Address | undefined {
  const bare = text?.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, "$1") ?? "";
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

function keyOf(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}

/**
 * Finds the client of a request. `X-Forwarded-For` is believed only as far as trusted proxies wrote it: from the
 * right, the first address that is none of theirs; what stands left of it anybody could have written (B22).
 */
export function createClientFinder(trusted: readonly string[]) {
  const ranges = trusted.map(parseRange);
  const isTrusted = (address: Address) => ranges.some((range) => isWithin(address, range));

  return function findClient(socketAddress: string | undefined, forwardedFor: string | undefined): Client {
    let client = parse(socketAddress);
    if (!client) return { key: "unknown", isOurs: false };
    const hops = (forwardedFor ?? "").split(",").filter((hop) => hop.trim() !== "");
    while (isTrusted(client) && hops.length > 0) {
      const next = parse(hops.pop());
      if (!next) break;
      client = next;
    }
    return { key: keyOf(client), isOurs: client.range() === "loopback" || isTrusted(client) };
  };
}
