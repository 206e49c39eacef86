import type { Page } from "@playwright/test";
import { holdRequests, laterCode } from "./support/hold-requests.ts";
import { browse, hydrateBySearch } from "./support/browse.ts";
import { painted, requestsSent } from "./support/painted.ts";
import { expect, test } from "./support/test.ts";

type Choose = (en: string, ar: string) => string;

/** Scrolls to a position and waits for the page's scroll event. Returns the position. */
const moveTo = async (page: Page, top: number) => {
  // A document that is still coming may be too short.
  await page.waitForFunction((place) => document.documentElement.scrollHeight - innerHeight >= place, top);
  return page.evaluate(async (place) => {
    const moved = new Promise((done) => addEventListener("scroll", done, { once: true }));
    scrollTo({ top: place, behavior: "instant" });
    await moved;
    return scrollY;
  }, top);
};

const placeOf = (page: Page) => page.evaluate(() => scrollY);

const expectPlace = (page: Page, place: number) =>
  expect.poll(async () => Math.abs((await placeOf(page)) - place)).toBeLessThanOrEqual(2);

/** Counts page transitions from the first byte on. The returned function returns the count. */
async function watchOverlays(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { overlays: 0 });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (
          node instanceof Element &&
          (node.matches("[data-overlay]") || node.querySelector("[data-overlay]"))
        )
          seen.overlays++;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "overlays")));
}

/** The link of the header to a page that is cheap to load. */
const contactLink = (page: Page, t: Choose) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: t("Contact Us", "تواصل معنا") })
    .first();

const aboutLink = (page: Page, t: Choose) =>
  page.getByRole("banner").getByRole("link", { name: t("About Us", "من نحن") });

