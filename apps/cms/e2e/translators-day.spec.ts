import { expect } from "@playwright/test";
import { cms, openForm, removeEntries, test } from "./admin.ts";

const headers = { Origin: cms };

test(
  "LANG-14 LANG-16 a translator's day: find what is missing, translate texts, alternative texts and categories, change nothing else",
  { tag: "@in-arabic" },
  async ({ admin, browser, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const source = t("ar", "en");
    const serial = `${language} ${Date.now()}`;
    const make = async (collection: string, data: object, locale = source): Promise<number> => {
      const answer = await admin.request.post(`${cms}/api/${collection}?locale=${locale}&depth=0`, {
        data,
        headers,
      });
      return ((await answer.json()) as { doc: { id: number } }).doc.id;
    };
    const account = {
      ...{ name: "Translator", role: "translator", password: "a long pass phrase for tests" },
      email: `translator-${serial.replace(" ", "-")}@miqyas.example`,
    };
    const user = await make("users", account);
    const article = await make("blogs", {
      ...{ title: `Source ${serial}`, excerpt: "What a day brings.", created_on: "2026-01-01" },
      _status: "published",
    });
    const category = await make("blog-categories", { name: `Category ${serial}` }, "en");

    const context = await browser.newContext();
    await context.addCookies([{ name: "payload-lng", value: language, url: cms }]);
    const signedIn = await context.request.post(`${cms}/api/users/login`, { data: account, headers });
    expect(signedIn.ok()).toBe(true);
    const page = await context.newPage();

    // Find: the board leads to the articles that are missing in this language.
    await page.goto(`${cms}/admin`);
    const board = page.getByRole("region", { name: t("Texts in English", "النصوص العربية") });
    await board
      .getByRole("row", { name: t("Articles", "المقالات") })
      .locator("[data-state=missing] a")
      .click();
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) =>
        pathname.endsWith("/collections/blogs") &&
        [...searchParams].some(
          ([name, value]) => name.endsWith(`[${language}_state][equals]`) && value === "missing",
        ),
    );

    // The source text is shown, and leads to the language that a translator writes.
    await openForm(page, `collections/blogs/${article}?locale=${source}`);
    await expect(page.locator("#field-title")).toHaveValue(`Source ${serial}`);
    await expect(page.locator("#field-title")).toBeDisabled();
    await page.getByRole("link", { name: t("Open the English text", "فتح النص العربي") }).click();
    await expect(page.locator("#field-title")).toBeEnabled();

    // Translate: the source stands beside the field, and nothing but texts can be changed.
    await expect(page.locator(".source-text").first()).toContainText(`Source ${serial}`);
    await page.locator("#field-title").fill(`Translated ${serial}`);
    await expect(page.locator(`.language-panel [data-language=${language}]`)).toContainText(
      t("Draft", "مسودة"),
    );
    await expect(page.locator("#field-slug")).toBeDisabled();
    await expect(page.getByRole("button", { name: t("Publish in English", "نشر العربية") })).toHaveCount(0);
    const stored = await page.request.get(`${cms}/api/blogs/${article}?draft=true&locale=all&depth=0`, {
      headers,
    });
    expect(((await stored.json()) as { title: object }).title).toEqual({
      [language]: `Translated ${serial}`,
      [source]: `Source ${serial}`,
    });

    // Categories: their source is English, and the Arabic name alone can be changed.
    await openForm(page, `collections/blog-categories/${category}?locale=ar`);
    await page.locator("#field-name").fill(`Group ${serial}`);
    await page.locator("#action-save").click();
    const names = async () => {
      const answer = await page.request.get(`${cms}/api/blog-categories/${category}?locale=all&depth=0`, {
        headers,
      });
      return ((await answer.json()) as { name: object }).name;
    };
    await expect.poll(names).toEqual({ ar: `Group ${serial}`, en: `Category ${serial}` });

    // Nothing else: neither settings nor accounts nor messages.
    for (const place of ["globals/site-settings", "collections/contact-messages"]) {
      const answer = await page.request.post(`${cms}/api/${place.replace("collections/", "")}`, {
        data: {},
        headers,
      });
      expect([place, answer.ok()]).toEqual([place, false]);
    }
    await context.close();
    await removeEntries(admin, `users/${user}`, `blogs/${article}`, `blog-categories/${category}`);
  },
);
