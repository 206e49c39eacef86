import { connect } from "node:net";
import type { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { connectBackend } from "./backend.ts";
import { createTestApp } from "@miqyas/http/testing/serve";
import { createCallProxy } from "./proxy-call.ts";
import { createFileProxy } from "./proxy-file.ts";
import { createCachingFetch } from "./caching-fetch.ts";
import { createResponseCache } from "./response-cache.ts";
import type { ResponseCache } from "./response-cache.ts";
import { ask, listenOn } from "@miqyas/http/testing/http";
import type { Listening } from "@miqyas/http/testing/http";
import { behaviours, only, startFaultyBackend } from "../testing/faulty-backend.ts";
import type { Behaviour, FaultyBackend } from "../testing/faulty-backend.ts";
import { createBackendProbe, createVerifiedFetch } from "./backend-probe.ts";

let backend: FaultyBackend;
let front: Listening;
let cache: ResponseCache;
/** Seconds that the next calls have to wait. */
let wait: number;

beforeEach(async () => {
  backend = await startFaultyBackend();
  cache = createResponseCache();
  wait = 0;
  const app = createTestApp((request, reply): unknown =>
    (request.url.startsWith("/media/") ? file : call)(request, reply),
  );
  const callBackend = connectBackend(app, backend.url);
  const call = createCallProxy({
    ...{ cache, secure: false, callBackend, timeoutWithCopy: 2_000 },
    isBackendUp: createBackendProbe(backend.url),
    limit: () => Promise.resolve(wait),
  });
  const file = createFileProxy({ secure: false, callBackend: connectBackend(app, backend.url), most: 2 });
  front = await listenOn(app);
});
afterEach(() => Promise.all([front.close(), backend.close()]));

const get = (path: string, headers = {}) => ask(front.port, path, { headers });
const post = (body: string | Buffer, headers = {}) =>
  ask(front.port, "/api/v1/contact-us-messages", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });

describe("what passes", () => {
  test("API-2: exactly the contract's headers go to the backend, with the visitor's address", async () => {
    await get("/api/v1/about-us?lang=ar", {
      "accept-language": "ar",
      "content-language": "ar",
      "cache-control": "no-cache",
      pragma: "no-cache",
      expires: "0",
      "if-none-match": '"0"',
      authorization: "Bearer abc.def",
      "accept-encoding": "gzip, br",
      cookie: "i18nextLng=ar; session=secret",
      host: "evil.example",
      "x-forwarded-for": "6.6.6.6",
      "x-forwarded-host": "evil.example",
      te: "trailers",
      "x-http-method-override": "DELETE",
      origin: "https://evil.example",
      referer: "https://evil.example/secret",
      "user-agent": "Somebody",
    });
    const [{ url = "", headers = {} } = {}] = backend.requests;
    expect(url).toBe("/api/v1/about-us?lang=ar");
    expect(headers).toEqual({
      "accept-language": "ar",
      "content-language": "ar",
      "cache-control": "no-cache",
      pragma: "no-cache",
      expires: "0",
      "if-none-match": '"0"',
      authorization: "Bearer abc.def",
      "accept-encoding": "br",
      "x-forwarded-for": "127.0.0.1",
      host: new URL(backend.url).host,
      connection: "keep-alive",
    });
  });

  test.each(["Bearer a b", "Basic abc", "Bearer ", `Bearer ${"a".repeat(2_001)}`])(
    "B9: the credential %j does not",
    async (authorization) => {
      await get("/api/v1/about-us", { authorization });
      expect(backend.requests[0]?.headers).not.toHaveProperty("authorization");
    },
  );

  test("the answer comes with headers of ours, and nothing of the backend's that identifies or sets", async () => {
    backend.behaviour = (request, response) => {
      response.setHeader("set-cookie", "a=b");
      response.setHeader("server", "Backend/1.0");
      response.setHeader("access-control-allow-origin", "*");
      behaviours.compressed(request, response);
    };
    const { status, headers } = await get("/api/v1/about-us", { "accept-encoding": "gzip" });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-encoding": "gzip",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    for (const name of ["set-cookie", "server", "access-control-allow-origin"])
      expect(headers).not.toHaveProperty(name);
  });

  test("304 and 404 pass as they are", async () => {
    backend.behaviour = (_request, response) => void response.writeHead(304, { etag: '"1"' }).end();
    expect(await get("/api/v1/about-us", { "if-none-match": '"1"' })).toMatchObject({
      status: 304,
      text: "",
    });
    backend.behaviour = only("/api/v1/blogs/9", behaviours.notFound);
    expect(await get("/api/v1/blogs/9")).toMatchObject({
      status: 404,
      text: expect.stringContaining("No such") as string,
    });
  });

  test("API-3 HEAD gets the headers of a GET, with the length of its body, also of a last good answer", async () => {
    const { status, headers } = await get("/api/v1/about-us");
    const head = () => ask(front.port, "/api/v1/about-us", { method: "HEAD" });
    const { "content-length": length, etag } = headers;
    expect(await head()).toMatchObject({ status, text: "", headers: { "content-length": length, etag } });
    backend.behaviour = behaviours.reset;
    expect(await head()).toMatchObject({ status, text: "", headers: { "content-length": length, etag } });
  });

  test("CON-12: a form goes once, with its key", async () => {
    backend.behaviour = behaviours.reset;
    const answer = await post('{"name":"ل"}', { "idempotency-key": "0123456789abcdef" });
    expect(answer.status).toBe(502);
    expect(backend.requests).toHaveLength(1);
    expect(backend.requests[0]).toMatchObject({
      method: "POST",
      body: '{"name":"ل"}',
      headers: { "idempotency-key": "0123456789abcdef", "content-length": "13" },
    });
  });
});

