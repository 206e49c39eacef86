import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isThisMachine } from "../request/client-address.ts";
import { createClientLimit, registerClientLimits } from "./client-limit.ts";
import type { ClientLimit } from "./client-limit.ts";
import { createTestApp } from "../testing/serve.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** An app that answers with the seconds that its client has to wait. */
async function start(trusted: string[] = []) {
  const limits: ClientLimit[] = [];
  const app = createTestApp(async (request) => String(await limits[0]?.(request)), trusted);
  await registerClientLimits(app);
  limits.push(createClientLimit(app, { count: 300, period: 60_000 }, isThisMachine));
  return async (remoteAddress: string, forwardedFor?: string) => {
    const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
    return Number((await app.inject({ url: "/", remoteAddress, headers })).body);
  };
}

/** The answers of the limit to this number of requests. */
async function times(count: number, ask: () => Promise<number>): Promise<number[]> {
  const waits: number[] = [];
  for (let time = 0; time < count; time++) waits.push(await ask());
  return waits;
}

describe("R14: what one client may ask", () => {
  test("300 in a minute; the next one waits, another client does not", async () => {
    const from = await start();
    expect(Math.max(...(await times(300, () => from("203.0.113.9"))))).toBe(0);
    expect(await from("203.0.113.9")).toBe(1);
    expect(await from("203.0.113.10")).toBe(0);
    vi.advanceTimersByTime(1_000);
    expect(await times(6, () => from("203.0.113.9"))).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test("B22 a client is who a trusted proxy names, and a whole /64 of IPv6", async () => {
    const from = await start(["10.0.0.1"]);
    await times(300, () => from("10.0.0.1", "2001:db8::1"));
    expect(await from("10.0.0.1", "6.6.6.6, 2001:db8::ffff")).toBe(1);
    expect(await from("10.0.0.1", "2001:db8:0:1::1")).toBe(0);
  });

  test("whoever speaks from this machine is not one client", async () => {
    const from = await start();
    for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
      expect(Math.max(...(await times(400, () => from(address))))).toBe(0);
  });

  test("nobody is exempt unless the server says so, and a route without the limit has none", async () => {
    const limits: ClientLimit[] = [];
    const app = createTestApp(async (request) =>
      String(request.url === "/free" ? 0 : await limits[0]?.(request)),
    );
    await registerClientLimits(app);
    limits.push(createClientLimit(app, { count: 1, period: 60_000 }));
    const get = async (url: string) => Number((await app.inject({ url, remoteAddress: "127.0.0.1" })).body);
    expect([await get("/"), await get("/"), await get("/free")]).toEqual([0, 60, 0]);
  });
});
