import { expect, test } from "vitest";
import { clientAddress, clientGroup } from "./client-address.ts";
import { createTestApp } from "./testing/serve.ts";

/** How an app that trusts these proxies sees whoever comes from an address and says to forward for another. */
async function see(trusted: string[], remoteAddress: string, forwarded?: string) {
  const app = createTestApp((request) => [clientAddress(request), clientGroup(request)], trusted);
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const [address, group] = (await app.inject({ url: "/", remoteAddress, headers })).json<string[]>();
  return { address, group };
}

test("B22: nobody is believed unless the operator trusts them", async () => {
  expect((await see([], "::ffff:203.0.113.7", "1.1.1.1")).address).toBe("203.0.113.7");
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
])("B22: behind trusted proxies, %s with %s is %s", async (peer, forwarded, visitor) => {
  expect((await see(["10.0.0.0/8", "fd00::2"], peer, forwarded)).address).toBe(visitor);
});

test("a range that is none is refused at the start", () => {
  expect(() => createTestApp(() => undefined, ["10.0.0.0/99"])).toThrow();
  expect(() => createTestApp(() => undefined, ["proxy"])).toThrow();
});

test.each([
  ["an IPv4 address counts alone", "203.0.113.9", undefined, "203.0.113.9"],
  ["also when written as IPv6", "::ffff:203.0.113.9", undefined, "203.0.113.9"],
  ["IPv6 counts by its /64", "2001:db8:1:2:3:4:5:6", undefined, "2001:db8:1:2::/64"],
  ["behind the proxy too", "10.0.0.1", "6.6.6.6, 2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
])("B22 %s", async (_, remote, forwarded, client) => {
  expect((await see(["10.0.0.1"], remote, forwarded)).group).toBe(client);
});

test("B22 a thousand forged headers are one client, a thousand addresses of one /64 too", async () => {
  const app = createTestApp(clientGroup, ["10.0.0.1"]);
  const groupOf = async (remoteAddress: string, forwarded: string) =>
    (await app.inject({ url: "/", remoteAddress, headers: { "x-forwarded-for": forwarded } })).body;
  const groups = new Set<string>();
  for (let number = 0; number < 1000; number++) {
    groups.add(await groupOf("198.51.100.7", `10.0.0.1, 1.2.${number >> 8}.${number & 255}`));
    groups.add(await groupOf("10.0.0.1", `2001:db8:1:2:${number.toString(16)}::1`));
  }
  expect(groups).toEqual(new Set(["198.51.100.7", "2001:db8:1:2::/64"]));
});