test("F4 a call that waits for a connection ends in time as well", async () => {
  const app = createTestApp((request, reply): unknown => call(request, reply));
  const call = createCallProxy({
    ...{ cache, secure: false, callBackend: connectBackend(app, backend.url, 1), timeoutWithCopy: 500 },
    isBackendUp: () => Promise.resolve(true),
  });
  const narrow = await listenOn(app);
  onTestFinished(() => narrow.close());
  const read = (path: string) => ask(narrow.port, path);
  expect((await read("/api/v1/about-us")).status).toBe(200);
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  backend.behaviour = (_request, response) => {
    begun.resolve();
    void held.promise.then(() => response.end());
  };
  const first = read("/api/v1/blogs");
  await begun.promise;
  expect((await read("/api/v1/about-us")).headers["x-stale"]).toBe("error");
  held.resolve();
  await first;
});

test("API-1 a read has 15 s, a form 30 s", async () => {
  const limits = vi.spyOn(AbortSignal, "timeout");
  onTestFinished(() => limits.mockRestore());
  await get("/api/v1/about-us");
  await post("{}");
  expect(limits.mock.calls).toEqual([[15_000], [30_000]]);
});

test("F7 a call ends when its visitor leaves", async () => {
  const ended = new Promise<void>((resolve) => {
    backend.behaviour = (request, response) => {
      response.once("close", () => resolve());
      left.destroy();
    };
  });
  const left = connect(front.port, "127.0.0.1", () =>
    left.write("GET /api/v1/about-us HTTP/1.1\r\nHost: x\r\n\r\n"),
  );
  await ended;
});

describe("B14: forms that are refused before the backend hears of them", () => {
  test.each([
    ["too large", 413, () => post("x".repeat(64 * 1024 + 1))],
    [
      "too large and without a length",
      413,
      () => post("x".repeat(70_000), { "transfer-encoding": "chunked" }),
    ],
    ["not JSON", 415, () => post("name=a", { "content-type": "application/x-www-form-urlencoded" })],
    ["from another site", 403, () => post("{}", { "sec-fetch-site": "cross-site" })],
  ])("%s", async (_what, status, send) => {
    expect((await send()).status).toBe(status);
    expect(backend.requests).toEqual([]);
  });

  test("the largest that is allowed passes", async () => {
    expect((await post(`"${"x".repeat(64 * 1024 - 2)}"`)).status).toBe(200);
  });
});

