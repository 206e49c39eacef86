import { expect, test } from "./support/test.ts";

const tiles = "figure [role=group] li";

test.describe("the map of markets", () => {
  test("MKT-1 MKT-2 is complete without a script: names, numbers, what was not reached, the legend; a market has its facts and what to read, or whom to ask", async ({
    plainPage: page,
    at,
    t,
  }) => {
    await page.goto(at("/markets"));
    const map = page.getByRole("figure", { name: t("Where we asked in 2025", "أين سألنا في عام ٢٠٢٥") });
    const region = map.getByRole("group", { name: t("The Arab region", "المنطقة العربية") });
    await expect(region.getByRole("listitem")).toHaveCount(22);
    const governorates = map.getByRole("group", { name: t("Syria’s governorates", "محافظات سوريا") });
    await expect(governorates.getByRole("listitem")).toHaveCount(14);
    await expect(governorates.getByRole("listitem").filter({ hasText: t("Aleppo", "حلب") })).toHaveText(
      t("Aleppo1,720", "حلب١٬٧٢٠"),
    );
    await expect(region.getByRole("listitem").filter({ hasText: t("Libya", "ليبيا") })).toHaveText(
      t("LibyaNot reached", "ليبياتعذّر الوصول"),
    );
    await expect(map.locator("figcaption + ul > li")).toHaveText([
      t("Not reached", "تعذّر الوصول"),
      t("Under 500", "دون ٥٠٠"),
      t("500–999", "من ٥٠٠ إلى ٩٩٩"),
      t("1,000–1,999", "من ١٬٠٠٠ إلى ١٬٩٩٩"),
      t("2,000 or more", "٢٬٠٠٠ أو أكثر"),
    ]);
    await expect(map.locator("[style]")).toHaveCount(0);

    const syria = page.locator("#market-syria");
    await expect(syria.getByRole("term")).toHaveText([
      t("Last census", "آخر تعداد"),
      t("Interview languages", "لغات المقابلة"),
      t("Time for 1,200 interviews", "مدة ١٬٢٠٠ مقابلة"),
      t("Last fieldwork", "آخر عمل ميداني"),
    ]);
    await expect(syria.locator(`a[href="${at("/Blogdetails/fair-sample-old-census")}"]`)).toBeVisible();
    await expect(syria.locator(`a[href="${at("/contact")}"]`)).toHaveCount(0);
    // Nothing is published yet.
    await expect(
      page
        .locator("#market-lebanon")
        .getByRole("link", { name: t("Ask us about Lebanon", "اسألنا عن لبنان") }),
    ).toHaveAttribute("href", at("/contact"));
  });

  test("MKT-1 stands at the positions of the compass in both languages, fits at every width, and keeps its shades in forced colours and on paper", async ({
    page,
    at,
  }) => {
    await page.goto(at("/markets"));
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const found = await page.locator(tiles).evaluateAll((all) =>
        all.map((tile) => {
          const { left, right, top, bottom } = tile.getBoundingClientRect();
          return {
            left,
            right,
            top,
            bottom,
            spills: tile.scrollWidth > tile.clientWidth + 1 || tile.scrollHeight > tile.clientHeight + 1,
          };
        }),
      );
      expect(found).toHaveLength(36);
      expect(
        found.flatMap(({ spills }, index) => (spills ? [index] : [])),
        `${width} px`,
      ).toEqual([]);
      for (const [index, one] of found.entries())
        for (const two of found.slice(index + 1))
          expect(
            one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top,
          ).toBe(true);
      const placeOf = async (name: RegExp) => {
        const box = await page.locator(tiles).filter({ hasText: name }).first().boundingBox();
        if (!box) throw new Error(`${String(name)} is not drawn`);
        return box;
      };
      const latakia = await placeOf(/Latakia|اللاذقية/);
      const hasakah = await placeOf(/Hasakah|الحسكة/);
      const morocco = await placeOf(/Morocco|المغرب/);
      const egypt = await placeOf(/Egypt|مصر/);
      const comoros = await placeOf(/Comoros|جزر القمر/);
      expect(latakia.x).toBeLessThan(hasakah.x);
      expect(morocco.x).toBeLessThan(egypt.x);
      expect(comoros.y).toBeGreaterThan(egypt.y);
    }

    await page.emulateMedia({ forcedColors: "active" });
    const grounds = await page
      .locator(tiles)
      .evaluateAll((all) => all.map((tile) => getComputedStyle(tile).backgroundColor));
    // Four shades, and the ground of the hatching.
    expect(new Set(grounds).size).toBe(5);

    await page.emulateMedia({ media: "print", forcedColors: "none" });
    const printed = await page
      .locator(`${tiles}, figcaption + ul > li`)
      .evaluateAll((all) =>
        all.map((one) =>
          getComputedStyle(one, one.closest("[role=group]") ? null : "::before").getPropertyValue(
            "print-color-adjust",
          ),
        ),
      );
    expect(printed).toEqual(Array(41).fill("exact"));
  });

  test(
    "MKT-3 home, the research page and the footer lead to it",
    { tag: "@in-english" },
    async ({ plainPage: page, at }) => {
      for (const [path, parts] of [
        ["/", ["#reading"]],
        ["/research-and-insights", ["#trends-section", "footer"]],
      ] as const) {
        await page.goto(at(path));
        for (const part of parts)
          await expect(page.locator(`${part} a[href="${at("/markets")}"]`)).toBeVisible();
      }
    },
  );
});
