import { expect } from "@playwright/test";
import { cms, openArticle, test } from "./admin.ts";

test(
  "F22 B18 a press that comes before the page's code opens its dialog, once",
  { tag: "@in-english" },
  async ({ admin: page, language }) => {
    const t = (en: string, ar: string) => (language === "ar" ? ar : en);
    const held = Promise.withResolvers<void>();
    await page.route("**/_next/static/**/*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${cms}/admin/collections/users`, { waitUntil: "commit" });
    const search = page.getByRole("button", { name: t("Search everything", "البحث في كل شيء") });
    const invite = page.getByRole("button", { name: t("Invite…", "دعوة…") });
    await search.click();
    await expect(search).toHaveAttribute("aria-busy", "true");
    await invite.press("Enter");
    await expect(search).not.toHaveAttribute("aria-busy");
    await expect(invite).toHaveAttribute("aria-busy", "true");
    held.resolve();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toHaveAccessibleName(t("Invite a colleague", "دعوة زميل"));
    await expect(invite).not.toHaveAttribute("aria-busy");
    await dialog.getByRole("button", { name: t("Cancel", "إلغاء") }).click();
    await expect(dialog).toHaveCount(0);
    await search.click();
    await expect(page.getByRole("dialog")).toHaveAccessibleName(t("Search everything", "البحث في كل شيء"));
  },
);

for (const [width, tag] of [
  [390, ["@in-arabic"]],
  [1280, ["@in-english"]],
  // The navigation is open, at the side where reading starts.
  [1400, []],
] as const)
  test(
    `F22 a form ${width} px wide does not move sideways when its code runs, and what follows its text hardly moves`,
    { tag: [...tag] },
    async ({ admin: page, language }) => {
      await page.setViewportSize({ width, height: 900 });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 3 });
      await page.addInitScript(() => {
        const seen = Object.assign(window, { places: new Set<number>(), lengths: new Set<number>() });
        const look = () => {
          const content = document.querySelector(".template-default__wrap");
          if (content) seen.places.add(content.getBoundingClientRect().x);
          const text = document.querySelector("[style*='35vh'], .rich-text-lexical");
          const next = text?.nextElementSibling;
          if (next)
            seen.lengths.add(Math.round(next.getBoundingClientRect().y - text.getBoundingClientRect().y));
          requestAnimationFrame(look);
        };
        look();
      });
      await openArticle(page, language, "Place");
      await expect(page.locator(".rich-text-lexical [contenteditable=true]")).toBeVisible();
      // Payload sets this class after the last change that it makes by itself, and then moves the page no more.
      await expect(page.locator(".template-default--nav-animate")).toBeAttached();
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState === "finished"),
      );
      const seen = (name: string) =>
        page.evaluate((key) => [...(Reflect.get(window, key) as Set<number>)], name);
      expect(await seen("places")).toHaveLength(1);
      const lengths = await seen("lengths");
      // The line of the editor's tools comes last, 30 px high. Payload's own place is 90 px higher than an empty editor.
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(60);
    },
  );
