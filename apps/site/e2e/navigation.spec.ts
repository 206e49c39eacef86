import { expect, open, test } from "./support/test.ts";

test.describe("moving between pages", () => {
  test("NAV-1 a new page begins at its top, going back returns to the place", async ({ page, at, t }) => {
    await open(page, at("/"));
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await page.waitForLoadState("networkidle");
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(500);
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("About Us", "من نحن") })
      .click();
    await expect(page).toHaveURL(new RegExp(`${at("/AboutUs")}$`));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${at("/")}$`));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 100);
  });

  test("NAV-1 a new page gets the focus and its title", async ({ page, at, t }) => {
    await open(page, at("/"));
    const before = await page.title();
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("About Us", "من نحن") })
      .click();
    await expect(page).not.toHaveTitle(before);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).not.toHaveCount(0);
  });

  test("NAV-2 the overlay lasts 1.2 s, hides nothing from pointer or reader, and any key ends it", async ({
    page,
    at,
    t,
  }) => {
    await page.clock.install();
    await open(page, at("/"));
    const overlay = page.locator("[data-overlay]");
    await expect(overlay).toHaveCount(0);
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
    await expect(page).toHaveURL(new RegExp(`${at("/questions")}$`));
  });

  test("NAV-2 any key ends the overlay", async ({ page, at, t }) => {
    await page.clock.install();
    await open(page, at("/"));
    await page.clock.pauseAt(Date.now() + 10_000);
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("About Us", "من نحن") })
      .click();
    await expect(page.locator("[data-overlay]")).toHaveCount(1);
    await page.keyboard.press("Shift");
    await expect(page.locator("[data-overlay]")).toHaveCount(0);
  });

  test("NAV-2 there is no overlay under reduced motion", async ({ page, at, t }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, at("/"));
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("About Us", "من نحن") })
      .click();
    await expect(page).toHaveURL(new RegExp(`${at("/AboutUs")}$`));
    await expect(page.locator("[data-overlay]")).toHaveCount(0);
  });

  test("NAV-3 API-3 navigation asks only for /api/v1 and code, never for a rendered page", async ({
    page,
    at,
    t,
  }) => {
    await open(page, at("/"));
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("Services & Tools", "الخدمات والأدوات") })
      .click();
    await expect(page.locator("#tools-section h3").first()).toBeVisible();
    for (const path of asked) expect(path).toMatch(/^\/(api\/v1|assets|media)\//);
  });

  test("NAV-6 everything is visible without JavaScript", async ({ plainPage: page, at }) => {
    await page.goto(at("/"));
    for (const heading of await page.locator("main h2").all())
      expect(await heading.evaluate((element) => Number(getComputedStyle(element).opacity))).toBe(1);
  });
});

test.describe("a slow or failing backend", () => {
  test("NAV-3 STA-1 shows a spinner while a page's data loads", async ({
    page,
    at,
    t,
    stub,
    stubbedSite,
  }) => {
    await open(page, stubbedSite.url + at("/"));
    stub.fail("/privacy-policies", { delay: 1500 });
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("Privacy Policy", "سياسة الخصوصية"), exact: true })
      .click();
    await expect(page.getByRole("main").getByRole("status")).toContainText(t("Loading...", "جارٍ التحميل"));
    await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Privacy policy", "سياسة الخصوصية"));
  });

  test("NAV-4 NAV-5 ERR-10 a failure shows the message, a way to try again, and leaves header and footer", async ({
    page,
    at,
    t,
    stub,
    stubbedSite,
    expectNoise,
  }) => {
    expectNoise(/503|400|Failed to load/);
    stub.fail("/privacy-policies", { status: 400 });
    await page.goto(stubbedSite.url + at("/PrivacyPolicy"));
    const box = page.getByRole("main").getByRole("alert");
    await expect(box).toContainText(t("Failed to load content", "تعذّر تحميل المحتوى"));
    await expect(page.getByRole("banner").getByRole("navigation")).toBeVisible();
    stub.reset();
    await page.mouse.move(4, 4);
    await box.getByRole("button").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Privacy policy", "سياسة الخصوصية"));
    await expect(box).toHaveCount(0);
  });

  test("STA-4 STA-6 leaving a page ends its attempts", async ({
    page,
    at,
    t,
    stub,
    stubbedSite,
    expectNoise,
  }) => {
    expectNoise(/503|Failed to load/);
    await page.clock.install();
    await open(page, stubbedSite.url + at("/"));
    stub.fail("/privacy-policies", { status: 503 });
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("Privacy Policy", "سياسة الخصوصية"), exact: true })
      .click();
    await expect.poll(() => stub.requestsOf("/privacy-policies").length).toBeGreaterThan(0);
    await page.goBack();
    await expect(page.locator("#hero")).toBeVisible();
    const asked = stub.requestsOf("/privacy-policies").length;
    await page.clock.runFor(10_000); // further attempts would have come in this time
    expect(stub.requestsOf("/privacy-policies").length).toBe(asked);
  });
});
