import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const call = "/our-featured-reports";

test.describe("reports", () => {
  test("RPD-1 the head of a report: the way back, title, author, excerpt, picture, text", async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at("/reports/1"));
    const head = page.getByRole("main").locator("header");
    await expect(
      head.getByRole("link", { name: t("Research & Insights", "الأبحاث والرؤى") }),
    ).toHaveAttribute("href", at("/research-and-insights"));
    await expect(head.getByRole("heading", { level: 1 })).not.toBeEmpty();
    await expect(head).toContainText(t("Hala Darwish", "هلا درويش"));
    await expect(head).toContainText(t("Head of Client Studies", "مسؤولة دراسات العملاء"));
    const images = page.getByRole("main").locator("section picture img");
    await expect(images).not.toHaveCount(0);
    for (const alt of await images.evaluateAll((all: HTMLImageElement[]) => all.map((image) => image.alt)))
      expect(alt).not.toBe("");
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
      .locator("section p, section img")
      .evaluateAll((all) => all.map((one) => (one instanceof HTMLImageElement ? one.alt : one.textContent)));
    const figures = [1, 2, 3, 4].map((number) => t(`Figure ${number}`, `الشكل ${number}`));
    expect(texts).toEqual([
      t("We asked the same households.", "سألنا الأسر نفسها."),
      t("The shape of a week.", "شكل الأسبوع."),
      ...figures,
      t("What was replaced.", "ما استُبدل."),
      t("What remains.", "ما بقي."),
    ]);
    const tops = await main
      .locator("section img")
      .evaluateAll((all) => all.map((image) => Math.round(image.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
    const [content, wide] = [main.locator("section").first(), main.locator("article > div img").first()];
    expect((await wide.boundingBox())?.y).toBeGreaterThan((await content.boundingBox())?.y ?? Infinity);

    stub.answer(`${call}/2`, {
      id: 2,
      title: "Without a first description",
      images: [{ image: "/media/a.png", alt_text: "A" }],
      second_description: "<p>Second</p>",
    });
    stub.answer(`${call}/3`, { title: "Bare", image: "undefined", content: null, images: "none" });
    await page.goto(stubbedSite.url + at("/reports/2"));
    const order = await main
      .locator("section p, section img")
      .evaluateAll((all) => all.map(({ tagName }) => tagName));
    expect(order).toEqual(["IMG", "P"]);
    await page.goto(stubbedSite.url + at("/reports/3"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bare");
    await expect(main.locator("section, p:empty")).toHaveCount(0);
    await expect(main).not.toContainText(/undefined|null|NaN/);
    await expectAccessible(page);
  });

  test("RPD-1 the title on the cover stands beside the picture, in four lines at most (WCAG 1.4.3)", async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at("/reports/1"));
    const cover = await page
      .getByRole("main")
      .locator("[aria-hidden=true]:has(> p)")
      .evaluate((node) => {
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

  test("RPD-3 ERR-9 RT-21 a report that is not there, and one that cannot be had", async ({
    page,
    at,
    t,
    stub,
    stubbedSite,
    expectNoise,
  }) => {
    expectNoise(/400|404|503/);
    const main = page.getByRole("main");
    stub.fail(`${call}/9`, { status: 404 });
    const unknown = await page.goto(stubbedSite.url + at("/reports/9"));
    expect(unknown?.status()).toBe(404);
    await expect(main.getByRole("status")).toContainText(t("Report not found", "التقرير غير موجود"));
    await expectAccessible(page);
    for (const [id, fault, message] of [
      [7, { body: { success: false } }, t("Failed to fetch report details", "تعذّر تحميل تفاصيل التقرير")],
      [
        8,
        { body: { success: true } },
        t("Report data not found in response", "لم نجد بيانات التقرير في ردّ الخادم"),
      ],
      [3, { status: 400 }, t("Failed to load content", "تعذّر تحميل المحتوى")],
    ] as const) {
      stub.fail(`${call}/${id}`, fault);
      await page.goto(stubbedSite.url + at(`/reports/${id}`));
      await expect(main.getByRole("alert")).toContainText(message);
    }
    await expectAccessible(page);
    stub.reset();
    await main.getByRole("button", { name: t("Try again", "حاول مجددًا") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("The Syrian Basket", "السلة السورية"));
  });
});
