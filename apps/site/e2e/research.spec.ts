import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { browse } from "./support/browse.ts";
import { requestsSent } from "./support/painted.ts";
import { fromBrowser } from "./support/stub-backend.ts";
import { expect, test } from "./support/test.ts";

const path = "/research-and-insights";

const trendsOf = (page: Page) => page.locator("#trends-section section");
/** The name of the current tick: “Show slide 2”. */
const currentOf = (page: Page) => trendsOf(page).locator("button[aria-current]");
/** Waits until the row moves by itself or is stopped. It pauses until the browser reports it in view. */
const expectAutoplay = (page: Page, autoplay: "running" | "stopped") =>
  expect(trendsOf(page).locator("[data-autoplay]")).toHaveAttribute("data-autoplay", autoplay);
const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

/** The slides in view, by their position from the left. */
async function shownTrends(page: Page): Promise<string[]> {
  return trendsOf(page).evaluate((carousel) => {
    const frame = carousel.getBoundingClientRect();
    return [
      ...carousel.querySelectorAll<HTMLElement>(
        "[aria-roledescription] [aria-roledescription], [role=group][aria-roledescription]",
      ),
    ]
      .map((slide) => ({
        box: slide.getBoundingClientRect(),
        title: slide.querySelector("h3")?.textContent ?? "",
      }))
      .filter(({ box }) => box.left > frame.left - 2 && box.right < frame.right + 2)
      .sort((one, two) => one.box.left - two.box.left)
      .map(({ title }) => title);
  });
}

async function goToResearch(page: Page, name: string): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name }).click();
  await expect(page).toHaveURL(/research-and-insights$/);
}

/** The invitations in the page and in the footer are locked. */
async function expectLocked(page: Page, t: (en: string, ar: string) => string): Promise<void> {
  for (const part of ["main", "contentinfo"] as const) {
    const box = page.getByRole(part);
    await expect(box.locator('input[type="email"]')).toHaveCount(1);
    await expect(box.getByRole("timer")).toBeVisible();
    await expect(box.getByRole("button", { name: t("Subscribe", "اشترك") })).toBeDisabled();
  }
}

test.describe("research", () => {
  test("LAY-11 RSCH-1 RSCH-7 RSCH-10 RSCH-11 NEWS-6 SRCH-2 shows its parts in order, previews the newest, each with the way to it and to all, and its invitation shares one lock with that of the footer", async ({
    page,
    at,
    t,
    language,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem("newsletterLockedUntil", String(Date.now() + 200_000)),
    );
    await page.goto(at(path));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("Research & Insights", "الأبحاث والرؤى"),
    );
    const ids = await page.locator("main > section[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual([
      "trends-section",
      "blog-section",
      "reports-section",
      "words-section",
      "resources-section",
    ]);
    const last = page.locator("main > :last-child");
    await expect(last.getByRole("textbox")).toHaveAttribute("type", "email");

    const all = (id: string, name: string) => page.locator(id).getByRole("link", { name });
    await expect(all("#blog-section", t("View all articles", "اعرض كل المقالات"))).toHaveAttribute(
      "href",
      at("/AllBlog"),
    );
    await expect(all("#words-section", t("All words", "كل المصطلحات"))).toHaveAttribute("href", at("/words"));
    await expect(all("#resources-section", t("All Resources", "كل الموارد التعليمية"))).toHaveAttribute(
      "href",
      at("/resources"),
    );
    for (const [id, start] of [
      ["#blog-section", "/Blogdetails/"],
      ["#words-section", "/words/"],
      ["#resources-section", "/resources/"],
    ] as const) {
      const links = page.locator(id).getByRole("article").getByRole("link");
      await expect(links).toHaveCount(3);
      for (const href of await hrefs(links)) expect(href?.startsWith(at(start)), href ?? "").toBe(true);
    }
    const answer = await page.request.get(`/api/v1/blogs?lang=${language}&sortBy=created_at&per_page=100`);
    const { data } = (await answer.json()) as { data: { blogs: { title: string; created_at: string }[] } };
    const newest = data.blogs.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
    await expect(page.locator("#blog-section").getByRole("heading", { level: 3 })).toHaveText(
      newest.slice(0, 3).map(({ title }) => title),
    );
    const dates = await page
      .locator("#trends-section time")
      .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute("datetime") ?? "")));
    expect(dates).not.toEqual([]);
    expect(dates.every((date) => date > 0)).toBe(true);
    const reports = all("#reports-section", t("Read the report", "اقرأ التقرير"));
    await expect(reports).not.toHaveCount(0);
    for (const href of await hrefs(reports)) expect(href?.startsWith(at("/reports/"))).toBe(true);

    await expectLocked(page, t);
  });

  test(
    "RSCH-6 SRCH-2 API-27 a backend without a list of reports leaves no hole, and one without trends is said to have none",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      stub.requiredOnly();
      stub.answer("/trends-in-markets", { data: [] });
      const answer = await page.goto(stubbedSite.url + at(path));
      expect(answer?.status()).toBe(200);
      await expect(page.locator("#reports-section")).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
      await expect(page.locator("#trends-section")).toContainText(
        t("No Trends In Markets available", "لا توجد اتجاهات أسواق متاحة"),
      );
      await expect(page.locator("#blog-section").getByRole("article")).toHaveCount(3);
    },
  );
});

