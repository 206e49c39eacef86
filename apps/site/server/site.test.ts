import { createHash, createHmac } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { productVersion } from "@miqyas/http/product-version";
import { ask } from "@miqyas/http/testing/http";
import { noForms, signalSecret, startTestSite } from "./testing/start-test-site.ts";
import type { SiteParts } from "./site.ts";
import type { TestSite } from "./testing/start-test-site.ts";
import { behaviours } from "./testing/faulty-backend.ts";

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => {
  vi.useRealTimers();
  return site.close();
});

const get = (path: string, headers = {}) => ask(site.port, path, { headers });
const send = (method: string, path: string, headers = {}, body?: string) =>
  ask(site.port, path, { method, headers, ...(body !== undefined && { body }) });

describe("pages", () => {
  test("LANG-4, LANG-9: the address names the language, else the visitor's choice, else the browser's", async () => {
    const languageOf = async (path: string, headers = {}) =>
      (await get(path, headers)).headers["content-language"];
    expect(await languageOf("/AboutUs")).toBe("en");
    expect(await languageOf("/AboutUs", { "accept-language": "ar-SY, en;q=0.5" })).toBe("ar");
    expect(await languageOf("/AboutUs", { "accept-language": "ar", cookie: "i18nextLng=en" })).toBe("en");
    expect(await languageOf("/ar/AboutUs", { "accept-language": "en", cookie: "i18nextLng=en" })).toBe("ar");
    expect(await languageOf("/nowhere", { "accept-language": "ar" })).toBe("ar");
    expect(await languageOf("/ar/nowhere")).toBe("ar");
  });

  test("travel in the form the browser takes, with the policy of exactly their own scripts", async () => {
    const plain = await get("/AboutUs");
    const compressed = await get("/AboutUs", { "accept-encoding": "gzip, br" });
    const zipped = await get("/AboutUs", { "accept-encoding": "gzip" });
    expect(plain.text).toContain("<script>start()</script>");
    expect(brotliDecompressSync(compressed.body).toString()).toBe(plain.text);
    expect(gunzipSync(zipped.body).toString()).toBe(plain.text);
    const hash = createHash("sha256").update("start()").digest("base64");
    expect(plain.headers["content-security-policy"]).toContain(`'sha256-${hash}';`);
    expect(plain.headers["content-security-policy"]).not.toContain("nonce");
  });

  test("are answered 304 to who has them, and to HEAD without a body", async () => {
    const { headers } = await get("/AboutUs");
    expect(await get("/AboutUs", { "if-none-match": `"x", ${headers.etag}` })).toMatchObject({
      status: 304,
      text: "",
    });
    const head = await send("HEAD", "/AboutUs");
    expect(head).toMatchObject({ status: 200, text: "" });
    expect(head.headers["content-length"]).toBe(headers["content-length"]);
  });

  test("B10: nothing of a request but path, known query and language reaches a render or changes a byte", async () => {
    const baseline = await get("/AboutUs");
    const tricks: [string, string][] = [
      ...["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "x-original-url", "x-rewrite-url"].map(
        (name): [string, string] => [name, "evil.example"],
      ),
      ...["x-react-router-data", "x-react-router-spa-mode", "x-react-router-prerender-data", "rsc"].map(
        (name): [string, string] => [name, "yes"],
      ),
      ["accept", "application/json"],
      ["range", "bytes=0-5"],
      ["x-http-method-override", "POST"],
      ["host", "evil.example"],
      ["cookie", "session=1; i18nextLng=en"],
      ["authorization", "Bearer abc"],
      ["accept-language", "en-GB"],
    ];
    for (const [name, value] of tricks) {
      site.pages.announce(["media"]);
      const answer = await get("/AboutUs", { [name]: value });
      expect(answer.text, name).toBe(baseline.text);
    }
    const seen = new Set(site.app.renders.map(({ url, headers }) => JSON.stringify([url, headers])));
    expect(seen).toEqual(
      new Set([JSON.stringify(["http://site.invalid/AboutUs", { "accept-language": "en" }])]),
    );
  });

  test("B11: every spelling of an address is one page", async () => {
    const spellings = Array.from({ length: 128 }, (_, bits) =>
      [..."AboutUs"]
        .map((letter, i) => (bits & (1 << i) ? letter.toUpperCase() : letter.toLowerCase()))
        .join(""),
    );
    for (const spelling of spellings) expect((await get(`/${spelling}`)).status).toBe(200);
    expect((await get("/AboutUs/?utm_source=x&fbclid=y")).status).toBe(200);
    expect(site.app.renders).toHaveLength(1);
  });

  test("B11, B13: what is no page is one 404 page, rendered once a language", async () => {
    for (const path of [
      ...[
        "/AboutUs/x.css",
        "/AboutUs.data",
        "/_root.data",
        "/__manifest",
        "/AboutUs;x",
        "//AboutUs",
        "/AboutUs//",
      ],
      ...["/../etc/passwd", "/wp-login.php", "/__styleguide", "/words/1.data", "/%D8%B3", "/%ff"],
    ])
      expect(await get(path), path).toMatchObject({ status: 404, headers: { "content-language": "en" } });
    expect(site.app.renders.map(({ url }) => url)).toEqual(["http://site.invalid/__unknown"]);
  });

  test("B11 words with a percent sign or a backslash, as browsers send them, reach the page", async () => {
    for (const q of ["50%", "20%off", "a\\b"]) {
      const { status, text } = await get(`/AllBlog?q=${q}`);
      expect([status, text.includes(`?q=${encodeURIComponent(q)}`)], q).toEqual([200, true]);
    }
    expect(await get("/termsand?q=50%")).toMatchObject({
      status: 301,
      headers: { location: "/contact?q=50%" },
    });
    expect((await get("/AboutUs?utm_campaign=20%off")).status).toBe(200);
  });

  test("SRCH-13 only pages that the site keeps are kept by shared caches", async () => {
    const policyOf = async (path: string) => (await get(path)).headers["cache-control"];
    expect(await policyOf("/AllBlog?page=2")).toContain("s-maxage");
    for (const path of ["/AllBlog?q=price", "/contact?sent=AB12CD34"])
      expect(await policyOf(path), path).toBe("public, max-age=0, must-revalidate");
  });

  test("B12: 400 unknown parameters and paths cost two renders", async () => {
    for (let n = 0; n < 200; n++) await Promise.all([get(`/AllBlog?x${n}=${n}&page=2`), get(`/none-${n}`)]);
    expect(site.app.renders.map(({ url }) => url)).toEqual([
      "http://site.invalid/AllBlog?page=2",
      "http://site.invalid/__unknown",
    ]);
  });

  test("B13: 400 mixed requests in two languages never get the other's body", async () => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, async (_, n) => {
        const [path, locale] = [["/", "/AboutUs", "/contact"][n % 3] ?? "/", n % 2 ? "ar" : "en"];
        const { text } = await get(path, { cookie: `i18nextLng=${locale}` });
        return (
          text.includes(`<html lang="${locale}">`) &&
          text.includes(`${path === "/" && locale === "ar" ? "" : path}<`)
        );
      }),
    );
    expect(answers).not.toContain(false);
  });

  test("RT-10: an old address leads to the new one with its query", async () => {
    const { status, headers } = await get("/ar/TERMSAND?a=1");
    expect([status, headers.location]).toEqual([301, "/ar/contact?a=1"]);
  });

  test("RT-21: an unknown id is 404, and no shared cache keeps it as a page", async () => {
    const { status, headers } = await get("/words/none");
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });
});

