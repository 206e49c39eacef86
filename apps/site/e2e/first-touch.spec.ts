import type { Page } from "@playwright/test";
import { things } from "./support/first-touches.ts";
import type { Touch } from "./support/first-touches.ts";
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

/** A press that is kept knows no language. What it leads to is tried in both, at once and after a while. */
const ways = [
  { name: "by mouse at once", tag: "@in-english", touch: "mouse", pauses: false, phone: false },
  { name: "by key at once", tag: "@in-english", touch: "key", pauses: false, phone: false },
  {
    name: "by finger at once, on a slow phone",
    tag: "@in-arabic",
    touch: "finger",
    pauses: false,
    phone: true,
  },
  { name: "by mouse after a while", tag: "@in-arabic", touch: "mouse", pauses: true, phone: false },
] as const;

for (const { name, tag, touch, pauses, phone } of ways)
  test.describe(`first touched ${name}`, { tag }, () => {
    test.use(phone ? { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } } : {});

    for (const { row, what, path, where, act, sees } of things.filter(
      ({ only }) => !only || only.includes(touch),
    ))
      test(`${row} ${what}`, async ({ page, at, t }) => {
        if (pauses) await page.clock.install();
        if (phone) await slowDown(page);
        await page.goto(path.startsWith("/ar/") ? path : at(path));
        if (pauses) await page.clock.runFor(beyondIdleDelay);
        const target = where(page, t);
        await (act ? act(target, t) : press[touch](target));
        await sees(page, t, target);
      });
  });
