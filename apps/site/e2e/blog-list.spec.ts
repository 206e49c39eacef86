import type { Page } from "@playwright/test";
import { announce } from "./support/announce.ts";
import { expectAccessible } from "./support/axe.ts";
import { browse } from "./support/browse.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { painted } from "./support/painted.ts";
import { expect, test } from "./support/test.ts";

const path = "/AllBlog";
/** An article on the last page of the sample content. */
const watermelon = [
  "One questionnaire, three dialects and a watermelon",
  "استمارة واحدة وثلاث لهجات وبطّيخة",
] as const;

type Choose = (en: string, ar: string) => string;

const articles = (page: Page) => page.getByRole("main").getByRole("article");
const titles = (page: Page) => articles(page).getByRole("heading", { level: 2 });
const countLine = (page: Page, text: string | RegExp) =>
  page.getByRole("main").getByRole("status").filter({ hasText: text });

/** A number in the digits of the language. */
const numberIn = (t: Choose, value: number) =>
  t(
    String(value),
    String(value).replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩".charAt(Number(digit))),
  );

const filterForm = (page: Page, t: Choose) => page.getByRole("search", { name: t("Filters", "التصفية") });

/** The filters by their labels. */
function filters(page: Page, t: Choose) {
  const form = filterForm(page, t);
  return {
    search: form.getByRole("searchbox", {
      name: t("Search titles and excerpts", "ابحث في العناوين والمقتطفات"),
    }),
    categories: form.getByRole("combobox", { name: t("Categories", "التصنيفات") }),
    sort: form.locator("button").and(form.getByRole("combobox", { name: t("Sort", "الترتيب") })),
    option: (name: string) => form.getByRole("option", { name }),
    clear: page.getByRole("button", { name: t("Clear filters", "امسح التصفية") }),
    pages: page.getByRole("navigation", { name: t("Pages of the list", "صفحات القائمة") }),
  };
}

/** Opens a page beyond the end, which shows the last. Resolves with its number. */
async function expectLastPage(page: Page, t: Choose, at: (path: string) => string, all: string[]) {
  const last = Math.ceil(all.length / 10);
  await page.goto(`${at(path)}?page=99`);
  await expect(titles(page)).toHaveText(all.slice((last - 1) * 10));
  await expect(filters(page, t).pages).toContainText(
    t(`Page ${last} of ${last}`, `الصفحة ${numberIn(t, last)} من ${numberIn(t, last)}`),
  );
  await expect(countLine(page, t(`of ${all.length} blogs`, numberIn(t, all.length)))).toBeVisible();
  return last;
}

interface Listed {
  title: string;
  categories: string[];
}

const titlesOf = (list: Listed[]) => list.map(({ title }) => title);

/** All articles of the running backend, newest first: the expected order of the list. */
async function readCollection(page: Page, language: string): Promise<Listed[]> {
  const answer = await page.request.get(`/api/v1/blogs?lang=${language}&per_page=100&sortBy=created_at`);
  const { data } = (await answer.json()) as { data: { blogs: Listed[] } };
  return data.blogs;
}

const entry = (id: number, more: object = {}) => ({ id, title: `Entry ${id}`, categories: [], ...more });
const listOf = (blogs: object[], more: object = {}) => ({
  blogs,
  pagination: {
    total: blogs.length,
    count: blogs.length,
    per_page: 10,
    current_page: 1,
    total_pages: 1,
    ...more,
  },
});