describe("LANG-1: ?lang= chooses a language without JavaScript", () => {
  test.each([
    ["/AboutUs?lang=ar", "/ar/AboutUs", "ar"],
    ["/ar/AboutUs?lang=en", "/AboutUs", "en"],
    ["/ar?lang=ar", "/ar", "ar"],
    ["/ALLBLOG/?page=2&x=1&lang=ar", "/ar/AllBlog?page=2", "ar"],
    ["/nowhere?lang=ar", "/ar/nowhere", "ar"],
    ["/ar?lang=en", "/", "en"],
  ])("%s leads to %s and is saved", async (path, location, locale) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([303, location]);
    expect(headers["set-cookie"]).toEqual([
      `i18nextLng=${locale}-asked; Path=/; Max-Age=31536000; SameSite=Lax`,
    ]);
    expect(headers["cache-control"]).toBe("no-store");
  });

  test.each(["/AboutUs?lang=xx", "//evil.example/?lang=ar", "/%0d%0aset-cookie:x?lang=xx"])(
    "B5: %s leads nowhere",
    async (path) => {
      const { headers } = await get(path);
      expect(headers.location).toBeUndefined();
      expect(headers["set-cookie"]).toBeUndefined();
    },
  );
});

describe("without the backend", () => {
  test("F2: a page without its content is shown to people, and crawlers get 503", async () => {
    site.app.outcome = { headers: { "x-incomplete": "main" } };
    const person = await get("/AboutUs", { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0" });
    expect(person).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
    expect(person.headers).not.toHaveProperty("etag");
    const crawler = await get("/AboutUs", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    expect(crawler).toMatchObject({ status: 503, headers: { "retry-after": "120" } });
    expect((await get("/readyz")).text).toContain('"degraded":true');
  });

  test("F1: a good page is served as it was, to everybody", async () => {
    const { text } = await get("/AboutUs");
    site.app.outcome = { headers: { "x-incomplete": "main" } };
    site.pages.announce(["home-page"]);
    expect(await get("/AboutUs", { "user-agent": "Googlebot" })).toMatchObject({ status: 200, text });
  });

  test("MANY-6: a page from before a publish is for its visitor, not for a CDN that was purged", async () => {
    const fresh = await get("/AboutUs");
    expect(fresh.headers["cache-control"]).toContain("s-maxage=60");
    site.app.outcome = "hang";
    site.pages.announce(["home-page"]);
    const { headers, text } = await get("/AboutUs");
    expect(text).toBe(fresh.text);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      "x-stale": "changed",
    });
  });

  test.each([
    ["throws", new Error("broken")],
    ["answers 500 without a page", { status: 500, body: "", headers: { "content-type": "text/plain" } }],
    ["leaves its nonce in the page", { body: "<p>" }],
  ])("when the app %s, a page in both languages says so", async (what, outcome) => {
    site.app.outcome = outcome;
    if (what.includes("nonce"))
      site.app.render = async (_request, { nonce }) =>
        new Response(`<p>${nonce}</p>`, { headers: { "content-type": "text/html" } });
    const { status, headers, text } = await get("/ar/AboutUs");
    expect(status).toBe(503);
    expect(headers).toMatchObject({ "retry-after": "30", "cache-control": "no-store" });
    expect(text).toContain("تعذّر عرض هذه الصفحة الآن");
    expect(text).toContain("This page cannot be displayed right now");
    for (const link of [
      'href="/ar"',
      'href="/"',
      'href="mailto:hello@miqyas.example"',
      'href="tel:+963115550142"',
    ])
      expect(text).toContain(link);
    const style = /<style>(.*)<\/style>/.exec(text)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
    expect(text).not.toContain("broken");
  });
});

test("CON-14 a stored form's page that cannot be rendered still names the reference", async () => {
  site.app.outcome = new Error("broken");
  const { status, text } = await get("/ar/contact?sent=ACDEFGHJ");
  expect(status).toBe(503);
  expect(text).toMatch(/<h1>تم إرسال رسالتك بنجاح!.*ACDEFGHJ.*<h2>Your message has been sent.*ACDEFGHJ/s);
  expect(text).not.toContain("not been sent");
});

describe("calls and files", () => {
  test("API-3: /api/v1 and the forward paths go to the backend, nothing else below /api does", async () => {
    expect((await get("/api/v1/about-us?lang=ar")).status).toBe(200);
    expect((await get("/media/a.webp")).status).toBe(200);
    expect(site.backend.requests.map(({ url }) => url)).toEqual([
      "/api/v1/about-us?lang=ar",
      "/media/a.webp",
    ]);
    for (const path of ["/api/users/first-register", "/api", "/api/v2/x", "/api/v1"])
      expect((await get(path)).status, path).toBe(404);
    expect(site.backend.requests).toHaveLength(2);
  });

  test.each([
    ...["/api/v1/../users", "/api/v1/..;/admin", "/api/v1/%2e%2e/users", "/api/v1/a%2fb", "/api/v1//x"],
    ...["/media/../api/users", "/media/%2e%2e/api/users", "/media/a%00", "/api/v1/%252e%252e/users"],
  ])("B13: %s never reaches the backend", async (path) => {
    expect((await get(path)).status).toBe(400);
    expect(site.backend.requests).toEqual([]);
  });

  test("refusals are JSON in the reader's language", async () => {
    const { headers, text } = await get("/api/v2/x", { "accept-language": "ar" });
    expect(headers["content-type"]).toContain("application/json");
    expect(JSON.parse(text)).toEqual({ success: false, message: "لا يوجد شيء بهذا العنوان." });
  });

  test("B19 forms go to the submission queue, in whatever spelling of their address", async () => {
    await site.close();
    const offered: string[] = [];
    const take =
      (name: string): SiteParts["forms"]["contactCall"] =>
      async (request, reply) => {
        offered.push(`${name} ${request.method} ${request.raw.url}`);
        return reply.code(201).send();
      };
    const forms = { ...noForms, contactCall: take("call"), contactPost: take("post") };
    site = await startTestSite({}, { forms });
    const json = { "content-type": "application/json" };
    expect((await send("POST", "/api/v1/contact-us-messages", json, "{}")).status).toBe(201);
    expect((await send("POST", "/API/v1/%63ontact-us-messages/", json, "{}")).status).toBe(201);
    expect((await send("POST", "/contact?lang=ar", {}, "name=a")).status).toBe(201);
    expect((await send("POST", "/AR/Contact", {}, "name=a")).status).toBe(201);
    expect((await get("/api/v1/about-us")).status).toBe(200);
    expect((await get("/contact")).status).toBe(200);
    expect((await get("/ar/contact")).status).toBe(200);
    expect(offered).toEqual([
      "call POST /api/v1/contact-us-messages",
      "call POST /api/v1/contact-us-messages",
      "post POST /contact?lang=ar",
      "post POST /ar/contact",
    ]);
  });
});

describe("B23: methods and addresses", () => {
  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "QUERY"])(
    "%s of a page is 405",
    async (method) => {
      const { status, headers } = await send(method, "/AboutUs");
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
      expect(site.app.renders).toEqual([]);
    },
  );

  test("other methods of a call are 405 and stay here", async () => {
    expect((await send("DELETE", "/api/v1/blogs/1")).status).toBe(405);
    expect(site.backend.requests).toEqual([]);
  });

  test("B14 a refusal of Fastify is answered as itself, and is no failure of the site", async () => {
    await site.close();
    const refusal = Object.assign(new Error("Unsupported Media Type"), { statusCode: 415 });
    site = await startTestSite({}, { forms: { ...noForms, contactPost: () => Promise.reject(refusal) } });
    const { status, text } = await send("POST", "/contact");
    expect([status, text, site.errors]).toEqual([415, "", []]);
  });

  test.each([
    ["/a%00", 400],
    ["/a%zz", 400],
    [`/${"a".repeat(3_000)}`, 414],
    ["http://evil.example/AboutUs", 400],
  ])("%s", async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  test("more than 100 headers are 431", async () => {
    const many = Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`x-${n}`, "1"]));
    expect((await get("/AboutUs", many)).status).toBe(431);
  });
});

