import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createClientAddress } from "./client-address.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }) as unknown as IncomingMessage;

test("B22: nobody is believed unless the operator trusts them", () => {
  const address = createClientAddress([]);
  expect(address(from("::ffff:203.0.113.7", "1.1.1.1"))).toBe("203.0.113.7");
});

test.each([
  ["10.0.0.2", "198.51.100.4", "198.51.100.4"],
  ["10.0.0.2", "6.6.6.6, 198.51.100.4", "198.51.100.4"],
  ["10.0.0.2", "198.51.100.4, 10.0.0.9", "198.51.100.4"],
  ["10.0.0.2", "10.0.0.8, 10.0.0.9", "10.0.0.8"],
  ["10.0.0.2", "nonsense", "10.0.0.2"],
  ["10.0.0.2", undefined, "10.0.0.2"],
  ["203.0.113.7", "198.51.100.4", "203.0.113.7"],
  ["fd00::2", "2001:db8::1", "2001:db8::1"],
])("B22: behind trusted proxies, %s with %s is %s", (peer, forwarded, visitor) => {
  expect(createClientAddress(["10.0.0.0/8", "fd00::2"])(from(peer, forwarded))).toBe(visitor);
});

test("a range that is none is refused at the start", () => {
  expect(() => createClientAddress(["10.0.0.0/99"])).toThrow();
  expect(() => createClientAddress(["proxy"])).toThrow();
});