test.describe("moving between pages", () => {
  test(
    "NAV-1 a place that was reached before the page ran is returned to",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await page.goto(at("/AboutUs#values-section"));
      await expect.poll(() => placeOf(page)).toBeGreaterThan(500);
      const place = await placeOf(page);
      await contactLink(page, t).click();
      await expect(page.locator("#contact-section")).toBeAttached();
      await expectPlace(page, 0);
      await page.goBack();
      await expect(page).toHaveURL(/#values-section$/);
      await expectPlace(page, place);
    },
  );

  test(
    "NAV-1 each page loaded anew in a tab has its own place, also after a reload",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      await page.goto(at("/AboutUs"));
      const place = await moveTo(page, 700);
      await page.reload();
      await contactLink(page, t).click();
      await expect(page.locator("#contact-section")).toBeAttached();
      await expectPlace(page, 0);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${at("/AboutUs")}$`));
      await expectPlace(page, place);
      await page.goto(at("/contact"));
      await aboutLink(page, t).click();
      await expect(page.locator("#team-section")).toBeAttached();
      await moveTo(page, 400);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${at("/contact")}$`));
      await expectPlace(page, 0);
    },
  );

  test(
    "NAV-1 Back after a reload returns to the place: before the code comes, and in a page left while it loads; a scroll ends it",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      const words = page.locator("main a[href*='/words/']").first();
      const openContact = async () => {
        await contactLink(page, t).click();
        await expect(page.locator("#contact-section")).toBeAttached();
      };
      /** Back in the running app to a page whose words do not come until the returned function is called. */
      const goBackToShortPage = async (place: number) => {
        await page.reload();
        await hydrateBySearch(page);
        const release = await holdRequests(page, "**/api/v1/words*");
        await page.goBack();
        await expect(page).toHaveURL(/\/words$/);
        await expect.poll(() => placeOf(page)).toBeGreaterThan(0);
        expect(await placeOf(page)).toBeLessThan(place);
        return release;
      };
      await browse(page, at("/contact"));
      await page.locator("footer a[href$='/words']").first().click();
      await expect(words).toBeVisible();
      const place = await moveTo(page, 1200);
      await openContact();

      const releaseCode = await holdRequests(page, laterCode);
      await page.reload();
      await page.goBack();
      await expect(page).toHaveURL(/\/words$/);
      releaseCode();
      await expectPlace(page, place);
      await hydrateBySearch(page);
      await openContact();

      let release = await goBackToShortPage(place);
      await openContact();
      release();
      await page.goBack();
      await expectPlace(page, place);
      await openContact();

      release = await goBackToShortPage(place);
      // As by the scroll bar: no other event tells of it.
      const chosen = await moveTo(page, 100);
      release();
      await expect(words).toBeVisible();
      await painted(page);
      await expectPlace(page, chosen);
    },
  );

  test(
    "NAV-1 a link to a place on the page leads there, and back to where it was pressed",
    { tag: "@in-english" },
    async ({ page, at, t, stub, stubbedSite }) => {
      const part = (number: number) => `<h2>Part ${number}</h2>${"<p>Words of a paragraph.</p>".repeat(30)}`;
      stub.answer("/blogs/7", {
        id: 7,
        title: "Long",
        cover_image: null,
        content: [1, 2, 3].map(part).join(""),
        created_at: "2026-07-10T09:00:00.000Z",
      });
      await page.goto(stubbedSite.url + at("/AllBlog"));
      await moveTo(page, 200);
      await page
        .getByRole("list", { name: t("Results", "النتائج") })
        .getByRole("link")
        .first()
        .click();
      const links = page.getByRole("navigation", { name: t("Contents", "المحتويات") });
      await expect(links).toBeVisible();
      await expectPlace(page, 0);
      const place = await moveTo(page, 90);
      await links
        .getByRole("link")
        .last()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(/#part-3$/);
      await expect(page.getByRole("heading", { name: "Part 3" })).toBeInViewport();
      const there = await placeOf(page);
      expect(there).toBeGreaterThan(place + 800);
      await page.goBack();
      await expect(page).toHaveURL(/\/7$/);
      await expectPlace(page, place);
      await page.goForward();
      await expect(page).toHaveURL(/#part-3$/);
      await expectPlace(page, there);
    },
  );

  test(
    "NAV-1 the link to a page on that page leads to its top, also before the page's code came",
    { tag: "@in-english" },
    async ({ page, at }) => {
      const expectTop = async (where: string, length: number) => {
        await expectPlace(page, 0);
        await expect(page).toHaveURL(new RegExp(`${at(where)}$`));
        expect(await page.evaluate(() => history.length)).toBe(length);
      };
      // It stays there.
      const expectStill = async () => {
        await painted(page);
        await painted(page);
        await expectPlace(page, 0);
      };
      for (const [where, selector] of [
        ["/", "header a"],
        ["/AboutUs", "footer a[href$='/AboutUs']"],
      ] as const) {
        const link = page.locator(selector).first();
        const release = await holdRequests(page, laterCode);
        await page.goto(at(where));
        const length = await page.evaluate(() => history.length);
        await moveTo(page, 1200);
        // Without its code the page is opened anew.
        const opened = page.waitForEvent("load");
        await link.evaluate((node: HTMLElement) => node.click());
        await opened;
        await expectTop(where, length);
        await expectStill();

        release();
        await hydrateBySearch(page);
        await page.evaluate(() => Object.assign(window, { isSame: true }));
        await moveTo(page, 1200);
        await link.evaluate((node: HTMLElement) => node.click());
        await expectTop(where, length);
        expect(await page.evaluate(() => Reflect.has(window, "isSame"))).toBe(true);
        await expect(page.locator("#main")).toBeFocused();
        await expectStill();
      }
    },
  );

  test(
    "NAV-1 the link to a page leads to its top from a section of it, and Back to the section",
    { tag: "@in-english" },
    async ({ page, at }) => {
      await page.goto(at("/#services-section"));
      await hydrateBySearch(page);
      await expect.poll(() => placeOf(page)).toBeGreaterThan(500);
      // The place of a section is held until the page is still.
      let place = NaN;
      await expect
        .poll(
          async () => {
            const before = place;
            place = await placeOf(page);
            return place - before;
          },
          { intervals: [1000] },
        )
        .toBe(0);
      await page
        .locator("header a")
        .first()
        .evaluate((node: HTMLElement) => node.click());
      await expect(page).toHaveURL(new RegExp(`${at("/")}$`));
      await expectPlace(page, 0);
      await page.goBack();
      await expect(page).toHaveURL(/#services-section$/);
      await expectPlace(page, place);
    },
  );

  test(
    "NAV-1 A11Y Back returns the focus to the link by which the page was left",
    { tag: "@in-english" },
    async ({ page, at }) => {
      await browse(page, at("/AllBlog"));
      const link = page.locator("main a[href*=Blogdetails]").nth(6);
      const href = (await link.getAttribute("href")) ?? "";
      await link.focus();
      const place = await placeOf(page);
      await link.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.locator("#main")).toBeFocused();
      await page.goBack();
      await expect(link).toBeFocused();
      await expectPlace(page, place);
      await page.goForward();
      await expect(page.locator("#main")).toBeFocused();
    },
  );

  test(
    "NAV-1 a new page gets the focus and its title, and a title that comes with its data is told too",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      stub.answer("/blogs/7", {
        ...{ id: 7, title: "Told late", cover_image: null, content: '<p><a href="/contact">Words</a></p>' },
        created_at: "2026-07-10T09:00:00.000Z",
      });
      await browse(page, stubbedSite.url + at("/AllBlog"));
      const before = await page.title();
      const release = await holdRequests(page, /\/api\/v1\/blogs\/7\b/);
      await page
        .getByRole("list", { name: t("Results", "النتائج") })
        .getByRole("link")
        .first()
        .click();
      const told = (title: string) => page.getByRole("status").filter({ hasText: title });
      await expect(told(t("Article — ", "مقال — "))).toBeAttached();
      await expect(page).not.toHaveTitle(before);
      await expect(page.locator("#main")).toBeFocused();
      release();
      await expect(told("Told late")).toBeAttached();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("#main")).toBeFocused();
      // Tab leads on within the page, not from its top.
      await page.keyboard.press("Tab");
      await expect(page.locator("#main :focus")).toHaveCount(1);
    },
  );

  test("NAV-2 the overlay lasts 1.2 s, and hides nothing from pointer or reader", async ({ page, at, t }) => {
    const overlays = await watchOverlays(page);
    await page.clock.install();
    await browse(page, at("/contact"));
    const overlay = page.locator("[data-overlay]");
    expect(await overlays()).toBe(0);
    await page.clock.pauseAt(Date.now() + 10_000);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("FAQ", "الأسئلة الشائعة"), exact: true })
      .evaluate((element: HTMLElement) => element.click());
    await expect(overlay).toHaveAttribute("aria-hidden", "true");
    await expect(overlay).toHaveCSS("pointer-events", "none");
    await page.clock.runFor(1199);
    await expect(overlay).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(overlay).toHaveCount(0);
    expect(await overlays()).toBe(1);
    await expect(page).toHaveURL(new RegExp(`${at("/questions")}$`));
  });

  test(
    "NAV-2 any key, press of the pointer or turn of the wheel ends the overlay",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await page.clock.install();
      await browse(page, at("/contact"));
      await page.clock.pauseAt(Date.now() + 10_000);
      for (const [link, give] of [
        [aboutLink, () => page.keyboard.press("Shift")],
        [contactLink, () => page.mouse.wheel(0, 10)],
        // Not where the link was: that would be the second press of a double click (F22).
        [aboutLink, () => page.mouse.move(640, 500).then(() => page.mouse.down())],
      ] as const) {
        await link(page, t).click();
        await expect(page.locator("[data-overlay]")).toHaveCount(1);
        await give();
        await expect(page.locator("[data-overlay]")).toHaveCount(0);
      }
    },
  );

  test(
    "NAV-2 there is no overlay under reduced motion or Save-Data",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      const overlays = await watchOverlays(page);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await browse(page, at("/contact"));
      await aboutLink(page, t).click();
      await expect(page.locator("#vision-section")).toBeVisible();
      expect(await overlays()).toBe(0);
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goBack();
      await expect.poll(overlays).toBe(1);
      await page.evaluate(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      );
      await aboutLink(page, t).click();
      await expect(page.locator("#vision-section")).toBeVisible();
      expect(await overlays()).toBe(1);
    },
  );

  test(
    "NAV-3 API-3 RT-30 navigation asks only for /api/v1 and code, and is counted, never for a rendered page",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await browse(page, at("/contact"));
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("Services & Tools", "الخدمات والأدوات") })
        .click();
      await expect(page.locator("#tools-section h3").first()).toBeVisible();
      await expect.poll(() => asked).toContain("/usage");
      for (const path of asked) expect(path).toMatch(/^\/(?:(?:api\/v1|assets|media)\/|usage$)/);
    },
  );

  test(
    "NAV-6 everything is visible without JavaScript",
    { tag: "@in-english" },
    async ({ plainPage: page, at }) => {
      for (const path of ["/", "/AboutUs"]) {
        await page.goto(at(path));
        const texts = page.locator("main :is(h2, h3, p)");
        expect(await texts.count()).toBeGreaterThan(10);
        const hidden = await texts.evaluateAll((all) => {
          const isFaint = (one: Element | null): boolean =>
            one !== null && (getComputedStyle(one).opacity !== "1" || isFaint(one.parentElement));
          return all
            .filter((one) => isFaint(one) || !one.checkVisibility({ visibilityProperty: true }))
            .map(({ textContent }) => textContent);
        });
        expect(hidden, path).toEqual([]);
      }
    },
  );
});

