import { expectAccessible } from "./support/axe.ts";
import { browse } from "./support/browse.ts";
import { category, entries, listPage } from "./support/entries.ts";
import { readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";

const call = "/education-resources";
const categories = "/education-resource-categories";
const answer = (items: unknown[]) => ({ education_resources: items });

const pixel = "data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==";

test.describe("resources", () => {
  test("RES-1 RES-2 RES-5 RES-6 RSD-1 CONST-2 the lessons, nine a page, and a lesson with all it has", async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at("/resources"));
    const list = listPage(page, t);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("All Resources", "كل الموارد التعليمية"),
    );
    await expect(list.cards).toHaveCount(9);
    await expect(list.pager).toContainText(t("Page 1 of 2", "الصفحة ١ من ٢"));
    await expect(list.filters).toHaveAttribute("aria-expanded", "true");
    await list.filters.focus();
    await page.keyboard.press("Enter");
    await expect(list.filters).toHaveAttribute("aria-expanded", "false");
    await expect(list.search).toBeHidden();
    await page.keyboard.press("Space");
    await expect(list.search).toBeVisible();

    const card = list.cards.first();
    const title = await card.getByRole("heading").innerText();
    const excerpt = await card.getByRole("paragraph").innerText();
    const sought = excerpt.slice(2, 20).trim();
    await list.search.fill(sought);
    await expect(list.titles).toHaveText([title]);
    await expect(card.getByRole("link")).toHaveAttribute("href", new RegExp(`^${at("/resources/")}\\d+$`));
    await card.click();
    const lesson = list.main.getByRole("article");
    await expect(lesson.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(lesson.getByText(excerpt, { exact: true })).toBeVisible();
    await expect(lesson.getByRole("list", { name: t("Categories", "التصنيفات") })).not.toBeEmpty();
    await expect(lesson.locator("picture img").first()).toBeVisible();
    await expect(lesson.locator("section p").first()).not.toBeEmpty();
    await page.goBack();
    await expect(list.titles).toHaveText([title]);
    await expect(list.search).toHaveValue(sought);
  });

  test("RES-3 RES-4 DD-1 ENT-4 API-11 API-13 categories of both sources, each once, by name; none where there are none", async ({
    page,
    at,
    t,
    stub,
    stubbedSite,
    expectNoise,
  }) => {
    expectNoise(/400/);
    // By character code, "Method" would precede "analysis", and "إ" would precede "ا".
    const names = [t("analysis", "ابتكار"), t("Method", "إحصاء"), t("Zones", "تسعير")] as const;
    const [first, second, third] = names;
    expect(names.toSorted()).not.toEqual(names);
    const [zones, analysis] = [category(7, third), category(8, first)];
    stub.answer(categories, { categories: [zones, { ...category(9, second), description: "Unused" }] });
    stub.answer(
      call,
      answer(entries(12, (number) => ({ categories: number % 2 ? [zones, analysis] : [zones, zones] }))),
    );
    await browse(page, stubbedSite.url + at("/resources"));
    const list = listPage(page, t);
    const [asked] = stub.requestsOf(call);
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ perPage: "9", sortBy: "created_at" });
    const [askedCategories] = stub.requestsOf(categories);
    expect(Object.fromEntries(askedCategories?.query ?? [])).toMatchObject({
      ...{ perPage: "100", sortBy: "id", sortDirection: "desc" },
    });
    await expect(list.cards.nth(1).getByRole("listitem")).toHaveText([third]);
    await expect(page.locator("select")).toHaveCount(0);
    await list.category.click();
    await expect(page.getByRole("option")).toHaveText([...names]);
    await list.option(first).click();
    await expect(page).toHaveURL(/\?cat=8$/);
    await expect(list.titles).toHaveText([1, 3, 5, 7, 9, 11].map((number) => `Entry ${number}`));
    await list.sort.click();
    await list.option(t("Oldest first", "الأقدم أولًا")).click();
    await expect(list.titles.first()).toHaveText("Entry 11");
    await list.main.getByRole("button", { name: t(`Remove ${first}`, `أزل ${first}`) }).click();
    await expect(page).toHaveURL(/\?sort=oldest$/);
    await list.clear.click();
    await expect(page).toHaveURL(/\/resources$/);

    stub.fail(categories, { status: 400 });
    await browse(page, `${stubbedSite.url}${at("/resources")}?page=2`);
    await expect(list.titles.first()).toHaveText("Entry 10");
    await expect(list.alert).toHaveCount(0);
    await expect(page.locator("select")).toHaveCount(0);
    await list.category.click();
    await expect(page.getByRole("option")).toHaveText([first, third]);
    await page.keyboard.press("Escape");

    stub.answer(call, answer(entries(1)));
    await page.goto(`${stubbedSite.url}${at("/resources")}?sort=oldest`);
    await expect(list.main.getByRole("button", { name: t("Category", "التصنيف") })).toHaveText(
      t("No options available", "لا توجد خيارات متاحة"),
    );
  });

  test(
    "RES-5 CONST-4 DD-3 forty pages: every number, wrapped, nothing wider than a phone; a page beyond is the last",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      const many = Array.from({ length: 20 }, (_, index) =>
        category(index + 1, `Kind ${String(index + 1).padStart(2, "0")}`),
      );
      stub.answer(call, answer(entries(355, (number) => ({ categories: [many[number % 20]] }))));
      stub.answer(categories, { categories: [] });
      await browse(page, `${stubbedSite.url}${at("/resources")}?page=99`);
      await page.setViewportSize({ width: 390, height: 800 });
      const list = listPage(page, t);
      await expect(list.titles).toHaveText(["Entry 352", "Entry 353", "Entry 354", "Entry 355"]);
      await expect(list.pager).toContainText(t("Page 40 of 40", "الصفحة ٤٠ من ٤٠"));
      await expect(list.pager.getByRole("link", { name: /[\d٠-٩]$/ })).toHaveCount(40);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

      await list.category.focus();
      await page.keyboard.press("Enter");
      const menu = page.getByRole("listbox", { name: t("Category", "التصنيف") });
      const height = (await menu.boundingBox())?.height ?? 0;
      expect(height).toBeGreaterThanOrEqual(140);
      expect(height).toBeLessThanOrEqual(300);
      await page.keyboard.press("Home");
      await page.keyboard.press("PageDown");
      await page.keyboard.press("PageDown");
      await page.keyboard.press("PageUp");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\?cat=6$/);
    },
  );

  test(
    "RES-6 ERR-11 ERR-13 ERR-14 nothing there, nothing that matches, and a failure that can be tried again",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/400|50[23]/);
      const list = listPage(page, t);
      stub.answer(call, answer([]));
      await page.goto(stubbedSite.url + at("/resources"));
      await expect(list.main.getByRole("status")).toHaveText(
        t("No resources available", "لا توجد موارد تعليمية متاحة"),
      );
      await expectAccessible(page);
      stub.answer(call, answer(entries(3)));
      await page.goto(`${stubbedSite.url}${at("/resources")}?q=nothing`);
      await expect(list.main).toContainText(
        t("No results match your search criteria", "لا توجد نتائج تطابق معايير بحثك"),
      );
      await expect(
        list.main
          .getByRole("status")
          .filter({ hasText: t("No resources found", "لم نعثر على موارد تعليمية") }),
      ).toBeVisible();
      await expectAccessible(page);
      await list.clear.last().click();
      await expect(list.cards).toHaveCount(3);

      const failure = t("Error loading resources", "حدث خطأ في تحميل الموارد التعليمية");
      for (const [number, body] of ["not JSON", { success: true, data: { resources: [] } }].entries()) {
        stub.fail(call, { body });
        const address = `${stubbedSite.url}${at("/resources")}?page=${number + 2}`;
        const [, alert] = (await readServedPage(page.request, address)).main.split('role="alert"');
        expect(alert).toContain(failure);
      }
      stub.fail(call, { status: 400 });
      await page.goto(`${stubbedSite.url}${at("/resources")}?page=4`);
      await expect(list.alert).toContainText(failure);
      await expectAccessible(page);
      stub.reset();
      await list.tryAgain.click();
      await expect(list.cards).toHaveCount(4);
    },
  );

  test(
    "RSD-3 ERR-2 RT-21 DET-1 a lesson that is not there, and one that cannot be had",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/400|404|502|503/);
      const main = page.getByRole("main");
      stub.fail("/education-resources/9", { status: 404 });
      const unknown = await page.goto(stubbedSite.url + at("/resources/9"));
      expect(unknown?.status()).toBe(404);
      await expect(main.getByRole("status")).toContainText(
        t("Resource not found", "المورد التعليمي غير موجود"),
      );
      await expectAccessible(page);
      stub.fail("/education-resources/8", { body: { success: true, data: "?" } });
      const broken = await readServedPage(page.request, stubbedSite.url + at("/resources/8"));
      expect(broken.main.split('role="alert"')[1]).toContain(
        t("Resource not found or invalid response", "لم نجد هذا المورد التعليمي، أو تعذّر تحميله"),
      );
      stub.fail("/education-resources/3", { status: 400 });
      await page.goto(stubbedSite.url + at("/resources/3"));
      await expect(main.getByRole("alert")).toContainText(t("Failed to load content", "تعذّر تحميل المحتوى"));
      await expectAccessible(page);
      stub.reset();
      await main.getByRole("button", { name: t("Try again", "حاول مجددًا") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("Reading a cross-tab, part 3", "قراءة جدول التقاطع، الجزء 3"),
      );
      await main.getByRole("link", { name: t("Go Back", "رجوع") }).click();
      await expect(page).toHaveURL(new RegExp(`${at("/resources")}$`));
    },
  );

  test(
    "RSD-2 ENT-1 ENT-4 pictures alone, in pairs, in grids, without captions beneath; a bare lesson has no hole",
    { tag: "@in-english" },
    async ({ page, at, stub, stubbedSite, expectNoise }) => {
      expectNoise(/404/);
      const figure = (number: number) =>
        `<figure><img src="/media/${number}.png" alt="Picture ${number}"><figcaption>Credit ${number}</figcaption></figure>`;
      const content = `<p>One:</p>${figure(1)}<p>Two:</p>${figure(2)}${figure(3)}<p>Three:</p>${figure(4)}${figure(5)}${figure(6)}<p>Drawn here: <img alt="Inline" src="${pixel}"></p>`;
      const images = [pixel, pixel].map((image) => ({ image, alt_text: "Below the text" }));
      const [lesson] = entries(1, () => ({ content, images }));
      stub.answer("/education-resources/1", lesson);
      await page.goto(stubbedSite.url + at("/resources/1"));
      const main = page.getByRole("main");
      for (const caption of await main.locator("figcaption").all())
        expect((await caption.boundingBox())?.height).toBeLessThanOrEqual(1);
      const tops = await main
        .locator("section img[alt^=Picture]")
        .evaluateAll((images) => images.map((image) => Math.round(image.getBoundingClientRect().top)));
      const [one, two, three, four, five, six] = tops;
      expect([one === two, two === three, three === four, four === five, five === six]).toEqual([
        false,
        true,
        false,
        true,
        true,
      ]);
      await expect(main.getByAltText("Picture 1")).toHaveAttribute("src", "/media/1.png");
      await main.getByAltText("Inline").scrollIntoViewIfNeeded();
      await expect(main.getByAltText("Inline")).toHaveJSProperty("naturalWidth", 1);
      const perRow = await main
        .getByAltText("Below the text")
        .evaluateAll((pictures: HTMLImageElement[]) =>
          pictures.map((picture) =>
            Math.floor((picture.closest("div")?.offsetWidth ?? 0) / picture.offsetWidth),
          ),
        );
      expect(perRow).toEqual([2, 2]);

      stub.answer("/education-resources/2", { id: 2, title: "Bare", image: null, images: [{ image: null }] });
      await page.goto(stubbedSite.url + at("/resources/2"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bare");
      await expect(main.locator("section, header p, header ul, time")).toHaveCount(0);
      await expect(main).not.toContainText(/undefined|null|NaN/);
    },
  );
});