describe("F5, F7: a faulty backend", () => {
  const faults: [string, Behaviour][] = [
    ["breaks", behaviours.error],
    ["hides behind a gateway's page", behaviours.gatewayPage],
    ["hides behind a gateway that gives up", behaviours.timedOut],
    ["hides behind a proxy that has lost it", behaviours.bareNotFound],
    ["says of everything that it is not there", behaviours.notFound],
    ["answers HTML with 200", behaviours.html],
    ["answers HTML with 200 and calls it JSON", behaviours.mislabelled],
    ["answers nothing with 200", behaviours.empty],
    ["answers null with 200", behaviours.nothing],
    ["answers half of its JSON with 200", behaviours.halved],
    ["redirects", behaviours.redirect],
    ["stops in the middle", behaviours.cut],
    ["hangs up", behaviours.reset],
    ["never stops", behaviours.endless],
  ];

  test.each(faults)("%s: the last good answer is given, and marked", async (_what, fault) => {
    const { text } = await get("/api/v1/about-us?lang=en");
    backend.behaviour = fault;
    const answer = await get("/api/v1/about-us?lang=en");
    expect(answer).toMatchObject({ status: 200, text, headers: { "x-stale": "error" } });
    const unchanged = await get("/api/v1/about-us?lang=en", { "if-none-match": answer.headers.etag });
    expect(unchanged).toMatchObject({ status: 304, text: "" });
  });

  test("R4 F7 limits the calls: the last good answer is given, else the limit is passed on, and the resource is not broken", async () => {
    const { text } = await get("/api/v1/about-us?lang=en");
    backend.behaviour = behaviours.limited;
    for (let n = 0; n < 6; n++)
      expect(await get("/api/v1/about-us?lang=en")).toMatchObject({ status: 200, text });
    for (let n = 0; n < 6; n++)
      expect(await get("/api/v1/blogs")).toMatchObject({ status: 429, headers: { "retry-after": "7" } });
    expect(backend.requests).toHaveLength(13);
  });

  test("what was withdrawn does not come back in an outage", async () => {
    await get("/api/v1/blogs/7", { "accept-encoding": "br" });
    await get("/api/v1/blogs/7");
    backend.behaviour = only("/api/v1/blogs/7", behaviours.notFound);
    expect((await get("/api/v1/blogs/7")).status).toBe(404);
    backend.behaviour = behaviours.reset;
    expect((await get("/api/v1/blogs/7")).status).toBe(502);
    expect((await get("/api/v1/blogs/7", { "accept-encoding": "br" })).status).toBe(502);
  });

  test.each(faults)("%s, and there is no good answer: JSON that says so", async (_what, fault) => {
    backend.behaviour = fault;
    const { status, headers, text } = await get("/api/v1/about-us", { "accept-language": "ar" });
    expect([500, 502]).toContain(status);
    expect(headers["content-type"]).toContain("application/json");
    expect(JSON.parse(text)).toEqual({ success: false, message: expect.any(String) as string });
  });

  test("does not answer in time: nobody waits long when there is a last good answer", async () => {
    const { text } = await get("/api/v1/about-us");
    backend.behaviour = behaviours.silent;
    expect(await get("/api/v1/about-us")).toMatchObject({ status: 200, text });
  });

  test("gets one call per second after 5 failures of a resource", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    backend.behaviour = behaviours.error;
    for (let n = 0; n < 30; n++) await get("/api/v1/about-us");
    expect(backend.requests.length).toBe(5);
    expect(await get("/api/v1/about-us")).toMatchObject({ status: 503, headers: { "retry-after": "1" } });
    backend.behaviour = behaviours.healthy;
    expect((await get("/api/v1/blogs")).status).toBe(200);
    expect((await get("/api/v1/about-us")).status).toBe(503);
    // A client above its limit takes no probe from the others.
    vi.advanceTimersByTime(1_000);
    wait = 30;
    expect((await get("/api/v1/about-us")).status).toBe(429);
    wait = 0;
    expect((await get("/api/v1/about-us")).status).toBe(200);
  });

  test("a broken answer is never cached as the last good one, nor one meant for somebody", async () => {
    backend.behaviour = behaviours.brokenGzip;
    await get("/api/v1/about-us");
    backend.behaviour = behaviours.healthy;
    await get("/api/v1/about-us", { authorization: "Bearer abc" });
    backend.behaviour = behaviours.error;
    expect((await get("/api/v1/about-us")).status).toBe(500);
  });

  const oddities = [
    { success: true, data: { a: { a: {} } } },
    { success: true, data: [] },
    { success: true, data: null },
    { success: false, data: { description: "no" } },
  ];
  test.each(oddities)(
    "F6: %j is not what the call promises: never cached, and a good answer is better",
    async (body) => {
      const odd: Behaviour = (_request, response) =>
        void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
      backend.behaviour = odd;
      expect(JSON.parse((await get("/api/v1/about-us")).text)).toEqual(body);
      expect(cache.bytes).toBe(0);
      backend.behaviour = behaviours.healthy;
      const { text } = await get("/api/v1/about-us");
      backend.behaviour = odd;
      expect(await get("/api/v1/about-us")).toMatchObject({ text, headers: { "x-stale": "error" } });
      backend.behaviour = behaviours.reset;
      expect(await get("/api/v1/about-us")).toMatchObject({ status: 200, text });
    },
  );

  test("the last good answer of a language is never that of the other", async () => {
    await get("/api/v1/about-us", { "accept-language": "ar" });
    backend.behaviour = behaviours.reset;
    expect((await get("/api/v1/about-us", { "accept-language": "en" })).status).toBe(502);
    expect((await get("/api/v1/about-us", { "accept-language": "ar" })).status).toBe(200);
  });
});

