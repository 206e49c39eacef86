import { expect, test } from "./support/test.ts";
import { pages } from "./support/pages.ts";

test.describe("addresses", () => {
  test("RT-19 any letter case answers with the screen and names the canonical address", async ({
    request,
    at,
    language,
  }) => {
    for (const [asked, canonical] of [
      ["/aboutus", "/AboutUs"],
      ["/ABOUTUS/", "/AboutUs"],
      ["/servicesDETILS/1", "/servicesdetils/1"],
      ["/BLOGdetails/1", "/Blogdetails/"],
    ] as const) {
      const answer = await request.get(at(asked), { headers: { "Accept-Language": language } });
      expect(answer.status(), asked).toBe(200);
      const html = await answer.text();
      const link = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
      expect(new URL(link).pathname.startsWith(at(canonical)), `${asked} → ${link}`).toBe(true);
    }
  });

  test(
    "ROLE-1 nothing asks for an account, and no address signs anybody in",
    { tag: "@in-english" },
    async ({ request, at }) => {
      for (const page of pages) {
        const html = await (await request.get(at(page))).text();
        expect(html, page).not.toMatch(/type="password"|autocomplete="(?:username|current-password)"/i);
        expect(html, page).not.toMatch(/href="[^"]*\/(?:login|log-in|signin|sign-in|register|admin)\b/i);
      }
      for (const page of ["/login", "/register", "/admin", "/admin/login", "/api/users/login"])
        expect((await request.get(at(page))).status(), page).toBe(404);
    },
  );

  test("RT-10 /termsand redirects to the terms in any letter case, its query kept", async ({
    request,
    at,
  }) => {
    for (const asked of ["/termsand", "/TermsAnd", "/TERMSAND"]) {
      const answer = await request.get(`${at(asked)}?from=mail`, { maxRedirects: 0 });
      expect([301, 308]).toContain(answer.status());
      const target = new URL(answer.headers().location ?? "", "http://localhost");
      expect(target.pathname).toBe(at("/terms-and-conditions"));
      expect(target.search).toBe("?from=mail");
    }
  });

  test("RT-20 an unknown address is a 404 in the visitor's language with search and the four main links", async ({
    page,
    at,
    t,
    language,
    expectNoise,
  }) => {
    expectNoise(/404/);
    const answer = await page.goto(at("/no/such/page"), { waitUntil: "commit" });
    expect(answer?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      t("Page not found", "الصفحة غير موجودة"),
    );
    for (const [path, en, ar] of [
      ["/", "Home", "الرئيسية"],
      ["/ServicesTools", "Services & Tools", "الخدمات والأدوات"],
      ["/AboutUs", "About Us", "من نحن"],
      ["/research-and-insights", "Research & Insights", "الأبحاث والرؤى"],
    ] as const)
      await expect(main.getByRole("link", { name: t(en, ar), exact: true })).toHaveAttribute(
        "href",
        at(path),
      );
    await expect(main.locator(`a[href="${at("/")}"]`)).toHaveCount(1);
    await expect(main.getByRole("search").getByRole("combobox")).toBeVisible();
  });

  test("RT-19 RT-21 B13 a number with a leading zero is no id, nor is what servers read in different ways", async ({
    request,
    at,
  }) => {
    for (const path of [
      ...["/Blogdetails/001", "/tools/01", "/servicesdetils/01", "/resources/001", "/trends/01"],
      ...["/reports/01", "/words/01"],
      ...["/trends/100%25", "/reports/%25", "/resources/a%3Bb", "/charts/%25", "/Blogdetails/%25"],
    ])
      expect((await request.get(at(path))).status(), path).toBe(404);
  });
});
