import { announce } from "./support/announce.ts";
import { expectAccessible } from "./support/axe.ts";
import { readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";

test.describe("markets", () => {
  test("RT-5 MKT-1 A11Y introduces the markets, lists what is tagged with each, and a tile of the map leads to its market by keyboard", async ({
    page,
    at,
    t,
  }) => {
    const answer = await page.goto(at("/markets"));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Markets", "الأسواق"));
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    const syria = page.locator("#market-syria");
    await expect(syria.getByRole("heading", { level: 2 })).toHaveText(t("Syria", "سوريا"));
    await expect(
      syria.getByRole("link", { name: t("Smaller packs, more trips", "عبوات أصغر") }),
    ).toHaveAttribute("href", new RegExp(`^${at("/trends/")}`));
    for (const market of ["syria", "lebanon", "jordan", "iraq", "gulf", "north-africa"])
      await expect(
        page.locator(`#market-${market} a[href^="${at("/words/")}"]`).first(),
        market,
      ).toBeVisible();

    const map = page.getByRole("figure");
    await expect(map.getByRole("link")).toHaveCount(15);
    const oman = map.getByRole("link", { name: t("Oman", "عُمان") });
    await oman.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#market-gulf$/);
    await expect(page.locator("#market-gulf")).toBeInViewport();
    await expectAccessible(page);
  });

  test(
    "RT-5 MKT-1 LANG-15 search engines may list the map alone, and are told no address of a hub without content in the other language",
    { tag: "@in-english" },
    async ({ page, request, at, stub, stubbedSite }) => {
      for (const isInBoth of [false, true]) {
        stub.answer("/markets-page", (query: URLSearchParams) => ({
          title: "Markets",
          introduction: isInBoth || query.get("lang") === "en" ? "<p>Two.</p>" : "",
          markets: [],
        }));
        expect(await announce(stubbedSite, ["markets-page"])).toBe(204);
        const { html, main } = await readServedPage(request, stubbedSite.url + at("/markets"));
        expect(main).toContain("Two.");
        expect(html.match(/<link rel="alternate" hreflang=/gi) ?? []).toHaveLength(isInBoth ? 3 : 0);
        const sitemap = await (await request.get(`${stubbedSite.url}/sitemap.xml`)).text();
        expect(sitemap.match(/<loc>[^<]*\/markets</g)).toHaveLength(isInBoth ? 2 : 1);
      }
      stub.answer("/markets-page", {
        title: "",
        introduction: "",
        markets: [],
        coverage: { title: "Where we asked", measure: "", source: "", places: [{ code: "sy", value: 4 }] },
      });
      expect(await announce(stubbedSite, ["markets-page"])).toBe(204);
      await page.goto(stubbedSite.url + at("/markets"));
      await expect(page.getByRole("figure", { name: "Where we asked" })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    },
  );

  test(
    "RT-5 MKT-1 MKT-2 a backend without map and facts has the markets as a list, and trends, words and reports are told apart by their tags",
    { tag: "@in-arabic" },
    async ({ page, at, stub, stubbedSite }) => {
      const tagged = { title: "Tagged", markets: ["syria", "iraq"] };
      const other = { title: "Of no market", markets: [] };
      stub.answer("/markets-page", {
        title: "Markets",
        introduction: "<p>Two of them.</p>",
        markets: [
          { key: "syria", name: "Syria", description: "One." },
          { key: "iraq", name: "Iraq", description: "" },
        ],
      });
      stub.answer("/trends-in-markets", {
        data: [
          { id: 11, ...tagged },
          { id: 12, ...other },
        ],
      });
      stub.answer("/words-in-markets", {
        items: [
          { id: 21, ...tagged, markets: ["iraq"] },
          { id: 22, ...other },
        ],
      });
      stub.answer("/our-featured-reports", { our_featured_reports: [{ id: 31, ...tagged }] });
      await page.goto(stubbedSite.url + at("/markets"));
      const hrefs = (market: string) =>
        page
          .locator(`#market-${market}`)
          .getByRole("link")
          .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(await hrefs("syria")).toEqual([at("/trends/11"), at("/reports/31")]);
      expect(await hrefs("iraq")).toEqual([at("/trends/11"), at("/words/21"), at("/reports/31")]);
      await expect(page.getByRole("main")).not.toContainText("Of no market");
      await expect(page.locator("#market-syria")).toContainText("One.");
      await expect(page.getByRole("main").getByRole("figure")).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("term")).toHaveCount(0);
    },
  );

  test(
    "RT-5 without content, or emptied by staff, it is friendly, leads on, and stays out of search engines",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      stub.requiredOnly();
      const answer = await page.goto(stubbedSite.url + at("/markets"));
      expect(answer?.status()).toBe(200);
      const main = page.getByRole("main");
      await expect(main).toContainText(t("We are still writing this page", "ما زلنا نكتب هذه الصفحة"));
      await expect(main.getByRole("link", { name: t("All trends", "كل الاتجاهات") })).toHaveAttribute(
        "href",
        at("/all-trends"),
      );
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expectAccessible(page);

      const asked = stub.requestsOf("/markets-page").length;
      stub.answer("/markets-page", { title: "Markets", introduction: "", markets: [] });
      expect(await announce(stubbedSite, ["markets-page"])).toBe(204);
      await page.goto(stubbedSite.url + at("/markets"));
      expect(stub.requestsOf("/markets-page").length).toBeGreaterThan(asked);
      await expect(main).toContainText(t("We are still writing this page", "ما زلنا نكتب هذه الصفحة"));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    },
  );

  test(
    "RT-5 NAV-4 ERR-11 a failing hub shows the failure and a way to try again; a list that fails is left out",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/400|503/);
      stub.fail("/markets-page", { body: { success: false } });
      await page.goto(stubbedSite.url + at("/markets"));
      const alert = page.getByRole("main").getByRole("alert");
      await expect(alert).toContainText(t("Error loading content", "حدث خطأ في تحميل المحتوى"));
      await expect(alert.getByRole("button", { name: t("Try again", "حاول مجددًا") })).toBeVisible();
      await expectAccessible(page);

      stub.reset();
      stub.fail("/trends-in-markets", { status: 400 });
      expect(await announce(stubbedSite, ["markets-page", "trends-in-markets"])).toBe(204);
      await page.goto(stubbedSite.url + at("/markets"));
      await expect(page.locator("#market-syria")).toContainText(
        t("No census since 2004.", "لا تعداد منذ ٢٠٠٤."),
      );
      await expect(alert).toHaveCount(0);
    },
  );

  test(
    "F2 RT-5 a hub that cannot be had is an outage to crawlers, and one that does not exist is none",
    { tag: "@in-arabic" },
    async ({ request, at, stub, startStubbed }) => {
      const statusOf = async (fault: { status: number }) => {
        stub.fail("/markets-page", fault);
        const { url } = await startStubbed();
        const headers = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };
        return (await request.get(url + at("/markets"), { headers })).status();
      };
      expect(await statusOf({ status: 500 })).toBe(503);
      expect(await statusOf({ status: 404 })).toBe(200);
    },
  );

  test(
    "MKT-2 a market is not called new while its lists are not known",
    { tag: "@in-arabic" },
    async ({ page, at, stub, stubbedSite, expectNoise }) => {
      expectNoise(/400/);
      stub.answer("/markets-page", {
        title: "Markets",
        introduction: "<p>One.</p>",
        markets: [{ key: "syria", name: "Syria", description: "One." }],
      });
      const asks = page.locator(`#market-syria a[href="${at("/contact")}"]`);
      stub.answer("/trends-in-markets", { data: [] });
      stub.fail("/our-featured-reports", { status: 400 });
      await page.goto(stubbedSite.url + at("/markets"));
      await expect(page.locator("#market-syria")).toContainText("One.");
      await expect(asks).toHaveCount(0);
      stub.fail("/our-featured-reports", { body: { success: true, data: { our_featured_reports: [] } } });
      expect(await announce(stubbedSite, ["our-featured-reports"])).toBe(204);
      await page.goto(stubbedSite.url + at("/markets"));
      await expect(asks).toHaveCount(1);
    },
  );
});
