import { expect, test } from "vitest";
import {
  clientAddress,
  clientGroup,
  createAddressTest,
  groupOfAddress,
  isThisMachine,
} from "./client-address.ts";
import { createTestApp } from "../testing/serve.ts";

/**
 * How an app that trusts these proxies identifies a client: the connection comes from one address and forwards for
 * another.
 */
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
  ["10.0.0.2", "6.6.6.6, 203.0.113.9, 10.0.0.7", "203.0.113.9"],
  ["::ffff:10.1.1.1", "203.0.113.9", "203.0.113.9"],
  ["10.0.0.2", "[2001:db8:1:2:3::4]:443", "2001:db8:1:2:3::4"],
  ["10.0.0.2", "198.51.100.7:51234", "198.51.100.7"],
  // An invalid entry by a trusted proxy ends the search.
  ["10.0.0.2", "6.6.6.6, nonsense", "10.0.0.2"],
])("B22: behind trusted proxies, %s with %s is %s", async (peer, forwarded, visitor) => {
  expect((await see(["10.0.0.0/8", "fd00::2"], peer, forwarded)).address).toBe(visitor);
});

test("B22: without trusted proxies X-Forwarded-For says nothing", async () => {
  for (const forged of ["1.2.3.4", "127.0.0.1", "1.2.3.4, 5.6.7.8", "garbage", ""])
    expect(await see([], "203.0.113.9", forged)).toEqual({ address: "203.0.113.9", group: "203.0.113.9" });
});

test("this machine and trusted proxies are known, whoever speaks through them is not", () => {
  const isProxy = createAddressTest(["10.0.0.0/8", "2001:db8:aaaa::/48"]);
  expect(["10.1.1.1", "::ffff:10.1.1.1", "2001:db8:aaaa:1::1"].map(isProxy)).toEqual([true, true, true]);
  expect(["203.0.113.9", "2001:db8:aaab::1", "", "unknown"].map(isProxy)).not.toContain(true);
  const isOne = createAddressTest(["203.0.113.9", "2001:db8::1"]);
  expect(["203.0.113.9", "::ffff:203.0.113.9", "2001:db8::1"].map(isOne)).toEqual([true, true, true]);
  expect(["203.0.113.8", "2001:db8::2", "::"].map(isOne)).not.toContain(true);
  expect(createAddressTest([])("203.0.113.9")).toBe(false);
  expect(["127.0.0.1", "::1"].map(isThisMachine)).toEqual([true, true]);
  expect(["203.0.113.9", "10.1.1.1", "", "unknown"].map(isThisMachine)).not.toContain(true);
});

test("a range that is none is named, and refused at the start", () => {
  expect(() => createAddressTest(["10.0.0.0/99"])).toThrow(
    '"10.0.0.0/99" is neither an address nor a range of addresses',
  );
  expect(() => createTestApp(() => undefined, ["10.0.0.0/99"])).toThrow();
  expect(() => createTestApp(() => undefined, ["proxy"])).toThrow();
});

test("B22 an address that a proxy writes with its port is read; another text is none", () => {
  const read = (ip: string, remoteAddress?: string) => clientAddress({ ip, socket: { remoteAddress } });
  expect(read("[2001:db8::1]")).toBe("2001:db8::1");
  expect(read("[2001:db8::1]:443")).toBe("2001:db8::1");
  expect(read("x[2001:db8::1]", "203.0.113.9")).toBe("203.0.113.9");
  expect(read("[2001:db8::1]x", "203.0.113.9")).toBe("203.0.113.9");
  expect(read("nonsense")).toBe("");
  expect(groupOfAddress("nonsense")).toBe("nonsense");
  expect(clientGroup({ ip: "2001:db8:a:b:c::1", socket: {} })).toBe("2001:db8:a:b::/64");
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
