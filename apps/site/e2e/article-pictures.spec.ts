import type { Locator, Page, Request } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { startSite } from "./support/site-process.ts";
import { expect, test } from "./support/test.ts";

/** Articles of the sample content: one with pairs and grids of pictures, one with a single captioned picture. */
const withGroups = "/Blogdetails/24";
const withCaption = "/Blogdetails/20";

const openers = (page: Page) => page.getByRole("main").locator("figure > a[aria-haspopup=dialog]");
const dialog = (page: Page) => page.getByRole("dialog");
/** The dialog and its history entry are gone. */
const expectClosed = (page: Page) => expect(page.locator("dialog[aria-label]")).toHaveCount(0);
const codeOf = /\/lightbox-[^/]*\.js$/;

test(
  "ENT-1 a text's pictures come from the backend that browsers reach, before the page runs and after",
  { tag: "@in-english" },
  async ({ page, at, stub, expectNoise }) => {
    expectNoise(/404|Failed to load|CORS/);
    const content = '<p><img src="storage/a.png" srcset="/w_4,h_3/a.png 400w, b.png 800w" alt="Inside"></p>';
    const created_at = "2026-07-10T09:00:00.000Z";
    stub.answer("/blogs/7", { id: 7, title: "Told", cover_image: null, content, created_at });
    const origin = "https://backend.example";
    await page.route(`${origin}/**`, (route) => route.fulfill({ status: 404 }));
    const site = await startSite(stub.url, { PUBLIC_BACKEND_URL: origin });
    try {
      await page.goto(site.url + at("/Blogdetails/7"));
      const picture = page.getByAltText("Inside");
      const expectAbsolute = async () => {
        await expect(picture).toHaveAttribute("src", `${origin}/storage/a.png`);
        await expect(picture).toHaveAttribute("srcset", `${origin}/w_4,h_3/a.png 400w, ${origin}/b.png 800w`);
        await expect(openers(page)).toHaveAttribute("href", `${origin}/storage/a.png`);
      };
      await expectAbsolute();
      await openers(page).click();
      await expect(page.getByRole("dialog").getByAltText("Inside")).toHaveAttribute(
        "src",
        /backend\.example/,
      );
      await page.keyboard.press("Escape");
      await expectClosed(page);
      await expectAbsolute();
    } finally {
      await page.close();
      await site.dispose();
    }
  },
);

