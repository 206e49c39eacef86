import { readFile } from "node:fs/promises";
import { expectAccessible } from "./support/axe.ts";
import { browse } from "./support/browse.ts";
import { readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";

const call = "/our-featured-reports";
/** The sections of the text. Those around it have names. */
const ownText = "section:not([aria-labelledby])";

test.describe("reports", () => {
  test("RPD-1 RPD-12 the head and the cover of a report; on paper a title page, method and source, and nothing that only a screen can do", async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at("/reports/1"));
    const main = page.getByRole("main");
    const head = main.locator("header");
    await expect(head.getByRole("link", { name: t("Research & Insights", "الأبحاث والرؤى") })).toHaveAttribute(
      "href",
      at("/research-and-insights"),
    );
    await expect(head.getByRole("heading", { level: 1 })).not.toBeEmpty();
    await expect(head).toContainText(t("Hala Darwish", "هلا درويش"));
    await expect(head).toContainText(t("Head of Client Studies", "مديرة دراسات العملاء"));
    const images = main.locator(`${ownText} picture img`);
    await expect(images).not.toHaveCount(0);
    for (const alt of await images.evaluateAll((all: HTMLImageElement[]) => all.map((image) => image.alt)))
      expect(alt).not.toBe("");

    const onScreen = [t("Downloads", "ملفات للتنزيل"), t("Next report", "التقرير التالي")].map((heading) =>
      main.getByRole("heading", { name: heading }),
    );
    for (const heading of onScreen) await expect(heading).toBeVisible();
    await page.emulateMedia({ media: "print" });
    for (const heading of [t("How we know", "كيف عرفنا"), t("Cite this report", "اقتبس هذا التقرير")])
      await expect(main.getByRole("heading", { name: heading })).toBeVisible();
    await expect(main.locator("p", { hasText: at("/reports/1") })).toBeVisible();
    await expect(main.locator("figure[data-chart] svg:visible")).not.toHaveCount(0);
    for (const heading of onScreen) await expect(heading).toBeHidden();
    await expect(head).toHaveCSS("break-after", "page");
    expect((await page.pdf({ format: "A4" })).subarray(0, 5).toString()).toBe("%PDF-");
    await page.emulateMedia({ media: "screen" });

    // The title on the cover stands beside the picture, in four lines at most (WCAG 1.4.3).
    await page.setViewportSize({ width: 390, height: 844 });
    const cover = await main.locator("[aria-hidden=true]:has(> p)").evaluate((node) => {
      const [title, picture] = ["p", "p ~ div"].map((part) => node.querySelector(`:scope > ${part}`));
      if (!title || !picture) throw new Error("The cover has no title or no picture");
      const words = document.createTextNode(" long ".repeat(60));
      title.append(words);
      const { bottom } = title.getBoundingClientRect();
      const { top, height } = picture.getBoundingClientRect();
      words.remove();
      return { bottom, top, height };
    });
    expect(cover.bottom).toBeLessThanOrEqual(cover.top);
    expect(cover.height).toBeGreaterThan(100);
  });

  test("RPD-1 RPD-2 CONST-2 text, main picture, first description, pictures by three, second and third, in this order", async ({
    page,
    at,
    t,
    stub,
    stubbedSite,
    expectNoise,
  }) => {
    expectNoise(/404/);
    const main = page.getByRole("main");
    await page.goto(stubbedSite.url + at("/reports/1"));
    const texts = await main
      .locator(`${ownText} :is(p, img)`)
      .evaluateAll((all) => all.map((one) => (one instanceof HTMLImageElement ? one.alt : one.textContent)));
    const figures = [1, 2, 3, 4].map((number) => t(`Figure ${number}`, `الشكل ${number}`));
    expect(texts).toEqual([
      t("We asked the same households.", "سألنا الأسر نفسها."),
      "",
      t("The shape of a week.", "شكل الأسبوع."),
      ...figures,
      t("What was replaced.", "ما استُبدل."),
      t("What remains.", "ما بقي."),
    ]);
    const boxes = await main.locator(`${ownText} figure`).evaluateAll((all) =>
      all.map((figure) => {
        const { top, width } = figure.getBoundingClientRect();
        return { top: Math.round(top), width: Math.round(width) };
      }),
    );
    expect(new Set(boxes.slice(0, 3).map(({ top }) => top)).size).toBe(1);
    expect(boxes[3]?.width).toBeGreaterThan(2 * (boxes[0]?.width ?? Infinity));

    stub.answer(`${call}/2`, {
      id: 2,
      title: "Without a first description",
      images: [{ image: "/media/a.png", alt_text: "A" }],
      second_description: "<p>Second</p>",
    });
    stub.answer(`${call}/3`, { title: "Bare", image: "undefined", content: null, images: "none" });
    await page.goto(stubbedSite.url + at("/reports/2"));
    const order = await main
      .locator(`${ownText} :is(p, img)`)
      .evaluateAll((all) => all.map(({ tagName }) => tagName));
    expect(order).toEqual(["IMG", "IMG", "P"]);
    await page.goto(stubbedSite.url + at("/reports/3"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bare");
    await expect(main.locator(`${ownText}, p:empty, dl, ul:empty`)).toHaveCount(0);
    await expect(main.getByRole("link", { name: t("Cite this report", "اقتبس هذا التقرير") })).toBeVisible();
    await expect(main).not.toContainText(/undefined|null|NaN/);
    await expectAccessible(page);
  });

  test("RPD-4 RPD-5 RPD-6 RPD-7 RPD-8 RPD-9 what a report tells beside its text, without JavaScript", async ({
    plainPage,
    at,
    t,
    stub,
    stubbedSite,
  }) => {
    const list = ["1", "5"].map((id) => ({ id, title: `Report ${id}`, excerpt: "More" }));
    stub.answer(call, { our_featured_reports: list });
    await plainPage.goto(stubbedSite.url + at("/reports/1"));
    const main = plainPage.getByRole("main");
    const numbers = main.getByRole("region", { name: t("In two numbers", "في رقمين") });
    await expect(numbers.locator("dt")).toHaveText([t("29%", "٢٩٪"), t("1,104", "١٬١٠٤")]);
    await expect(numbers.locator("dd").first()).toHaveText(
      t("of trips are made by children", "من الرحلات يقوم بها الأطفال"),
    );

    const parts = main.getByRole("navigation", { name: t("Parts of this page", "أقسام هذه الصفحة") });
    await expect(parts.getByRole("link")).not.toHaveCount(0);
    for (const href of await parts
      .getByRole("link")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href"))))
      await expect(main.locator(href ?? "")).toHaveRole("heading");
    await expect(main.locator("header")).toContainText(t("Updated on May 4, 2026", "آخر تعديل ٤ مايو ٢٠٢٦"));

    const facts = main.getByRole("region", { name: t("How we know", "كيف عرفنا") });
    const [method, changes] = [facts.locator("dl").first(), facts.locator("dl").last()];
    await expect(method.locator("dt")).toHaveText([
      t("Population", "مجتمع الدراسة"),
      t("Sample (n)", "حجم العيّنة (ن)"),
      t("Funded by", "الجهة المموّلة"),
    ]);
    await expect(changes.locator("dd")).toHaveText([
      t("The tables were added.", "أُضيفت الجداول."),
      t("A label was corrected.", "صُحّحت تسمية."),
    ]);

    const files = facts.locator("a[href^='/media/']");
    await expect(files).toHaveText([
      t("All tables XLSX 1.2 MB May 4, 2026", "الجداول كلها XLSX ١٫٢ ميغابايت ٤ مايو ٢٠٢٦"),
      t("The Syrian Basket CSV 0.6 kB", "السلة السورية CSV ٠٫٦ كيلوبايت"),
    ]);
    await expect(files.first()).toHaveAttribute("download", t("All tables.xlsx", "الجداول كلها.xlsx"));

    const address = `${stubbedSite.url}${at("/reports/1")}`;
    await expect(facts).toContainText(
      t(
        `Nahhas, O. (2026). The Syrian Basket. Miqyas. ${address}`,
        `نحاس، عمر. (٢٠٢٦). السلة السورية. مقياس. ${address}`,
      ),
    );
    const [download] = await Promise.all([
      plainPage.waitForEvent("download"),
      facts.getByRole("link", { name: "BibTeX" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("miqyas-report-1.bib");
    const bibtex = await readFile(await download.path(), "utf8");
    expect(bibtex).toContain(t("title = {{The Syrian Basket}}", "title = {{السلة السورية}}"));
    await facts.locator("summary").click();
    await expect(facts.locator("pre").first()).toHaveText(bibtex.trim());

    const next = main.getByRole("region", { name: t("Next report", "التقرير التالي") });
    await expect(next.getByRole("link", { name: "Report 5" })).toHaveAttribute("href", at("/reports/5"));
    const other = await readServedPage(plainPage.request, stubbedSite.url + at("/reports/5"));
    const [, lastPart = ""] = other.main.split(t("Next report", "التقرير التالي"));
    expect(lastPart).toMatch(new RegExp(`<a [^>]*href="${at("/reports/1")}"[^>]*>(?:<[^>]*>)*Report 1`));
  });

  test(
    "RPD-8 NAV-1 what is unfolded in a report stays folded in the next",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await browse(page, at("/reports/1"));
      const main = page.getByRole("main");
      const title = main.getByRole("heading", { level: 1 });
      const formats = main.locator("details").filter({ has: page.locator("pre") });
      const next = main.getByRole("region", { name: t("Next report", "التقرير التالي") });
      const first = await title.innerText();
      await next.getByRole("link").first().click();
      await expect(title).not.toHaveText(first);
      await expect(formats).toBeVisible();
      await page.goBack();
      await expect(title).toHaveText(first);
      await formats.locator("summary").click();
      await expect(formats).toHaveAttribute("open");
      await page.goForward();
      await expect(title).not.toHaveText(first);
      await expect(formats).not.toHaveAttribute("open");
    },
  );

  test("RPD-4 RPD-5 RPD-6 RPD-7 RPD-8 RT-30 the parts around a text are accessible and fit a phone, and a file that is opened arrives whole and is counted", async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(at("/reports/3"));
    const file = page.getByRole("main").locator("a[href$='.xlsx']");
    const counted = page.waitForRequest(
      (request) => request.url().endsWith("/usage") && Boolean(request.postData()?.includes('"download"')),
    );
    const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
    expect(JSON.parse((await counted).postData() ?? "")).toMatchObject({
      kind: "download",
      subject: await file.getAttribute("href"),
    });
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 4).toString("latin1")).toBe("PK\x03\x04");
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);

    await page.getByRole("main").locator("summary").last().click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("RPD-10 RPD-11 chapters stand beside the text and mark the reader's place; pictures have captions", async ({
    page,
    at,
    t,
    stub,
    stubbedSite,
  }) => {
    // A picture that fails takes its space away, wherever the reader is by then.
    const body = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/>";
    await page.route("**/media/a.png", (route) => route.fulfill({ contentType: "image/svg+xml", body }));
    const chapter = (number: number) => `<h2>Chapter ${number}</h2>${"<p>Long text.</p>".repeat(30)}`;
    const images = ["One", "Two"].map((alt_text) => ({ image: "/media/a.png", alt_text }));
    stub.answer(`${call}/4`, {
      ...{ id: 4, title: "Chapters", content: "<p>Begin.</p>", images },
      ...{ first_description: chapter(1), second_description: chapter(2), third_description: chapter(3) },
    });
    await page.goto(stubbedSite.url + at("/reports/4"));
    const main = page.getByRole("main");
    await expect(main.locator("figcaption")).toHaveText(["One", "Two"]);
    const rail = main.getByRole("navigation", { name: t("Contents", "المحتويات") });
    await expect(rail.getByRole("link")).toHaveText(["Chapter 1", "Chapter 2", "Chapter 3"]);
    await rail.getByRole("link", { name: "Chapter 2" }).click();
    await expect(main.getByRole("heading", { name: "Chapter 2" })).toBeInViewport();
    await expect(rail.locator("[aria-current]")).toHaveText("Chapter 2");
    await expect(rail).toBeInViewport();
  });

  test(
    "API-27 RPD-8 RPD-9 a report without an id is cited by its address, and leads to another",
    { tag: "@in-english" },
    async ({ page, at, stub, stubbedSite }) => {
      stub.answer(`${call}/1`, { title: "A basket", content: "<p>What it holds.</p>", created_at: null });
      stub.answer(call, { our_featured_reports: [1, 2].map((id) => ({ id, title: `Report ${id}` })) });
      await page.goto(stubbedSite.url + at("/reports/1"));
      const main = page.getByRole("main");
      await expect(main.locator('a[download="miqyas-report-1.bib"]')).toBeVisible();
      await expect(main.locator("p", { hasText: /\/reports\/1$/ })).toBeVisible();
      const next = page.getByRole("region", { name: "Next report" });
      await expect(next.getByRole("link")).toHaveAttribute("href", at("/reports/2"));
    },
  );

  test(
    "RPD-3 ERR-9 RT-21 a report that is not there, and one that cannot be had",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/400|404|503/);
      const main = page.getByRole("main");
      stub.fail(`${call}/9`, { status: 404 });
      const unknown = await page.goto(stubbedSite.url + at("/reports/9"));
      expect(unknown?.status()).toBe(404);
      await expect(main.getByRole("status")).toContainText(t("Report not found", "التقرير غير موجود"));
      await expectAccessible(page);
      for (const [id, fault, message] of [
        [7, { body: { success: false } }, t("Failed to fetch report details", "تعذّر تحميل تفاصيل التقرير")],
        [8, { body: { success: true } }, t("Report data not found in response", "لم نجد بيانات هذا التقرير")],
      ] as const) {
        stub.fail(`${call}/${id}`, fault);
        const served = await readServedPage(page.request, stubbedSite.url + at(`/reports/${id}`));
        const [, alert] = served.main.split('role="alert"');
        expect(alert).toContain(message);
      }
      stub.fail(`${call}/3`, { status: 400 });
      await page.goto(stubbedSite.url + at("/reports/3"));
      await expect(main.getByRole("alert")).toContainText(t("Failed to load content", "تعذّر تحميل المحتوى"));
      await expectAccessible(page);
      stub.reset();
      await main.getByRole("button", { name: t("Try again", "حاول مجددًا") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("The Syrian Basket", "السلة السورية"),
      );
    },
  );
});