test.describe("blog list", () => {
  test("RT-6 BLOG-6 BLOG-7 BLOG-8 BLOG-12 BLOG-15 NAV-1 shows ten a page of the whole collection, keeps the page in the address, and leads to an article by its id", async ({
    page,
    at,
    t,
    language,
  }) => {
    const all = await readCollection(page, language);
    const total = all.length;
    const last = Math.ceil(total / 10);
    const { pages } = filters(page, t);
    const position = (number: number) =>
      t(`Page ${number} of ${last}`, `الصفحة ${numberIn(t, number)} من ${numberIn(t, last)}`);
    const [previous, next] = [t("Previous page", "الصفحة السابقة"), t("Next page", "الصفحة التالية")];

    await page.goto(at(path));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Blog", "المدوّنة"));
    await expect(titles(page)).toHaveText(titlesOf(all.slice(0, 10)));
    await expect(
      countLine(
        page,
        new RegExp(
          t(`^Showing 10 of ${total} blogs$`, `^عرض ١٠ من أصل ${numberIn(t, total)} (?:مقالات|مقالًا|مقال)$`),
        ),
      ),
    ).toBeVisible();
    await expect(pages).toContainText(position(1));
    await expect(pages.getByRole("link", { name: previous })).toBeDisabled();

    await pages.getByRole("link", { name: next }).click();
    await expect(page).toHaveURL(new RegExp(`${at(path)}\\?page=2$`));
    await expect(titles(page)).toHaveText(titlesOf(all.slice(10, 20)));
    await expect(pages.locator("[aria-current=page]")).toHaveText(numberIn(t, 2));

    await pages.getByRole("link", { name: t(`Page ${last}`, `الصفحة ${numberIn(t, last)}`) }).click();
    await expect(titles(page)).toHaveText(titlesOf(all.slice((last - 1) * 10)));
    await expect(pages).toContainText(position(last));
    await expect(pages.getByRole("link", { name: next })).toBeDisabled();

    await page.goBack();
    await expect(titles(page)).toHaveText(titlesOf(all.slice(10, 20)));
    await page.reload();
    await expect(titles(page)).toHaveText(titlesOf(all.slice(10, 20)));

    const card = articles(page).nth(1);
    const title = (await card.getByRole("heading").textContent()) ?? "";
    const link = card.getByRole("link");
    await expect(link).toHaveAccessibleName(`${t("View article", "اقرأ المقال")} ${title}`);
    await expect(link).toHaveAttribute("href", new RegExp(`^${at("/Blogdetails/")}\\d+$`));
    await expect(card.getByRole("list", { name: t("Categories", "التصنيفات") })).toBeVisible();
    await expect(card.locator("picture img")).toHaveAttribute("src", /^\/media\//);
    await expect(card.locator("p b")).not.toBeEmpty();
    await expect(card.locator("p b + span")).not.toBeEmpty();
    await card.click({ position: { x: 40, y: 60 } });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });

  test("BLOG-1 BLOG-5 BLOG-8 BLOG-9 BLOG-10 BLOG-11 ERR-16 SRCH-11 a page beyond the end is the last, and from any page a search is of the whole collection, as one step back", async ({
    page,
    at,
    t,
    language,
  }) => {
    const all = titlesOf(await readCollection(page, language));
    const { search, clear, pages } = filters(page, t);
    const last = await expectLastPage(page, t, at, all);
    await pages.getByRole("link", { name: t("Previous page", "الصفحة السابقة") }).click();
    await expect(page).toHaveURL(new RegExp(`${at(path)}${last > 2 ? `\\?page=${last - 1}` : ""}$`));
    await expect(titles(page)).toHaveText(all.slice((last - 2) * 10, (last - 1) * 10));
    await expect(clear).toHaveCount(0);
    const before = await titles(page).allTextContents();
    await search.pressSequentially(t("WATERmelon", "بطيخه"));
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === t("WATERmelon", "بطيخه"));
    await expect(titles(page)).toHaveText([t(...watermelon)]);
    await expect(countLine(page, t("Showing 1 of 1 blog", "عرض المقال الوحيد"))).toBeVisible();
    await expect(search).toBeFocused();
    await expect(pages).toHaveCount(0);
    await clear.click();
    await expect(page).toHaveURL(new RegExp(`${at(path)}$`));
    await expect(search).toHaveValue("");
    await expect(titles(page)).toHaveCount(10);
    await expect(clear).toHaveCount(0);
    await page.goBack();
    await expect(search).toHaveValue(t("WATERmelon", "بطيخه"));
    await expect(titles(page)).toHaveCount(1);
    expect(before).toHaveLength(10);
  });

  test("BLOG-2 BLOG-5 BLOG-9 BLOG-10 DD-2 several categories narrow to articles that have all of them, and each counts those left after choosing it too, 0 for none", async ({
    page,
    at,
    t,
    language,
  }) => {
    const [retail, brands] = [t("Retail", "التجزئة"), t("Brands", "العلامات التجارية")];
    const all = await readCollection(page, language);
    const carrying = (...names: string[]) =>
      titlesOf(all.filter(({ categories }) => names.every((name) => categories.includes(name))));
    const { categories, option, clear } = filters(page, t);
    await page.goto(`${at(path)}?page=2`);
    await categories.click();
    await option(retail).click();
    await expect(titles(page)).toHaveText(carrying(retail));
    const names = [...new Set(all.flatMap((one) => one.categories))];
    const left = (name: string) => carrying(...new Set([retail, name])).length;
    expect(names.map(left)).toContain(0);
    for (const name of names) {
      const shown = page.getByRole("option", { name: new RegExp(`^${name} `) });
      await expect(shown.locator("span[aria-hidden]").last()).toHaveText(numberIn(t, left(name)));
      // Screen readers get a description with the number.
      await expect(shown).toHaveAccessibleName(new RegExp(t(" articles?$", " (?:مقال|لا مقالات)")));
    }
    await option(brands).click();
    await expect(titles(page)).toHaveText(carrying(retail, brands));
    await expect(page).toHaveURL(/\?cat=\d+%2C\d+$/);
    await expect(categories).toHaveText(t("2 chosen", "تصنيفان مختاران"));
    await categories.press("Escape");
    await expect(option(retail)).toHaveCount(0);

    await page.getByRole("button", { name: t(`Remove ${retail}`, `أزل ${retail}`) }).click();
    await expect(titles(page)).toHaveText(carrying(brands));
    await page.goBack();
    await expect(titles(page)).toHaveText(carrying(retail, brands));
    await page.reload();
    await expect(titles(page)).toHaveText(carrying(retail, brands));
    await clear.click();
    await expect(titles(page)).toHaveText(titlesOf(all.slice(0, 10)));
    await expect(page).toHaveURL(new RegExp(`${at(path)}$`));
  });

  test("BLOG-3 BLOG-4 BLOG-9 sorts by date and by title, in both directions, over the whole collection", async ({
    page,
    at,
    t,
    language,
  }) => {
    const all = titlesOf(await readCollection(page, language));
    const { sort, option, clear, pages } = filters(page, t);
    const choose = async (name: string) => {
      await sort.click();
      await option(name).click();
    };
    await browse(page, `${at(path)}?page=2`);
    await choose(t("Oldest first", "الأقدم أولًا"));
    await expect(titles(page)).toHaveText(all.toReversed().slice(0, 10));
    await expect(page).toHaveURL(/\?sort=oldest$/);
    await expect(clear).toBeVisible();
    const { compare } = new Intl.Collator(language);
    for (const [name, ordered] of [
      [t("Title A-Z", "العنوان: أ – ي"), all.toSorted(compare)],
      [t("Title Z-A", "العنوان: ي – أ"), all.toSorted((a, b) => compare(b, a))],
    ] as const) {
      await choose(name);
      await expect(sort).toHaveText(name);
      await expect(titles(page)).toHaveText(ordered.slice(0, 10));
      // The page itself sorts what it shows. Only all pages together show the backend's order.
      for (let from = 10; from < ordered.length; from += 10) {
        await pages.getByRole("link", { name: t("Next page", "الصفحة التالية") }).click();
        await expect(titles(page)).toHaveText(ordered.slice(from, from + 10));
      }
    }
    await choose(t("Newest first", "الأحدث أولًا"));
    await expect(page).toHaveURL(new RegExp(`${at(path)}$`));
    await expect(clear).toHaveCount(0);
  });

  test(
    "BLOG-1 BLOG-2 BLOG-5 BLOG-10 what comes faster than the screen counts: presses on chips, presses on one category, letters",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      const { search, categories, clear } = filters(page, t);
      const [typed, more] = [t("watermel", "بطي"), t("on", "خة")];
      await page.addInitScript((letters) => {
        const pushState = history.pushState.bind(history);
        history.pushState = (...given) => {
          pushState(...given);
          if (!location.search.includes("q=")) return;
          history.pushState = pushState;
          document.execCommand("insertText", false, letters);
        };
      }, more);
      const chips = page.getByRole("button", { name: new RegExp(`^${t("Remove", "أزل")} `) });
      await browse(page, `${at(path)}?cat=1,2&sort=oldest`);
      await expect(chips).toHaveCount(2);
      await chips.evaluateAll((buttons) => {
        for (const button of buttons) (button as HTMLButtonElement).click();
      });
      await expect(chips).toHaveCount(0);
      await expect(titles(page)).toHaveCount(10);
      await expect(clear).toBeVisible();
      await expect(page).toHaveURL(/\?sort=oldest$/);

      await categories.click();
      await expect(page.getByRole("option").nth(1)).toBeVisible();
      await page.getByRole("option").evaluateAll(async (options) => {
        const [one, other] = options as HTMLElement[];
        for (const option of [one, one, other]) {
          option?.click();
          await new Promise((done) => setTimeout(done));
        }
      });
      await expect(page).toHaveURL(/\?cat=\w+&sort=oldest$/);
      await expect(chips).toHaveCount(1);
      await clear.click();
      await expect(page).toHaveURL(new RegExp(`${at(path)}$`));

      // Without pauses: a pause between two letters would end the search text.
      await search.fill(typed);
      await expect(titles(page)).toHaveText([t(...watermelon)]);
      await expect(page).toHaveURL((url) => url.searchParams.get("q") === typed + more);
      await expect(search).toHaveValue(typed + more);
    },
  );

  test(
    "BLOG-5 BLOG-6 BLOG-8 BLOG-10 BLOG-11 HOME-14 the count has the focus after an arrow and after a control that disappears, and says nothing of the whole collection before the backend has answered",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      await page.goto(`${at(path)}?cat=1&sort=oldest`);
      const chip = page.getByRole("button", { name: new RegExp(`^${t("Remove", "أزل")} `) });
      const { clear, pages, search } = filters(page, t);
      const count = countLine(page, t("Showing", "عرض"));
      for (const pressed of [chip, clear]) {
        await pressed.focus();
        await page.keyboard.press("Enter");
        await expect(pressed).toHaveCount(0);
        await expect(count).toBeFocused();
      }

      await pages.getByRole("link", { name: t("Next page", "الصفحة التالية") }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      const previous = pages.getByRole("link", { name: t("Previous page", "الصفحة السابقة") });
      await previous.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${at(path)}$`));
      await expect(count).toBeFocused();
      // At the end it keeps the focus and does nothing more.
      await expect(previous).toBeDisabled();
      await previous.focus();
      const visits = await page.evaluate(() => history.length);
      await page.keyboard.press("Enter");
      await expect(previous).toBeFocused();
      expect(await page.evaluate(() => history.length)).toBe(visits);

      const release = await holdRequests(page, /\/api\/v1\/blogs/);
      await search.fill(t("watermelon", "بطيخ"));
      // It is on another page of the list: none of the visible articles matches.
      await expect(titles(page)).toHaveCount(0);
      await expect(countLine(page, t("Loading...", "جارٍ التحميل…"))).toBeVisible();
      await expect(page.getByText(t("No results match", "لا توجد نتائج"))).toHaveCount(0);
      release();
      await expect(titles(page)).toHaveText([t(...watermelon)]);
      await expect(countLine(page, t("Showing 1 of 1 blog", "عرض المقال الوحيد"))).toBeVisible();
    },
  );

  test("BLOG-1 BLOG-2 BLOG-3 input before hydration counts: typed, ticked and chosen", async ({
    page,
    at,
    t,
  }) => {
    const release = await holdRequests(page, /\/assets\/frame-/);
    await page.goto(at(path));
    const form = filterForm(page, t);
    const { search } = filters(page, t);
    await form.locator("summary").click();
    await form.getByRole("checkbox", { name: t("Fieldwork", "العمل الميداني") }).check();
    await form.getByRole("checkbox", { name: t("Qualitative", "البحث النوعي") }).check();
    await form.locator("select").selectOption("title-za");
    await search.pressSequentially(t("dialects", "لهجات"));
    release();
    await expect(page).toHaveURL(/\?cat=\d+%2C\d+&q=[^&]+&sort=title-za$/);
    await expect(titles(page)).toHaveText([t(...watermelon)]);
    await expect(search).toHaveValue(t("dialects", "لهجات"));
    await expect(search).toBeFocused();
  });

  test("BLOG-1 BLOG-2 BLOG-3 LANG-12 the keyboard does it all, and another language keeps the filters", async ({
    page,
    at,
    t,
    language,
  }) => {
    const { search, categories, option } = filters(page, t);
    await page.goto(at(path));
    await search.focus();
    await page.keyboard.press("Tab");
    await expect(categories).toBeFocused();
    const menu = page.getByRole("listbox").filter({ visible: true });
    await page.keyboard.press("Enter");
    await expect(menu).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const second = page.getByRole("option").nth(1);
    const name = (await second.innerText()).split("\n")[0] ?? "";
    await page.keyboard.press("Enter");
    await expect(option(name)).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(/\?cat=\d+$/);
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(categories).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(menu).toHaveCount(1);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?cat=\d+&sort=title-za$/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?sort=title-za$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?cat=\d+&sort=title-za$/);
    await expect(page.getByRole("button", { name: t(`Remove ${name}`, `أزل ${name}`) })).toBeVisible();

    const query = new URL(page.url()).search;
    const found = (await readCollection(page, language)).filter(({ categories }) =>
      categories.includes(name),
    );
    await expect(titles(page)).toHaveCount(found.length);
    await page.locator("header a[hreflang][data-locale]").first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
    await expect(page).toHaveURL(new RegExp(`${language === "en" ? "/ar" : "\\d"}${path}\\?`));
    expect(new URL(page.url()).search).toBe(query);
    await expect(titles(page)).toHaveCount(found.length);
    const { sort } = filters(page, (en, ar) => t(ar, en));
    await expect(sort).toHaveText(t("العنوان: ي – أ", "Title Z-A"));
    const [first = "", second2 = ""] = await titles(page).allTextContents();
    expect(new Intl.Collator(t("ar", "en")).compare(first, second2)).toBeGreaterThan(0);
  });
});

test.describe("blog list without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("BLOG-5 BLOG-8 BLOG-10 BLOG-11 DD-3 ERR-16 F21 it is plain links and a plain form, whose dropdown cuts no row and whose chips and button clear it", async ({
    page,
    at,
    t,
    language,
  }) => {
    const { search, pages, clear } = filters(page, t);
    await expectLastPage(page, t, at, titlesOf(await readCollection(page, language)));
    await page.goto(at(path));
    await expect(titles(page)).toHaveCount(10);
    await pages.getByRole("link", { name: t("Next page", "الصفحة التالية") }).click();
    await expect(page).toHaveURL(/\?page=2$/);

    const form = filterForm(page, t);
    await form.locator("summary").click();
    expect(await form.locator("details > div").evaluate(countCutRows)).toBe(0);
    await form.getByRole("checkbox", { name: t("Fieldwork", "العمل الميداني") }).check();
    await form.getByRole("checkbox", { name: t("Qualitative", "البحث النوعي") }).check();
    await form.locator("select").selectOption("title-za");
    await search.fill(t("dialects", "لهجات"));
    await form.getByRole("button", { name: t("Show", "اعرض") }).click();
    await expect(page).toHaveURL(/sort=title-za/);
    await expect(titles(page)).toHaveText([t(...watermelon)]);
    await expect(search).toHaveValue(t("dialects", "لهجات"));
    await expect(form.getByRole("checkbox", { checked: true, includeHidden: true })).toHaveCount(2);

    const chips = page.getByRole("button", { name: new RegExp(`^${t("Remove", "أزل")} `) });
    await expect(chips).toHaveCount(2);
    await chips.first().click();
    await expect(page).toHaveURL(/\?cat=\d+&q=[^&]+&sort=title-za$/);
    await expect(chips).toHaveCount(1);
    await clear.click();
    await expect(page).toHaveURL(new RegExp(`${at(path)}\\?$`));
    await expect(chips).toHaveCount(0);
    await expect(clear).toHaveCount(0);
  });
});

/** The number of rows of an open menu that its foot cuts. */
function countCutRows(menu: Element): number {
  const { bottom } = menu.getBoundingClientRect();
  return Array.from(menu.children).filter((option) => {
    const box = option.getBoundingClientRect();
    return box.top < bottom - 1 && box.bottom > bottom + 0.5;
  }).length;
}

test.describe("blog list in other states", () => {
  const goToBlog = async (page: Page, site: string, at: (path: string) => string) => {
    await browse(page, site + at("/research-and-insights"));
    return () => page.locator("#blog-section").getByRole("link").first().click();
  };

  test(
    "BLOG-2 BLOG-3 BLOG-10 BLOG-11 BLOG-14 ERR-12 ERR-13 ERR-16 a backend that ignores the filters gives a correct page all the same",
    { tag: "@in-arabic" },
    async ({ page, plainPage, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/404/);
      const { search, clear, categories, sort, option } = filters(page, t);
      const [food, prices] = [t("Food & drink", "الأغذية والمشروبات"), t("Prices, wages", "أسعار, أجور")];
      stub.requiredOnly();
      stub.answer(
        "/blogs",
        listOf([
          entry(2, { categories: [food], created_at: "2026-01-01" }),
          entry(1, { excerpt: "Forty grocers", categories: [food, prices], created_at: "2026-02-01" }),
          { id: 3, categories: [food] },
          { id: 4, title: "   " },
        ]),
      );
      await page.goto(stubbedSite.url + at(path));
      await expect(titles(page)).toHaveText(["Entry 1", "Entry 2"]);
      await search.fill("FORTY");
      await expect(titles(page)).toHaveText(["Entry 1"]);
      await expect(countLine(page, t("Showing 1 of 1 blog", "عرض المقال الوحيد"))).toBeVisible();
      await search.fill("nothing like it");
      const none = t("No results match your search criteria", "لا توجد نتائج تطابق معايير بحثك");
      await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(none);
      await expect(countLine(page, t("No articles found", "لم نعثر على مقالات"))).toBeVisible();
      await expectAccessible(page);
      await clear.last().click();
      await expect(titles(page)).toHaveCount(2);
      await sort.click();
      await option(t("Oldest first", "الأقدم أولًا")).click();
      await expect(titles(page)).toHaveText(["Entry 2", "Entry 1"]);
      await categories.click();
      await option(food).click();
      await option(prices).click();
      await expect(titles(page)).toHaveText(["Entry 1"]);
      const chip = page.getByRole("button", { name: t(`Remove ${prices}`, `أزل ${prices}`) });
      await expect(chip).toBeVisible();
      await page.reload();
      await expect(titles(page)).toHaveText(["Entry 1"]);
      await expect(chip).toBeVisible();

      // Without a script the form repeats the parameter.
      await plainPage.goto(stubbedSite.url + at(path));
      const form = filterForm(plainPage, t);
      await form.locator("summary").click();
      for (const name of [food, prices]) await form.getByRole("checkbox", { name }).check();
      await form.getByRole("button", { name: t("Show", "اعرض") }).click();
      await expect(titles(plainPage)).toHaveText(["Entry 1"]);
      await expect(form.getByRole("checkbox", { checked: true, includeHidden: true })).toHaveCount(2);
      // The visible articles are filtered before the backend answers or is even called.
      const asked = () => stub.requestsOf("/blogs").map(({ query }) => Object.fromEntries(query));
      await expect
        .poll(asked)
        .toContainEqual(expect.objectContaining({ categories: `${food},${prices.replace(",", "%2C")}` }));
      expect(asked()).toContainEqual(expect.objectContaining({ search: "FORTY", per_page: "10", page: "1" }));
    },
  );

  test(
    "BLOG-11 DD-1 ERR-12 ERR-13 ERR-16 an empty blog says so, without filters to clear",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      stub.answer("/blogs", listOf([]));
      stub.answer("/blog-categories", { items: [] });
      await page.goto(stubbedSite.url + at(path));
      await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(
        t("No blog articles available at the moment", "لا توجد مقالات في المدوّنة حاليًا"),
      );
      await expect(filterForm(page, t)).toContainText(t("No options available", "لا توجد خيارات متاحة"));
      await expect(filters(page, t).clear).toHaveCount(0);
      await expect(countLine(page, t("No articles found", "لم نعثر على مقالات"))).toHaveCount(0);
      await expect(countLine(page, t("Showing", "لا مقالات"))).toHaveCount(0);
      await expectAccessible(page);
      // The sort order hides no articles: clearing it would find nothing.
      await page.goto(`${stubbedSite.url}${at(path)}?sort=oldest`);
      await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(
        t("No blog articles available at the moment", "لا توجد مقالات في المدوّنة حاليًا"),
      );
    },
  );

  test(
    "BLOG-12 BLOG-13 ENT-1 ENT-9 what an article lacks leaves no hole, and a broken cover is replaced once by the placeholder, where that can be had",
    { tag: "@in-arabic" },
    async ({ page, at, stub, stubbedSite, expectNoise }) => {
      expectNoise(/404/);
      const asked: string[] = [];
      page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
      await page.route(/placeholder[^/]*\.svg/, (route) => route.fulfill({ status: 404 }));
      stub.answer(
        "/blogs",
        listOf([
          entry(1, { cover_image: "null", excerpt: null, author_name: "", created_at: "soon" }),
          entry(2, { cover_image: "/media/gone.png", excerpt: "Excerpt 2", author_position: "Statistician" }),
        ]),
      );
      await page.goto(stubbedSite.url + at(path));
      const bare = articles(page).first();
      await expect(bare.getByRole("heading")).toHaveText("Entry 1");
      await expect(bare.locator("p, time, ul")).toHaveCount(0);
      await expect(articles(page).nth(1).locator("p")).toHaveText(["Excerpt 2", "Statistician"]);
      await articles(page).nth(1).scrollIntoViewIfNeeded();
      await expect(articles(page).locator("img")).toHaveCount(0);
      expect(asked.filter((name) => name.endsWith("null"))).toEqual([]);
      expect(asked.filter((name) => name === "/media/gone.png")).toHaveLength(1);
      await expect(page.getByRole("main")).not.toContainText(/Invalid|undefined|null/);
      const { height = 0 } = (await articles(page).first().boundingBox()) ?? {};
      expect(height).toBeGreaterThan(100);
      await expectAccessible(page);

      await page.unrouteAll();
      await page.goto(`${stubbedSite.url}${at(path)}?sort=oldest`);
      await page.mouse.move(5, 5);
      const cover = articles(page).filter({ hasText: "Entry 2" }).locator("img");
      await expect(cover).toHaveAttribute("src", /placeholder/);
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    },
  );

  test(
    "BLOG-8 BLOG-10 BLOG-11 of many pages five are offered, around the current one; an id in the address is left to the backend while the categories cannot be had",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/503/);
      const number = (value: number) => numberIn(t, value);
      stub.answer("/blogs", (query: URLSearchParams) => {
        const current = Number(query.get("page"));
        return listOf([entry(current)], { total: "117", total_pages: "12", current_page: String(current) });
      });
      const { pages } = filters(page, t);
      const offered = pages
        .locator('a[aria-label^="Page "], a[aria-label^="الصفحة "]')
        .filter({ hasText: /\S/ });
      for (const [current, expected] of [
        [1, [1, 2, 3, 4, 5]],
        [6, [4, 5, 6, 7, 8]],
        [12, [8, 9, 10, 11, 12]],
      ] as const) {
        await page.goto(`${stubbedSite.url}${at(path)}${current > 1 ? `?page=${current}` : ""}`);
        await expect(offered).toHaveText(expected.map(number));
        await expect(pages).toContainText(
          t(`Page ${current} of 12`, `الصفحة ${number(current)} من ${number(12)}`),
        );
      }

      expect(await announce(stubbedSite, ["blog-categories"])).toBe(204);
      stub.fail("/blog-categories", { status: 503 });
      stub.answer("/blogs", listOf([entry(1, { categories: ["Retail"] })]));
      await page.goto(`${stubbedSite.url}${at(path)}?cat=3`);
      await expect(titles(page)).toHaveText(["Entry 1"]);
      await expect(countLine(page, t("Showing 1 of 1 blog", "عرض المقال الوحيد"))).toBeVisible();
      expect(stub.requestsOf("/blogs").map(({ query }) => query.get("categories"))).toContain("3");
    },
  );

  test(
    "NAV-3 NAV-4 ERR-11 STA-1 it says that it loads, that it failed, and tries again",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      // The site gives up on a call that hangs, when the page is left late.
      expectNoise(/400|502/);
      const main = page.getByRole("main");
      const go = await goToBlog(page, stubbedSite.url, at);
      stub.fail("/blogs", { hang: true });
      stub.fail("/blog-categories", { hang: true });
      await go();
      await expect(
        main.getByRole("status").filter({ hasText: t("Loading...", "جارٍ التحميل…") }),
      ).toBeVisible();
      await expect(filterForm(page, t)).toContainText(t("Loading...", "جارٍ التحميل…"));
      await expectAccessible(page);
      await page.goBack();
      stub.fail("/blogs", { status: 400 });
      await go();
      const alert = main.getByRole("alert");
      await expect(alert).toContainText(t("Error loading articles", "حدث خطأ في تحميل المقالات"));
      await expect(main.getByRole("status")).toHaveCount(0);
      await expectAccessible(page);
      stub.reset();
      await alert.getByRole("button", { name: t("Try again", "حاول مجددًا") }).click();
      await expect(titles(page)).toHaveCount(5);
      await expect(alert).toHaveCount(0);
      // A list that fails disappears with its count, which may have the focus.
      stub.fail("/blogs", { status: 400 });
      const release = await holdRequests(page, "**/api/v1/blogs?*");
      const words = filterForm(page, t).getByRole("searchbox");
      await words.fill("anything");
      await words.press("Enter");
      const count = main.locator("p[tabindex='-1']");
      await expect(count).toHaveText(t("Loading...", "جارٍ التحميل…"));
      await count.focus();
      release();
      await expect(alert).toBeVisible();
      await expect(main).toBeFocused();
    },
  );

  test(
    "API-30 BLOG-6 STA-1 the newest articles are asked for; they stay while others are fetched, and a late answer does not win",
    { tag: "@in-english" },
    async ({ page, at, t, stub, stubbedSite }) => {
      const fromFixture = t("How article 7 was counted", "كيف عُدّ المقال 7");
      await page.goto(stubbedSite.url + at(path));
      await expect(titles(page).first()).toHaveText(fromFixture);
      const [newest] = stub.requestsOf("/blogs");
      expect(Object.fromEntries(newest?.query ?? [])).toMatchObject({
        ...{ sortBy: "created_at", sortDirection: "desc" },
      });
      stub.answer("/blogs", answerWithSearch);
      const slow = /\/api\/v1\/blogs\?(?:.*&)?search=article\b/;
      const release = await holdRequests(page, slow);
      const asked = page.waitForRequest(slow);
      const { search } = filters(page, t);
      // The articles on the page have this word in their titles.
      await search.fill("article");
      const late = await asked;
      await painted(page);
      await expect(titles(page).first()).toHaveText(fromFixture);
      await search.fill("quick");
      await expect(titles(page)).toHaveText(["Found quick"]);
      release();
      // It is answered, unless the page has given it up.
      await late.response();
      await painted(page);
      await expect(titles(page)).toHaveText(["Found quick"]);
    },
  );
});

const answerWithSearch = (query: URLSearchParams) =>
  listOf([entry(1, { title: `Found ${query.get("search") ?? ""}` })]);
