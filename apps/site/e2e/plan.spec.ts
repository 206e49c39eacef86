import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { hydrateBySearch } from "./support/browse.ts";
import { holdRequests, laterCode } from "./support/hold-requests.ts";
import { readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";

const result = (page: Page) => page.locator("#result");
const margin = (page: Page) => page.locator("#plan-margin");
const sample = (page: Page) => page.locator("#plan-sample");

test.describe("planning a study", () => {
  test("PLAN-1 PLAN-2 PLAN-3 is complete without a script: form, answer, address, and what is wrong beside its field, where nothing typed is lost", async ({
    plainPage: page,
    at,
    t,
  }) => {
    await page.goto(at("/plan"));
    await expect(result(page)).toContainText(t("385 interviews", "٣٨٥ مقابلة"));
    await margin(page).fill(t("3", "٣"));
    await sample(page).fill("400");
    await page.getByRole("button", { name: t("Calculate", "احسب") }).click();
    await expect(page).toHaveURL(/margin=.*sample=400/);
    await expect(result(page)).toContainText(t("1,068 interviews", "١٬٠٦٨ مقابلة"));
    await expect(result(page)).toContainText(t("±4.9 points", "±٤٫٩ نقطة مئوية"));
    await expect(margin(page)).toHaveValue(t("3", "٣"));
    await page.reload();
    await expect(result(page)).toContainText(t("1,068", "١٬٠٦٨"));

    await margin(page).fill(t("three", "ثلاثة"));
    await sample(page).fill("40.5");
    await page.locator("#plan-population").fill(t("23,000,000", "٢٣٬٠٠٠٬٠٠٠"));
    await page.locator("#plan-groups").fill("4");
    await page.locator("#plan-smallest").fill("30");
    await page.getByRole("button", { name: t("Calculate", "احسب") }).click();
    await expect(margin(page)).toHaveValue(t("three", "ثلاثة"));
    await expect(margin(page)).toHaveAccessibleDescription(
      t("Write a number from 0.5 to 30.", "اكتب عددًا من ٠٫٥ إلى ٣٠."),
    );
    await expect(sample(page)).toHaveAccessibleDescription(
      t("Write a whole number.", "اكتب عددًا صحيحًا بلا كسور."),
    );
    await expect(page.locator("#plan-population")).toHaveValue(t("23,000,000", "٢٣٬٠٠٠٬٠٠٠"));
    await expect(page.locator("#plan-population")).not.toHaveAttribute("aria-invalid");
    const faults = result(page).getByRole("listitem");
    await expect(faults).toHaveCount(3);
    await faults.first().getByRole("link").click();
    await expect(page).toHaveURL(/#plan-margin$/);
  });

  test(
    "PLAN-1 LANG-1 LANG-11 a level chosen before the page's code comes stays chosen in the other language, and numbers follow the reader's choice of numerals",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      const release = await holdRequests(page, laterCode);
      await page.goto(at("/plan"));
      const level = page.locator("[name=confidence][value='90']");
      await level.check();
      const toggle = page.locator("header a[hreflang][data-locale]").first();
      await toggle.click();
      await expect(toggle).toHaveAttribute("aria-busy", "true");
      release();
      await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
      await expect(level).toBeChecked();

      await page.goto(`/ar/plan?effect=1.5`);
      const effect = page.locator("#plan-effect");
      await expect(effect).toHaveValue("١٫٥");
      await expect(effect).toHaveCSS("text-align", "end");
      await page.getByRole("contentinfo").getByText("123", { exact: true }).click();
      await expect(effect).toHaveValue("1.5");
    },
  );

  test("PLAN-1 answers in place, moves the focus to the answer, and Back returns to the plan before", async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at("/plan"));
    await margin(page).fill("3");
    await margin(page).press("Enter");
    await expect(result(page)).toContainText(t("1,068 interviews", "١٬٠٦٨ مقابلة"));
    await expect(result(page).getByRole("heading", { level: 2 })).toBeFocused();
    await page.goBack();
    await expect(result(page)).toContainText(t("385 interviews", "٣٨٥ مقابلة"));
    await expect(margin(page)).toHaveValue(t("5", "٥"));
    await page.goForward();
    await expect(margin(page)).toHaveValue(t("3", "٣"));
    const again = page.getByRole("main").getByRole("link", { name: t("Start again", "ابدأ من جديد") });
    await again.press("Enter");
    await expect(margin(page)).toHaveValue(t("5", "٥"));
    await expect(again).toBeFocused();
  });

  test("PLAN-1 LANG-11 what is typed keeps its value in the numerals of each language", async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at("/plan"));
    const effect = page.locator("#plan-effect");
    await effect.fill("1.5");
    await sample(page).fill("٤٠٠");
    await page.locator("header a[hreflang][data-locale]").first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
    await expect(effect).toHaveValue(t("١٫٥", "1.5"));
    await expect(sample(page)).toHaveValue(t("٤٠٠", "400"));
  });

  test("PLAN-1 what is typed and sent at once after the load is answered", async ({ page, at, t }) => {
    await page.goto(at("/plan"), { waitUntil: "commit" });
    await sample(page).fill("400");
    await margin(page).fill("");
    await sample(page).press("Enter");
    await expect(result(page)).toContainText(t("±4.9 points", "±٤٫٩ نقطة مئوية"));
    await expect(result(page)).not.toContainText(t("385", "٣٨٥"));
  });

  test("PLAN-3 PLAN-4 PLAN-5 subgroups, design effect and weeks in the field; axe finds nothing in answers or in faults", async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at("/plan?margin=5&sample=400&groups=4&teams=4&daily=20&effect=1,5"));
    await expect(result(page)).toContainText(t("2,308 interviews", "٢٬٣٠٨ مقابلات"));
    await expect(result(page)).toContainText(t("577 interviews, ±5 points", "٥٧٧ مقابلة، ±٥ نقاط مئوية"));
    await expect(result(page)).toContainText(t("29 days, or 5.8 weeks", "٢٩ يومًا، أي ٥٫٨ أسبوع"));
    await expectAccessible(page);
    const effect = page.getByText(t("What is a design effect?", "ما أثر التصميم؟"));
    await effect.focus();
    await effect.press("Enter");
    await expect(page.getByText(t("1.2–1.5", "١٫٢–١٫٥"))).toBeVisible();

    await sample(page).fill("1");
    await margin(page).fill("x");
    await margin(page).press("Enter");
    await expect(result(page).getByRole("listitem")).toHaveCount(2);
    await expectAccessible(page);
    // Where everybody is asked, nothing is estimated.
    const { main } = await readServedPage(page.request, at("/plan?population=10"));
    expect(main).toContain(t("no sampling error", "فلا خطأ معاينة"));
    expect(main.split('id="result"')[1]?.split('id="costs"')[0]).not.toContain(t("probably", "على الأرجح"));
  });

  test("PLAN-2 PLAN-7 a row of the table is a plan with its margin; on paper the answer and its numbers stay, the form goes", async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at("/plan?margin=5&population=1000"));
    await expect(result(page)).toContainText(t("278 interviews", "٢٧٨ مقابلة"));
    const row = page.locator("#costs").getByRole("row", { name: t("±3 points", "±٣ نقاط مئوية") });
    await expect(row).toContainText(t("517", "٥١٧"));
    await row.getByRole("link").click();
    await expect(result(page)).toContainText(t("517 interviews", "٥١٧ مقابلة"));
    await expect(margin(page)).toHaveValue(t("3", "٣"));
    // Pressed before the page's code ran, the page opened anew at the result.
    const heading = result(page).getByRole("heading", { level: 2 });
    await expect(heading).toBeInViewport();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("form").first()).toBeHidden();
    await expect(result(page)).toContainText(t("517 interviews", "٥١٧ مقابلة"));
    const population = result(page).getByText(t("Size of the population", "حجم مجتمع الدراسة"));
    await expect(population).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await hydrateBySearch(page);
    await page.locator("#costs tr").nth(2).getByRole("link").press("Enter");
    await expect(margin(page)).toHaveValue(t("2", "٢"));
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });

  test("PLAN-1 B12 only the page without a plan is canonical", async ({ request, at }) => {
    const { canonical, hidden } = await readServedPage(request, at("/plan?margin=3"));
    expect(new URL(canonical ?? "").pathname).toBe(at("/plan"));
    expect(new URL(canonical ?? "").search).toBe("");
    expect(hidden).toBe(false);
  });

  test("PLAN-6 the plan is in the message of the contact form, and replaces nothing", async ({
    plainPage: plain,
    page,
    at,
    t,
  }) => {
    const words = t("Interviews: 1,068", "عدد المقابلات: ١٬٠٦٨");
    await plain.goto(at("/plan?margin=3"));
    await plain
      .getByRole("link", { name: t("Start a study with this plan", "ابدأ دراسة بهذه الخطة") })
      .click();
    const message = (on: Page) => on.getByRole("textbox", { name: t("Message", "الرسالة") });
    await expect(message(plain)).toHaveValue(new RegExp(words));
    await page.goto(at("/contact?plan=95_3"), { waitUntil: "domcontentloaded" });
    // Playwright selects what is there and writes over it, in two steps. The text must not arrive between them.
    await expect(message(page)).toHaveValue(new RegExp(words));
    await message(page).fill(t("Tea only", "الشاي وحده"));
    await page.getByRole("textbox", { name: t("Full name", "الاسم الكامل") }).fill("Maya");
    await expect(page.locator("html[data-ready]")).toBeAttached();
    await expect(message(page)).toHaveValue(t("Tea only", "الشاي وحده"));
    const { main } = await readServedPage(page.request, at("/contact?plan=95_3000"));
    expect(main).toMatch(/<textarea [^>]*><\/textarea>/);
    expect(main).not.toMatch(/<textarea [^>]*>[^<]/);
  });

  test(
    "PLAN-6 F22 the caret stays in the message when the page's code comes",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      const release = await holdRequests(page, /\/assets\/entry\.client-/);
      await page.goto(at("/contact?plan=95_3"), { waitUntil: "commit" });
      const message = page.getByRole("textbox", { name: t("Message", "الرسالة") });
      await message.press("Control+End");
      release();
      await expect(page.locator("html[data-ready]")).toBeAttached();
      await page.keyboard.type("Tea");
      await expect(message).toHaveValue(/\nTea$/);
    },
  );
});
