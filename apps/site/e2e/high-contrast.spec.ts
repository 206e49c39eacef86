import type { ElementHandle, Locator, Page } from "@playwright/test";
import { openComparison, shoot } from "./support/pixels.ts";
import type { Clip } from "./support/pixels.ts";
import { expect, test } from "./support/test.ts";

test.use({
  contextOptions: { forcedColors: "active", reducedMotion: "reduce" },
  viewport: { width: 1280, height: 1000 },
});

/** Pages and parts with interactive controls. Each kind of control is tested once. */
const controlPlaces = [
  ["/", "body"],
  ["/research-and-insights", "main"],
  ["/AllBlog?cat=1", "main"],
  ["/questions", "main"],
  ["/contact", "main"],
  ["/Blogdetails/24", "main"],
] as const;

const controls =
  ":is(a[href], button, input, select, textarea, summary, [tabindex='0']):not(:disabled, [tabindex='-1'])";

type Control = ElementHandle<HTMLElement | SVGElement>;

/** One control of every kind in a part of the page. */
async function kindsOf(part: Locator): Promise<Control[]> {
  const marked = await part.locator(controls).evaluateAll((nodes) => {
    const kinds = nodes.map((node) =>
      [node.tagName, node.getAttribute("class"), node.ariaCurrent, node.ariaDisabled].join(" "),
    );
    return kinds.map((kind, index) => kinds.indexOf(kind) === index);
  });
  const all = await part.locator(controls).elementHandles();
  return all.flatMap((one, index) => (marked[index] ? [one as Control] : []));
}

/** Whether a control is on the page and reachable. */
const isShown = (control: Control): Promise<boolean> =>
  control.evaluate((node, selector) => {
    if (!node.matches(selector) || node.closest("[inert], [aria-hidden='true']")) return false;
    const { width, left, right, bottom } = node.getBoundingClientRect();
    const isInside = width > 2 && left >= 0 && right <= innerWidth && bottom + scrollY > 0;
    return isInside && node.checkVisibility({ visibilityProperty: true });
  }, controls);

/** The painted area of a control with its focus ring: a field with its frame, a link with the card that it covers. */
function placeOf(node: HTMLElement | SVGElement): Clip & { around: number } {
  node.scrollIntoView({ block: "center" });
  const covers = node.matches("a") && getComputedStyle(node, "::after").position === "absolute";
  const card = covers && getComputedStyle(node).position === "static" && node instanceof HTMLElement;
  const frame = node.matches("input, textarea") ? node.parentElement : card ? node.offsetParent : null;
  const box = (frame ?? node).getBoundingClientRect();
  const [x, y] = [Math.max(0, box.left - 8), Math.max(0, box.top - 8)];
  const [right, bottom] = [Math.min(innerWidth, box.right + 8), Math.min(innerHeight, box.bottom + 8)];
  return { x, y, width: right - x, height: bottom - y, around: box.width + box.height };
}

const leaveFocus = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());

