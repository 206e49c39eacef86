import type { Page } from "@playwright/test";
import { things } from "./support/first-touches.ts";
import type { Choose, Thing, Touch } from "./support/first-touches.ts";
import { test } from "./support/test.ts";

/** Longer than the delay after which an untouched page hydrates, ms. */
const beyondIdleDelay = 10_000;

// The button of a film comes with the code, on a slow phone late.
test.use({ actionTimeout: 60_000 });

/** The first interaction of a visitor: by mouse, finger or key. */
const press: Record<Touch, (target: ReturnType<Page["locator"]>) => Promise<void>> = {
  mouse: (target) => target.click(),
  finger: (target) => target.tap(),
  key: (target) => target.press("Enter"),
};

/** Makes the processor four times slower, to make races visible. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

const touchedBy = (by: Touch) => things.filter(({ only }) => !only || only.includes(by));

async function touch(page: Page, t: Choose, { where, act, sees }: Thing, by: Touch): Promise<void> {
  const target = where(page, t);
  await (act ? act(target, t) : press[by](target));
  await sees(page, t, target);
}

/** A press that is kept knows no language. What it leads to is tried in both, at once and after a while. */
const ways = [
  { name: "by mouse at once", tag: "@in-english", by: "mouse", phone: false },
  { name: "by key at once", tag: "@in-english", by: "key", phone: false },
  { name: "by finger at once, on a slow phone", tag: "@in-arabic", by: "finger", phone: true },
] as const;

for (const { name, tag, by, phone } of ways)
  test.describe(`first touched ${name}`, { tag }, () => {
    test.use(phone ? { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } } : {});

    for (const thing of touchedBy(by))
      test(`${thing.row} ${thing.what}`, async ({ page, at, t }) => {
        if (phone) await slowDown(page);
        if (thing.still) await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(thing.path.startsWith("/ar/") ? thing.path : at(thing.path));
        await touch(page, t, thing, by);
      });
  });

// A page that has woken by itself stays awake: its things are touched one after another.
test.describe("touched by mouse after a while", { tag: "@in-arabic" }, () => {
  const byPage = Map.groupBy(
    touchedBy("mouse"),
    ({ path, still }) => path.replace(/^\/ar\//, "/") + (still ? " without motion" : ""),
  );
  for (const [, some] of byPage)
    test(some.map(({ row, what }) => `${row} ${what}`).join(", "), async ({ page, at, t }) => {
      const [first] = some;
      if (first?.still) await page.emulateMedia({ reducedMotion: "reduce" });
      await page.clock.install();
      await page.goto(at(first?.path.replace(/^\/ar\//, "/") ?? "/"));
      await page.clock.runFor(beyondIdleDelay);
      for (const thing of some) {
        await touch(page, t, thing, "mouse");
        // Closes what is open.
        await page.keyboard.press("Escape");
      }
    });
});