describe("RT-21, F5: a 404 is believed while the backend itself is there", () => {
  test.each(["notFound", "bareNotFound"] as const)("of one thing: %s", async (behaviour) => {
    backend.behaviour = only("/api/v1/trends-in-markets/9", behaviours[behaviour]);
    const { status, text } = await get("/api/v1/trends-in-markets/9");
    expect([status, (JSON.parse(text) as { success: boolean }).success]).toEqual([404, false]);
    expect(backend.requests.map(({ url }) => url)).toContainEqual(expect.stringContaining("per_page=1"));
  });

  test("of a list never: it is an outage of that call", async () => {
    backend.behaviour = only("/api/v1/our-services", behaviours.notFound);
    expect((await get("/api/v1/our-services?lang=en")).status).toBe(502);
  });

  test("of a call that a backend need not have, also without an envelope", async () => {
    backend.behaviour = only("/api/v1/our-teams", behaviours.bareNotFound);
    expect((await get("/api/v1/our-teams?lang=en")).status).toBe(404);
  });

  test("by a render: in the envelope where the backend is there, else an outage", async () => {
    const read = createVerifiedFetch(createBackendProbe(backend.url));
    backend.behaviour = only("/api/v1/blogs/9", behaviours.bareNotFound);
    const missing = await read(`${backend.url}/api/v1/blogs/9`);
    expect([missing.status, await missing.json()]).toEqual([404, { success: false }]);
    for (const behaviour of ["notFound", "bareNotFound"] as const) {
      backend.behaviour = behaviours[behaviour];
      expect((await read(`${backend.url}/api/v1/blogs/9`)).status).toBe(503);
    }
  });
});

test("B12 R4 unknown parameters and other spellings push no last good answer out", async () => {
  const { text } = await get("/api/v1/blogs?lang=en&page=1");
  const { bytes } = cache;
  for (let n = 0; n < 20; n++)
    for (const path of [
      "/api/v1/blogs?lang=en&page=1&",
      "/api/v1/blogs/?",
      "/api/v1/%62logs?",
      "/api/v1/more?",
    ])
      expect((await get(`${path}junk=${n}`)).status).toBe(200);
  expect(cache.bytes).toBe(bytes);
  backend.behaviour = behaviours.reset;
  expect(await get("/api/v1/blogs?page=1&lang=en")).toMatchObject({ status: 200, text });
});

test("B12 the answers to searches are not kept, whoever reads them", async () => {
  const address = "/api/v1/search?q=market&lang=en";
  expect((await get(address)).status).toBe(200);
  const read = createCachingFetch(cache, false);
  expect((await (await read(backend.url + address)).json()) as unknown).toMatchObject({ success: true });
  expect(cache.bytes).toBe(0);
});

