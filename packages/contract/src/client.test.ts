import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  ApiError,
  createClient,
  getAboutUs,
  getPrivacyPolicy,
  getTrend,
  listBlogs,
  listEducationResources,
  listServices,
  listTeam,
  sendContactMessage,
  subscribeToNewsletter,
  wait,
} from "./index.ts";
import type { Trend } from "./index.ts";

interface Recorded {
  url: string;
  headers: Headers;
  method: string;
}

type FakeAnswer = Response | "network";

const ok = (data: unknown) => Response.json({ success: true, data });
const about = () => ok({ description: "<p>a</p>" });

/** A client with a list of answers; the last one repeats. */
function clientWith(
  answers: (() => FakeAnswer)[],
  { token, random = 0.5 }: { token?: string; random?: number } = {},
) {
  const requests: Recorded[] = [];
  const discard = vi.fn();
  const client = createClient({
    baseUrl: "https://backend.example",
    random: () => random,
    ...(token !== undefined && { token: { read: () => token, discard } }),
    fetch: async (input, init) => {
      requests.push({
        url: input instanceof Request ? input.url : input.toString(),
        headers: new Headers(init?.headers),
        method: init?.method ?? "GET",
      });
      const answer = (answers[requests.length - 1] ?? answers.at(-1))?.() ?? "network";
      if (answer === "network") throw new TypeError("Failed to fetch");
      return answer;
    },
  });
  return { client, requests, discard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function settle<T>(promise: Promise<T>): Promise<unknown> {
  const settled = promise.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
}

describe.each(["en", "ar"] as const)("a call in %s", (locale) => {
  it("API-2 carries the language in query and headers and forbids caches", async () => {
    const { client, requests } = clientWith([about]);
    expect(await client.read(getAboutUs, {}, { locale })).toBe("<p>a</p>");
    expect(requests[0]?.url).toBe(`https://backend.example/api/v1/about-us?lang=${locale}`);
    const headers = requests[0]?.headers;
    expect(headers?.get("accept-language")).toBe(locale);
    expect(headers?.get("content-language")).toBe(locale);
    expect(headers?.get("content-type")).toBe("application/json");
    expect(headers?.get("cache-control")).toBe("no-cache");
    expect(headers?.get("pragma")).toBe("no-cache");
    expect(headers?.get("expires")).toBe("0");
    expect(headers?.has("authorization")).toBe(false);
  });

  it("API-7 asks for articles in tens, from the highest id down, unless told otherwise", async () => {
    const { client, requests } = clientWith([() => ok({ blogs: [] })]);
    await client.read(listBlogs, {}, { locale });
    const query = `sortDirection=desc&sortBy=id&page=1&per_page=10&lang=${locale}`;
    expect(requests[0]?.url).toBe(`https://backend.example/api/v1/blogs?${query}`);
  });
});

it("F5 no call follows a redirect or carries cookies", async () => {
  const options: (RequestInit | undefined)[] = [];
  const record: typeof fetch = (_url, init) => {
    options.push(init);
    return Promise.resolve(about());
  };
  const client = createClient({ baseUrl: "https://backend.example", fetch: record });
  await client.read(getAboutUs, {}, { locale: "en" });
  expect(options).toMatchObject([{ redirect: "error", credentials: "omit" }]);
});

describe("retries", () => {
  it.each([
    { random: 0.5, waits: [1000, 2000, 3000] },
    { random: 0, waits: [800, 1600, 2400] },
    { random: 1, waits: [1200, 2400, 3600] },
  ])("API-4 asks again after 1, 2 and 3 s ± 20 %, then gives up: $waits", async ({ random, waits }) => {
    const times: number[] = [];
    const down = () => {
      times.push(Date.now());
      return new Response("", { status: 503 });
    };
    const { client } = clientWith([down], { random });
    const error = await settle(client.read(getAboutUs, {}, { locale: "en" }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: "status", status: 503, message: "Failed to load content" });
    expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual(waits);
  });

  it("STA-4 does not ask again after a 4xx or a malformed answer", async () => {
    for (const answer of [() => new Response("", { status: 400 }), () => new Response("<html>")]) {
      const { client, requests } = clientWith([answer]);
      expect(await settle(client.read(getAboutUs, {}, { locale: "en" }))).toBeInstanceOf(ApiError);
      expect(requests).toHaveLength(1);
    }
  });

  it("STA-4 obeys Retry-After of a 429", async () => {
    const started = Date.now();
    const { client, requests } = clientWith([
      () => new Response("", { status: 429, headers: { "retry-after": "7" } }),
      about,
    ]);
    expect(await settle(client.read(getAboutUs, {}, { locale: "en" }))).toBe("<p>a</p>");
    expect(requests).toHaveLength(2);
    expect(Date.now() - started).toBe(7000);
  });

  it("STA-6 an aborted call makes no further request", async () => {
    const { client, requests } = clientWith([() => "network"]);
    const stop = new AbortController();
    const call = client.read(getAboutUs, {}, { locale: "en", signal: stop.signal }).catch((e: unknown) => e);
    await vi.advanceTimersByTimeAsync(500);
    stop.abort(new Error("left"));
    expect(await call).toMatchObject({ message: "left" });
    await vi.runAllTimersAsync();
    expect(requests).toHaveLength(1);
  });

  it("API-1 gives up an attempt after 15 s, and 30 s for the contact message", async () => {
    vi.useRealTimers();
    const spy = vi.spyOn(AbortSignal, "timeout");
    const { client } = clientWith([about]);
    await client.read(getAboutUs, {}, { locale: "en" });
    await client.send(sendContactMessage, { name: "a", email: "a@b.c", message: "m" }, { locale: "en" });
    await client.send(subscribeToNewsletter, { email: "a@b.c" }, { locale: "en" });
    expect(spy.mock.calls).toEqual([[15_000], [30_000], [15_000]]);
    spy.mockRestore();
  });

  it("CON-12 posts again only with an idempotency key, the same on every attempt", async () => {
    const body = { name: "a", email: "a@b.c", message: "m" };
    const keyed = clientWith([() => "network", () => new Response("", { status: 201 })]);
    await settle(
      keyed.client.send(sendContactMessage, body, { locale: "en", idempotencyKey: "k".repeat(20) }),
    );
    expect(keyed.requests.map(({ headers }) => headers.get("idempotency-key"))).toEqual([
      "k".repeat(20),
      "k".repeat(20),
    ]);
    const unkeyed = clientWith([() => "network"]);
    expect(await settle(unkeyed.client.send(sendContactMessage, body, { locale: "en" }))).toBeInstanceOf(
      ApiError,
    );
    expect(unkeyed.requests).toHaveLength(1);
  });
});

describe("a stored token", () => {
  it("ROLE-2 is sent as a bearer credential, and a 401 is asked again without it", async () => {
    const { client, requests, discard } = clientWith([() => new Response("", { status: 401 }), about], {
      token: "abc.def",
    });
    expect(await client.read(getAboutUs, {}, { locale: "en" })).toBe("<p>a</p>");
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer abc.def", null]);
    expect(discard).toHaveBeenCalledOnce();
  });

  it.each(["", "a b", "a\nb", "ر", "a".repeat(3000)])("B9 is left out when malformed: %j", async (token) => {
    const { client, requests } = clientWith([about], { token });
    await client.read(getAboutUs, {}, { locale: "en" });
    expect(requests[0]?.headers.has("authorization")).toBe(false);
  });
});

describe("answers", () => {
  it("RT-21 a 404 is not a failure: it is not-found with the catalogue's text", async () => {
    for (const status of [404, 410]) {
      const { client } = clientWith([() => Response.json({ success: false }, { status })]);
      expect(await settle(client.read(getTrend, { id: "9" }, { locale: "en" }))).toMatchObject({
        kind: "not-found",
        message: "Trend not found or invalid response",
      });
      expect(await settle(client.read(getPrivacyPolicy, {}, { locale: "en" }))).toMatchObject({
        kind: "not-found",
      });
    }
  });

  it.each([
    ["a proxy's", () => new Response("404 page not found", { status: 404 })],
    ["a gateway's", () => Response.json({ message: "no Route matched" }, { status: 404 })],
    ["a page", () => new Response("<h1>", { status: 410, headers: { "content-type": "text/html" } })],
    [
      "one cut short",
      () => new Response('{"success":fal', { status: 404, headers: { "content-type": "application/json" } }),
    ],
  ])("RT-21 F5 a 404 without the envelope is a failure: %s", async (_what, answer) => {
    const { client } = clientWith([answer]);
    const error = await settle(client.read(getTrend, { id: "9" }, { locale: "en" }));
    expect(error).toMatchObject({ kind: "status" });
  });

  it.each(["01", "..", "100%", "a;b", "a/b", "a\\b", "a\u0000", "a\u007f"])(
    "RT-19 RT-21 B13 %j is no id: nothing is asked, and nothing is there",
    async (id) => {
      const { client, requests } = clientWith([() => new Response(null, { status: 400 })]);
      const error = await settle(client.read(getTrend, { id }, { locale: "en" }));
      expect(error).toMatchObject({ kind: "not-found", message: "Trend not found or invalid response" });
      expect(requests).toEqual([]);
    },
  );

  it("RT-21 F5 a list is never not there; a call that a backend need not have may be, in any words", async () => {
    const stated = clientWith([() => Response.json({ success: false }, { status: 404 })]);
    expect(await settle(stated.client.read(listServices, {}, { locale: "en" }))).toMatchObject({
      kind: "status",
      status: 404,
    });
    const bare = clientWith([() => new Response("404 page not found", { status: 404 })]);
    expect(await settle(bare.client.read(listTeam, {}, { locale: "en" }))).toMatchObject({
      kind: "not-found",
    });
  });

  it("F5 lets go of the body of an error, also of one that will not go", async () => {
    const cancel = vi.fn();
    const refuse = () => Promise.reject(new Error("still here"));
    for (const status of [404, 410, 400])
      for (const source of [{ cancel }, { cancel: refuse }]) {
        const { client } = clientWith([() => new Response(new ReadableStream(source), { status })]);
        const error = await settle(client.read(getAboutUs, {}, { locale: "en" }));
        expect(error).toMatchObject({ kind: "status", status });
      }
    expect(cancel).toHaveBeenCalledTimes(3);
  });

  it("F6 half a surrogate pair in any text is one sign that can be shown and put into an address", async () => {
    const body = String.raw`{"success":true,"data":{"id":"1","title":"a\ud800b \ud83d\ude00 \\ud800","images":[{"image":"\udc00"}]}}`;
    const { client } = clientWith([() => new Response(body)]);
    const trend = (await settle(client.read(getTrend, { id: "1" }, { locale: "en" }))) as Trend;
    expect(trend.title).toBe("a\ufffdb \u{1f600} \\ud800");
    expect(() => encodeURIComponent(trend.title)).not.toThrow();
  });

  it("F5 refuses a body over 5 MB", async () => {
    const { client } = clientWith([() => new Response("x".repeat(5 * 1024 * 1024 + 1))]);
    expect(await settle(client.read(getAboutUs, {}, { locale: "en" }))).toMatchObject({ kind: "malformed" });
  });

  it("API-28 any 2xx is success, whatever its body", async () => {
    for (const answer of [() => new Response(""), () => new Response("done", { status: 202 })]) {
      const { client } = clientWith([answer]);
      const body = { name: "a", email: "a@b.c", message: "m" };
      expect(await client.send(sendContactMessage, body, { locale: "en" })).toBeNull();
    }
  });
});

describe("a list that a backend pages", () => {
  /** A client of a list with one entry per page; its answers arrive out of order. */
  function clientOver(pages: number, idOn = (page: number) => page) {
    const asked: { page: number; query: string }[] = [];
    const atOnce = { now: 0, most: 0 };
    const client = createClient({
      baseUrl: "https://backend.example",
      fetch: async (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        const page = Number(url.searchParams.get("page") ?? 1);
        asked.push({ page, query: url.search });
        atOnce.most = Math.max(atOnce.most, ++atOnce.now);
        await wait(10 + ((pages - page) % 7));
        atOnce.now--;
        init?.signal?.throwIfAborted();
        const entries = [{ id: idOn(page), title: "a" }];
        const pagination = { total: pages, total_pages: pages, current_page: page };
        return ok({ our_services: entries, education_resources: entries, pagination });
      },
    });
    return { client, asked, atOnce };
  }
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

  it("API-11 API-17 API-18 is read to its end, each page once and four at a time, in order", async () => {
    const { client, asked, atOnce } = clientOver(60);
    const services = await settle(client.readAll(listServices, {}, { locale: "ar" }));
    expect(services).toMatchObject(upTo(60).map((id) => ({ id: String(id) })));
    expect(asked.map(({ page }) => page)).toEqual(upTo(60));
    expect(atOnce.most).toBe(4);
  });

  it("API-11 RES-5 asks every page of resources in nines, newest first", async () => {
    const { client, asked } = clientOver(6);
    await settle(client.readAll(listEducationResources, {}, { locale: "en" }));
    expect(asked.map(({ query }) => query)).toEqual(
      upTo(6).map((page) => `?page=${page}&perPage=9&sortDirection=desc&sortBy=created_at&lang=en`),
    );
  });

  it("API-17 fails after one request where it claims a billion pages", async () => {
    const { client, asked } = clientOver(1e9);
    expect(await settle(client.readAll(listServices, {}, { locale: "en" }))).toMatchObject({
      kind: "malformed",
      message: "No services found or invalid response",
    });
    expect(asked).toHaveLength(1);
  });

  it("API-17 has each entry once, and an end, where the backend ignores the page", async () => {
    const { client, asked } = clientOver(900, () => 1);
    expect(await settle(client.readAll(listServices, {}, { locale: "en" }))).toMatchObject([{ id: "1" }]);
    expect(asked).toHaveLength(5);
  });

  it("STA-6 is not read on once the caller has left", async () => {
    const { client, asked } = clientOver(60);
    const stop = new AbortController();
    const reading = client.readAll(listServices, {}, { locale: "en", signal: stop.signal });
    const ended = reading.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20);
    stop.abort(new Error("left"));
    await vi.runAllTimersAsync();
    expect(await ended).toMatchObject({ message: "left" });
    expect(asked).toHaveLength(5);
  });
});
