import type { Locator } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { browse, hydrateBySearch } from "./support/browse.ts";
import { category, entries, listPage } from "./support/entries.ts";
import { holdRequests, laterCode } from "./support/hold-requests.ts";
import { readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";

const call = "/words-in-markets";
const [methods, pricing] = [category(1, "Methods"), category(2, "Pricing")];

const square = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>';

/** Forty-eight words, "Entry 1" the newest. Every third is about pricing. */
const glossary = {
  items: entries(48, (number) => ({
    excerpt: number % 2 ? "Of odd number" : "Of even number",
    categories: [number % 3 ? methods : pricing],
  })),
};

/** A word's page has its title, categories, date, picture and text. */
async function expectWhole(word: Locator, title: string, t: (en: string, ar: string) => string) {
  await expect(word.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(word.getByRole("list", { name: t("Categories", "التصنيفات") })).not.toBeEmpty();
  await expect(word.locator("header time")).toHaveText(
    new RegExp(t("^[A-Z][a-z]+ \\d{1,2}, 20\\d\\d$", "^[٠-٩]{1,2} \\S+ ٢٠[٠-٩]{2}$")),
  );
  const picture = word.locator("header picture img");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(word.locator("section p").first()).not.toBeEmpty();
}

test.describe("words", () => {
  test("WRD-1 WRD-2 WRD-3 WDD-1 WDD-3 ENT-5 CONST-2 CONST-4 the glossary, from it to a word and back to the place, and on to the texts that use one", async ({
    page,
    at,
    t,
  }) => {
    await browse(page, at("/words"));
    const list = listPage(page, t);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Words In Markets", "مصطلحات الأسواق"));
    await expect(list.cards).toHaveCount(9);
    const count = t("Showing 9 of 24 words", "عرض ٩ من أصل ٢٤ مصطلحًا");
    await expect(list.main.getByText(count, { exact: true })).toBeVisible();
    await expect(list.pager).toContainText(t("Page 1 of 3", "الصفحة ١ من ٣"));
    const lefts = await list.cards.evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().x)),
    );
    expect(new Set(lefts).size).toBe(3);

    await list.next.click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(list.pager).toContainText(t("Page 2 of 3", "الصفحة ٢ من ٣"));
    const title = (await list.titles.first().innerText()).trim();
    const link = list.cards.first().getByRole("link");
    await expect(link).toHaveAttribute("href", new RegExp(`^${at("/words/")}\\d+$`));
    await link.click();
    const word = list.main.getByRole("article");
    await expectWhole(word, title, t);
    const back = word.getByRole("link", { name: t("Go Back", "رجوع") });
    const opened = page.context().waitForEvent("page");
    await back.click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(tab).toHaveURL(new RegExp(`${at("/words")}$`));
    await tab.close();
    await back.click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(list.titles.first()).toHaveText(title);

    const used = t("Margin of error", "هامش الخطأ");
    await list.search.fill(used);
    await list.main.getByRole("link", { name: used }).click();
    await expect(word.getByRole("heading", { level: 1 })).toHaveText(used);
    const uses = page.getByRole("region", { name: t("Where we use it", "أين نستخدمه") });
    await expect(uses).toBeVisible();
    await expectAccessible(page);
    await uses.getByRole("link", { name: t("The price of a basket", "سعر السلة") }).click();
    await expect(page).toHaveURL(new RegExp(`${at("/Blogdetails/")}price-of-a-basket$`));
  });

  test(
    "WDD-1 DET-1 a word that was opened before the page's code came leads back to the list as it was",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      const release = await holdRequests(page, laterCode);
      await page.goto(at("/words?sort=oldest"));
      const link = listPage(page, t).cards.first().getByRole("link");
      const opened = page.context().waitForEvent("page");
      await link.click({ modifiers: ["ControlOrMeta"] });
      const tab = await opened;
      await link.click();
      await expect(page).toHaveURL(/\/words\/\d+$/);
      release();
      for (const [shown, list] of [
        [page, "/words?sort=oldest"],
        // A tab of its own has no page before.
        [tab, "/words"],
      ] as const) {
        await hydrateBySearch(shown);
        await shown
          .getByRole("article")
          .getByRole("link", { name: t("Go Back", "رجوع") })
          .click();
        await expect(shown).toHaveURL((url) => url.pathname + url.search === at(list));
      }
    },
  );

  test(
    "ENT-5 ENT-9 the pictures of a word follow its text, and one that is never cropped is whole beside others; a word of which only the title is known leaves no hole",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      const images = [1, 2, 3].map((number) => ({
        image: `/media/${number}.webp`,
        image_details: { width: 800, height: 600, alt: `Picture ${number}`, whole: number === 1 },
      }));
      const [whole] = entries(1, () => ({ content: "<p>The text.</p>", images }));
      const bare = { id: 2, title: "Quota", created_at: "not a date", image: "null", categories: null };
      stub.answer(call, { items: [whole, bare] });
      await page.route(/\/media\//, (route) => route.fulfill({ contentType: "image/svg+xml", body: square }));
      await page.goto(stubbedSite.url + at("/words/1"));
      const pictures = page.getByRole("article").getByRole("img", { name: "Picture" });
      await expect(pictures).toHaveCount(3);
      await pictures.last().scrollIntoViewIfNeeded();
      const text = await page.getByText("The text.").boundingBox();
      const boxes = await Promise.all((await pictures.all()).map((picture) => picture.boundingBox()));
      for (const box of boxes) expect(box?.y).toBeGreaterThan(text?.y ?? Infinity);
      // Three to a row.
      expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
      await expect(pictures.first()).toHaveCSS("object-fit", "contain");
      await expect(pictures.last()).toHaveCSS("object-fit", "cover");
      await expectAccessible(page);

      await page.goto(stubbedSite.url + at("/words"));
      const list = listPage(page, t);
      await expect(list.cards).toHaveCount(2);
      await expect(list.main).not.toContainText(/undefined|null|Invalid|NaN/);
      await page.goto(stubbedSite.url + at("/words/2"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quota");
      await expect(list.main).not.toContainText(/undefined|null|Invalid|NaN/);
      await expect(list.main.locator("time, section, header p, header ul")).toHaveCount(0);
      const widths = await list.main
        .locator("img")
        .evaluateAll((images: HTMLImageElement[]) =>
          Promise.all(images.map((image) => image.decode().then(() => image.naturalWidth))),
        );
      expect(widths.length).toBe(1);
    },
  );

  test("WRD-1 WRD-3 DD-1 DD-2 DD-3 CONST-3 search, category, order and page are in the address, by keyboard, and Back undoes them", async ({
    page,
    at,
    t,
    stub,
    stubbedSite,
  }) => {
    stub.answer(call, glossary);
    stub.answer("/words-in-market-categories", [methods, pricing]);
    await page.goto(stubbedSite.url + at("/words"));
    const list = listPage(page, t);
    await expect(list.pager).toContainText(t("Page 1 of 6", "الصفحة ١ من ٦"));
    await expect(list.pager.getByRole("link", { name: /[1-5١-٥]$/ })).toHaveCount(5);
    await list.pager.getByRole("link", { name: t("Page 5", "الصفحة ٥"), exact: true }).click();
    await expect(page).toHaveURL(/\?page=5$/);
    await expect(list.titles.first()).toHaveText("Entry 37");

    await expect(list.category).toHaveText(t("Select...", "اختر…"));
    await list.category.focus();
    await page.keyboard.press("Enter");
    await expect(list.category).toHaveAttribute("aria-expanded", "true");
    const menu = page.getByRole("listbox", { name: t("Category", "التصنيف") });
    await expect(menu.getByRole("option")).toHaveCount(2);
    expect((await menu.boundingBox())?.height).toBeGreaterThanOrEqual(140);
    await page.keyboard.press("Escape");
    await expect(list.category).toHaveAttribute("aria-expanded", "false");
    await list.category.click();
    await page.mouse.click(5, 300);
    await expect(list.category).toHaveAttribute("aria-expanded", "false");
    await list.category.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?cat=2$/);
    await expect(list.category).toHaveAttribute("aria-expanded", "false");
    await expect(list.titles.first()).toHaveText("Entry 3");
    const count = t("Showing 9 of 16 words", "عرض ٩ من أصل ١٦ مصطلحًا");
    await expect(list.main.getByText(count, { exact: true })).toBeVisible();

    await list.sort.click();
    await list.option(t("Oldest first", "الأقدم أولًا")).click();
    await expect(page).toHaveURL(/\?cat=2&sort=oldest$/);
    await expect(list.titles.first()).toHaveText("Entry 48");
    await list.search.fill("even");
    await expect(page).toHaveURL(/\?cat=2&q=even&sort=oldest$/);
    await expect(list.cards).toHaveCount(8);
    await expect(list.search).toBeFocused();
    await expect(list.pager).toHaveCount(0);

    await page.reload();
    await expect(list.search).toHaveValue("even");
    await expect(list.titles.first()).toHaveText("Entry 48");
    await page.goBack();
    await expect(page).toHaveURL(/\?cat=2&sort=oldest$/);
    await expect(list.search).toHaveValue("");
    await page.goBack();
    await expect(page).toHaveURL(/\?cat=2$/);
    await expect(list.titles.first()).toHaveText("Entry 3");
    await page.goBack();
    await expect(page).toHaveURL(/\?page=5$/);
    await expect(list.titles.first()).toHaveText("Entry 37");
  });

  test(
    "SRCH-11 WRD-1 a search forgives how Arabic is typed",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      const titles = ["أسئلةٌ مفتوحة", "العيّنة العشوائية", "مؤشّر ٢٠٢٥"];
      stub.answer(call, { items: entries(3, (number) => ({ title: titles[number - 1] })) });
      const list = listPage(page, t);
      await page.goto(stubbedSite.url + at("/words"));
      for (const [typed, found] of [
        ["الاسئله", 0],
        ["عينة عشوائيه", 1],
        ["موشر 2025", 2],
        ["الع", 1],
      ] as const) {
        await list.search.fill(typed);
        await expect(list.titles, typed).toHaveText([titles[found] ?? ""]);
        const served = await readServedPage(
          page.request,
          `${stubbedSite.url}${at("/words")}?q=${encodeURIComponent(typed)}`,
        );
        const shown = titles.filter((title) => served.main.includes(`>${title}<`));
        expect(shown, typed).toEqual([titles[found]]);
      }
    },
  );

  test("WRD-1 WRD-4 a category that there is no more stays asked for until it is cleared", async ({
    page,
    at,
    t,
  }) => {
    const list = listPage(page, t);
    await page.goto(`${at("/words")}?cat=999`);
    await expect(list.main).toContainText(
      t("No results match your search criteria", "لا توجد نتائج تطابق معايير بحثك"),
    );
    await expect(list.main).toContainText(t("No matching results found", "لا توجد نتائج مطابقة"));
    await list.search.pressSequentially("x");
    await expect(page).toHaveURL(/\?cat=999&q=x$/);
    await list.clear.first().click();
    await expect(page).toHaveURL(/\/words$/);
    await expect(list.cards).toHaveCount(9);
  });

  test(
    "LANG-1 WRD-1 another language keeps category, order and page",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      stub.answer(call, glossary);
      await page.goto(`${stubbedSite.url}${at("/words")}?cat=1&page=2&sort=oldest`);
      const list = listPage(page, t);
      await expect(list.titles.first()).toHaveText("Entry 34");
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("العربية", "English") })
        .click();
      await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
      await expect(list.main.getByRole("listitem").getByRole("heading").first()).toHaveText("Entry 34");
      // The filters have other texts. The visitor did not choose anything.
      await expect(page.locator("select")).toHaveCount(0);
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(`${t("/ar/words", "/words")}?cat=1&page=2&sort=oldest`);
    },
  );

  test(
    "WRD-1 WRD-3 without JavaScript search, category, order and pages work",
    { tag: "@in-arabic" },
    async ({ plainPage: page, at, t, stub, stubbedSite }) => {
      stub.answer(call, glossary);
      stub.answer("/words-in-market-categories", [methods, pricing]);
      const list = listPage(page, t);
      await page.goto(stubbedSite.url + at("/words"));
      await list.next.click();
      await expect(list.titles.first()).toHaveText("Entry 10");
      await list.search.fill("odd");
      await list.category.selectOption("Pricing");
      await list.sort.selectOption(t("Oldest first", "الأقدم أولًا"));
      await list.main.getByRole("button", { name: t("Show", "اعرض"), exact: true }).click();
      await expect(list.titles.first()).toHaveText("Entry 45");
      await expect(list.cards).toHaveCount(8);
    },
  );

  test(
    "WRD-4 ERR-13 ERR-14 nothing there, and nothing that matches",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      stub.answer(call, { items: [] });
      const list = listPage(page, t);
      await page.goto(stubbedSite.url + at("/words"));
      await expect(list.main.getByRole("status")).toHaveText(t("No words available", "لا توجد مصطلحات متاحة"));
      await expectAccessible(page);

      stub.answer(call, glossary);
      await page.goto(`${stubbedSite.url}${at("/words")}?q=nothing&cat=2&sort=oldest`);
      await expect(list.main).toContainText(
        t("No results match your search criteria", "لا توجد نتائج تطابق معايير بحثك"),
      );
      await expectAccessible(page);
      await list.clear.first().click();
      await expect(page).toHaveURL(/\/words$/);
      await expect(list.cards).toHaveCount(9);
      await expect(list.search).toHaveValue("");
      await expect(list.clear).toHaveCount(0);
    },
  );

  test(
    "NAV-4 ERR-1 ERR-3 ERR-17 a failure says what happened and lets the visitor try again",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/400|503/);
      const list = listPage(page, t);
      for (const [address, fault, message] of [
        [
          "/words?page=2",
          { body: { success: false } },
          t("No words in markets found or invalid response", "لم نجد مصطلحات، أو تعذّر تحميلها"),
        ],
        [
          "/words?page=3",
          { body: { success: true, data: { words: [] } } },
          t("Invalid words data format", "وصلتنا بيانات للمصطلحات لا يمكن عرضها"),
        ],
        ["/words", { status: 400 }, t("Failed to load content", "تعذّر تحميل المحتوى")],
      ] as const) {
        stub.fail(call, fault);
        await page.goto(stubbedSite.url + at(address));
        await expect(list.alert).toContainText(message);
        await expect(list.alert).toContainText(
          t("Try again, or write to us if it keeps happening.", "حاول مجددًا، أو اكتب إلينا إن تكرّر الأمر."),
        );
      }
      await expectAccessible(page);
      stub.reset();
      await list.tryAgain.click();
      await expect(list.cards).toHaveCount(4);
      await expect(list.alert).toHaveCount(0);

      stub.fail("/words-in-market-categories", { status: 400 });
      await page.goto(`${stubbedSite.url}${at("/words")}?sort=oldest`);
      await expect(list.alert).toContainText(
        t("No categories found or invalid response", "لم نجد تصنيفات، أو تعذّر تحميلها"),
      );
      await expect(list.cards).toHaveCount(4);
    },
  );

  test(
    "WDD-2 RT-21 DET-1 DET-2 a word that is not there, that has no id, or that cannot be had",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/400|404|503/);
      const main = page.getByRole("main");
      const unknown = await page.goto(stubbedSite.url + at("/words/99"));
      expect(unknown?.status()).toBe(404);
      await expect(main.getByRole("status")).toContainText(t("Word not found", "المصطلح غير موجود"));
      await expect(main.getByRole("link", { name: t("All words", "كل المصطلحات") })).toHaveAttribute(
        "href",
        at("/words"),
      );
      await expectAccessible(page);
      const blank = await page.goto(stubbedSite.url + at("/words/"));
      expect(blank?.status()).toBe(404);
      const isBlank = t("Word ID is not available", "الرابط ناقص ولا يدلّ على أي مصطلح");
      await expect(main).toContainText(isBlank);
      await expect(main.getByRole("link", { name: t("All words", "كل المصطلحات") })).toBeVisible();
      for (const address of ["/WORDS/", "/words/%20"]) {
        const served = await readServedPage(page.request, stubbedSite.url + at(address));
        expect(served.status, address).toBe(404);
        expect(served.main, address).toContain(isBlank);
        expect(served.main, address).toMatch(
          new RegExp(`<a [^>]*href="${at("/words")}"[^>]*>(?:<[^>]*>)*${t("All words", "كل المصطلحات")}`),
        );
      }

      stub.fail(call, { status: 400 });
      const failed = await page.goto(stubbedSite.url + at("/words/2"));
      expect(failed?.status()).not.toBe(404);
      await expect(main.getByRole("alert")).toContainText(t("Failed to load content", "تعذّر تحميل المحتوى"));
      stub.reset();
      await main.getByRole("button", { name: t("Try again", "حاول مجددًا") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("Sampling frame 2", "إطار المعاينة 2"),
      );
      await main.getByRole("link", { name: t("Go Back", "رجوع") }).click();
      await expect(page).toHaveURL(new RegExp(`${at("/words")}$`));
    },
  );
});
