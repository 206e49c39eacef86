import { createHmac } from "node:crypto";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "../../src/log/log.ts";
import { createSiteSignal } from "./site-signal.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const secret = "a secret of the site";

function start(answers: (number | Error)[]) {
  const sent: { body: string; headers: Headers }[] = [];
  const send = vi.fn(async (_url: string | URL | Request, init?: RequestInit) => {
    sent.push({ body: v.parse(v.string(), init?.body), headers: new Headers(init?.headers) });
    const answer = answers.shift() ?? 204;
    if (answer instanceof Error) throw answer;
    return new Response(null, { status: answer });
  });
  return { sent, signal: createSiteSignal({ url: "http://site.invalid/__signal", secret, send }) };
}

describe("the signal to the site", () => {
  test("changes close together go in one, signed over its very bytes", async () => {
    const { sent, signal } = start([204]);
    signal.announce(["blogs", "blog"]);
    signal.announce(["media", "blogs"]);
    await vi.advanceTimersByTimeAsync(99);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(1);
    const [{ body = "", headers } = {}] = sent;
    const { at, changedAt, tags } = v.parse(
      v.object({ tags: v.array(v.string()), at: v.string(), changedAt: v.string() }),
      JSON.parse(body),
    );
    expect(tags).toEqual(["blog", "blogs", "media"]);
    expect(Date.parse(at) - Date.parse(changedAt)).toBe(100);
    expect(headers?.get("x-miqyas-signature")).toBe(
      `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
    );
  });

  test("is repeated until the site takes it, and the log says so once", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    const info = vi.spyOn(log, "info").mockImplementation(() => undefined);
    const { sent, signal } = start(Array.from({ length: 20 }, () => new Error("refused")));
    signal.announce(["blogs"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(21);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(info).toHaveBeenCalledTimes(1);
  });

  test("a change during the attempts goes with the next one, and the time stays that of the first", async () => {
    const { sent, signal } = start([500, 204]);
    signal.announce(["blogs"]);
    await vi.advanceTimersByTimeAsync(150);
    signal.announce(["home-page"]);
    await vi.advanceTimersByTimeAsync(10_000);
    const read = v.object({ tags: v.array(v.string()), changedAt: v.string() });
    const [first, second] = sent.map(({ body }) => v.parse(read, JSON.parse(body)));
    expect(sent).toHaveLength(2);
    expect(second).toEqual({ tags: ["blogs", "home-page"], changedAt: first?.changedAt });
  });

  test("nothing is sent once it is stopped", async () => {
    const { sent, signal } = start([]);
    signal.announce(["blogs"]);
    signal.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(0);
  });
});
