import { category, entries, listPage } from "./support/entries.ts";
import { browse } from "./support/browse.ts";
import { holdRequests, laterCode } from "./support/hold-requests.ts";
import { readServedPage } from "./support/served-page.ts";
import { spaceText } from "./support/space-text.ts";
import { fromBrowser } from "./support/stub-backend.ts";
import { expect, test } from "./support/test.ts";

const resources = "/education-resources";

/** Answers of a backend that pages, filters and searches entries. */
function answerPages(all: ReturnType<typeof entries>) {
  return (query: URLSearchParams) => {
    const [page, size] = [Number(query.get("page")), Number(query.get("perPage"))];
    const found = all.filter(({ title, categories }: { title: string; categories: { id: number }[] }) => {
      const wanted = query.get("category_id");
      return (
        title.includes(query.get("search") ?? "") &&
        (wanted === null || categories.some(({ id }) => String(id) === wanted))
      );
    });
    const items = found.slice((page - 1) * size, page * size);
    return {
      education_resources: query.get("sortDirection") === "asc" ? items.toReversed() : items,
      pagination: {
        total: found.length,
        count: items.length,
        per_page: size,
        current_page: page,
        total_pages: Math.max(1, Math.ceil(found.length / size)),
      },
    };
  };
}

test.describe("lists", () => {
  for (const [rows, paths, tag] of [
    ["BLOG-8 WRD-3", ["/AllBlog", "/words"], "@in-arabic"],
    ["RES-5 FAQ-4", ["/resources", "/questions"], "@in-english"],
  ] as const)
    test(
      `HOME-14 NAV-1 ${rows} a page of ${paths.join(" and ")} begins at the list's own top, and Back keeps the place`,
      { tag },
      async ({ page, at, t }) => {
        await page.setViewportSize({ width: 1280, height: 700 });
        await page.emulateMedia({ reducedMotion: "reduce" });
        for (const path of paths) {
          await browse(page, at(path));
          const next = page.getByRole("main").getByRole("link", { name: t("Next page", "الصفحة التالية") });
          await next.scrollIntoViewIfNeeded();
          const place = await page.evaluate(() => scrollY);
          await next.click();
          await expect(page).toHaveURL(/\?page=2$/);
          const top = page.locator("main").locator("p[role=status]:focus, ul:focus");
          await expect(top).toHaveCount(1);
          // As far below the window's edge as `scroll-padding` says, or as the page's end allows.
          await expect
            .poll(() =>
              top.evaluate((list) => {
                const { y } = list.getBoundingClientRect();
                const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
                return y >= 98 && (y <= 102 || isAtEnd);
              }),
            )
            .toBe(true);
          expect(await page.evaluate(() => scrollY)).toBeLessThan(place);
          await page.goBack();
          await expect(page).toHaveURL(new RegExp(`${path}$`));
          await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
        }
      },
    );

  test("BLOG-8 RES-5 WRD-3 FAQ-4 RT-19 a page beyond the end is the last of every list, which is its address", async ({
    request,
    at,
  }) => {
    for (const [path, last] of [
      ["/AllBlog", 3],
      ["/resources", 2],
      ["/words", 3],
      ["/questions", 3],
    ] as const) {
      const address = `${at(path)}?page=${last}`;
      /** The links of the pager to the current page. */
      const current = (main: string) => main.match(/<a\b[^>]*\saria-current="page"[^>]*>/g);
      const beyond = await readServedPage(request, `${at(path)}?page=99`);
      expect(beyond, path).toMatchObject({ status: 200, hidden: true });
      expect(current(beyond.main), path).toEqual([expect.stringContaining(`href="${address}"`)]);
      expect(beyond.canonical?.endsWith(address), beyond.canonical).toBe(true);
      const own = await readServedPage(request, address);
      expect(own.hidden, path).toBe(false);
      expect(current(own.main), path).toHaveLength(1);
    }
  });

  test(
    "BLOG-2 RES-3 WRD-1 DD-1 a chosen category that does not exist is named as unknown and can be removed",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      const unknown = t("Unknown category", "تصنيف غير معروف");
      for (const path of ["/AllBlog", "/resources", "/words"]) {
        await page.goto(`${at(path)}?cat=999`);
        const list = listPage(page, t);
        const control = list.main.getByRole("search").locator("[name=cat]");
        await expect(control.and(page.locator(":checked, select, [type=hidden]"))).toHaveValue("999");
        await list.main.getByRole("button", { name: t(`Remove ${unknown}`, `أزل ${unknown}`) }).click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(list.cards.first()).toBeVisible();
      }
    },
  );

  test(
    "BLOG-11 RES-6 WRD-4 no match is announced once, and the way back is offered once, also without JavaScript",
    { tag: "@in-english" },
    async ({ page, plainPage, at, t }) => {
      for (const tab of [page, plainPage])
        for (const path of ["/AllBlog", "/resources", "/words"]) {
          await tab.goto(`${at(path)}?q=xyzzy`);
          if (tab === page) {
            await page.mouse.move(10, 10);
            await expect(page.locator("html[data-ready]")).toBeAttached();
          }
          const list = listPage(tab, t);
          await expect(
            list.main.getByText(t("No results match your search criteria", "لا توجد نتائج تطابق معايير بحثك")),
          ).toHaveCount(1);
          await expect(list.main.getByRole("status")).toHaveCount(1);
          const told = await list.main.getByRole("status").boundingBox();
          expect(told?.width).toBeLessThanOrEqual(1);
          await expect(list.clear).toHaveCount(1);
        }
    },
  );

  test(
    "BLOG-10 NAV-1 F22 Back that comes before the page's code shows the list of its address",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await browse(page, at("/words"));
      const list = listPage(page, t);
      const first = list.titles.first();
      const title = await first.innerText();
      await list.pager.getByRole("link", { name: t("Next page", "الصفحة التالية") }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(first).not.toHaveText(title);
      const release = await holdRequests(page, /\/assets\/entry\.client-/);
      await page.reload({ waitUntil: "commit" });
      await expect(first).not.toHaveText(title);
      await page.goBack({ waitUntil: "commit" });
      await expect(page).toHaveURL(new RegExp(`${at("/words")}$`));
      release();
      await expect(first).toHaveText(title);
    },
  );

  test(
    "BLOG-10 LANG-1 NAV-1 Back undoes a search in the language chosen since; the toggle is no step",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await page.goto(at("/AboutUs"));
      await page.goto(at("/words"));
      const list = listPage(page, t);
      await list.search.pressSequentially(t("quota", "الكوتا"));
      await expect(list.cards).toHaveCount(1);
      await expect(page).toHaveURL((url) => url.searchParams.get("q") === t("quota", "الكوتا"));
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("العربية", "English") })
        .click();
      await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
      await expect(page).toHaveURL(/\?q=/);
      await page.goBack();
      await expect(page).toHaveURL(/\/words$/);
      await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
      const other = listPage(page, (en, ar) => t(ar, en));
      await expect(other.cards).toHaveCount(9);
      await expect(other.search).toHaveValue("");
      await page.goBack();
      await expect(page).toHaveURL(/AboutUs$/);
    },
  );

  test(
    "NAV-1 WRD-1 a link pressed just after typing leads on, however slow the network is",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await page.clock.install();
      await browse(page, at("/words"));
      const list = listPage(page, t);
      const title = (await list.titles.first().innerText()).trim();
      await page.clock.pauseAt(Date.now() + 60_000);
      const release = await holdRequests(page, laterCode);
      await list.search.fill(t("sam", "عين"));
      await list.cards.first().getByRole("link").click();
      // The pause in typing ends before the code of the next page has come.
      await page.clock.runFor(1000);
      release();
      await page.clock.resume();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${at("/words")}$`));
    },
  );

  test(
    "LANG-1 DD-2 an order that is chosen before the page's code comes is that of the other language too",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      const release = await holdRequests(page, laterCode);
      await page.goto(at("/resources"));
      await page.getByRole("main").locator("select[name=sort]").selectOption("oldest");
      const toggle = page.locator("header a[hreflang][data-locale]").first();
      await toggle.click();
      await expect(toggle).toHaveAttribute("aria-busy", "true");
      release();
      await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
      await expect(page).toHaveURL(/sort=oldest/);
    },
  );

  test(
    "BLOG-1 SRCH-11 SRCH-13 words pasted with a tab and marks of direction are those words",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      const words = t("market price", "سعر السوق");
      const pasted = `\u2068${words.replace(" ", "\t")}\u2069`;
      await page.goto(at("/resources"));
      await listPage(page, t).search.fill(pasted);
      await expect(page).toHaveURL((url) => url.searchParams.get("q") === words);
      await page.goto(at("/search"));
      const field = page.getByRole("main").getByRole("searchbox");
      await field.fill(pasted);
      await field.press("Enter");
      await expect(page).toHaveURL((url) => url.searchParams.get("q") === words);
      await expect(page.getByRole("main").getByRole("region").first()).toBeVisible();
    },
  );

  test(
    "BLOG-1 BLOG-5 BLOG-10 RES-1 WRD-1 a search is emptied by the product's own button, and filters that are cleared right after a key stay cleared",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      await page.clock.install();
      await page.goto(`${at("/words")}?q=xyzzy&sort=oldest`);
      const list = listPage(page, t);
      const button = list.main.getByRole("button", { name: t("Clear the search", "امسح البحث") });
      const box = await button.boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
      await button.click();
      await expect(list.search).toHaveValue("");
      await expect(list.search).toBeFocused();
      await expect(button).toHaveCount(0);
      await expect(list.cards).toHaveCount(9);
      await expect(page).toHaveURL(/\?sort=oldest$/);

      await list.search.press("x");
      await expect(list.search).toHaveValue("x");
      await list.clear.click();
      await page.clock.runFor(1000);
      await expect(page).toHaveURL((url) => url.pathname + url.search === at("/words"));
      await expect(list.search).toHaveValue("");
      await expect(list.cards).toHaveCount(9);
    },
  );

  test(
    "RES-1 RES-5 API-11 a backend that pages and filters is asked for what is shown alone",
    { tag: "@in-english" },
    async ({ page, at, t, stub, stubbedSite }) => {
      const kinds = [category(1, "Sampling"), category(2, "Analysis")];
      stub.answer(resources, answerPages(entries(360, (number) => ({ categories: [kinds[number % 2]] }))));
      stub.answer("/education-resource-categories", { categories: kinds });
      await page.goto(`${stubbedSite.url}${at("/resources")}?page=7`);
      const list = listPage(page, t);
      await expect(list.titles.first()).toHaveText("Entry 55");
      await expect(list.pager).toContainText(t("Page 7 of 40", "الصفحة ٧ من ٤٠"));
      expect(new Set(stub.requestsOf(resources).map(({ query }) => query.get("page")))).toEqual(
        new Set(["7"]),
      );
      await list.search.fill("Entry 35");
      await expect(list.titles).toHaveText(
        ["Entry 35", "Entry 350", "Entry 351", "Entry 352"].concat([
          "Entry 353",
          "Entry 354",
          "Entry 355",
          "Entry 356",
          "Entry 357",
        ]),
      );
      await expect(list.pager).toContainText(t("Page 1 of 2", "الصفحة ١ من ٢"));
      await page.goto(`${stubbedSite.url}${at("/resources")}?cat=2&q=Entry 35`);
      await expect(list.titles.first()).toHaveText("Entry 35");
      await expect(list.titles).toHaveCount(6);
      for (const { query } of stub.requestsOf(resources)) expect(query.get("perPage")).toBe("9");
      expect(fromBrowser(stub, resources)).toHaveLength(1);
    },
  );

  test(
    "RES-1 RES-5 API-11 the list of a backend that does not filter is read once, in large pages",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      const paged = answerPages(entries(360));
      const pagesAlone = (query: URLSearchParams) => {
        query.delete("search");
        return paged(query);
      };
      stub.answer(resources, pagesAlone);
      await page.goto(`${stubbedSite.url}${at("/resources")}?q=Entry 36`);
      const list = listPage(page, t);
      await expect(list.titles).toHaveText(["Entry 36", "Entry 360"]);
      expect(stub.requestsOf(resources).length).toBeLessThanOrEqual(5);
      await list.search.fill("Entry 359");
      await expect(list.titles).toHaveText(["Entry 359"]);
      await list.search.fill("Entry 358");
      await expect(list.titles).toHaveText(["Entry 358"]);
      // The browser has read it itself and does not look further.
      expect(stub.requestsOf(resources).length).toBeLessThanOrEqual(10);
    },
  );

  test(
    "NAV-4 STA-1 ERR-1 ERR-2 RES-6 a served failure stays while it is tried again, and says why",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/500|503/);
      stub.fail(resources, { status: 500 });
      await page.addInitScript(
        (loading) => {
          Object.assign(window, { flashed: false });
          new MutationObserver(() => {
            if (document.querySelector("main")?.innerText.includes(loading))
              Object.assign(window, { flashed: true });
          }).observe(document, { childList: true, subtree: true });
        },
        t("Loading...", "جارٍ التحميل…"),
      );
      const list = listPage(page, t);
      await page.clock.install();
      await page.goto(stubbedSite.url + at("/resources"));
      await expect(list.alert).toContainText(
        t("Error loading resources", "حدث خطأ في تحميل الموارد التعليمية"),
      );
      const served = stub.requestsOf(resources).length;
      await page.mouse.move(5, 5);
      await page.mouse.move(6, 6);
      // Four requests of the browser. The server may also call the backend meanwhile.
      await expect(async () => {
        await page.clock.runFor(1000);
        expect(stub.requestsOf(resources).length).toBeGreaterThanOrEqual(served + 4);
      }).toPass({ timeout: 30_000 });
      await expect(list.alert).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { flashed: boolean }).flashed)).toBe(false);

      for (const [address, body, sentence] of [
        [
          "/resources?page=2",
          { success: true, data: { resources: [] } },
          t("Invalid response format", "وصلتنا بيانات لا يمكن عرضها"),
        ],
        [
          "/resources?page=3",
          { success: false },
          t("No resources found or invalid response", "لم نجد موارد تعليمية، أو تعذّر تحميلها"),
        ],
      ] as const) {
        stub.fail(resources, { body });
        const [, alert] = (await readServedPage(page.request, stubbedSite.url + at(address))).main.split(
          'role="alert"',
        );
        expect(alert).toContain(t("Error loading resources", "حدث خطأ في تحميل الموارد التعليمية"));
        expect(alert).toContain(sentence);
      }
    },
  );

  test(
    "RES-1 RES-6 a search that fails leaves the field, where the words can be corrected",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/400/);
      const list = listPage(page, t);
      stub.answer(resources, answerPages(entries(30)));
      await browse(page, stubbedSite.url + at("/resources"));
      stub.fail(resources, { status: 400 });
      await list.search.fill("Entry 7x");
      await expect(list.alert).toContainText(
        t("Error loading resources", "حدث خطأ في تحميل الموارد التعليمية"),
      );
      await expect(list.search).toBeFocused();
      await expect(list.search).toHaveValue("Entry 7x");
      stub.reset();
      stub.answer(resources, answerPages(entries(30)));
      await list.search.fill("Entry 7");
      await expect(list.titles).toHaveText(["Entry 7"]);
    },
  );

  test("BLOG-12 RES-6 WRD-3 TRG-1 FAQ-3 on a phone no list is more than five screens long, that of the questions three", async ({
    plainPage: page,
    at,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [path, most] of [
      ["/AllBlog", 5],
      ["/resources", 5],
      ["/words", 5],
      ["/all-trends", 5],
      ["/questions", 3],
    ] as const) {
      await page.goto(at(path));
      const [height, width] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        document.documentElement.scrollWidth,
      ]);
      expect(height, path).toBeLessThanOrEqual(most * 844);
      expect(width, path).toBe(390);
    }
  });

  test("A11Y on a phone the filters of every list show their whole value at twice the text and wide spacing", async ({
    page,
    at,
  }) => {
    const controls = page.getByRole("main").getByRole("search").getByRole("combobox");
    const cutValues = () =>
      controls.evaluateAll((all) =>
        all
          .flatMap((control) => [control, ...control.querySelectorAll("*")])
          .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
          .map((part) => part.outerHTML),
      );
    for (const path of ["/AllBlog", "/resources", "/words"]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await browse(page, at(path));
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(controls).toHaveCount(2);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      expect(await cutValues(), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
      await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
      await spaceText(page);
      expect(await cutValues(), path).toEqual([]);
    }
  });

  test("FAQ-3 on a phone an answer is one press away, with and without JavaScript; elsewhere all are open", async ({
    page,
    plainPage,
    at,
    t,
  }) => {
    for (const tab of [page, plainPage]) {
      await tab.setViewportSize({ width: 390, height: 844 });
      await tab.goto(at("/questions"));
      const entries = tab.getByRole("list", { name: t("Questions", "الأسئلة"), exact: true }).locator("> li");
      const first = entries.first();
      const answer = first.locator("p").last();
      await expect(answer).toBeHidden();
      await first.getByRole("heading").click();
      await expect(answer).toBeVisible();
      await first.getByRole("heading").click();
      await expect(answer).toBeHidden();
      const filter = tab.getByRole("main").getByRole("navigation").first();
      const tops = await filter
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      await tab.setViewportSize({ width: 1280, height: 800 });
      await tab.goto(at("/questions"));
      await expect(answer).toBeVisible();
      await expect(entries.filter({ has: tab.locator("p:visible") })).toHaveCount(await entries.count());
      await first.getByRole("heading").click({ force: true });
      await expect(answer).toBeVisible();
    }
  });

  test(
    "BLOG-12 on a phone a row is the way to its article, and its link is there for those who do not see it",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at("/AllBlog"));
      const row = listPage(page, t).cards.nth(2);
      const title = (await row.getByRole("heading").innerText()).trim();
      const link = row.getByRole("link");
      await expect(link).toHaveAccessibleName(`${t("View article", "اقرأ المقال")} ${title}`);
      await link.focus();
      await expect(link).toBeFocused();
      await row.click({ position: { x: 40, y: 40 } });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    },
  );
});
