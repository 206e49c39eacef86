import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { browse } from "./support/browse.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { expect, test } from "./support/test.ts";

/** IDs of the page's sections, from top to bottom. */
const sectionIds = (page: Page) =>
  page.locator("main section[id]").evaluateAll((sections) => sections.map(({ id }) => id));

/**
 * Makes the browser's reads of the text fail, and counts them. The browser must read the text itself: the site answers
 * with its cached text even when the backend fails.
 */
async function failText(page: Page) {
  const text = "**/api/v1/about-us?*";
  let asked = 0;
  await page.route(text, (route) => {
    asked++;
    return route.fulfill({ status: 503, json: { success: false } });
  });
  return { asked: () => asked, mend: () => page.unroute(text) };
}

/** Navigates to this page from another page of the site, with the main navigation. */
async function goToAbout(page: Page, name: string): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name }).click();
  await expect(page).toHaveURL(/AboutUs$/);
}

/**
 * Advances the page's stopped clock until a part shows some words. Each step is shorter than the wait between two
 * attempts.
 */
const inSteps = (page: Page, part: Locator, words: string) =>
  expect(async () => {
    await page.clock.runFor(500);
    await expect(part).toContainText(words, { timeout: 1 });
  }).toPass({ intervals: [10], timeout: 30_000 });