test.describe("pictures of an article", () => {
  test(
    "ART-5 a press shows a picture large, with its caption; Esc and Back close it where it began",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      const asked: string[] = [];
      page.on("request", (request) => void asked.push(request.url()));
      await page.goto(at(withCaption));
      const opener = openers(page).first();
      await opener.scrollIntoViewIfNeeded();
      await expect(opener).toHaveAccessibleName(
        new RegExp(`^.+ ${t("Enlarge the picture", "تكبير الصورة")}$`),
      );
      await opener.hover();
      const sign = opener.locator("svg");
      await expect(sign).toHaveCSS("opacity", "1");
      expect((await sign.locator("path").first().boundingBox())?.width).toBeGreaterThan(5);
      expect(asked.some((url) => codeOf.test(url))).toBe(false);
      const place = await page.evaluate(() => scrollY);

      await opener.click();
      await expect(dialog(page)).toHaveAccessibleName(t("Picture", "صورة"));
      await expect(dialog(page).locator("figcaption")).toHaveText(
        new RegExp(t("^Two answers to one question", "^إجابتان")),
      );
      expect(asked.some((url) => codeOf.test(url))).toBe(true);
      await expect(opener).not.toHaveAttribute("aria-busy");
      await expect(dialog(page).getByRole("button")).toHaveCount(1);
      await expect(dialog(page).getByRole("button", { name: t("Close", "إغلاق") })).toBeFocused();
      const heightShown = async () => (await dialog(page).locator("img").boundingBox())?.height;
      await expect.poll(heightShown).toBeGreaterThan(600);
      await expectAccessible(page);
      // At 400 % zoom a window has this size: the picture keeps its height, and the rest scrolls (WCAG 1.4.10).
      const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
      await page.setViewportSize({ width: 320, height: 256 });
      await expect.poll(heightShown).toBeGreaterThan(150);
      await page.setViewportSize({ width, height });
      await page.keyboard.press("Escape");
      await expectClosed(page);
      await expect(opener).toBeFocused();

      await page.keyboard.press("Enter");
      await expect(dialog(page)).toBeVisible();
      await page.goBack();
      await expectClosed(page);
      await expect(page).toHaveURL(new RegExp(`${at(withCaption)}$`));
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBeCloseTo(place, -1);

      await opener.click();
      await dialog(page)
        .getByRole("button", { name: t("Close", "إغلاق") })
        .click();
      await expectClosed(page);
      await opener.click();
      await dialog(page).click({ position: { x: 10, y: 300 } });
      await expectClosed(page);
      await page.goBack();
      await expect(page).not.toHaveURL(new RegExp(`${at(withCaption)}$`));
    },
  );

  test(
    "ART-5 NAV-1 the page behind a picture stays where it is, and pictures open again after a reload with one open and after two presses at once",
    { tag: "@in-arabic" },
    async ({ page, at }) => {
      // Movement that takes time could end after the picture is closed.
      await page.emulateMedia({ reducedMotion: "reduce" });
      // The address names a section.
      await page.goto(at(`${withCaption}#main`));
      const opener = openers(page).first();
      await opener.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      await opener.click();
      await expect(dialog(page)).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(place);
      await page.keyboard.press("Escape");
      await expectClosed(page);
      await expect(page).toHaveURL(/#main$/);
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(place);

      const expectOpensOnceMore = async () => {
        await expect(dialog(page)).toBeVisible();
        await page.keyboard.press("Escape");
        await expectClosed(page);
        await opener.click();
        await expect(dialog(page)).toBeVisible();
      };
      await opener.click();
      await expect(dialog(page)).toBeVisible();
      await page.reload();
      await expectClosed(page);
      await opener.click();
      await expectOpensOnceMore();
      await page.goBack();
      await expectClosed(page);
      // The second press comes when the history has the picture and the screen has not.
      await opener.evaluate((link: HTMLElement) => {
        const push = history.pushState.bind(history);
        history.pushState = (...entry) => {
          history.pushState = push;
          push(...entry);
          link.click();
        };
        link.click();
      });
      await expectOpensOnceMore();
    },
  );

  test("ART-5 ART-6 a group is gone through in the reading direction, and says where one is", async ({
    page,
    at,
    t,
    language,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(at(withGroups));
    await openers(page).nth(3).click();
    const position = (number: number) => t(`Picture ${number} of 3`, `الصورة ${"٠١٢٣".charAt(number)} من ٣`);
    const [forward, backward] = language === "en" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    const expectShown = async (number: number) => {
      await expect(dialog(page)).toHaveAccessibleName(position(number));
      const alt = await openers(page)
        .nth(1 + number)
        .locator("img")
        .getAttribute("alt");
      await expect(dialog(page).getByRole("status")).toHaveText(`${position(number)}. ${alt}`);
      await expect(dialog(page).locator("img")).toHaveAttribute("alt", alt ?? "");
    };
    await expectShown(2);
    await page.keyboard.press(forward);
    await expectShown(3);
    await page.keyboard.press(forward);
    await expectShown(1);
    await page.keyboard.press(backward);
    await expectShown(3);
    const next = dialog(page).getByRole("button", { name: t("Next picture", "الصورة التالية") });
    const previous = dialog(page).getByRole("button", { name: t("Previous picture", "الصورة السابقة") });
    await previous.click();
    await expectShown(2);
    await next.press("Enter");
    await expectShown(3);
    await expect(next).toBeFocused();
    const [after, before] = [await next.boundingBox(), await previous.boundingBox()];
    expect((after?.x ?? 0) > (before?.x ?? 0)).toBe(language === "en");
    const figure = dialog(page).locator("figure");
    const finger = { pointerType: "touch", isPrimary: true, clientY: 300 };
    await figure.dispatchEvent("pointerdown", { ...finger, clientX: 200 });
    await figure.dispatchEvent("pointerup", { ...finger, clientX: language === "en" ? 120 : 280 });
    await expectShown(1);
    await figure.dispatchEvent("pointerdown", { ...finger, clientX: 200 });
    await figure.dispatchEvent("pointerup", { ...finger, clientX: language === "en" ? 280 : 120 });
    await expectShown(3);
    await expect(figure).toHaveCSS("animation-name", "none");
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const { x = -1, width: shown = 0 } = (await dialog(page).locator("img").boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + shown).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    }
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await expect(page).toHaveURL(new RegExp(`${at(withGroups)}$`));
  });

  test(
    "ART-5 a picture whose code comes never or late does not take the visitor from another page; on its own page its file opens",
    { tag: "@in-arabic" },
    async ({ page, at, expectNoise }) => {
      expectNoise(/ERR_FAILED|sandboxed/);
      let ended = 0;
      const count = (request: Request) => void (ended += Number(codeOf.test(request.url())));
      page.on("requestfinished", count).on("requestfailed", count);
      for (const outcome of ["never", "late"]) {
        const { promise: released, resolve: release } = Promise.withResolvers<void>();
        await page.route(codeOf, async (route) => {
          await released;
          await (outcome === "late" ? route.continue() : route.abort());
        });
        ended = 0;
        await page.goto(at(withCaption));
        const requested = page.waitForRequest(codeOf);
        await openers(page).first().click();
        await requested;
        await expect(openers(page).first()).toHaveAttribute("aria-busy", "true");
        await page
          .getByRole("contentinfo")
          .locator(`a[href="${at("/contact")}"]`)
          .click();
        const contact = new RegExp(`${at("/contact")}$`);
        await expect(page).toHaveURL(contact);
        release();
        // It is fetched, then imported: a route keeps the browser from caching.
        await expect.poll(() => ended).toBe(outcome === "late" ? 2 : 1);
        await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
        await expect(page).toHaveURL(contact);
        await expectClosed(page);
      }

      await page.route(codeOf, (route) => route.abort());
      await page.goto(at(withCaption));
      await openers(page).first().click();
      await expect(page).toHaveURL(/\/media\/[^/]+\.webp$/);
    },
  );
});

