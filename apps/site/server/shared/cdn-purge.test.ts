import { readBody } from "@miqyas/http/read-body";
import { serve } from "@miqyas/http/testing/serve";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createCdnPurge } from "./cdn-purge.ts";
import type { Cdn } from "./cdn-purge.ts";

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A CDN that answers with these statuses, then with 200, and the purge that asks it. */
async function startCdn(kind: Cdn | undefined, statuses: number[] = []) {
  const asked: { headers: Record<string, unknown>; body: string }[] = [];
  const server = await serve(async (request, reply) => {
    asked.push({ headers: request.headers, body: String(await readBody(request.raw, 8192)) });
    return reply.code(statuses.shift() ?? 200).send("");
  });
  const report = vi.fn();
  const settings = {
    CDN: kind,
    CDN_PURGE_URL: `http://127.0.0.1:${server.port}/purge`,
    CDN_PURGE_TOKEN: "for-tests-only",
  };
  const purge = createCdnPurge({ settings, report, retryAfter: 10 });
  ends.push(server.close, () => purge.stop());
  return { asked, purge, report };
}

test("MANY-6 a publish purges the calls that show it, in Cloudflare's form", async () => {
  const { asked, purge } = await startCdn("cloudflare");
  purge.announce(["our-services"]);
  await vi.waitFor(() => expect(asked).toHaveLength(1), 20_000);
  expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
    tags: ["our-services", "our-impacts", "redirects", "search", "content"],
  });
  expect(asked[0]?.headers).toMatchObject({ authorization: "Bearer for-tests-only" });
});

test("MANY-6 and in Fastly's; what nobody knows purges every page", async () => {
  const { asked, purge } = await startCdn("fastly");
  purge.announce(["an-unknown-kind"]);
  await vi.waitFor(() => expect(asked).toHaveLength(1), 20_000);
  expect(asked[0]?.headers).toMatchObject({ "surrogate-key": "page", "fastly-key": "for-tests-only" });
});

test("MANY-6 a CDN that refuses is asked again, with what came meanwhile", async () => {
  const { asked, purge, report } = await startCdn("cloudflare", [500, 429]);
  purge.announce(["core-values"]);
  purge.announce(["our-teams"]);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(3), 20_000);
  expect(report).toHaveBeenCalledTimes(2);
  expect(asked.at(-1)?.body).toContain("core-values");
  expect(asked.at(-1)?.body).toContain("our-teams");
});

test("MANY-6 without a CDN nobody is asked", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  onTestFinished(() => fetched.mockRestore());
  const { purge } = await startCdn(undefined);
  purge.announce(["blogs"]);
  // A request that `stop` ends would still have been sent.
  await purge.stop();
  expect(fetched).not.toHaveBeenCalled();
});
