import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { holdRequests, laterCode } from "./support/hold-requests.ts";
import { browse } from "./support/browse.ts";
import { headed, readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";

const call = "/frequently-asked-questions";

function questionsPage(page: Page, t: (en: string, ar: string) => string) {
  const main = page.getByRole("main");
  return {
    main,
    filter: main.getByRole("navigation", { name: t("Categories", "التصنيفات") }).getByRole("link"),
    questions: main.getByRole("list", { name: t("Questions", "الأسئلة"), exact: true }).locator("> li"),
    pager: main.getByRole("navigation", { name: t("Pages of questions", "صفحات الأسئلة") }),
    none: main.getByRole("heading", {
      name: t("No questions found for this category.", "لا توجد أسئلة في هذا التصنيف."),
    }),
    others: main.getByRole("heading", { level: 2, name: t("All Questions", "كل الأسئلة") }),
    alert: main.getByRole("alert"),
  };
}

const question = (id: number, category: object | null = null) => ({
  id,
  question: `Question ${id}?`,
  answer: `Answer ${id}.\nIn two lines.`,
  category,
});

test.describe("questions", () => {
  test(
    "LANG-1 on a phone an opened question stays open in the other language",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const release = await holdRequests(page, laterCode);
      await page.goto(at("/questions"));
      const second = page.locator("main details").nth(1);
      await second.locator("summary").click();
      await expect(second).toHaveAttribute("open");
      const toggle = page.locator("header a[hreflang][data-locale]").first();
      await toggle.click();
      await expect(toggle).toHaveAttribute("aria-busy", "true");
      release();
      await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
      await expect(second).toHaveAttribute("open");
      await expect(page.locator("main details").first()).not.toHaveAttribute("open");
    },
  );

  test("FAQ-1 A11Y the categories have room for letters of twice the size", async ({ page, at, t }) => {
    await page.goto(at("/questions"));
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const heights = await questionsPage(page, t).filter.evaluateAll((links) =>
      links.map(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight]),
    );
    expect(heights.filter(([needed = 0, given = 0]) => needed > given)).toEqual([]);
  });

  test("FAQ-5 RES-3 a category that no entry can have is one without entries, not a failure", async ({
    request,
    at,
    t,
  }) => {
    for (const category of ["zzz", "-1", "2147483648"]) {
      const faq = await readServedPage(request, at(`/questions?cat=${category}`));
      expect(faq.status, category).toBe(200);
      expect(faq.main).toContain(t("No questions found for this category.", "لا توجد أسئلة في هذا التصنيف."));
      expect(faq.main).toMatch(headed(2, t("All Questions", "كل الأسئلة")));
      const lessons = await readServedPage(request, at(`/resources?cat=${category}`));
      expect(lessons.status, category).toBe(200);
      expect(lessons.main).not.toBe("");
      expect(lessons.main).not.toContain('role="alert"');
    }
  });

  test("FAQ-1 FAQ-2 FAQ-3 FAQ-4 CONST-2 CONST-4 LANG-1 A11Y by category and by page, by keyboard, in the address, announced, in both languages", async ({
    page,
    at,
    t,
  }) => {
    await browse(page, at("/questions"));
    const faq = questionsPage(page, t);
    const names = await faq.filter.allInnerTexts();
    expect(names[0]).toBe(t("All Questions", "كل الأسئلة"));
    expect(names.length).toBeGreaterThan(2);
    await expect(faq.filter.first()).toHaveAttribute("aria-current", "true");
    await expect(faq.questions).toHaveCount(10);
    // Wide windows have nothing to press at a question.
    await expect(page.locator("main details")).toHaveCount(0);
    await expect(faq.questions.first().locator("p")).not.toBeEmpty();
    const lefts = await faq.questions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(new Set(lefts).size).toBe(2);
    await expect(faq.pager).toContainText(t("Page 1 of 3", "الصفحة ١ من ٣"));

    const first = await faq.questions.first().getByRole("heading").innerText();
    await faq.pager.getByRole("link", { name: t("Page 3", "الصفحة ٣"), exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?page=3$/);
    await expect(faq.questions.first().getByRole("heading")).not.toHaveText(first);
    expect(await faq.filter.allInnerTexts()).toEqual(names);

    const told = faq.main.getByRole("status");
    const all = await told.innerText();
    await told.evaluate((node) => node.setAttribute("data-first", ""));
    await faq.filter.first().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?cat=\w+$/);
    await expect(faq.filter.nth(1)).toHaveAttribute("aria-current", "true");
    await expect(faq.filter.nth(1)).toBeFocused();
    // The questions of before stay until those of the category are there.
    const tags = faq.questions.getByRole("listitem");
    await expect.poll(async () => [...new Set(await tags.allInnerTexts())]).toEqual([names[1]]);
    expect(await faq.filter.allInnerTexts()).toEqual(names);
    await expect(told).toContainText(t("Showing", "عرض"));
    await expect(told).not.toHaveText(all);
    await expect(told).toHaveAttribute("data-first");

    const count = await faq.questions.count();
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("العربية", "English") })
      .click();
    await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
    await expect(page).toHaveURL(/\?cat=\w+$/);
    const other = questionsPage(page, (en, ar) => t(ar, en));
    await expect(other.filter.nth(1)).toHaveAttribute("aria-current", "true");
    await expect(other.questions).toHaveCount(count);
  });

  test(
    "FAQ-2 FAQ-4 FAQ-5 a category without questions says so and shows all of them beneath, also without JavaScript",
    { tag: "@in-arabic" },
    async ({ plainPage, page, at, t, stub, stubbedSite }) => {
      const time = { id: 1, name: "Time" };
      stub.answer(call, {
        faqs: [question(1, time), question(2)],
        pagination: { total: "70", count: "2", per_page: "10", current_page: "1", total_pages: "7" },
        categories: [time, { id: 2, name: "Cost" }],
      });
      for (const tab of [page, plainPage]) {
        const faq = questionsPage(tab, t);
        await tab.goto(`${stubbedSite.url}${at("/questions")}?cat=2`);
        await expect(faq.none).toBeVisible();
        await expect(faq.main.getByRole("status")).toHaveText(await faq.none.innerText());
        await expect(faq.others).toBeVisible();
        await expect(faq.questions).toHaveCount(2);
        await expect(faq.questions.nth(1).getByRole("listitem")).toHaveText(t("Uncategorized", "غير مصنّف"));
        await expect(
          faq.pager.getByRole("link", { name: t("Page 5", "الصفحة ٥"), exact: true }),
        ).toBeVisible();
        await expect(faq.pager.getByRole("link", { name: t("Page 6", "الصفحة ٦"), exact: true })).toHaveCount(
          0,
        );
        if (tab === page) await expectAccessible(page);
        await faq.filter.nth(1).click();
        await expect(faq.questions).toHaveCount(1);
        await expect(faq.none).toHaveCount(0);
      }
      expect(stub.requestsOf(call).map(({ query }) => query.get("lang"))).toContain(t("en", "ar"));
    },
  );

  test(
    "FAQ-1 FAQ-4 a category without an id is chosen by its name, also without JavaScript",
    { tag: "@in-arabic" },
    async ({ plainPage, page, at, t, stub, stubbedSite }) => {
      const names = [t("Time & cost", "الوقت والكلفة"), t("Data, and who has it", "البيانات, ولمن هي")];
      stub.answer(call, { faqs: names.map((name, index) => question(index + 1, { name })) });
      for (const tab of [page, plainPage]) {
        const faq = questionsPage(tab, t);
        await tab.goto(stubbedSite.url + at("/questions"));
        await expect(faq.filter).toHaveText([t("All Questions", "كل الأسئلة"), ...names]);
        for (const [index, name] of names.entries()) {
          await faq.filter.nth(index + 1).click();
          await expect(tab).toHaveURL((url) => url.searchParams.get("cat") === name);
          await expect(faq.filter.nth(index + 1)).toHaveAttribute("aria-current", "true");
          await expect(faq.questions.getByRole("heading")).toHaveText([`Question ${index + 1}?`]);
        }
        await tab.reload();
        await expect(faq.questions.getByRole("heading")).toHaveText(["Question 2?"]);
      }
      expect(stub.requestsOf(call).map(({ query }) => query.get("category_id"))).toEqual(
        expect.arrayContaining(names),
      );
    },
  );

  test(
    "FAQ-4 a new category never flashes the message while it is on its way; a page beyond the end is the last",
    { tag: "@in-arabic" },
    async ({ page, request, at, t, stub, stubbedSite }) => {
      const [time, cost] = [
        { id: 1, name: "Time" },
        { id: 2, name: "Cost" },
      ];
      const answer = { faqs: [question(1, time)], categories: [time, cost] };
      stub.answer(call, answer);
      await browse(page, stubbedSite.url + at("/questions"));
      const faq = questionsPage(page, t);
      await page.evaluate(
        (message) => {
          Object.assign(window, { flashed: false });
          new MutationObserver(() => {
            if (document.body.innerText.includes(message)) Object.assign(window, { flashed: true });
          }).observe(document.body, { childList: true, subtree: true });
        },
        t("No questions found", "لا توجد أسئلة"),
      );
      stub.answer(call, { ...answer, faqs: [question(2, cost)] });
      const status = faq.main.getByRole("status");
      const placeOf = (part: Locator) =>
        part.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
      const { y } = await placeOf(faq.questions);
      const answerNow = await holdRequests(page, /\/api\/v1\/frequently-asked-questions/);
      await faq.filter.nth(2).click();
      await expect(status).toHaveText(t("Loading...", "جارٍ التحميل…"));
      // The questions do not move for it, nor does it cover them or the categories.
      expect((await placeOf(faq.questions)).y).toBe(y);
      const line = await placeOf(status);
      expect(line.height).toBeGreaterThan(12);
      expect(line.bottom).toBeLessThan(y);
      expect(line.top).toBeGreaterThan((await placeOf(faq.filter.nth(2))).bottom);
      answerNow();
      await expect(faq.questions.getByRole("heading")).toHaveText(["Question 2?"]);
      expect((await placeOf(faq.questions)).y).toBe(y);
      expect(await page.evaluate(() => (window as unknown as { flashed: boolean }).flashed)).toBe(false);

      stub.answer(call, { ...answer, faqs: [] });
      await browse(page, `${stubbedSite.url}${at("/questions")}?cat=1`);
      await expect(faq.none).toBeVisible();
      stub.answer(call, { ...answer, faqs: [question(2, cost)] });
      const release = await holdRequests(page, /\/api\/v1\/frequently-asked-questions/);
      await faq.filter.nth(2).click();
      await expect(faq.none).toHaveCount(0);
      await expect(status).toHaveText(t("Loading...", "جارٍ التحميل…"));
      release();
      await expect(faq.questions.getByRole("heading")).toHaveText(["Question 2?"]);

      const { main } = await readServedPage(request, `${at("/questions")}?page=99`);
      expect(main).not.toContain(t("No questions found", "لا توجد أسئلة"));
      expect(main).toContain("<details");
      expect(main).toContain(t("Page 3 of 3", "الصفحة ٣ من ٣"));
    },
  );

  test(
    "FAQ-6 ERR-8 ERR-17 an empty list, a broken answer and a failure each say so",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/400|503/);
      const faq = questionsPage(page, t);
      stub.answer(call, { faqs: [] });
      for (const address of ["/questions", "/questions?cat=4"]) {
        await page.goto(stubbedSite.url + at(address));
        await expect(faq.none).toBeVisible();
        await expect(faq.main.getByRole("list")).toHaveCount(0);
        await expect(faq.others).toHaveCount(0);
      }
      await expectAccessible(page);
      stub.fail(call, { body: { success: true, data: { faqs: "none" } } });
      await page.goto(stubbedSite.url + at("/questions?page=2"));
      await expect(faq.alert).toContainText(
        t("No FAQs found or invalid response", "لم نجد أسئلة شائعة، أو تعذّر تحميلها"),
      );
      stub.fail(call, { status: 400 });
      await page.goto(stubbedSite.url + at("/questions?page=3"));
      await expect(faq.alert).toContainText(t("Failed to load content", "تعذّر تحميل المحتوى"));
      await expectAccessible(page);
      stub.reset();
      await faq.alert.getByRole("button", { name: t("Try again", "حاول مجددًا") }).click();
      await expect(faq.questions).toHaveCount(2);
      await expect(faq.main).not.toContainText(/undefined|null/);
    },
  );
});
