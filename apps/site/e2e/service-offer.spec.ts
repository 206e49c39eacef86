import type { Page } from "@playwright/test";
import { holdRequests } from "./support/hold-requests.ts";
import { painted } from "./support/painted.ts";
import { expect, test } from "./support/test.ts";

const message = (page: Page, t: (en: string, ar: string) => string) =>
  page.getByRole("textbox", { name: t("Message", "الرسالة") });

test.describe("what a buyer asks", () => {
  test("SVD-4 SVD-5 a service says how long, how many, how much and what is held at the end, without a script", async ({
    plainPage: page,
    at,
    t,
  }) => {
    await page.goto(at("/servicesdetils/1"));
    const facts = page.locator("#offer-section");
    await expect(facts.getByRole("term")).toHaveCount(3);
    await expect(facts).toContainText(t("Six weeks", "ستة أسابيع"));
    await expect(facts).toContainText(t("16,000 US dollars", "١٦٬٠٠٠ دولار"));
    const results = page.locator("#results-section");
    await expect(results.getByRole("listitem").first()).toBeVisible();
    await expect(results.locator("figure svg").first()).toBeAttached();
    const related = page.locator("#related-section");
    await expect(related).toContainText(t("A name an aunt can spell", "اسم تكتبه العمّة"));
    await related.getByRole("link", { name: t("Focus groups", "مجموعات النقاش المركّزة") }).click();
    await expect(page.locator("#related-section").getByRole("link")).not.toHaveCount(0);
    await page.locator("#related-section").getByRole("link").first().click();
    await expect(page).toHaveURL(/servicesdetils\/\d+$/);
  });

  test("SVD-6 a study starts from a service and from a tool with their names in the message", async ({
    plainPage: page,
    at,
    t,
  }) => {
    for (const path of ["/servicesdetils/1", "/tools/1"]) {
      await page.goto(at(path));
      const name = await page.getByRole("heading", { level: 1 }).innerText();
      await page
        .getByRole("region", { name: t("Start a study", "ابدأ دراسة") })
        .getByRole("link", { name: t("Write to us", "اكتب إلينا") })
        .click();
      await expect(message(page, t)).toHaveValue(new RegExp(name.replace(/[()&]/g, ".")));
    }
  });

  test("SVD-6 LANG-6 these words follow the page's language as a whole, and what was typed stays", async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at("/contact?service=2&tool=3"));
    const box = page.locator("textarea[name=message]");
    const html = page.locator("html");
    const toggle = page.locator("header a[hreflang][data-locale]").first();
    const here = await box.inputValue();
    expect(here).toContain(t("I am writing about your service", "أكتب إليكم بخصوص خدمة"));
    const releaseService = await holdRequests(page, /\/api\/v1\/.*our-services/);
    const releaseTool = await holdRequests(page, /\/api\/v1\/.*tool-we-uses/);
    const service = page.waitForResponse(/\/our-services/);
    // Beside what was typed the other language comes into this document.
    await page.locator("input[name=fullName]").fill("Rima");
    await toggle.click();
    await expect(html).toHaveAttribute("lang", t("ar", "en"));
    releaseService();
    await service;
    await painted(page);
    await expect(box).toHaveValue(here);
    releaseTool();
    await expect(box).not.toHaveValue(here);
    expect(await box.inputValue()).toMatch(
      new RegExp(
        t(
          "^أكتب إليكم بخصوص خدمة .+\\n.+بأداة .+\\n\\n$",
          "^I am writing about your service .+\\n.+your tool .+\\n\\n$",
        ),
      ),
    );
    await box.fill("Tea");
    await toggle.click();
    await expect(html).toHaveAttribute("lang", t("en", "ar"));
    await expect(message(page, t)).toHaveValue("Tea");
  });

  test(
    "SVD-6 an unknown service or tool opens the plain form",
    { tag: "@in-english" },
    async ({ request, at }) => {
      for (const query of ["service=999999", "tool=999999", "service=<b>", "tool=a%20b"]) {
        const html = await (await request.get(at(`/contact?${query}`))).text();
        expect(html, query).toMatch(/<textarea[^>]* name="message"[^>]*><\/textarea>/);
      }
    },
  );

  test(
    "SVD-4 SVD-5 what the backend does not have leaves no gap",
    { tag: "@in-english" },
    async ({ page, at, stubbedSite }) => {
      await page.goto(stubbedSite.url + at("/servicesdetils/1"));
      await expect(page.locator("h1")).toBeVisible();
      for (const part of ["offer", "results"]) await expect(page.locator(`#${part}-section`)).toHaveCount(0);
      await expect(page.locator('section[aria-labelledby="start-heading"]')).toBeVisible();
    },
  );
});