test.describe("pictures on a screen without a mouse", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test(
    "ART-5 the sign that a picture can be enlarged is always there",
    { tag: "@in-english" },
    async ({ page, at, stub, stubbedSite }) => {
      const content = '<figure><img src="/media/a.svg" width="800" height="600" alt="A plate"></figure>';
      stub.answer("/blogs/7", { id: 7, title: "Told", cover_image: null, content });
      await page.route("**/media/a.svg", (route) =>
        route.fulfill({
          contentType: "image/svg+xml",
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>',
        }),
      );
      await page.goto(stubbedSite.url + at("/Blogdetails/7"));
      await expect(openers(page).locator("svg")).toHaveCSS("opacity", "1");
    },
  );
});

test.describe("pictures without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ART-5 a picture is a link to its file", { tag: "@in-english" }, async ({ page, at, expectNoise }) => {
    expectNoise(/sandboxed/);
    await page.goto(at(withCaption));
    await openers(page).first().click();
    await expect(page).toHaveURL(/\/media\/[^/]+\.webp$/);
    await page.goBack();
    await expect(openers(page).first()).toBeVisible();
  });
});

test("on paper only what can be read is printed, black on white, pictures keep their shape and size, and the sheet says where it is from", async ({
  page,
  at,
  t,
  stub,
  stubbedSite,
}) => {
  stub.answer("/blogs/7", {
    id: 7,
    slug: "printed",
    title: "Printed",
    cover_image: "/media/cover.svg",
    author_name: "Samer Haddad",
    content: `<p>See <a href="https://example.org/page">the page</a>.</p><h2>One</h2><h2>Two</h2><h2>Three</h2>
      <figure><img src="/media/plate.svg" width="600" height="900" alt="A plate"></figure>`,
    similar_blogs: [{ id: 6, title: "Similar" }],
  });
  await page.route("**/media/*.svg", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"/>',
    }),
  );
  await page.goto(stubbedSite.url + at("/Blogdetails/7"));
  const main = page.getByRole("main");
  const imprint = page.locator("p", { hasText: at("/Blogdetails/7") });
  await expect(imprint).toBeHidden();
  const plate = page.getByRole("img", { name: "A plate" });
  await plate.scrollIntoViewIfNeeded();
  await page.emulateMedia({ media: "print" });
  await expectReadable(page, t);

  await page.setViewportSize({ width: 658, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(658);
  await expectShape(plate, main.locator("article > div").first());
  await expect(imprint).toBeVisible();
  await expect(imprint).toContainText(t("Miqyas", "مقياس"));
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(imprint).toContainText(t("Printed", "طُبعت في"));
  expect((await page.pdf({ format: "A4" })).subarray(0, 5).toString()).toBe("%PDF-");
});

/** Nothing but what can be read is printed, black on white. */
async function expectReadable(page: Page, t: (en: string, ar: string) => string): Promise<void> {
  const main = page.getByRole("main");
  for (const gone of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("navigation"),
    page.locator("form"),
    page.locator("#similar-articles"),
    page.getByRole("group", { name: t("Share this article", "شارك هذا المقال") }),
    page.getByRole("link", { name: t("All articles", "كل المقالات") }),
  ])
    await expect(gone.filter({ visible: true })).toHaveCount(0);
  const text = main.locator("p", { hasText: "See the page." });
  await expect(text).toBeVisible();
  const link = text.getByRole("link");
  expect(await link.evaluate((one) => getComputedStyle(one, "::after").content)).toContain(
    "example.org/page",
  );
  await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(main.locator("figure").first()).toHaveCSS("break-inside", "avoid");
}

/** On paper a picture of 2:3 keeps its shape and is at most 110 mm high, and the cover is a strip. */
async function expectShape(plate: Locator, cover: Locator): Promise<void> {
  const millimetre = 96 / 25.4;
  const sizeOf = (one: Locator) =>
    one.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height };
    });
  await expect
    .poll(async () => {
      const { width, height } = await sizeOf(plate);
      return Math.round((height / width) * 10);
    })
    .toBe(15);
  expect((await sizeOf(plate)).height).toBeLessThanOrEqual(110 * millimetre + 1);
  expect((await sizeOf(cover)).height).toBeLessThanOrEqual(60 * millimetre + 1);
}