describe("a signal of the backend", () => {
  const signed = (body: string, secret = signalSecret) => ({
    "x-miqyas-signature": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
  });
  const signal = (body: string, headers = signed(body)) => send("POST", "/__signal", headers, body);
  const body = (change: object = {}) =>
    JSON.stringify({ tags: ["home-page"], at: new Date().toISOString(), ...change });

  test("makes the next visitor see the change", async () => {
    await get("/AboutUs");
    site.app.outcome = { body: "<p>new</p>" };
    expect((await get("/AboutUs")).text).not.toBe("<p>new</p>");
    expect((await signal(body())).status).toBe(204);
    expect((await get("/AboutUs")).text).toBe("<p>new</p>");
  });

  test("WATCH-2 the time from the publish to the pages that show it is told when they are rendered", async () => {
    await get("/AboutUs");
    const renders = site.app.renders.length;
    const changedAt = new Date(Date.now() - 1_500).toISOString();
    expect((await signal(body({ changedAt }))).status).toBe(204);
    const ms = await vi.waitUntil(() => site.published[0], 20_000);
    expect(site.app.renders.length).toBe(renders + 1);
    expect(ms).toBeGreaterThanOrEqual(1_500);

    site.app.outcome = new Error("no render");
    expect((await signal(body())).status).toBe(204);
    await vi.waitUntil(() => site.app.renders.length > renders + 1, 20_000);
    expect(site.published).toHaveLength(1);
  });

  test("repeated does nothing more", async () => {
    await get("/AboutUs");
    const text = body();
    await signal(text);
    await get("/AboutUs");
    const { length } = site.app.renders;
    expect((await signal(text)).status).toBe(204);
    await get("/AboutUs");
    expect(site.app.renders).toHaveLength(length);
  });

  test("is refused unsigned, wrongly signed, old, malformed or too large", async () => {
    await get("/AboutUs");
    const text = body();
    expect((await signal(text, { "x-miqyas-signature": "" })).status).toBe(401);
    expect((await signal(text, signed(text, "another-secret-of-tests"))).status).toBe(401);
    expect((await signal(text, signed(`${text} `))).status).toBe(401);
    const old = body({ at: Date.now() - 301_000 });
    expect((await signal(old)).status).toBe(400);
    for (const wrong of ["", "{", '{"tags":["../x"],"at":1}', body({ tags: "x" })])
      expect((await signal(wrong)).status, wrong).toBe(400);
    expect((await signal("x".repeat(9_000))).status).toBe(413);
    expect((await get("/__signal")).status).toBe(405);
    await get("/AboutUs");
    expect(site.app.renders).toHaveLength(1);
  });

  test("is not taken by a site without a secret", async () => {
    await site.close();
    site = await startTestSite({ SITE_SIGNAL_SECRET: "" });
    const text = body();
    expect((await signal(text)).status).toBe(404);
  });
});

