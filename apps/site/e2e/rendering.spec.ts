import { expect, open, test } from "./support/test.ts";
import { pages } from "./support/pages.ts";

test.describe("rendering", () => {
  test("LANG-9 RT-23 without JavaScript every page has its content and its links", async ({
    browser,
    at,
    baseURL,
    t,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      locale: t("en-US", "ar-SY"),
      baseURL: baseURL ?? "",
    });
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto(at(path));
      await expect(page.locator("h1").first(), path).not.toBeEmpty();
      expect(await page.locator("main").getByText(t("Loading...", "جارٍ التحميل")).count(), path).toBe(0);
    }
    await context.close();
  });

  test("API-3 a page has an ETag and answers 304 to it, compressed for those who can read it", async ({
    request,
    at,
    language,
  }) => {
    const headers = { "Accept-Language": language, "Accept-Encoding": "br" };
    const first = await request.get(at("/"), { headers });
    expect(first.headers()["content-encoding"]).toBe("br");
    const etag = first.headers().etag ?? "";
    expect(etag).not.toBe("");
    const again = await request.get(at("/"), { headers: { ...headers, "If-None-Match": etag } });
    expect(again.status()).toBe(304);
  });

  test("B10 the security headers are there and allow no foreign script", async ({ request, at }) => {
    const headers = (await request.get(at("/AboutUs"))).headers();
    const csp = headers["content-security-policy"] ?? "";
    expect(csp).toContain("default-src 'none'");
    expect(csp).toContain("require-trusted-types-for 'script'");
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).toMatch(/script-src [^;]*\/assets\//);
    expect(csp).not.toMatch(/script-src [^;]*'unsafe/);
    expect(csp).not.toMatch(/style-src [^;]*'unsafe/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers.server).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  test("F21 no element of the server's HTML carries a style or a handler", async ({ request, at }) => {
    for (const path of pages) {
      const html = await (await request.get(at(path))).text();
      expect(html.match(/<[^>]+\s(?:style|on\w+)=/g), path).toBeNull();
    }
  });

  for (const path of pages)
    test(`LANG-10 ${path} hydrates on a phone without an error, a policy violation or a shift`, async ({
      page,
      at,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript(() => {
        const seen = { violations: [] as string[], shift: 0 };
        Object.assign(window, { seen });
        document.addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
          seen.violations.push(violatedDirective),
        );
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, "value"));
        }).observe({ type: "layout-shift", buffered: true });
      });
      await open(page, at(path));
      const { violations, shift } = await page.evaluate(
        () => Reflect.get(window, "seen") as { violations: string[]; shift: number },
      );
      expect(violations).toEqual([]);
      expect(shift).toBeLessThan(0.001);
    });
});