test(
  "NAV-1 a page whose code does not come is opened as a document",
  { tag: "@in-english" },
  async ({ page, at, t, expectNoise }) => {
    expectNoise(/Failed to load resource/);
    await browse(page, at("/contact"));
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await page.route(/\/assets\/about\.route/, (route) => route.abort(), { times: 1 });
    await aboutLink(page, t).click();
    await expect(page).toHaveURL(new RegExp(`${at("/AboutUs")}$`));
    await expect(page.locator("#values-section")).toBeAttached();
    expect(await page.evaluate(() => Reflect.has(window, "isFirstDocument"))).toBe(false);
    await page.goBack();
    await expect(page.locator("#contact-section")).toBeAttached();
  },
);

test.describe("a slow or failing backend", () => {
  test(
    "NAV-3 NAV-5 STA-1 a spinner is shown while a page's data loads, and is gone with the overlay once data or an error has arrived",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/400/);
      await page.clock.install();
      await browse(page, stubbedSite.url + at("/contact"));
      stub.fail("/terms-and-conditions", { status: 400 });
      const main = page.getByRole("main");
      const footer = page.getByRole("contentinfo");
      const overlay = page.locator("[data-overlay]");
      await page.clock.pauseAt(Date.now() + 10_000);
      for (const { name, call, alerts } of [
        { name: t("Privacy Policy", "سياسة الخصوصية"), call: "privacy-policies", alerts: 0 },
        { name: t("Terms & Conditions", "الشروط والأحكام"), call: "terms-and-conditions", alerts: 1 },
      ]) {
        const release = await holdRequests(page, new RegExp(`/api/v1/${call}`));
        await footer.getByRole("link", { name, exact: true }).click();
        await expect(page).toHaveURL(alerts === 0 ? /PrivacyPolicy$/ : /terms-and-conditions$/);
        await expect(main.getByRole("status")).toContainText(t("Loading...", "جارٍ التحميل"));
        await expect(main.getByRole("status")).toBeVisible();
        // It would leave again when the text comes, under the visitor's finger.
        await expect(footer).not.toBeInViewport();
        await expect(overlay).toHaveCount(1);
        release();
        await expect(async () => {
          await page.clock.runFor(10); // the page receives an answer on its own clock
          await expect(main.getByRole("status")).toHaveCount(0, { timeout: 100 });
        }).toPass({ timeout: 30_000 });
        await expect(main.getByRole("alert")).toHaveCount(alerts);
        if (alerts === 0)
          await expect(main.getByRole("heading", { level: 1 })).toHaveText(
            t("Privacy policy", "سياسة الخصوصية"),
          );
        await page.clock.runFor(1200);
        await expect(overlay).toHaveCount(0);
        await expect(main.getByRole("status")).toHaveCount(0);
      }
    },
  );

  test(
    "NAV-4 NAV-5 ERR-10 a failure shows the message, a way to try again, and leaves header and footer",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/503|400|Failed to load/);
      stub.fail("/privacy-policies", { status: 400 });
      await browse(page, stubbedSite.url + at("/PrivacyPolicy"));
      const box = page.getByRole("main").getByRole("alert");
      await expect(box).toContainText(t("Failed to load content", "تعذّر تحميل المحتوى"));
      await expect(page.getByRole("banner").getByRole("navigation")).toBeVisible();
      stub.reset();
      await page.mouse.move(4, 4);
      await box.getByRole("button").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Privacy policy", "سياسة الخصوصية"));
      await expect(box).toHaveCount(0);
    },
  );

  test(
    "STA-4 STA-6 leaving a page ends its attempts",
    { tag: "@in-english" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/503|Failed to load/);
      // The site's server calls the backend too, for its copies of pages.
      const attempts: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/api/v1/privacy-policies")) attempts.push(request.url());
      });
      await page.clock.install();
      await browse(page, stubbedSite.url + at("/contact"));
      stub.fail("/privacy-policies", { status: 503 });
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("Privacy Policy", "سياسة الخصوصية"), exact: true })
        .click();
      // The clock below must not run before the page has come, and gone again.
      await expect(page.locator("#contact-section")).toHaveCount(0);
      expect(attempts).not.toHaveLength(0);
      await page.goBack();
      await expect(page.locator("#contact-section")).toBeVisible();
      const asked = attempts.length;
      await page.clock.runFor(10_000); // further attempts would run in this time
      await requestsSent(page);
      expect(attempts).toHaveLength(asked);
    },
  );
});