test.describe("about", () => {
  test("ABT-1 ABT-2 ABT-6 F21 shows its five parts in order, with the agency's own words and its four values, without a script", async ({
    plainPage: page,
    at,
    t,
  }) => {
    await page.goto(at("/AboutUs"));
    expect(await sectionIds(page)).toEqual([
      "about-text",
      "vision-section",
      "mission-section",
      "values-section",
      "team-section",
      "membership-section",
    ]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("About Us", "من نحن"));
    await expect(page.locator("#about-text p")).not.toHaveCount(0);
    await expect(page.locator("#mission-section")).toContainText(t("To measure markets", "أن نقيس الأسواق"));
    await expect(page.locator("#team-section").getByRole("listitem").first()).toContainText(
      t("Rima Al-Khatib", "ريما الخطيب"),
    );
    const directory = page
      .locator("#membership-section")
      .getByRole("link", { name: t("Find us in the directory", "ابحث عنّا في الدليل") });
    await expect(directory).toHaveAttribute("target", "_blank");
    await expect(directory).toHaveAttribute("rel", /noopener/);
    await expect(page.locator("#membership-section")).toContainText(
      t("the only Syrian member", "العضو السوري الوحيد"),
    );

    const values = page.locator("#values-section").getByRole("listitem");
    await expect(values.getByRole("heading")).toHaveText([
      t("Be first", "السبق"),
      t("Creativity", "الإبداع"),
      t("Powerful information", "المعلومة المؤثّرة"),
      t("Client centric", "العميل أولًا"),
    ]);
    await expect(values.locator("p")).toHaveCount(4);
    const pictures = values.locator("img");
    await expect(pictures).toHaveCount(4);
    for (const picture of await pictures.all())
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(0);

    // The words of the membership begin beside the top of its plate.
    const section = page.locator("#membership-section");
    const [heading, plate] = [section.getByRole("heading"), section.locator("[data-ratio]")];
    const [words, picture] = [await heading.boundingBox(), await plate.boundingBox()];
    expect(Math.abs((words?.y ?? 0) - (picture?.y ?? Infinity))).toBeLessThanOrEqual(24);
    const text = await section.locator("p").boundingBox();
    expect((text?.y ?? Infinity) - (words?.y ?? 0) - (words?.height ?? 0)).toBeLessThanOrEqual(32);
  });

  test(
    "ABT-1 ABT-3 ABT-4 mission and vision are read from either of their places, and what staff leave empty is absent",
    { tag: "@in-english" },
    async ({ page, at, stub, stubbedSite }) => {
      stub.answer("/our-teams", { members: [] });
      stub.answer("/site-settings", { directory_url: null });
      stub.answer("/our-missions", { description: "Mission as a text" });
      stub.answer("/our-visions", { items: [], description: "Vision beside the list" });
      await page.goto(stubbedSite.url + at("/AboutUs"));
      expect(await sectionIds(page)).toEqual([
        "about-text",
        "vision-section",
        "mission-section",
        "values-section",
      ]);
      await expect(page.locator("#mission-section")).toContainText("Mission as a text");
      await expect(page.locator("#vision-section")).toContainText("Vision beside the list");
    },
  );

  test(
    "ABT-2 ART-5 a picture of the text, pressed before its code, is shown large",
    { tag: "@in-english" },
    async ({ page, at, stub, stubbedSite, expectNoise }) => {
      expectNoise(/404/);
      const code = /\/rich-text-[^/]*\.js$/;
      const release = await holdRequests(page, code);
      stub.answer("/about-us", {
        description: '<p>Text</p><figure><img src="/media/one.webp" alt="One"></figure>',
      });
      await page.goto(stubbedSite.url + at("/AboutUs"));
      const asked = page.waitForRequest(code);
      await page.locator("#about-text a[aria-haspopup=dialog]").click();
      await asked;
      release();
      await expect(page.getByRole("dialog").getByRole("img", { name: "One" })).toBeVisible();
    },
  );

  test(
    "LANG-8 ABT-1 what has no Arabic text is marked as English (WCAG 3.1.2)",
    { tag: "@in-arabic" },
    async ({ page, at, stub, stubbedSite }) => {
      const member = {
        id: 1,
        name: "ليلى",
        image: null,
        position: "Head of Fieldwork",
        bio: "She plans, and counts.",
      };
      stub.answer("/our-teams", { members: [member, { ...member, id: 2, bio: "تخطّط مع IPSOS وتعدّ." }] });
      await page.goto(stubbedSite.url + at("/AboutUs"));
      const team = page.locator("#team-section");
      const english = team.locator("bdi[lang=en][dir=ltr]");
      await expect(english).toHaveText(["Head of Fieldwork", "She plans, and counts.", "Head of Fieldwork"]);
    },
  );

  test("ABT-6 a backend without values, or with some, leaves the site's own in their place", async ({
    page,
    at,
    t,
    stub,
    stubbedSite,
  }) => {
    stub.requiredOnly();
    await page.goto(stubbedSite.url + at("/AboutUs"));
    const values = page.locator("#values-section").getByRole("listitem");
    await expect(values).toHaveCount(4);
    await expect(values.first()).toContainText(t("First to notice", "أول من يلحظ"));
    await expect(values.first().locator("img")).toHaveAttribute("src", /val-first/);
    await expect(page.locator("#team-section")).toHaveCount(0);
    await expect(page.locator("#membership-section")).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  });

  test(
    "ABT-1 ABT-6 the membership is told in the words of staff, and a long first value leaves the heading in view",
    { tag: "@in-arabic" },
    async ({ page, at, stub, stubbedSite }) => {
      stub.answer("/site-settings", {
        directory_url: "https://directory.example/m",
        membership_heading: "Members since 2016",
        membership_text: "Ask them about us.",
      });
      const description = "A sentence that takes its place. ".repeat(20);
      stub.answer("/core-values", {
        core_values: [{ key: "be_first", title: "First", description, image: null }],
      });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(stubbedSite.url + at("/AboutUs"));
      const membership = page.getByRole("region", { name: "Members since 2016" });
      await expect(membership.locator("p")).toHaveText("Ask them about us.");
      await expect(membership.getByRole("link").first()).toHaveAttribute(
        "href",
        "https://directory.example/m",
      );
      const section = page.locator("#values-section");
      await expect(section).toContainText(description.trim());
      // The site's own take the places of the other three.
      await expect(section.getByRole("listitem")).toHaveCount(4);
      const heading = await section.getByRole("heading", { level: 2 }).boundingBox();
      const first = await section.getByRole("listitem").first().boundingBox();
      if (!heading || !first) throw new Error("the section is not drawn");
      expect(heading.y + heading.height).toBeLessThanOrEqual(first.y);
    },
  );

  test(
    "ABT-3 ABT-5 ERR-18 a failed mission is empty, a failed vision says so in its block",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/400/);
      stub.fail("/our-missions", { status: 400 });
      stub.fail("/our-visions", { body: { success: true } });
      await page.goto(stubbedSite.url + at("/AboutUs"));
      await expect(page.locator("#mission-section")).toHaveText(t("Our Mission", "رسالتنا"));
      await expect(page.locator("#vision-section").getByRole("alert")).toContainText(
        t("No data received from API", "لم تصلنا أي بيانات"),
      );
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(1);
      await expect(page.locator("#about-text p")).not.toHaveCount(0);
      await expectAccessible(page);
    },
  );

  test(
    "ABT-2 STA-3 L6 the text counts its retries, and says when they are used up",
    { tag: "@in-arabic" },
    async ({ page, at, t, stubbedSite, expectNoise }) => {
      expectNoise(/503/);
      await page.clock.install();
      await browse(page, stubbedSite.url + at("/ServicesTools"));
      const failing = await failText(page);
      // From here on the retries wait for the test's clock.
      await page.clock.pauseAt(Date.now() + 60_000);
      await goToAbout(page, t("About Us", "من نحن"));
      const text = page.locator("#about-text");
      for (const attempt of [t("(1/3)", "(١ من ٣)"), t("(2/3)", "(٢ من ٣)"), t("(3/3)", "(٣ من ٣)")]) {
        await inSteps(page, text.getByRole("status"), t("Retrying", "إعادة المحاولة"));
        await inSteps(page, text.getByRole("status"), attempt);
      }
      await inSteps(
        page,
        text.getByRole("alert"),
        t("Maximum retry attempts reached", "حاولنا عدة مرات ولم ننجح"),
      );
      expect(failing.asked()).toBe(4);
      await page.clock.resume();
      await expect(page.locator("#vision-section").getByRole("alert")).toHaveCount(0);
      await expectAccessible(page);

      await failing.mend();
      await text.getByRole("button", { name: t("Try again", "حاول مجددًا") }).click();
      await expect(text).toContainText(t("We work from the decision backwards.", "نبدأ من القرار"));
    },
  );

  test(
    "NAV-1 ABT-2 Back leads to the same place, though the page is shorter without its text",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await page.goto(at("/AboutUs"));
      const values = page.locator("#values-section");
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
      const top = async () => Math.round((await values.boundingBox())?.y ?? 0);
      const before = await top();
      const research = page
        .getByRole("banner")
        .getByRole("link", { name: t("Research & Insights", "الأبحاث والرؤى") });
      await research.first().click();
      await expect(page.locator("#trends-section")).toBeVisible();
      await page.goBack();
      await expect(values).toBeVisible();
      await expect(page.locator("#about-text p").first()).toBeVisible();
      await expect.poll(top).toBe(before);
    },
  );

  test("LAY-15 it fits a window of 320 px, and the keyboard reaches what it offers", async ({
    page,
    at,
    t,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(at("/AboutUs"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const membership = page.locator("#membership-section");
    await membership.getByRole("link").first().focus();
    await page.keyboard.press("Tab");
    await expect(membership.getByRole("link", { name: t("Contact Us", "تواصل معنا") })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${at("/contact")}$`));
  });
});
