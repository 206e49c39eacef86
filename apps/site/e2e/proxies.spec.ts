import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cdn, hosts, programs, startProxy } from "./support/proxies.ts";
import type { Proxy, ProxyName } from "./support/proxies.ts";
import { startSite } from "./support/site-process.ts";
import type { SiteProcess } from "./support/site-process.ts";
import { startStubBackend } from "./support/stub-backend.ts";
import type { StubBackend } from "./support/stub-backend.ts";
import { expect, test } from "./support/test.ts";

for (const name of ["nginx", "caddy"] as const satisfies ProxyName[])
  test.describe(`behind ${name}, with the shipped configuration`, { tag: "@in-english" }, () => {
    test.skip(!existsSync(programs[name]), `${name} is not installed`);
    test.describe.configure({ mode: "serial" });

    let stub: StubBackend;
    let site: SiteProcess;
    let proxy: Proxy;

    test.beforeAll(async () => {
      stub = await startStubBackend();
      site = await startSite(stub.url, {
        SITE_ORIGIN: `https://${hosts.site}`,
        TRUSTED_PROXIES: `127.0.0.1,${cdn}`,
      });
      const cms = Number(new URL(process.env.CMS_URL ?? "http://localhost:4000").port);
      proxy = await startProxy(name, { site: Number(new URL(site.url).port), cms });
    });
    test.afterAll(async () => {
      // The proxy last: when it did not start, the others are stopped all the same.
      await site.dispose();
      await stub.close();
      await proxy.stop();
    });

    test("INST-1 TLS and HTTP/2, one host for visitors, one for staff; plain HTTP leads to TLS", async ({
      request,
    }) => {
      const page = await proxy.ask(hosts.site, "/AboutUs");
      expect(page.status).toBe(200);
      expect(page.text).toContain('<html lang="en"');
      expect(page.headers["strict-transport-security"]).toContain("max-age=63072000");
      expect(await proxy.ask(hosts.site, "/healthz")).toMatchObject({
        status: 200,
        text: expect.stringContaining('"status":"ok"'),
      });
      // nginx refuses strangers, Caddy answers nobody. The site itself answers 401 or 405.
      const stranger = { from: "127.0.0.9" };
      expect([403, 404]).toContain((await proxy.ask(hosts.site, "/readyz", stranger)).status);
      for (const method of ["POST", "GET"])
        expect((await proxy.ask(hosts.site, "/__signal", { ...stranger, method })).status, method).toBe(404);

      const signIn = await proxy.ask(hosts.cms, "/admin/login");
      expect(signIn.status).toBe(200);
      expect(signIn.text).toContain("<html");
      expect((await proxy.ask(hosts.cms, "/healthz")).status).toBe(200);
      expect((await proxy.ask(hosts.cms, "/api/v1/site-settings")).status).toBe(200);
      expect([403, 404]).toContain((await proxy.ask(hosts.cms, "/readyz", stranger)).status);

      const plain = await request.get(`http://127.0.0.1:${proxy.httpPort}/blog?page=2`, {
        headers: { host: hosts.site },
        maxRedirects: 0,
      });
      expect([301, 308]).toContain(plain.status());
      expect(plain.headers().location).toMatch(/^https:\/\/www\.example\.com(?::\d+)?\/blog\?page=2$/);
      await expect(proxy.ask("elsewhere.example.com", "/")).rejects.toThrow(/altnames|certificate|alert/i);
    });

    test("INST-1 pages, files and refusals have the site's own headers, encodings and states", async ({
      request,
    }) => {
      const kept = ["cache-control", "vary", "etag", "content-security-policy", "content-language"];
      for (const path of ["/ar/AboutUs", "/AboutUs", "/nowhere", "/robots.txt", "/favicon.ico"]) {
        const direct = await request.get(site.url + path, { headers: { "accept-encoding": "br" } });
        const behind = await proxy.ask(hosts.site, path, { headers: { "accept-encoding": "br" } });
        expect(behind.status, path).toBe(direct.status());
        for (const header of kept)
          expect(behind.headers[header], `${path} ${header}`).toBe(direct.headers()[header]);
      }
      const page = await proxy.ask(hosts.site, "/AboutUs", { headers: { "accept-encoding": "br" } });
      expect(page.headers["content-encoding"]).toBe("br");
      const again = await proxy.ask(hosts.site, "/AboutUs", {
        headers: { "accept-encoding": "br", "if-none-match": page.headers.etag },
      });
      expect(again).toMatchObject({ status: 304, text: "" });

      const { text } = await proxy.ask(hosts.site, "/AboutUs");
      const [asset = ""] = /\/assets\/[\w./-]+\.js/.exec(text) ?? [];
      for (const round of ["first", "second"]) {
        const file = await proxy.ask(hosts.site, asset);
        expect(file.status, round).toBe(200);
        expect(file.headers["cache-control"], round).toBe("public, max-age=31536000, immutable");
      }
    });

    test("INST-1 R14 forms arrive, and the limits count visitors, also a CDN's, and not what they claim to be", async () => {
      const send = (from: string, claim = "198.51.100.1") =>
        proxy.ask(hosts.site, "/api/v1/contact-us-messages", {
          ...{ method: "POST", from },
          headers: {
            "content-type": "application/json",
            "idempotency-key": randomUUID(),
            "x-forwarded-for": claim,
            origin: `https://${hosts.site}`,
          },
          body: JSON.stringify({
            name: "Layla",
            email: `${randomUUID()}@mill.example.sy`,
            message: "A question about a study in Aleppo.",
          }),
        });
      for (let n = 0; n < 5; n++) expect((await send("127.0.0.2", `198.51.100.${n}`)).status).toBe(201);
      expect((await send("127.0.0.2", "198.51.100.9")).status).toBe(428);
      expect((await send("127.0.0.3", "127.0.0.2")).status).toBe(201);
      for (let n = 0; n < 5; n++) expect((await send(cdn)).status).toBe(201);
      expect((await send(cdn)).status).toBe(428);
      expect((await send(cdn, "198.51.100.2")).status).toBe(201);
      await expect.poll(() => stub.requestsOf("/contact-us-messages").length).toBe(12);

      const plain = await proxy.ask(hosts.site, "/contact", {
        ...{ method: "POST", from: "127.0.0.4" },
        headers: { "content-type": "application/x-www-form-urlencoded", origin: `https://${hosts.site}` },
        body: new URLSearchParams({
          ...{ name: "Layla", email: "layla@mill.example.sy", message: "A question about a study." },
        }).toString(),
      });
      expect(plain.status).toBe(303);
      expect(plain.headers.location).toMatch(/^\/contact\?sent=/);
      const large = await proxy.ask(hosts.site, "/contact", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "x".repeat(200_000),
      });
      expect(large.status).toBe(413);
    });

    test("INST-1 S4 no request is logged: the privacy policy says that addresses of visitors are stored nowhere", async () => {
      await site.stop();
      expect((await proxy.ask(hosts.site, "/healthz")).status).toBe(502);
      expect(proxy.accessLog()).toBe("");
    });
  });
