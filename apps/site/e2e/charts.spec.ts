import { readFile } from "node:fs/promises";
import { writeChartFigure } from "@miqyas/contract";
import { chartFixtures } from "@miqyas/contract/fixtures";
import { browse } from "./support/browse.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { painted } from "./support/painted.ts";
import { expect, test } from "./support/test.ts";

const figures = "figure[data-chart]";

test("CHART-1 CHART-4 CHART-5 charts are complete without a script: finding, facts, drawing in the reading direction, source, numbers, CSV", async ({
  plainPage: page,
  at,
  t,
}) => {
  await page.goto(at("/__styleguide"));
  await expect(page.locator(figures)).toHaveCount(9);
  const bar = page.getByRole("figure", { name: t("In Aleppo, four addresses", "في حلب، أربعة عناوين") });
  await expect(bar).toContainText(t("n = 3,120", "ن = ٣٬١٢٠"));
  await expect(bar).toContainText(t("March 3, 2025", "٣ مارس ٢٠٢٥"));
  await expect(bar).toContainText(t("margin of error ± 4.3", "هامش خطأ ± ٤٫٣"));
  await expect(bar.getByRole("img")).toBeVisible();
  await expect(bar.getByRole("button")).toHaveCount(0);
  await bar.getByText(t("Show the numbers", "اعرض الأرقام")).click();
  await expect(bar.getByRole("row", { name: t("Homs 44", "حمص ٤٤") })).toBeVisible();
  const href = await bar.getByRole("link", { name: "CSV" }).getAttribute("href");
  const csv = decodeURIComponent(href?.replace(/^[^,]*,/, "") ?? "");
  expect(csv).toContain(t("\uFEFFPlace,Per cent\r\nAleppo,38\r\n", "\uFEFFالمكان,النسبة ٪\r\nحلب,38\r\n"));
  await expect(page.locator(`${figures} [style]`)).toHaveCount(0);

  // Lengths begin at the inline start, a rise rises in both languages.
  const sideOf = (kind: string, shape: string) =>
    page.locator(`[data-chart=${kind}] svg:visible ${shape}`).evaluateAll((all) => {
      const svg = all[0]?.closest("svg")?.getBoundingClientRect();
      const box = all[0]?.getBoundingClientRect();
      return svg && box ? (box.left + box.width / 2 - svg.left) / svg.width : -1;
    });
  const first = await sideOf("stack", "rect[fill='var(--data-1)']:not([width='16'])");
  expect(first < 0.5 ? "left" : "right").toBe(t("left", "right"));
  const points = await page
    .locator("[data-chart=slope] svg:visible rect[fill='var(--data-2)']")
    .evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
  const [before, after] = points.toSorted((a, b) => a.x - b.x);
  expect(before?.y).toBeGreaterThan(after?.y ?? Infinity);
});

