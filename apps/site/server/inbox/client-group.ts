import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { createClientAddress } from "../client-address.ts";

/**
 * What limits count as one client: an IPv4 address, or the /64 that one IPv6 customer has at least (B22).
 * Throws when a trusted proxy is neither an address nor a range.
 */
export function createClientGroup(trustedProxies: readonly string[]) {
  const addressOf = createClientAddress(trustedProxies);
  return function clientOf(request: IncomingMessage): string {
    const text = addressOf(request);
    const address = ipaddr.isValid(text) ? ipaddr.parse(text) : null;
    if (!(address instanceof ipaddr.IPv6)) return text;
    const network = address.parts.slice(0, 4).map((part) => part.toString(16));
    return `${network.join(":")}::/64`;
  };
}
