import type { Page, Request } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { hydrateBySearch } from "./support/browse.ts";
import { readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");
const groups = (page: Page) => main(page).getByRole("region");
const searchFor = (q: string, more = "") => `/search?${more}q=${encodeURIComponent(q)}`;

/** The words that the page reports as a search without result (RT-30). */
function missedWords(request: Request): string | null {
  if (new URL(request.url()).pathname !== "/usage") return null;
  const { kind, subject } = request.postDataJSON() as { kind: string; subject: string };
  return kind === "search" ? subject : null;
}

test.describe("the page of a search", () => {
  test("SRCH-13 CONST-6 is complete without a script: form, groups, marks, counts, the way to all of them", async ({
    plainPage: page,
    at,
    t,
  }) => {
    await page.goto(at("/search"));
    await main(page).getByRole("searchbox").fill(t("price", "سعر"));
    await main(page)
      .getByRole("button", { name: t("Search", "ابحث"), exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`${at("/search")}\\?q=`));
    await expect(main(page).getByRole("searchbox")).toHaveValue(t("price", "سعر"));
    await expect(groups(page).first()).toContainText(t("Articles", "المقالات"));
    const articles = groups(page).first();
    await expect(articles.getByRole("listitem")).toHaveCount(5);
    const marks = articles.locator("mark");
    await expect(marks).not.toHaveCount(0);
    for (const mark of await marks.all())
      await expect(mark).toContainText(t("ric", "سعر"), { ignoreCase: true });
    await articles.getByRole("link", { name: t("Show all", "اعرض النتائج كلها") }).click();
    await expect(groups(page)).toHaveCount(1);
    expect(await groups(page).getByRole("listitem").count()).toBeGreaterThan(5);
    const title = groups(page).getByRole("heading", { level: 3 }).first();
    const name = await title.innerText();
    await title.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  });

  test("SRCH-11 SRCH-12 every Arabic spelling finds the same", { tag: "@in-arabic" }, async ({ request }) => {
    const titlesOf = async (q: string) => {
      const html = await (await request.get(`/ar${searchFor(q)}`)).text();
      return [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title = ""]) => title);
    };
    const found = await titlesOf("أدوات");
    expect(found.length).toBeGreaterThan(0);
    for (const spelling of ["الادوات", "الأدَوات", "ادوات"]) expect(await titlesOf(spelling)).toEqual(found);
  });

  test(
    "SRCH-13 searches again in place; Back changes the words of a field in use, not those being typed, and skips words sent twice",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      const [first, second] = [t("price", "سعر"), t("interview", "مقابلة")];
      await page.goto(at(searchFor(first)));
      const count = main(page).getByRole("status");
      await expect(count).toContainText(t("results for", "عن"));
      const field = main(page).getByRole("searchbox");
      await field.fill(second);
      await field.press("Enter");
      await expect(count).toContainText(second);
      await expect(field).toBeFocused();
      await field.blur();
      await page.goBack();
      await expect(count).toContainText(first);
      await expect(field).toHaveValue(first);

      const readEntry = () => page.evaluate(() => JSON.stringify(history.state));
      await field.fill(second);
      await field.press("Enter");
      await expect(count).toContainText(second);
      const entry = await readEntry();
      await field.press("Enter");
      await expect.poll(readEntry).not.toBe(entry);
      await page.goBack();
      await expect(count).toContainText(first);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(first);
      await field.fill("xqzt");
      await page.goForward();
      await expect(count).toContainText(second);
      await expect(field).toHaveValue("xqzt");
    },
  );

  test(
    "SRCH-13 A11Y all results of one kind, and those of every kind, begin at the count, which has the focus",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      await page.goto(at(searchFor(t("market", "سوق"))));
      const count = main(page).getByRole("status");
      const whole = await count.innerText();
      const ofOneKind = main(page).getByRole("link", { name: t("Show all", "اعرض النتائج كلها") });
      const ofEveryKind = main(page).getByRole("link", {
        name: t("Results of every kind", "النتائج من كل الأنواع"),
      });
      // Pressed before the page's code ran, the link opens the page anew, at its top.
      await ofOneKind.first().press("Enter");
      await expect(page).toHaveURL(/kind=/);
      await expect(count).not.toHaveText(whole);
      await expect(count).toBeInViewport();
      await hydrateBySearch(page);
      await count.evaluate((node) => node.setAttribute("data-first", ""));
      await ofEveryKind.first().press("Enter");
      await expect(count).toHaveText(whole);
      await expect(count).toBeFocused();
      await ofOneKind.first().press("Enter");
      await expect(count).not.toHaveText(whole);
      await expect(count).toBeFocused();
      await expect(count).toBeInViewport();
      // One live region tells all of them.
      await expect(count).toHaveAttribute("data-first");
    },
  );

  test(
    "SRCH-13 words typed and sent at once after the load are searched for",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await page.goto(at("/search"), { waitUntil: "commit" });
      const field = main(page).getByRole("searchbox");
      await field.fill(t("price", "سعر"));
      await field.press("Enter");
      await expect(groups(page).first()).toBeVisible();
      await expect(main(page).getByRole("searchbox")).toHaveValue(t("price", "سعر"));
    },
  );

  test(
    "SRCH-13 pages of a group are addresses; one beyond the end is the last",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      const q = t("price", "من");
      await page.goto(at(searchFor(q, "kind=articles&page=999&")));
      const pager = page.getByRole("navigation", { name: t("Pages of results", "صفحات النتائج") });
      await expect(pager.locator('[aria-current="page"]')).toHaveCount(1);
      await expect(groups(page)).toHaveCount(1);
      await pager.getByRole("link").nth(1).click();
      await expect(page).toHaveURL(/kind=articles/);
      await expect(groups(page).getByRole("listitem")).toHaveCount(10);
    },
  );

  test("SRCH-13 RT-30 nothing found says what to try, and counts the words once", async ({ page, at, t }) => {
    const words = t("qzxvqzxv", "قظخضقظخض");
    const reported: string[] = [];
    page.on("request", (request) => {
      const missed = missedWords(request);
      if (missed !== null) reported.push(missed);
    });
    await page.goto(at(searchFor(words)));
    await expect.poll(() => reported).toEqual([words]);
    await expect(main(page)).toContainText(t("Check the spelling", "راجع الإملاء"));
    await expect(main(page).getByRole("link", { name: t("Ask us", "اسألنا") })).toHaveAttribute(
      "href",
      at("/contact"),
    );
    const field = main(page).getByRole("searchbox");
    await field.fill(`${words}2`);
    await field.press("Enter");
    await expect.poll(() => reported).toEqual([words, `${words}2`]);
  });

  test("SRCH-12 SRCH-13 a slip finds similar titles, and the page says so", async ({ request, at, t }) => {
    const served = await readServedPage(request, at(searchFor(t("questionaire", "الميسسر"))));
    expect(served.main).toContain(t("close to it", "قريبة منه"));
  });

  test(
    "SRCH-13 F6 a failing search says so, and its form stays; a backend without the search has its lists searched",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, startStubbed, expectNoise }) => {
      expectNoise(/404|500|502|503/);
      stub.fail("/search", { status: 500 });
      const { url } = await startStubbed();
      await page.goto(url + at(searchFor("market")));
      await expect(main(page).getByRole("alert")).toBeVisible();
      const field = main(page).getByRole("searchbox");
      await expect(field).toHaveValue("market");
      stub.reset();
      await field.press("Enter");
      await expect(groups(page).first()).toBeVisible();

      stub.requiredOnly();
      await page.goto(url + at(searchFor(t("article 7", "المقال 7"))));
      await expect(groups(page)).toHaveCount(1);
      await expect(groups(page).getByRole("link").first()).toContainText(
        t("How article 7 was counted", "كيف عُدّ المقال 7"),
      );
      await expect(groups(page).locator("mark")).toHaveText(t("article|7", "المقال|7").split("|"));
      await field.fill(t("grocers", "بقال"));
      await field.press("Enter");
      await expect(groups(page).getByRole("listitem")).toHaveCount(5);
    },
  );

  test("SRCH-13 axe finds nothing on results and on nothing found, and 320 px hold them", async ({
    page,
    at,
    t,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const q of [t("price", "سعر"), "q".repeat(90)]) {
      await page.goto(at(searchFor(q)));
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });

  test("B2 words are words, whatever they look like", { tag: "@in-english" }, async ({ page, at }) => {
    const q = `<img src=x onerror=alert(1)>"'&`;
    await page.goto(at(searchFor(q)));
    await expect(main(page).getByRole("searchbox")).toHaveValue(q);
    await expect(main(page).locator("img")).toHaveCount(0);
  });
});
