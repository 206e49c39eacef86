import { describe, expect, test } from "vitest";
import { createClientFinder } from "./client-address.ts";

const none = createClientFinder([]);
const proxied = createClientFinder(["10.0.0.0/8", "192.0.2.7", "2001:db8:aaaa::/48"]);

describe("who asks (B22)", () => {
  test("without trusted proxies X-Forwarded-For says nothing", () => {
    for (const forged of ["1.2.3.4", "127.0.0.1", "1.2.3.4, 5.6.7.8", "garbage", ""])
      expect(none("203.0.113.9", forged)).toEqual({ key: "203.0.113.9", isOurs: false });
  });

  test.each([
    ["10.1.1.1", "203.0.113.9", "203.0.113.9"],
    ["10.1.1.1", "6.6.6.6, 203.0.113.9", "203.0.113.9"],
    ["10.1.1.1", "6.6.6.6, 203.0.113.9, 192.0.2.7", "203.0.113.9"],
    ["::ffff:10.1.1.1", "203.0.113.9", "203.0.113.9"],
    ["203.0.113.9", "6.6.6.6", "203.0.113.9"],
    ["10.1.1.1", "[2001:db8:1:2:3::4]:443", "2001:db8:1:2::/64"],
  ])("from %s with %j it is %s", (socket, forwarded, key) => {
    expect(proxied(socket, forwarded)).toEqual({ key, isOurs: false });
  });

  test("what a trusted proxy wrote wrongly is not read past", () => {
    expect(proxied("10.1.1.1", "6.6.6.6, nonsense")).toEqual({ key: "10.1.1.1", isOurs: true });
  });

  test("a whole /64 of IPv6 is one client", () => {
    expect(none("2001:db8:1:2::1", undefined)).toEqual(none("2001:db8:1:2:ffff:1:2:3", undefined));
    expect(none("2001:db8:1:2::1", undefined)).not.toEqual(none("2001:db8:1:3::1", undefined));
  });

  test("this machine and trusted proxies speaking for themselves are ours", () => {
    expect(none("127.0.0.1", undefined).isOurs).toBe(true);
    expect(none("::1", undefined).isOurs).toBe(true);
    expect(proxied("10.1.1.1", undefined).isOurs).toBe(true);
    expect(none(undefined, "127.0.0.1").isOurs).toBe(false);
  });

  test("a wrong range is named to the operator", () => {
    expect(() => createClientFinder(["10.0.0.0/99"])).toThrow('TRUSTED_PROXIES: "10.0.0.0/99"');
  });
});
