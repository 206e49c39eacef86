import { BlockList, isIP } from "node:net";

/** Addresses that are not on the public internet (IANA special-purpose registries, RFC 6890). */
const reserved = new BlockList();
for (const [net, bits] of [
  ...[["0.0.0.0", 8] as const, ["10.0.0.0", 8] as const, ["100.64.0.0", 10] as const],
  ...[["127.0.0.0", 8] as const, ["169.254.0.0", 16] as const, ["172.16.0.0", 12] as const],
  ...[["192.0.0.0", 24] as const, ["192.0.2.0", 24] as const, ["192.168.0.0", 16] as const],
  ...[["198.18.0.0", 15] as const, ["198.51.100.0", 24] as const, ["203.0.113.0", 24] as const],
  ...[["224.0.0.0", 4] as const, ["240.0.0.0", 4] as const],
] as const)
  reserved.addSubnet(net, bits, "ipv4");

/** Of IPv6 only global unicast is public, without the ranges that lead to an IPv4 address or to no host. */
const publicV6 = new BlockList();
publicV6.addSubnet("2000::", 3, "ipv6");
const reservedV6 = new BlockList();
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  reservedV6.addSubnet(net, bits, "ipv6");

/** Whether an IP address is private, local or reserved. Anything that is no IP address counts as private. */
export function isPrivateAddress(ip: string): boolean {
  const version = isIP(ip);
  if (version === 4) return reserved.check(ip, "ipv4");
  return version !== 6 || !publicV6.check(ip, "ipv6") || reservedV6.check(ip, "ipv6");
}
