import type { Locator, Page } from "@playwright/test";
import { browse } from "./support/browse.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { painted } from "./support/painted.ts";
import { expect, test } from "./support/test.ts";

const field = (page: Page) => page.getByRole("banner").getByRole("combobox");
const options = (page: Page) => page.getByRole("banner").getByRole("option");

test.describe("section search", () => {
  test("SRCH-3 SRCH-5 SRCH-6 SRCH-11 needs two characters, shows at most five results, and forgives a slip and another spelling", async ({
    page,
    at,
    t,
  }) => {
    await page.clock.install();
    await browse(page, at("/contact"));
    await field(page).fill("  a  ");
    await page.clock.runFor(450); // longer than the pause of SRCH-4: results would appear by now
    await painted(page);
    // An empty list has no height and counts as hidden, although its box shows.
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await field(page).fill(t("se", "ال"));
    await expect(options(page).first()).toBeVisible();
    expect(await options(page).count()).toBeLessThanOrEqual(5);
    await field(page).fill(t("servces", "الخدماث"));
    await expect(options(page).first()).toContainText(t("Services", "خدمات"));
    await field(page).fill(t("pARTNERS", "الادوات"));
    await expect(options(page).first()).toContainText(t("Partners", "أدوات"));
  });

  test(
    "SRCH-4 searches once, 300 ms after the last letter of a word",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await page.clock.install();
      await page.goto(at("/contact"));
      await field(page).fill("xqzt"); // the matching code is loaded from here on
      await expect(page.getByRole("listbox")).toBeAttached();
      await field(page).fill("");
      await expect(page.getByRole("listbox")).toHaveCount(0);
      await page.clock.pauseAt(Date.now() + 10_000);
      const shownAt = await page.evaluateHandle(() => {
        const times: number[] = [];
        new MutationObserver(() => {
          if (document.querySelector('[role="option"]')) times.push(performance.now());
        }).observe(document.body, { childList: true, subtree: true });
        return times;
      });
      for (const letter of t("servi", "خدمات")) {
        await page.clock.runFor(100);
        await page.keyboard.insertText(letter);
      }
      await page.clock.runFor(299);
      await expect(options(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(options(page).first()).toBeVisible();
      const now = await page.evaluate(() => performance.now());
      expect(new Set(await shownAt.jsonValue())).toEqual(new Set([now]));
    },
  );

  test("SRCH-7 matches titles of the current language, also after a toggle, and says where a section is", async ({
    page,
    at,
    t,
  }) => {
    const query = t("partners", "شركاؤنا");
    await page.goto(at("/contact"));
    await field(page).fill(query);
    await expect(options(page).first()).toContainText(t("Our Partners", "شركاؤنا"));
    await expect(options(page).first()).toContainText(t("in Home", "في صفحة «الرئيسية»"));
    await expect(options(page).first().locator("mark")).toHaveText(t("Partners", "شركاؤنا"));
    await field(page).fill(t("شركاؤنا", "partners"));
    await expect(options(page)).toHaveCount(0);

    await field(page).fill(query);
    await expect(options(page).first()).toContainText(t("Our Partners", "شركاؤنا"));
    // A press that does not take the focus, which would close the list.
    await page
      .getByRole("banner")
      .locator("a[data-locale]")
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("banner")).toContainText(
      t("لا توجد نتائج مطابقة", "No matching results found"),
    );
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue(query);
  });

  test(
    "SRCH-3 NAV-1 typing a search does not move the page; the keyboard moves through the results and Escape closes them",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await page.goto(at("/terms-and-conditions"));
      await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
      await field(page).click();
      await field(page).pressSequentially(t("services", "خدمات"));
      await expect(options(page).first()).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(400);

      await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "false");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Escape");
      await expect(options(page)).toHaveCount(0);
    },
  );

  test("SRCH-8 scrolls to a section of the same page, 100 px under the edge", async ({ page, at, t }) => {
    await page.goto(at("/"));
    await field(page).fill(t("our clients", "عملاؤنا"));
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect.poll(() => topOf(page, "clients-section")).toBeLessThanOrEqual(102);
    await expect.poll(() => topOf(page, "clients-section")).toBeGreaterThanOrEqual(98);
  });

  test(
    "SRCH-8 Enter goes by what the field holds, not by what an earlier word has found",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await page.goto(at("/contact"));
      await field(page).fill(t("our clients", "عملاؤنا"));
      await expect(options(page).first()).toBeVisible();
      await field(page).fill(t("core values", "قيمنا"));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${at("/AboutUs")}(#.*)?$`));
      await expect(page.locator("#values-section :focus, #values-section:focus")).toHaveCount(1);
    },
  );

  test(
    "SRCH-8 an Enter that waits for the code of the search gives way to newer words, and to a link",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      const words = t("our clients", "عملاؤنا");
      for (const isLink of [false, true]) {
        const release = await holdRequests(page, /\/assets\/search-parts/);
        await page.goto(at("/contact"));
        await page.mouse.move(10, 10);
        await page.mouse.move(11, 11);
        await expect(page.locator("html[data-ready]")).toBeAttached();
        await field(page).fill(isLink ? words : t("core values", "قيمنا"));
        await page.keyboard.press("Enter");
        if (isLink) {
          const services = page
            .getByRole("banner")
            .getByRole("link", { name: t("Services & Tools", "الخدمات والأدوات") });
          await services.click();
          await expect(page.locator("#tools-section")).toBeAttached();
        }
        await field(page).fill(words);
        release();
        await expect(options(page).first()).toContainText(t("Our Clients", "عملاؤنا"));
        await expect(field(page)).toHaveValue(words);
        await expect(page).toHaveURL(new RegExp(`${at(isLink ? "/ServicesTools" : "/contact")}$`));
      }
    },
  );

  test("SRCH-8 SRCH-10 goes to another page first, ends at the section and focuses its heading", async ({
    page,
    at,
    t,
  }) => {
    await page.clock.install();
    await page.goto(at("/contact"));
    await field(page).fill(t("core values", "قيمنا"));
    await options(page).first().click();
    await expect(page).toHaveURL(new RegExp(`${at("/AboutUs")}(#.*)?$`));
    await expect.poll(() => topOf(page, "values-section")).toBeLessThanOrEqual(102);
    await page.clock.runFor(1600); // the requirement measures the final position after 1.5 s
    expect(Math.abs((await topOf(page, "values-section")) - 100)).toBeLessThanOrEqual(2);
    await expect(page.locator("#values-section :focus, #values-section:focus")).toHaveCount(1);
  });

  test(
    "SRCH-8 SRCH-10 late content above a section does not push it away, and the heading of home keeps the focus when its words come",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await page.clock.install();
      await page.goto(at("/contact"));
      const [releaseServices, releaseWords] = [
        await holdRequests(page, /\/api\/v1\/our-services/),
        await holdRequests(page, /\/api\/v1\/home-page/),
      ];
      await field(page).fill(t("our clients", "عملاؤنا"));
      await options(page).first().click();
      await expect(page.locator("#clients-section :focus")).toHaveCount(1);
      await page.clock.runFor(3000);
      releaseServices();
      await expect(page.locator("#services-section").getByRole("listitem").first()).toBeAttached();
      await expect
        .poll(async () => Math.abs((await topOf(page, "clients-section")) - 100))
        .toBeLessThanOrEqual(2);

      await field(page).fill(t("home", "الرئيسية"));
      await options(page).first().click();
      const heading = page.locator("#hero-heading");
      await expect(heading).toBeFocused();
      await expect(page.locator("#hero h1 + p")).toHaveCount(0);
      releaseWords();
      await expect(page.locator("#hero h1 + p")).toBeVisible();
      await expect(heading).toBeFocused();
    },
  );

  test(
    "SRCH-9 a section that comes late, or after the last attempt with what still loads, is found",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      await page.clock.install();
      for (const [index, wait] of [200, 3000].entries()) {
        await page.goto(at("/contact"));
        const release = await holdRequests(page, /\/api\/v1\/our-partners/);
        await field(page).fill(t("our partners", "شركاؤنا"));
        await expect(options(page).first()).toBeVisible();
        await page.clock.pauseAt(Date.now() + 60_000 * (index + 1));
        await options(page).first().click();
        await expect(page.locator("#hero")).toBeAttached();
        await page.clock.runFor(wait);
        const section = page.locator("#partners-section");
        await expect(section).toHaveCount(0);
        expect(await page.evaluate(() => scrollY > 0)).toBe(wait > 600);
        release();
        await expect(async () => {
          await page.clock.runFor(5); // the page receives an answer on its own clock
          await expect(section).toHaveCount(1, { timeout: 100 });
        }).toPass({ timeout: 30_000 });
        if (wait < 600) expect(await page.evaluate(() => scrollY)).toBe(0);
        await page.clock.runFor(100);
        await expect(section.getByRole("heading").first()).toBeFocused();
        await expect
          .poll(async () => Math.abs((await topOf(page, "partners-section")) - 100))
          .toBeLessThanOrEqual(2);
        await page.clock.resume();
      }
    },
  );

  test(
    "SRCH-9 a section that never comes leaves the page a little below its top",
    { tag: "@in-english" },
    async ({ page, at, t, stub, startStubbed, expectNoise }) => {
      expectNoise(/500/);
      stub.fail("/our-partners", { status: 500 });
      const site = await startStubbed();
      await page.clock.install();
      await page.goto(site.url + at("/contact"));
      await field(page).fill(t("our partners", "شركاؤنا"));
      await options(page).first().click();
      await expect(page.locator("#hero")).toBeAttached();
      await page.clock.runFor(600);
      await expect(page.locator("#partners-section")).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    },
  );

  test("SRCH-8 Enter pressed at once goes to the best result", async ({ page, at, t }) => {
    await page.goto(at("/contact"));
    await field(page).fill(t("core values", "قيمنا"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${at("/AboutUs")}#values-section$`));
  });

  for (const [rows, when] of [
    ["SRCH-7 SRCH-13", "at once"],
    ["SRCH-6 SRCH-7 SRCH-13", "after a look at the results"],
  ] as const)
    test(`${rows} Enter without a match ${when} searches everything`, async ({ page, at, t }) => {
      const word = t("qzxv basket", "قظخض سلة");
      await page.goto(at("/contact"));
      await field(page).fill(word);
      if (when !== "at once") {
        await expect(page.getByRole("banner")).toContainText(
          t("No matching results found", "لا توجد نتائج مطابقة"),
        );
        await expect(options(page)).toHaveCount(0);
      }
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL((url) => url.searchParams.get("q") === word);
      await expect(page).toHaveURL(new RegExp(`${at("/search")}\\?`));
      await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue(word);
      await expect(field(page)).toHaveValue("");
    });

  test(
    "A11Y keys are named where there are keys",
    { tag: "@in-arabic" },
    async ({ page, at, t, browser, baseURL }) => {
      const keys = t("↑ ↓ to move", "↑ ↓ للتنقّل");
      await page.goto(at("/contact"));
      await field(page).fill(t("our", "نا"));
      await expect(page.getByText(keys)).toBeVisible();
      const phone = await browser.newContext({ baseURL: baseURL ?? "", hasTouch: true, isMobile: true });
      const touched = await phone.newPage();
      await touched.goto(at("/contact"));
      await field(touched).fill(t("our", "نا"));
      await expect(options(touched).first()).toBeVisible();
      await expect(touched.getByText(keys)).toBeHidden();
      await phone.close();
    },
  );

  test(
    "SRCH-3 letters typed while the page begins to run count, and so does their removal",
    { tag: "@in-english" },
    async ({ page, at }) => {
      await page.addInitScript(() => {
        // React starts to track the field's value here: hydration is in progress.
        const { defineProperty } = Object;
        Object.defineProperty = (target, key, ...given) => {
          const defined = defineProperty(target, key, ...given);
          if (key === "value" && target === document.activeElement) {
            Object.defineProperty = defineProperty;
            queueMicrotask(() => document.execCommand("insertText", false, "xqzt"));
          }
          return defined;
        };
        // The visitor is in the field before a movement of the pointer can start hydration.
        addEventListener("DOMContentLoaded", () =>
          document.querySelector<HTMLInputElement>("header input[type=search]")?.focus(),
        );
      });
      await page.goto(at("/contact"));
      await expect(page.getByRole("banner").getByRole("listbox")).toBeAttached();
      await field(page).fill("");
      await expect(page.getByRole("banner").getByRole("listbox")).toHaveCount(0);
    },
  );

  test("LAY-3 the field shows the focus ring of every control (WCAG 2.4.7), and no letter in it is cut off, however high or low it reaches", async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at("/contact"));
    const ringOf = (control: Locator) =>
      control.evaluate((node) => {
        const { outline, boxShadow } = getComputedStyle(node);
        return { outline, boxShadow };
      });
    await page.keyboard.press("Tab");
    const ring = await ringOf(page.locator(":focus"));
    expect(ring.outline).toContain("3px");
    await field(page).focus();
    expect(await ringOf(field(page).locator(".."))).toEqual(ring);

    await field(page).fill(t("Ågj", "يٍ جِ أُ"));
    const [needed, line] = await field(page).evaluate((input: HTMLInputElement) => {
      const { font, lineHeight } = getComputedStyle(input);
      const pen = Object.assign(document.createElement("canvas").getContext("2d") ?? {}, { font });
      if (!(pen instanceof CanvasRenderingContext2D)) throw new Error("no canvas");
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(input.value);
      return [actualBoundingBoxAscent + actualBoundingBoxDescent, parseFloat(lineHeight)];
    });
    expect(line).toBeGreaterThan(needed ?? Infinity);
  });
});

function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? 99_999, id);
}
