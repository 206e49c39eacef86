import { expect, test } from "./support/test.ts";

test.describe("the newest reading of the home page", () => {
  test("HOME-29 HOME-30 is complete without a script, between Who We Are and Our Services", async ({
    plainPage: page,
    at,
    t,
  }) => {
    await page.route("**/*.mp4", (route) => route.abort());
    await page.goto(at("/"));
    const order = await page.locator("main > *").evaluateAll((all) => all.map(({ id }) => id));
    expect(order.slice(1, 4)).toEqual(["about-section", "reading", "services-section"]);
    const band = page.locator("#reading");
    const figure = band.getByRole("figure", { name: t("38% of the addresses", "٣٨٪ من عناوين حلب") });
    await expect(figure.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(figure.getByRole("listitem")).toHaveText([
      t("Aleppo 38%", "حلب ٣٨٪"),
      t("Homs 44%", "حمص ٤٤٪"),
      t("Rural Damascus 51%", "ريف دمشق ٥١٪"),
      t("Hama 67%", "حماة ٦٧٪"),
      t("Damascus 73%", "دمشق ٧٣٪"),
    ]);
    await expect(figure).toContainText(t("n = 3,120", "ن = ٣٬١٢٠"));
    await expect(figure).toContainText(
      t("March 2, 2026 to March 20, 2026", "من ٢ مارس ٢٠٢٦ إلى ٢٠ مارس ٢٠٢٦"),
    );
    await expect(figure.getByRole("link")).toHaveAttribute("href", at("/Blogdetails/fair-sample-old-census"));
    await expect(band.locator("ul").last().getByRole("listitem")).toHaveText([
      t("32people on the permanent team", "٣٢موظفًا في الفريق الدائم"),
      t("200field interviewers", "٢٠٠باحث ميداني"),
      t("14governorates where our supervisors live", "١٤محافظة يقيم فيها مشرفونا"),
      t("24,060interviews in 2025", "٢٤٬٠٦٠مقابلة في عام ٢٠٢٥"),
      t("Markets", "الأسواق"),
    ]);
  });

  test("HOME-29 bars begin at the inline start, are as long as their values, and hold their labels, also in forced colours", async ({
    page,
    at,
    language,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(at("/"));
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      const bars = await page.locator("#reading figure li").evaluateAll((all) =>
        all.map((row) => {
          const track = row.getBoundingClientRect();
          const bar = row.querySelector("rect")?.getBoundingClientRect();
          const label = row.querySelector("span > span")?.getBoundingClientRect();
          if (!bar || !label) throw new Error("a bar is not drawn");
          return {
            share: bar.width / track.width,
            start: bar.left - track.left,
            end: track.right - bar.right,
            isInside:
              label.left >= track.left &&
              label.right <= track.right &&
              label.top >= track.top &&
              label.bottom <= track.bottom,
          };
        }),
      );
      // The scale ends at 80, the end of the block of its greatest value.
      for (const [index, value] of [38, 44, 51, 67, 73].entries()) {
        expect(bars[index]?.share, String(width)).toBeCloseTo(value / 80, 2);
        expect(Math.abs(bars[index]?.[language === "ar" ? "end" : "start"] ?? 99)).toBeLessThan(1);
        expect(bars[index]?.isInside, `${width} px, ${value}`).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }

    // There they stand out from their ground.
    await page.emulateMedia({ forcedColors: "active" });
    const paints = await page.locator("#reading figure li").evaluateAll((all) =>
      all.map((row) => {
        const bar = row.querySelector("rect");
        return [bar && getComputedStyle(bar).fill, getComputedStyle(row).backgroundColor];
      }),
    );
    expect(paints).toHaveLength(5);
    expect(new Set(paints.map(([fill]) => fill)).size).toBe(3);
    for (const [fill, ground] of paints) {
      expect([fill, ground]).toEqual([expect.any(String), "rgb(31, 40, 44)"]);
      expect(fill).not.toBe(ground);
    }
  });

  test(
    "HOME-29 LANG-11 its digits follow the reader's choice",
    { tag: "@in-arabic" },
    async ({ page, at }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(at("/"));
      const band = page.locator("#reading");
      await page.getByRole("group", { name: "الأرقام" }).getByRole("button", { name: "أرقام لاتينية" }).click();
      await expect(band.getByRole("heading")).toHaveText(/^38% من/);
      const numbers = await band.locator("li b, li p:first-child").allTextContents();
      expect(numbers.filter((number) => /[٠-٩٪]/.test(number) || !/\d/.test(number))).toEqual([]);
    },
  );

  test("HOME-29 a missing value is said, and a bar of nothing has no length", async ({
    page,
    at,
    t,
    stubbedSite,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(stubbedSite.url + at("/"));
    const rows = page.locator("#reading figure li");
    await expect(rows).toHaveText([
      t("Homs 52.5%", "حمص ٥٢٫٥٪"),
      t("Hama no data", "حماة لا بيانات"),
      t("Latakia 9%", "اللاذقية ٩٪"),
      t("Tartus 0%", "طرطوس ٠٪"),
    ]);
    const lengths = await rows.evaluateAll((all) =>
      all.map((row) => row.querySelector("rect")?.getBoundingClientRect().width),
    );
    expect(lengths.map((length) => length && length > 1)).toEqual([true, undefined, true, 0]);
  });

  test(
    "HOME-16 HOME-29 HOME-30 a backend without optional calls has the ten sections alone, and the site's own directory",
    { tag: "@in-english" },
    async ({ page, at, stub, startStubbed, expectNoise }) => {
      // The site asks for optional content of extended backends. The browser logs the 404.
      expectNoise(/status of 404/);
      stub.requiredOnly();
      await page.emulateMedia({ reducedMotion: "reduce" });
      const answer = await page.goto((await startStubbed()).url + at("/"));
      expect(answer?.status()).toBe(200);
      await expect(page.locator("main > *")).toHaveCount(10);
      await expect(page.locator("#membership-section a")).toHaveAttribute(
        "href",
        "https://directory.example/miqyas",
      );
    },
  );
});
