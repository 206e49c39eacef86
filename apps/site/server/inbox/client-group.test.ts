import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createClientGroup } from "./client-group.ts";

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }) as unknown as IncomingMessage;

test.each([
  ["an IPv4 address counts alone", "203.0.113.9", undefined, "203.0.113.9"],
  ["also when written as IPv6", "::ffff:203.0.113.9", undefined, "203.0.113.9"],
  ["IPv6 counts by its /64", "2001:db8:1:2:3:4:5:6", undefined, "2001:db8:1:2::/64"],
  ["behind the proxy too", "10.0.0.1", "6.6.6.6, 2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
])("B22 %s", (_, remote, forwarded, client) => {
  expect(createClientGroup(["10.0.0.1"])(request(remote, forwarded))).toBe(client);
});

test("B22 a thousand forged headers are one client, a thousand addresses of one /64 too", () => {
  const clientOf = createClientGroup(["10.0.0.1"]);
  const clients = Array.from({ length: 1000 }, (_, number) => [
    clientOf(request("198.51.100.7", `10.0.0.1, 1.2.${number >> 8}.${number & 255}`)),
    clientOf(request("10.0.0.1", `2001:db8:1:2:${number.toString(16)}::1`)),
  ]).flat();
  expect(new Set(clients)).toEqual(new Set(["198.51.100.7", "2001:db8:1:2::/64"]));
});