test("CHART-3 CHART-5 at every width one drawing is shown, and its texts stay inside; on paper the table is open, and forced colours keep the drawing on white", async ({
  plainPage: page,
  at,
  t,
}) => {
  await page.goto(at("/__styleguide"));
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => document.fonts.ready);
    const found = await page.locator(figures).evaluateAll((all) =>
      all.map((figure) => {
        const shown = [...figure.querySelectorAll("svg")].filter(
          (svg) => svg.getBoundingClientRect().width > 0,
        );
        const frame = shown[0]?.getBoundingClientRect();
        const texts = [...(shown[0]?.querySelectorAll("text") ?? [])];
        const outside = texts.filter((text) => {
          const { left, right, bottom } = text.getBoundingClientRect();
          return !frame || left < frame.left - 3 || right > frame.right + 3 || bottom > frame.bottom + 8;
        });
        const room = figure.getBoundingClientRect();
        return {
          shown: shown.length,
          fits: !!frame && frame.left >= room.left && frame.right <= room.right,
          outside: outside.map((text) => text.textContent),
        };
      }),
    );
    expect(found).toHaveLength(9);
    for (const figure of found) expect(figure, String(width)).toEqual({ shown: 1, fits: true, outside: [] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  const bar = page.locator(figures).first();
  await page.emulateMedia({ media: "print" });
  await expect(bar.getByRole("row", { name: t("Homs 44", "حمص ٤٤") })).toBeVisible();
  // No table is cut: paper cannot be scrolled.
  await page.setViewportSize({ width: 640, height: 900 });
  const tables = page.locator(`${figures} table`);
  for (const table of await tables.all()) {
    const beyond = await table.evaluate((node) => {
      const frame = node.closest("figure")?.getBoundingClientRect();
      const { left, right } = node.getBoundingClientRect();
      return frame ? Math.max(frame.left - left, right - frame.right) : Infinity;
    });
    expect(beyond).toBeLessThanOrEqual(1);
  }
  await page.emulateMedia({ media: "screen", forcedColors: "active" });
  await expect(bar.getByRole("img")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("CHART-4 LANG-9 the drawing is saved as SVG and as PNG, the citation is copied, and both name the page in its language, without what a campaign has added", async ({
  page,
  at,
  t,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${at("/trends/1")}?utm_source=mail`);
  const chart = page.getByRole("main").locator(figures).first();
  await chart.scrollIntoViewIfNeeded();
  const save = async (kind: "SVG" | "PNG") => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      chart.getByRole("button", { name: kind }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`miqyas-chart.${kind.toLowerCase()}`);
    return readFile(await download.path());
  };
  const svg = (await save("SVG")).toString();
  expect(svg).toContain(t("Two winters on", "بعد شتاءين"));
  for (const words of await chart
    .locator("figcaption p, figcaption bdi, figure > p, figcaption ~ p")
    .allInnerTexts())
    for (const word of words.split(/\s+/)) expect(svg).toContain(word);
  expect(svg).toContain(t("Source: ", "المصدر: "));
  expect(svg).toContain(t("n = ", "ن = "));
  expect(svg).not.toContain("var(");
  expect((await save("PNG")).subarray(1, 4).toString()).toBe("PNG");
  await chart.getByRole("button", { name: t("Cite", "اقتبس") }).click();
  await expect(chart.getByRole("status")).toHaveText(["", "", t("Citation copied", "نُسخ الاقتباس")]);
  const citation = await page.evaluate(() => navigator.clipboard.readText());
  expect(citation).toContain(t("Miqyas. (2025).", "مقياس. (٢٠٢٥)."));
  for (const text of [citation, svg])
    expect(/https?:[^\s<]+\/trends\/[^\s<]+/.exec(text)?.[0]).toMatch(
      new RegExp(`^https?://[^/]+${at("/trends/1")}$`),
    );
});

test(
  "CHART-4 F21 a chart whose code is lost stays as it was served, and gets it later; a drawing is saved once though pressed twice, and after its code was lost",
  { tag: "@in-arabic" },
  async ({ page, at, t, expectNoise }) => {
    expectNoise(/ERR_FAILED/);
    const [chartCode, drawingCode] = [/\/assets\/chart-or-table-/, /\/assets\/save-drawing-/];
    await page.route(chartCode, (route) => route.abort());
    const lost = page.waitForEvent("requestfailed", (request) => chartCode.test(request.url()));
    await browse(page, at("/trends/1"));
    const heading = page.getByRole("main").getByRole("heading", { level: 1 });
    const title = await heading.innerText();
    await lost;
    const chart = page.getByRole("main").locator(figures).first();
    await expect(chart.getByRole("button")).toHaveCount(0);
    await expect(chart.getByRole("img")).toBeVisible();
    await page.unroute(chartCode);
    await expect(chart.getByRole("button", { name: t("Cite", "اقتبس") })).toBeVisible();
    await expect(heading).toHaveText(title);

    const svg = chart.getByRole("button", { name: "SVG" });
    await page.route(drawingCode, (route) => route.abort());
    await svg.click();
    await expect(svg).toHaveText(t("SVG · Try again", "SVG · حاول مجددًا"));
    await page.unrouteAll();
    const release = await holdRequests(page, drawingCode);
    const downloads: string[] = [];
    page.on("download", (download) => downloads.push(download.suggestedFilename()));
    await svg.dblclick();
    await expect(svg).toHaveAttribute("aria-busy", "true");
    const saved = page.waitForEvent("download");
    release();
    await saved;
    await expect(svg).toHaveText("SVG");
    await expect(svg).not.toHaveAttribute("aria-busy");
    await painted(page);
    expect(downloads).toEqual(["miqyas-chart.svg"]);
  },
);

test(
  "CHART-5 LANG-11 the digits of a chart follow the reader's choice, and a chart whose code comes after it stays, and takes the choice then",
  { tag: "@in-arabic" },
  async ({ page }) => {
    const chart = page.getByRole("main").locator(figures).first();
    const drawing = chart.locator("svg:visible");
    const choice = page.getByRole("contentinfo");
    for (const path of ["/words/1", "/trends/1"]) {
      const release = await holdRequests(page, /\/assets\/chart-or-table-/);
      await page.goto(`/ar${path}`);
      // The page before has left its choice.
      await choice.getByText("١٢٣", { exact: true }).click();
      await expect(drawing).toContainText(/[٠-٩]/);
      await choice.getByText("123", { exact: true }).click();
      await expect(page.getByRole("main").locator("time").first()).not.toContainText(/[٠-٩]/);
      expect(await drawing.count()).toBe(1);
      release();
      await expect(chart.getByRole("button", { name: "اقتبس" })).toBeVisible();
      await expect(drawing).not.toContainText(/[٠-٩]/);
    }

    await choice.getByText("١٢٣", { exact: true }).click();
    await expect(drawing).toContainText("٤٧٪");
    await choice.getByText("123", { exact: true }).click();
    await expect(drawing).toContainText("47%");
  },
);

test(
  "CHART-1 CHART-2 a trend leads with its chart; one that cannot be drawn has its table",
  { tag: "@in-arabic" },
  async ({ page, at, t, stub, stubbedSite }) => {
    const [chart] = chartFixtures(t);
    if (!chart) throw new Error("There is no chart");
    const figure = writeChartFigure(chart, at("/") === "/ar" ? "ar" : "en");
    const trend = { id: 1, title: "47 → 64", description: "Text", created_at: "2026-01-01T09:00:00.000Z" };
    stub.answer("/trends-in-markets/1", { ...trend, chart: figure });
    stub.answer("/trends-in-markets/2", { ...trend, id: 2, chart: figure.replace('"bar"', '"pie"') });
    await page.goto(stubbedSite.url + at("/trends/1"));
    const drawn = page.getByRole("figure", { name: chart.title });
    await expect(drawn.getByRole("img")).toBeVisible();
    const cover = page.locator("article picture, article img").first();
    expect((await drawn.boundingBox())?.y).toBeLessThan((await cover.boundingBox())?.y ?? 0);
    await page.goto(stubbedSite.url + at("/trends/2"));
    await expect(page.getByRole("row", { name: t("Homs 44", "حمص ٤٤") })).toBeVisible();
    await expect(page.getByRole("figure").getByRole("img")).toHaveCount(0);
  },
);