test(
  "LAY-1 LAY-10 a page whose component throws keeps header and footer, and other pages work",
  { tag: "@in-arabic" },
  async ({ page, at, t, expectNoise }) => {
    expectNoise(/broken by the test/);
    await page.goto(at("/contact"));
    const header = page.getByRole("banner");
    const footer = page.getByRole("contentinfo");
    await page.mouse.move(10, 10);
    await expect(page.locator("html[data-ready]")).toBeAttached();
    // A page with a text parses its HTML while it renders.
    await page.evaluate(() => {
      const create = document.createElement.bind(document);
      document.createElement = (name: string) => {
        if (name === "template") throw new Error("broken by the test");
        return create(name);
      };
    });
    await footer.getByRole("link", { name: t("Privacy Policy", "سياسة الخصوصية") }).click();
    await expect(
      page
        .getByRole("main")
        .getByRole("heading", { name: t("Something went wrong on our side", "حدث خلل لدينا") }),
    ).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at("/PrivacyPolicy")}$`));
    await expect(header).toBeVisible();
    await expect(footer).toBeVisible();
    await page.evaluate(() => Reflect.deleteProperty(document, "createElement"));
    await aboutLink(page, t).click();
    await expect(page.locator("#team-section")).toBeAttached();
  },
);

test("NAV-2 NAV-3 a page whose code takes long is covered and said to be on its way; the page that is left stays until it comes", async ({
  page,
  at,
  t,
}) => {
  const overlays = await watchOverlays(page);
  await browse(page, at("/AboutUs"));
  const release = await holdRequests(page, laterCode);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("Privacy Policy", "سياسة الخصوصية") })
    .click();
  const told = page.getByRole("status").filter({ hasText: t("Loading...", "جارٍ التحميل…") });
  await expect(told).toBeVisible();
  await expect.poll(overlays).toBe(1);
  await expect(page.locator("#team-section")).toBeAttached();
  release();
  await expect(page).toHaveURL(new RegExp(`${at("/PrivacyPolicy")}$`));
  await expect(told).toHaveCount(0);
});

test(
  "NAV-1 DET-1 A11Y F22 “Go back” leads to the page before, also after the skip link, and a second press neither goes further nor opens what stands there",
  { tag: "@in-english" },
  async ({ page, at, t }) => {
    const main = page.getByRole("main");
    const goBack = main.getByRole("link", { name: /^go back$/i }).first();
    const openFirst = async () => {
      await main.getByRole("article").first().getByRole("link").first().click();
      await expect(page).toHaveURL(/\/resources\/\d+$/);
    };
    await browse(page, at("/contact"));
    await page.getByRole("contentinfo").getByRole("link", { name: "All Resources" }).click();
    await openFirst();
    await goBack.dblclick();
    await expect(page).toHaveURL(new RegExp(`${at("/resources")}$`));
    await expect(main.getByRole("article").first().getByRole("link").first()).toBeFocused();
    await main.getByRole("link", { name: "Page 2", exact: true }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await openFirst();
    await page.getByRole("link", { name: t("Skip to content", "انتقل إلى المحتوى") }).press("Enter");
    await expect(main).toBeFocused();
    await goBack.click();
    await expect(page).toHaveURL(/\?page=2$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${at("/resources")}$`));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${at("/contact")}$`));
  },
);

test(
  "DET-1 “Go back” works again after the visitor has stopped it with Escape",
  { tag: "@in-english" },
  async ({ page, at }) => {
    const list = new RegExp(`${at("/resources")}$`);
    await page.goto(at("/resources"));
    await page.goto(at("/resources/1"), { referer: page.url() });
    const goBack = page
      .getByRole("main")
      .getByRole("link", { name: /^go back$/i })
      .first();
    await hydrateBySearch(page);
    // The page does not come.
    await page.route(list, () => undefined);
    const asked = page.waitForRequest(list);
    // A click of Playwright would wait for the page.
    await goBack.evaluate((link: HTMLElement) => link.click());
    await asked;
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.stopLoading");
    await page.keyboard.press("Escape");
    await page.unroute(list);
    await goBack.click();
    await expect(page).toHaveURL(list);
  },
);

test(
  "NAV-1 LANG-1 A11Y Back to an Arabic address returns to its place and its link, though the language has changed since",
  { tag: "@in-arabic" },
  async ({ page, at, t }) => {
    await browse(page, at("/AboutUs"));
    const place = await moveTo(page, 900);
    await contactLink(page, t).click();
    await expect(page.locator("#contact-section")).toBeAttached();
    await page.locator("header a[hreflang][data-locale]").first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const release = await holdRequests(page, /\/api\/v1\//);
    await page.goBack();
    await expect(page).toHaveURL(({ pathname }) => pathname === "/AboutUs");
    release();
    await expectPlace(page, place);
    await expect(contactLink(page, (english) => english)).toBeFocused();
  },
);

test(
  "NAV-1 LANG-1 a page that is scrolled before its code comes keeps its place in the other language",
  { tag: "@in-english" },
  async ({ page, at, t }) => {
    const release = await holdRequests(page, laterCode);
    await page.goto(at("/terms-and-conditions"));
    await moveTo(page, 600);
    const toggle = page.locator("header a[hreflang][data-locale]").first();
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-busy", "true");
    release();
    await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
    await expect.poll(() => placeOf(page)).toBeGreaterThan(200);
  },
);
