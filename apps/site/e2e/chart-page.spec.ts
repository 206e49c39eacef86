import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expectAccessible } from "./support/axe.ts";
import { readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";

test("CHART-6 a chart in a text leads to its page: chart, code, citation, no script", async ({
  page,
  at,
  t,
}) => {
  await page.goto(at("/trends/1"));
  const drawn = page.locator("figure[data-chart]").first();
  const finding = (await drawn.locator("figcaption p").first().textContent()) ?? "";
  await drawn.getByRole("link", { name: t("Embed", "ضمّنه في موقعك") }).click();
  await expect(page).toHaveURL(/\/charts\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(finding);
  await expect(page.getByRole("figure", { name: finding }).getByRole("img")).toBeVisible();
  await expect(page.getByRole("link", { name: t("Embed", "ضمّنه في موقعك") })).toHaveCount(0);
  await expect(page.getByRole("banner")).toHaveCount(0);
  // The chart may have one language: its address in the other would be a 404.
  await expect(page.locator("link[hreflang]")).toHaveCount(0);
  await expect(page.locator("script, [style], link[rel=modulepreload]")).toHaveCount(0);
  await page.getByText(t("Embed", "ضمّنه في موقعك"), { exact: true }).click();
  const address = page.url();
  await expect(page.getByText(`<iframe src="${address}" title="`)).toBeVisible();
  await expect(page.getByText(`${finding} [${t("Chart", "رسم بياني")}]. ${address}`)).toBeVisible();
  await expectAccessible(page);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test(
  "CHART-6 other sites frame a chart and no other page",
  { tag: "@in-english" },
  async ({ page, at, baseURL, expectNoise }) => {
    expectNoise(/frame-ancestors|X-Frame-Options|Framing/);
    const site = baseURL ?? "";
    const other = createServer((_request, response) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      const frame = (name: string, path: string) =>
        `<iframe title="${name}" src="${site + at(path)}" width="700" height="600"></iframe>`;
      response.end(`<!doctype html><title>Other</title>${frame("chart", "/charts/1")}${frame("home", "/")}`);
    });
    await new Promise<void>((done) => void other.listen(0, "127.0.0.1", done));
    try {
      await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
      await expect(page.frameLocator("[title=chart]").getByRole("figure").getByRole("img")).toBeVisible();
      await expect(page.frameLocator("[title=home]").getByRole("main")).toHaveCount(0);
    } finally {
      other.closeAllConnections();
      other.close();
    }
  },
);

test("CHART-6 the page of a chart keeps the language of its address, and is out of every list", async ({
  request,
  at,
  t,
}) => {
  const answer = await request.get(at("/charts/1"), { headers: { "Accept-Language": "ar" } });
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-language"]).toBe(t("en", "ar"));
  expect(answer.headers().vary).toBe("Accept-Encoding");
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  const missing = await request.get(at("/charts/999999"));
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain(t("Page not found", "الصفحة غير موجودة"));
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/charts/");
});

test("CHART-6 LANG-15 F21 ERR-17 a chart that only the other language has leads there, and one that cannot be had promises nothing that a page without scripts cannot do", async ({
  request,
  at,
  t,
  language,
  stub,
  stubbedSite,
}) => {
  const other = t("ar", "en");
  const entry = { id: 7, title: "47 → 64", html: "<figure></figure>" };
  stub.answer("/charts/7", (query: URLSearchParams) => (query.get("lang") === other ? entry : undefined));
  const answer = await request.get(stubbedSite.url + at("/charts/7"), {
    headers: { "Accept-Language": language },
  });
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toContain(t("Only in Arabic", "متوفّرة بالإنكليزية فقط"));
  expect(html).toMatch(new RegExp(`<a [^>]*href="[^"]*/charts/7[^"]*"[^>]*>47 → 64</a>`));

  stub.fail("/charts/8", { status: 503 });
  const failed = await readServedPage(request, stubbedSite.url + at("/charts/8"));
  const [, alert = ""] = failed.html.split('role="alert"');
  expect(alert).toContain(t("Reload the page", "أعد تحميل الصفحة"));
  expect(failed.html).not.toContain(t("automatically", "تلقائيًا"));
  expect(failed.html).not.toContain("<button");
});
