import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { createCallLimit } from "./call-limit.ts";

/** A request that came from an address, through a proxy where another one is named. */
const from = (remoteAddress: string, forwardedFor?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor },
  }) as unknown as IncomingMessage;

/** What the limit says to each of so many calls. */
const call = (limit: (request: IncomingMessage) => number, request: IncomingMessage, times: number) =>
  Array.from({ length: times }, () => limit(request));

describe("reliability row 14: calls that go on to the backend", () => {
  test("300 in a minute of one visitor; the next one waits, another visitor does not", () => {
    let time = 0;
    const limit = createCallLimit([], () => time);
    expect(Math.max(...call(limit, from("203.0.113.9"), 300))).toBe(0);
    expect(limit(from("203.0.113.9"))).toBe(1);
    expect(limit(from("203.0.113.10"))).toBe(0);
    time = 1_000;
    expect(call(limit, from("203.0.113.9"), 6)).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test("B22 a visitor is who a trusted proxy names, and a whole /64 of IPv6", () => {
    const limit = createCallLimit(["10.0.0.1"], () => 0);
    call(limit, from("10.0.0.1", "2001:db8::1"), 300);
    expect(limit(from("10.0.0.1", "6.6.6.6, 2001:db8::ffff"))).toBe(1);
    expect(limit(from("10.0.0.1", "2001:db8:0:1::1"))).toBe(0);
  });

  test("whoever speaks from this machine is not one visitor", () => {
    const limit = createCallLimit([], () => 0);
    for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
      expect(Math.max(...call(limit, from(address), 400))).toBe(0);
  });
});