describe("R4: what a render read", () => {
  /** Reads as a render does. */
  const render = async (path: string, locale: "en" | "ar" = "en") => {
    const client = createCachingFetch(cache, false);
    const response = await client(`${backend.url}${path}`, { headers: { "Accept-Language": locale } });
    return response.text();
  };

  test("is what a browser gets while the backend is away, in any encoding, marked", async () => {
    backend.behaviour = behaviours.compressed;
    const text = await render("/api/v1/about-us?lang=ar", "ar");
    backend.behaviour = behaviours.reset;
    const headers = { "accept-language": "ar", "accept-encoding": "br, gzip" };
    const answer = await get("/api/v1/about-us?lang=ar", headers);
    expect(answer).toMatchObject({ status: 200, text, headers: { "x-stale": "error" } });
    expect(answer.headers).not.toHaveProperty("content-encoding");
    expect((await get("/api/v1/about-us?lang=ar", { "accept-language": "en" })).status).toBe(502);
    expect((await get("/api/v1/about-us?lang=ar&x=1", headers)).status).toBe(502);
    expect((await get("/api/v1/about-us?lang=ar", { ...headers, authorization: "Bearer abc" })).status).toBe(
      502,
    );
  });

  test("is given when it is younger than what a browser read, and the other way round", async () => {
    const read = {
      browser: () => get("/api/v1/about-us", { "accept-encoding": "gzip" }),
      render: () => render("/api/v1/about-us"),
    };
    const say =
      (text: string): Behaviour =>
      (_request, response) =>
        void response
          .writeHead(200, { "content-type": "application/json" })
          .end(JSON.stringify({ success: true, data: { description: text } }));
    for (const reader of ["browser", "render", "browser"] as const) {
      backend.behaviour = say(`${reader} ${backend.requests.length}`);
      await read[reader]();
      const { length } = backend.requests;
      backend.behaviour = behaviours.reset;
      expect((await read.browser()).text).toContain(`${reader} ${length - 1}`);
    }
  });

  test.each(["error", "html", "halved", "nothing", "notFound", "cut", "endless"] as const)(
    "F5 is not cached when the backend's answer is no good one: %s",
    async (behaviour) => {
      backend.behaviour = behaviours[behaviour];
      if (behaviour === "endless") {
        const response = await createCachingFetch(cache, false)(`${backend.url}/api/v1/about-us`);
        const reader = response.body?.getReader();
        for (let read = 0; read < 6 * 1024 * 1024;) read += (await reader?.read())?.value?.length ?? 0;
        await reader?.cancel();
      } else await render("/api/v1/about-us").catch(() => undefined);
      expect(cache.bytes).toBe(0);
    },
  );
});

describe("R14: a visitor over the limit", () => {
  test("gets 429 in its language, before the backend gets the call", async () => {
    wait = 7;
    const { status, headers, text } = await get("/api/v1/about-us", { "accept-language": "ar" });
    expect([status, headers["retry-after"]]).toEqual([429, "7"]);
    expect(JSON.parse(text)).toEqual({
      success: false,
      message: "وصلت طلبات كثيرة. يُرجى الانتظار قليلًا ثم المحاولة مجددًا.",
    });
    expect(backend.requests).toEqual([]);
  });

  test("gets what is cached while the backend is away", async () => {
    const { text } = await get("/api/v1/about-us");
    backend.behaviour = behaviours.error;
    for (let failure = 0; failure < 5; failure++) await get("/api/v1/about-us");
    wait = 7;
    expect(await get("/api/v1/about-us")).toMatchObject({ status: 200, text });
  });
});