describe("reports of the security policy", () => {
  const report = (directive: string, blocked: string) =>
    JSON.stringify({ "csp-report": { "effective-directive": directive, "blocked-uri": blocked } });
  const sendReport = (body: string) =>
    send("POST", "/csp-report", { "content-type": "application/csp-report" }, body);

  test("are noted as rule and origin, each once a minute, nothing else of them", async () => {
    const secret = "https://evil.example/path?token=secret";
    for (let n = 0; n < 3; n++)
      expect((await sendReport(report("script-src-elem", secret))).status).toBe(204);
    await sendReport(report("img-src", "inline"));
    await sendReport(report("<b>", "not an address at all"));
    await sendReport(
      JSON.stringify([
        { type: "csp-violation", body: { effectiveDirective: "font-src", blockedURL: "data:x" } },
      ]),
    );
    expect(site.violations).toEqual([
      { directive: "script-src-elem", blocked: "https://evil.example" },
      { directive: "img-src", blocked: "inline" },
      { directive: "other", blocked: "other" },
      { directive: "font-src", blocked: "data:" },
    ]);
  });

  test("are bounded in size and number, by the minute", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    expect((await sendReport("x".repeat(9_000))).status).toBe(413);
    expect((await sendReport("{")).status).toBe(400);
    for (let n = 0; n < 400; n++) await sendReport(report("img-src", `https://h${n}.example/`));
    expect(site.violations).toHaveLength(20);
    expect((await sendReport(report("img-src", "inline"))).status).toBe(429);
    vi.advanceTimersByTime(60_000);
    expect((await sendReport(report("img-src", "inline"))).status).toBe(204);
    expect(site.violations).toHaveLength(21);
  });
});