test.describe("the trends carousel", () => {
  test(
    "RSCH-2 moves every ten seconds, goes on after a choice, and stops for good when asked",
    { tag: "@in-arabic" },
    async ({ page, at, t, stubbedSite }) => {
      const slide = (number: number) => t(`Show slide ${number}`, `عرض الشريحة ${"٠١٢٣٤".charAt(number)}`);
      const pause = trendsOf(page).getByRole("button", { name: t("Pause", "إيقاف مؤقت") });
      await page.clock.install();
      await page.goto(stubbedSite.url + at(path));
      await trendsOf(page).scrollIntoViewIfNeeded();
      await expectAutoplay(page, "running");
      // From here on the page's clock stands still. The row has moved once by then, and starts a whole interval.
      await page.clock.pauseAt(Date.now() + 60_000);
      await trendsOf(page)
        .getByRole("button", { name: slide(1) })
        .click();
      await page.mouse.move(5, 5);
      await expectAutoplay(page, "running");
      await expect(currentOf(page)).toHaveAccessibleName(slide(1));
      await page.clock.runFor(9999);
      await expect(currentOf(page)).toHaveAccessibleName(slide(1));
      await page.clock.runFor(1);
      await expect(currentOf(page)).toHaveAccessibleName(slide(2));

      await trendsOf(page)
        .getByRole("button", { name: slide(4) })
        .click();
      await page.mouse.move(5, 5);
      await expectAutoplay(page, "running");
      await expect(currentOf(page)).toHaveAccessibleName(slide(4));
      await page.clock.runFor(9999);
      await expect(currentOf(page)).toHaveAccessibleName(slide(4));
      await page.clock.runFor(1);
      await expect(currentOf(page)).toHaveAccessibleName(slide(1));

      await pause.click();
      await page.mouse.move(5, 5);
      await expectAutoplay(page, "stopped");
      await page.clock.runFor(30_000);
      await expect(currentOf(page)).toHaveAccessibleName(slide(1));
      await expect(trendsOf(page).getByRole("button", { name: t("Play", "تشغيل") })).toBeVisible();
    },
  );

  test("RSCH-3 RSCH-4 RSCH-5 shows one trend, from 1024 px on two, the first where reading starts; arrows move towards their own side, ticks choose, and a phone has no arrows", async ({
    page,
    at,
    t,
    language,
    stubbedSite,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(stubbedSite.url + at(path));
    const expected = [t("Smaller packs 1", "عبواتٌ أصغر 1"), t("Smaller packs 2", "عبواتٌ أصغر 2")];
    await expect.poll(() => shownTrends(page)).toEqual(language === "ar" ? expected.toReversed() : expected);
    const [one, two] = await trendsOf(page)
      .getByRole("article")
      .evaluateAll((cards) =>
        cards.slice(0, 2).map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
      );
    if (!one || !two) throw new Error("there are not two trends");
    expect(Math.abs(two.x - one.x) - one.width).toBeCloseTo(20, 0);
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect.poll(() => shownTrends(page)).toEqual(expected.slice(0, 1));
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(async () => (await shownTrends(page)).length).toBe(2);

    const [previous, next] = [
      trendsOf(page).getByRole("button", { name: t("Previous slide", "الشريحة السابقة") }),
      trendsOf(page).getByRole("button", { name: t("Next slide", "الشريحة التالية") }),
    ];
    const [back, forward] = [await previous.boundingBox(), await next.boundingBox()];
    expect((forward?.x ?? 0) > (back?.x ?? 0)).toBe(language === "en");

    const first = (await shownTrends(page)).at(language === "en" ? 0 : -1);
    await next.click();
    await expect.poll(async () => (await shownTrends(page)).at(language === "en" ? 0 : -1)).not.toBe(first);
    await previous.click();
    await expect.poll(async () => (await shownTrends(page)).at(language === "en" ? 0 : -1)).toBe(first);

    await page.keyboard.press(language === "en" ? "ArrowRight" : "ArrowLeft");
    await expect.poll(async () => (await shownTrends(page)).at(language === "en" ? 0 : -1)).not.toBe(first);

    await page.setViewportSize({ width: 390, height: 800 });
    await expect(next).toBeHidden();
    await expect(previous).toBeHidden();
    await trendsOf(page).locator("button[aria-current] ~ button").last().click();
    await expect.poll(() => shownTrends(page)).toEqual([t("Smaller packs 4", "عبواتٌ أصغر 4")]);
  });
});

test.describe("previews that have nothing to show", () => {
  test(
    "RSCH-8 RSCH-10 ERR-12 ERR-14 empty lists say so",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      stub.answer("/blogs", { blogs: [] });
      stub.answer("/words-in-markets", { items: [] });
      stub.answer("/education-resources", { education_resources: [] });
      await page.goto(stubbedSite.url + at(path));
      await expect(page.locator("#blog-section")).toContainText(
        t("No blog articles available at the moment", "لا توجد مقالات في المدوّنة حاليًا"),
      );
      await expect(page.locator("#words-section")).toContainText(
        t("No words available", "لا توجد مصطلحات متاحة"),
      );
      await expect(page.locator("#resources-section")).toContainText(
        t("No resources available", "لا توجد موارد تعليمية متاحة"),
      );
      await expectAccessible(page);
    },
  );

  test(
    "RSCH-8 RSCH-9 a failing blog is tried once more, then says so",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/503/);
      await browse(page, stubbedSite.url + at("/contact"));
      stub.fail("/blogs", { status: 503 });
      await goToResearch(page, t("Research & Insights", "الأبحاث والرؤى"));
      await expect(page.locator("#blog-section").getByRole("alert")).toContainText(
        t("Error loading articles", "حدث خطأ في تحميل المقالات"),
      );
      expect(fromBrowser(stub, "/blogs")).toHaveLength(2);
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(1);
      await expectAccessible(page);
    },
  );

  test(
    "RSCH-9 CONST-2 asks for three articles, and not again within five minutes",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      await browse(page, stubbedSite.url + at("/contact"));
      const research = t("Research & Insights", "الأبحاث والرؤى");
      await goToResearch(page, research);
      await expect(page.locator("#blog-section").getByRole("article")).toHaveCount(3);
      const [asked] = fromBrowser(stub, "/blogs");
      expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ per_page: "3", sortBy: "created_at" });
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("About Us", "من نحن") })
        .click();
      await expect(page).toHaveURL(/AboutUs$/);
      await goToResearch(page, research);
      await page.evaluate(() => {
        for (const target of [window, document])
          for (const name of ["focus", "visibilitychange"]) target.dispatchEvent(new Event(name));
      });
      await expect(page.locator("#blog-section").getByRole("article")).toHaveCount(3);
      await requestsSent(page);
      expect(fromBrowser(stub, "/blogs")).toHaveLength(1);
    },
  );

  test(
    "RSCH-10 STA-3 L6 words and resources count their retries, and say when they are used up",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/503/);
      const failing = [
        ["words-section", "/words-in-markets"],
        ["resources-section", "/education-resources"],
      ] as const;
      await page.clock.install();
      await browse(page, stubbedSite.url + at("/contact"));
      for (const [, call] of failing) stub.fail(call, { status: 503 });
      // From here on the page's clock stands still: each attempt is seen, however slow the machine is.
      await page.clock.pauseAt(Date.now() + 10_000);
      await goToResearch(page, t("Research & Insights", "الأبحاث والرؤى"));
      const expectSaid = async (role: "status" | "alert", words: string) => {
        for (const [id] of failing)
          await expect
            .poll(async () => {
              await page.clock.runFor(1); // the page receives an answer on its own clock
              return (await page.locator(`#${id}`).getByRole(role).allInnerTexts()).join();
            })
            .toContain(words);
      };
      for (const attempt of [t("(1/3)", "(١ من ٣)"), t("(2/3)", "(٢ من ٣)"), t("(3/3)", "(٣ من ٣)")]) {
        await expectSaid("status", attempt);
        await page.clock.runFor(2000);
      }
      await expectSaid("alert", t("Maximum retry attempts reached", "حاولنا عدة مرات ولم ننجح"));
      for (const [, call] of failing) expect(fromBrowser(stub, call)).toHaveLength(4);
      await expect(page.locator("#blog-section").getByRole("article")).toHaveCount(3);
    },
  );
});
