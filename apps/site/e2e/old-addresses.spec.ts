import { expectAccessible } from "./support/axe.ts";
import { headed, readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";

const call = "/trends-in-markets";

test.describe("old addresses", () => {
  test("RT-24 lead to the new one in the same language, with and without JavaScript", async ({
    page,
    request,
    at,
    stub,
    stubbedSite,
  }) => {
    stub.fail(`${call}/old-trend`, { status: 404 });
    for (const [from, to] of [
      ["/old-services?a=1", "/ServicesTools?a=1"],
      ["/TRENDS/Old-Trend?a=1", "/trends/1?a=1"],
    ] as const) {
      if (from.startsWith("/TRENDS")) stub.fail(`${call}/Old-Trend`, { status: 404 });
      const plain = await request.get(stubbedSite.url + at(from));
      expect(plain.status()).toBe(200);
      expect(plain.url()).toBe(stubbedSite.url + at(to));
      const answer = await page.goto(stubbedSite.url + at(from));
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveURL(stubbedSite.url + at(to));
    }
  });

  test(
    "RT-24 inside the app a link to an old address ends on the new one",
    { tag: "@in-english" },
    async ({ page, at, stub, stubbedSite, expectNoise }) => {
      expectNoise(/404/);
      stub.fail(`${call}/old-trend`, { status: 404 });
      stub.answer(call, { data: [{ id: "old-trend", title: "Linked as it was", description: "…" }] });
      await page.goto(stubbedSite.url + at("/all-trends"));
      await page.getByRole("main").getByRole("link", { name: "Linked as it was" }).click();
      await expect(page).toHaveURL(stubbedSite.url + at("/trends/1"));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(stubbedSite.url + at("/all-trends"));
    },
  );

  test(
    "RT-25 what is gone for good is 410 and says so, of a page and of an entry",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/404|410/);
      stub.fail(`${call}/gone-trend`, { status: 404 });
      const heading = t("This page has been removed", "أُزيلت هذه الصفحة");
      expect((await page.goto(stubbedSite.url + at("/gone-page")))?.status()).toBe(410);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await expectAccessible(page);
      expect((await page.goto(stubbedSite.url + at("/trends/gone-trend")))?.status()).toBe(410);
      await expect(page.getByRole("main").getByRole("status")).toContainText(heading);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await expectAccessible(page);
    },
  );

  test("RT-24 a backend without the call leaves the site as it is", async ({
    request,
    at,
    t,
    stub,
    stubbedSite,
  }) => {
    stub.requiredOnly();
    const { status, html } = await readServedPage(request, stubbedSite.url + at("/old-services"));
    expect(status).toBe(404);
    expect(html).toMatch(headed(1, t("Page not found", "الصفحة غير موجودة")));
  });
});