describe("files", () => {
  test("are streamed with ranges; the visitor's cookies and languages stay here", async () => {
    backend.behaviour = (_request, response) =>
      void response.writeHead(206, { "content-type": "video/mp4", "content-range": "bytes 0-1/4" }).end("ab");
    const answer = await get("/media/hero.mp4", {
      range: "bytes=0-1",
      cookie: "a=b",
      "accept-language": "ar",
    });
    expect(answer).toMatchObject({
      status: 206,
      text: "ab",
      headers: {
        "content-range": "bytes 0-1/4",
        "content-type": "video/mp4",
        "content-security-policy": expect.stringContaining("sandbox") as string,
        "x-content-type-options": "nosniff",
        // Readers of the feed show its pictures.
        "cross-origin-resource-policy": "cross-origin",
      },
    });
    expect(backend.requests[0]?.headers).toMatchObject({ range: "bytes=0-1" });
    expect(backend.requests[0]?.headers).not.toHaveProperty("cookie");
  });

  test("F7: no name of a file, and no two requests at once, stop the others", async () => {
    for (let time = 0; time < 6; time++) {
      expect((await get("/media/..a.png")).status).toBe(200);
      expect((await get("/api/v1/blogs/..b")).status).toBe(200);
    }
    const waiting = new Map<string | undefined, (sent?: () => unknown) => unknown>();
    backend.behaviour = ({ url }, response) => {
      waiting.set(url, (sent) => response.writeHead(404, { "content-type": "text/plain" }).end("none", sent));
      const [slow, other] = ["/media/slow.webp", "/media/nothing.webp"].map((name) => waiting.get(name));
      if (slow && other) other(() => slow());
    };
    const target = { port: front.port, host: "127.0.0.1" };
    const { promise: both, resolve } = Promise.withResolvers<string>();
    let text = "";
    const socket = connect(target).on("data", (part) => {
      text += part.toString();
      if (text.split("HTTP/1.1 404").length === 3) resolve(text);
    });
    const line = (name: string) => `GET /media/${name} HTTP/1.1\r\nHost: a\r\n\r\n`;
    socket.write(line("slow.webp") + line("nothing.webp"));
    expect(await both).toContain("404");
    socket.destroy();
    backend.behaviour = behaviours.notFound;
    expect((await get("/media/a.webp")).status).toBe(404);
  });

  test("L7 those who read slowly hold up no call, and no more files than allowed", async () => {
    const begun = Promise.withResolvers<void>();
    let open = 0;
    backend.behaviour = (_request, response) => {
      response.writeHead(200, { "content-type": "video/mp4" }).write("a");
      if (++open === 2) begun.resolve();
    };
    const readers = [1, 2].map((name) =>
      connect(front.port, "127.0.0.1", function (this: Socket) {
        this.write(`GET /media/${name}.mp4 HTTP/1.1\r\nHost: a\r\n\r\n`);
      }),
    );
    await begun.promise;
    backend.behaviour = behaviours.healthy;
    expect(await get("/media/3.mp4")).toMatchObject({ status: 503, headers: { "retry-after": "1" } });
    expect((await get("/api/v1/about-us")).status).toBe(200);
    for (const reader of readers) reader.destroy();
    await expect.poll(async () => (await get("/media/3.mp4")).status).toBe(200);
  });

  test("L7 nor do those who leave before their file is asked for", async () => {
    const app = createTestApp((request, reply): unknown => file(request, reply));
    const file = createFileProxy({ secure: false, callBackend: connectBackend(app, backend.url), most: 1 });
    const left = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    app.addHook("onRequest", async ({ url }, { raw }) => {
      if (url !== "/media/left.mp4") return;
      raw.once("close", left.resolve);
      begun.resolve();
      await left.promise;
    });
    const crowded = await listenOn(app);
    onTestFinished(() => crowded.close());
    const visitor = connect(crowded.port, "127.0.0.1", () =>
      visitor.write("GET /media/left.mp4 HTTP/1.1\r\nHost: a\r\n\r\n"),
    );
    await begun.promise;
    visitor.destroy();
    await left.promise;
    expect((await ask(crowded.port, "/media/a.mp4")).status).toBe(200);
  });

  test("B6: a type that browsers should not open is saved", async () => {
    backend.behaviour = behaviours.html;
    expect((await get("/media/page.html")).headers["content-disposition"]).toBe("attachment");
  });

  test.each([
    ["redirect", behaviours.redirect, 503],
    ["error", behaviours.error, 503],
    ["hang-up", behaviours.reset, 503],
    ["miss", behaviours.notFound, 404],
  ] as const)("a backend's %s carries nothing through", async (_what, fault, status) => {
    backend.behaviour = fault;
    expect(await get("/media/a.webp")).toMatchObject({ status, text: "" });
  });
});
