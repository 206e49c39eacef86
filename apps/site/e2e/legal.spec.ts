import { expectAccessible } from "./support/axe.ts";
import { headed, readServedPage } from "./support/served-page.ts";
import type { StubBackend } from "./support/stub-backend.ts";
import { expect, test } from "./support/test.ts";

const policies = [
  {
    path: "/PrivacyPolicy",
    call: "/privacy-policies",
    empty: ["No privacy policy available", "لا توجد سياسة خصوصية متاحة"],
  },
  {
    path: "/terms-and-conditions",
    call: "/terms-and-conditions",
    empty: ["No terms and conditions available", "لا توجد شروط وأحكام متاحة"],
  },
] as const;

const html = `
  <p>The text of it</p>
  <p>1. Scope of it</p>
  <p>٢. نطاقها</p>
  <p>3.5 % of the answers</p>
  <p>• with a dot</p>
  <p>* with a star</p>
  <p><strong>- with a dash</strong></p>
  <p>2026 was a year</p>
  <ol start="105"><li>one</li><li>two</li></ol>`;

test("RT-9 RT-10 POL-1 POL-2 POL-3 POL-4 each policy shows title and text of its call, marks sections and points, and counts lists in the language's digits, with room for three at twice the size of text", async ({
  page,
  at,
  t,
  language,
  stub,
  stubbedSite,
}) => {
  for (const { path, call } of policies) {
    stub.answer(call, { title: `The title of ${path}`, description: html });
    await page.goto(stubbedSite.url + at(path));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`The title of ${path}`);
    const main = page.getByRole("main");
    await expect(main.locator('[data-mark="section"]')).toHaveText(["Scope of it", "نطاقها"]);
    await expect(main.locator('[data-mark="bullet"]')).toHaveText([
      "with a dot",
      "with a star",
      "with a dash",
    ]);
    await expect(main.locator("p:not([data-mark])")).toHaveText([
      "The text of it",
      "3.5 % of the answers",
      "2026 was a year",
    ]);
    const list = main.locator("ol");
    await expect(list).toHaveCSS("list-style-type", language === "ar" ? "arabic-indic" : "decimal");
    await expect(list).toHaveAttribute("start", "105");
    const item = list.locator("li").first();
    // Each number is drawn once.
    await expect(item).toHaveCSS("list-style-type", "none");
    // The browser's own counter starts with the list.
    expect(await item.evaluate((element) => getComputedStyle(element, "::before").content)).toMatch(
      new RegExp(t("^counter\\(list-item(, decimal)?\\)$", "^counter\\(list-item, arabic-indic\\)$")),
    );
    await expectAccessible(page);
    for (const size of ["100%", "200%"]) {
      await page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size);
      const space = await item.evaluate((element) => {
        const { insetInlineStart, width } = getComputedStyle(element, "::before");
        const room = parseFloat(getComputedStyle(element).paddingInlineStart);
        return room - parseFloat(insetInlineStart) - parseFloat(width);
      });
      expect(space, size).toBeGreaterThan(0);
    }
  }
});

for (const { name, fail } of [
  {
    name: "says so when its markup has no text",
    fail: (stub: StubBackend, call: string) =>
      stub.answer(call, { title: "Title", description: "<p></p><p>&nbsp;</p><hr>" }),
  },
  {
    name: "that the backend does not have is none, and no error",
    fail: (stub: StubBackend, call: string) => stub.fail(call, { status: 404 }),
  },
])
  test(`POL-5 a policy ${name}`, { tag: "@in-arabic" }, async ({ request, at, t, stub, stubbedSite }) => {
    for (const { path, call, empty } of policies) {
      fail(stub, call);
      const { main } = await readServedPage(request, stubbedSite.url + at(path));
      expect(main).toMatch(headed(2, t(empty[0], empty[1])));
      expect(main).not.toContain('role="alert"');
    }
  });
