import { announce } from "./support/announce.ts";
import { browse, hydrateBySearch } from "./support/browse.ts";
import { readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";

test.describe("requests to the backend", () => {
  test("API-2 API-3 every call carries the language and forbids caches", async ({
    request,
    at,
    language,
    stub,
    stubbedSite,
  }) => {
    const { main } = await readServedPage(request, stubbedSite.url + at("/"));
    expect(main).toMatch(/id="services-section"[^]*<h3/);
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
      await browse(page, stubbedSite.url + at("/contact"));
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
      await page.evaluate(() => localStorage.setItem("token", "bad\ntoken"));
      stub.reset();
      const asked = page.waitForRequest(/\/api\/v1\//);
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("About Us", "من نحن") })
        .click();
      await asked;
      await expect(page.locator("#team-section li").first()).toBeVisible();
      expect(stub.requests.filter(({ headers }) => headers.authorization)).toEqual([]);
    },
  );

  test(
    "ENT-1 relative pictures are asked from the site, and never an address ending in null",
    { tag: "@in-arabic" },
    async ({ page, at, stub, stubbedSite, expectNoise }) => {
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
    },
  );
});

test.describe("when the backend is away", () => {
  test(
    "F1 F2 pages that were shown stay, also by a click inside the app, and everything comes back by itself",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      const show = (text: string) => stub.answer("/about-us", { description: `<p>${text}</p>` });
      const main = page.getByRole("main");
      show("As it was before");
      await fetch(stubbedSite.url + at("/ServicesTools"));
      await page.goto(stubbedSite.url + at("/AboutUs"));
      await expect(main).toContainText("As it was before");
      await hydrateBySearch(page);
      stub.fail("*", { drop: true });
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("Services & Tools", "الخدمات والأدوات") })
        .click();
      await expect(page.locator("#tools-section h3").first()).toBeVisible();
      await expect(main.getByRole("alert")).toHaveCount(0);

      // The page is no longer fresh: the site asks for its content, and gets none.
      expect(await announce(stubbedSite, ["about-us"])).toBe(204);
      const answer = await page.goto(stubbedSite.url + at("/AboutUs"));
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()["x-stale"]).toBeDefined();
      await expect(main).toContainText("As it was before");
      await expect(main.getByRole("alert")).toHaveCount(0);
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
    },
  );

  test(
    "F1 a site that prepares its pages has the home page before a visitor comes, and restarted without its backend it serves what it kept",
    { tag: "@in-arabic" },
    async ({ request, at, stub, siteProcess }) => {
      const headingOf = (main: string) => /<h1\b[^]*?<\/h1>/.exec(main)?.[0] ?? "";
      const before = await readServedPage(request, siteProcess.url + at("/AboutUs"));
      expect(headingOf(before.main)).not.toBe("");
      const homesAsked = () => stub.requestsOf("/home-page").map(({ query }) => query.get("lang"));
      expect(homesAsked()).toEqual([]);
      await siteProcess.restart({ PREPARE_PAGES: "on" });
      await expect.poll(() => homesAsked().toSorted()).toEqual(["ar", "en"]);
      // The home page, and the one of unknown addresses, in both languages.
      const preparedPages = async () =>
        (await (await request.get(`${siteProcess.url}/readyz`)).json()) as unknown;
      await expect.poll(preparedPages).toMatchObject({ pages: 4 });
      await siteProcess.stop("SIGTERM");
      stub.fail("*", { drop: true });
      await siteProcess.restart();
      const kept = await readServedPage(request, siteProcess.url + at("/AboutUs"));
      expect(kept.status).toBe(200);
      expect(headingOf(kept.main)).toBe(headingOf(before.main));
      const home = await readServedPage(request, siteProcess.url + at("/"));
      expect(home.status).toBe(200);
      expect(headingOf(home.main)).not.toBe("");
    },
  );
});
