import { announce } from "./support/announce.ts";
import { browse } from "./support/browse.ts";
import { expect, test } from "./support/test.ts";

test.describe("requests to the backend", () => {
  test("API-2 API-3 every call carries the language and forbids caches", async ({
    page,
    at,
    language,
    stub,
    stubbedSite,
  }) => {
    await page.goto(stubbedSite.url + at("/"));
    await expect(page.locator("#services-section h3").first()).toBeVisible();
    expect(stub.requests.length).toBeGreaterThan(5);
    for (const { headers, query, path } of stub.requests) {
      // The site also prepares its 404 page, in both languages.
      const asked = query.get("lang") ?? "";
      expect(headers["accept-language"], path).toBe(asked);
      expect(headers["content-language"], path).toBe(asked);
      expect(headers["content-type"], path).toContain("application/json");
      expect(headers["cache-control"], path).toContain("no-cache");
      expect(headers.authorization, path).toBeUndefined();
    }
    const languages = new Set(stub.requestsOf("/our-services").map(({ query }) => query.get("lang")));
    expect([...languages]).toContain(language);
  });

  test(
    "ROLE-2 a stored token goes to the backend as a bearer credential, a malformed one nowhere",
    { tag: "@in-english" },
    async ({ page, at, t, stub, stubbedSite }) => {
      await page.addInitScript(() => localStorage.setItem("token", "abc.def-123"));
      await browse(page, stubbedSite.url + at("/"));
      stub.reset();
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("Services & Tools", "الخدمات والأدوات") })
        .click();
      await expect
        .poll(() => stub.requests.some(({ headers }) => headers.authorization === "Bearer abc.def-123"))
        .toBe(true);
      for (const part of ["services", "tools"])
        await expect(page.locator(`#${part}-section h3`).first()).toBeVisible();
      await page.addInitScript(() => localStorage.setItem("token", "bad\ntoken"));
      stub.reset();
      await browse(page, stubbedSite.url + at("/contact"));
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("Services & Tools", "الخدمات والأدوات") })
        .click();
      await expect(page.locator("#tools-section h3").first()).toBeVisible();
      expect(stub.requests.filter(({ headers }) => headers.authorization)).toEqual([]);
    },
  );

  test("ENT-1 relative pictures are asked from the site, and never an address ending in null", async ({
    page,
    at,
    stub,
    stubbedSite,
    expectNoise,
  }) => {
    expectNoise(/404/);
    stub.answer("/our-services", {
      our_services: [
        { id: 1, title: "a", excerpt: "", image: "media/one.webp", explores: [] },
        { id: 2, title: "b", excerpt: "", image: null, explores: [] },
        { id: 3, title: "c", excerpt: "", image: "null", explores: [] },
      ],
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(stubbedSite.url + at("/ServicesTools"));
    await expect(page.locator('img[src="/media/one.webp"], #services-section h3').first()).toBeVisible();
    await page.locator("#services-section").scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toContain(`${stubbedSite.url}/media/one.webp`);
    expect(asked.filter((url) => /(null|undefined)$/.test(url))).toEqual([]);
  });
});

test.describe("when the backend is away", () => {
  test("F1 F2 pages that were shown stay, and everything comes back by itself", async ({
    page,
    at,
    t,
    stub,
    stubbedSite,
  }) => {
    const show = (text: string) => stub.answer("/about-us", { description: `<p>${text}</p>` });
    const main = page.getByRole("main");
    show("As it was before");
    await page.goto(stubbedSite.url + at("/AboutUs"));
    await expect(main).toContainText("As it was before");
    stub.fail("*", { drop: true });
    // The page is no longer fresh: the site asks for its content, and gets none.
    expect(await announce(stubbedSite, ["about-us"])).toBe(204);
    const answer = await page.reload();
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()["x-stale"]).toBeDefined();
    await expect(main).toContainText("As it was before");
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toContainText(
      t("All rights reserved.", "جميع الحقوق محفوظة."),
    );
    stub.reset();
    show("As it is now");
    await expect
      .poll(async () => (await page.request.get(stubbedSite.url + at("/AboutUs"))).text())
      .toContain("As it is now");
    const fresh = await page.reload();
    expect(fresh?.headers()["x-stale"]).toBeUndefined();
    await expect(main).toContainText("As it is now");
  });

  test(
    "F1 a click inside the app finds what the site itself has read",
    { tag: "@in-english" },
    async ({ page, at, t, stub, stubbedSite }) => {
      await fetch(stubbedSite.url + at("/ServicesTools"));
      await browse(page, stubbedSite.url + at("/contact"));
      stub.fail("*", { drop: true });
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("Services & Tools", "الخدمات والأدوات") })
        .click();
      await expect(page.locator("#tools-section h3").first()).toBeVisible();
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    },
  );

  test(
    "F1 a restarted site without its backend still serves what it kept",
    { tag: "@in-arabic" },
    async ({ page, at, stub, siteProcess }) => {
      await page.goto(siteProcess.url + at("/AboutUs"));
      const heading = await page.getByRole("heading", { level: 1 }).innerText();
      await page.goto("about:blank");
      await siteProcess.stop("SIGTERM");
      stub.fail("*", { drop: true });
      await siteProcess.restart();
      const answer = await page.goto(siteProcess.url + at("/AboutUs"));
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    },
  );
});