test.describe("in high contrast", () => {
  for (const [path, part] of controlPlaces)
    test(
      `A11Y the focus is seen on every control of ${path}`,
      { tag: "@in-english" },
      async ({ page, at }) => {
        await page.goto(at(path));
        await page.keyboard.press("Shift+Tab");
        await expect(page.locator("html[data-ready]")).toBeAttached();
        await expect(page.locator("select")).toHaveCount(0);
        const countDifferent = await openComparison(page);
        const unseen: string[] = [];
        let shown = 0;
        for (const control of await kindsOf(page.locator(part))) {
          if (!(await isShown(control))) continue;
          shown++;
          await leaveFocus(page);
          const place = await control.evaluate(placeOf);
          const before = await shoot(page, place);
          await control.evaluate((node) => node.focus({ preventScroll: true }));
          if ((await countDifferent(before, await shoot(page, place))) < place.around)
            unseen.push(await control.evaluate((node) => node.outerHTML.slice(0, 160)));
        }
        expect(shown).toBeGreaterThan(0);
        expect(unseen).toEqual([]);
      },
    );

  test(
    "A11Y what is current, chosen or pointed at with the keyboard is seen, and so are bullets and spinners",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      const countDifferent = await openComparison(page);
      /** Fails when a control looks the same before and after a change. */
      const expectSeen = async (shown: Locator, change: () => Promise<void>) => {
        const place = await shown.evaluate(placeOf);
        const before = await shoot(page, place);
        await change();
        const { width, height } = place;
        const after = await shoot(page, { ...(await shown.evaluate(placeOf)), width, height });
        expect.soft(await countDifferent(before, after), String(shown)).toBeGreaterThan(30);
      };

      await page.goto(at("/"));
      const about = page.getByRole("banner").getByRole("link", { name: t("About Us", "من نحن") });
      await expectSeen(about, async () => {
        await page.goto(at("/AboutUs"));
      });

      const search = page.getByRole("banner").getByRole("combobox");
      await search.fill(t("services", "خدمات"));
      const result = page.getByRole("banner").getByRole("option").first();
      await expectSeen(result, () => search.press("ArrowDown"));

      await page.goto(at("/AllBlog"));
      const categories = page.getByRole("combobox", { name: t("Categories", "التصنيفات") });
      const option = page.getByRole("option").nth(1);
      await categories.click();
      await expectSeen(option, async () => {
        await categories.press("ArrowDown");
        await categories.press("ArrowDown");
      });
      await categories.press("Enter");
      await expect(option).toHaveAttribute("aria-selected", "true");
      await expectSeen(option, async () => {
        await categories.press("Enter");
        await expect(option).toHaveAttribute("aria-selected", "false");
      });
      await categories.press("Escape");

      const second = page.getByRole("link", { name: t("Page 2", "الصفحة ٢"), exact: true });
      await expectSeen(second, async () => {
        await second.click();
        await expect(second).toHaveAttribute("aria-current", "page");
        await leaveFocus(page);
      });

      await page.goto(at("/questions"));
      const category = page.getByRole("main").getByRole("navigation").first().getByRole("link").nth(1);
      await expectSeen(category, async () => {
        await category.click();
        await expect(category).toHaveAttribute("aria-current");
        await leaveFocus(page);
      });

      await page.goto(at("/"));
      const tick = page.locator("#testimonials-section").getByRole("button", { name: /2|٢/ });
      await expectSeen(tick, async () => {
        await tick.click();
        await expect(tick).toHaveAttribute("aria-current", "true");
        await leaveFocus(page);
      });

      const digits = page.getByRole("contentinfo").getByRole("button", { name: "123" });
      await expectSeen(digits, async () => {
        await digits.click();
        await expect(digits).toHaveAttribute("aria-pressed", "true");
        await leaveFocus(page);
      });

      await page.goto(at("/__styleguide"));
      for (const mark of [
        page.locator("#reading ul > li").first(),
        page.locator("#controls span:has(> i)").first(),
      ]) {
        await mark.scrollIntoViewIfNeeded();
        const box = await mark.boundingBox();
        if (!box) throw new Error("a mark is not drawn");
        // Before the text of a list's item, and below the line from which a spinner's ticks hang.
        const clip = { x: box.x + box.width - 20, y: box.y + 3, width: 20, height: box.height - 3 };
        const before = await shoot(page, clip);
        await mark.evaluate((node: HTMLElement) => (node.style.visibility = "hidden"));
        expect.soft(await countDifferent(before, await shoot(page, clip)), String(mark)).toBeGreaterThan(20);
      }
    },
  );

  test("LAY-1 LAY-7 both wordmarks stand out from a light ground and a dark one", async ({ page, at }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(at("/AboutUs"));
    const countDifferent = await openComparison(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const part of ["banner", "contentinfo"] as const) {
        const logo = page.getByRole(part).locator("img").first();
        await logo.scrollIntoViewIfNeeded();
        await expect
          .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        const place = await logo.evaluate(placeOf);
        const before = await shoot(page, place);
        const source = await logo.getAttribute("src");
        await logo.evaluate((image) => image.setAttribute("src", "data:,"));
        const different = await countDifferent(before, await shoot(page, place));
        expect(different, `${part}, ${colorScheme}`).toBeGreaterThan(300);
        await logo.evaluate((image, url) => image.setAttribute("src", url ?? ""), source);
      }
    }
  });
});