describe("health", () => {
  test("F1: readiness does not depend on the backend; it says how old the oldest page is", async () => {
    await get("/");
    site.backend.behaviour = behaviours.reset;
    const { status, text } = await get("/readyz");
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ degraded: false, oldestCopyAge: 0, pages: 1 });
    expect((await get("/healthz")).text).toBe(`{"status":"ok","version":"${productVersion}"}`);
  });

  test("F19: a server that stops is alive but not ready, and ends its connections", async () => {
    site.lifecycle.stopping = true;
    expect((await get("/readyz")).status).toBe(503);
    expect((await get("/healthz")).status).toBe(200);
    expect((await get("/", { connection: "keep-alive" })).headers.connection).toBe("close");
  });
});

test("S4: logs name patterns, never what a visitor typed", async () => {
  await get("/AllBlog?q=secret&lang=xx", { cookie: "i18nextLng=ar" });
  await get("/words/secret-word");
  await get("/api/v1/blogs/secret?q=secret");
  await get("/api/v1/secret-name");
  await get("/secret-path");
  expect(JSON.stringify(site.logged)).not.toContain("secret");
  expect(site.logged.map(({ route }) => route)).toEqual([
    "/AllBlog",
    "/words/:id",
    "/api/v1/blogs/:id",
    "/api/v1/*",
    "unknown",
  ]);
  expect(site.logged[0]).toMatchObject({ status: 200, cache: "miss", lang: "ar" });
});
