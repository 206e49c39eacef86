import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** Longer than any delay after which an untouched page fetches its code, ms. */
const beyondDelays = 60_000;

/** Links that the first script adds to fetch the page's code: all but its own and that of what it imports. */
const codeLinks = (page: Page) =>
  page.locator(
    'head link[rel="modulepreload"]:not([href^="/assets/entry.client-"], [href^="/assets/boot-"])',
  );

/** Chromium calls a network 2G or 3G by its round trip, ms. */
const roundTrips = { ordinary: 0, "saving data": 0, "3G": 400, "2G": 1500 };

/** Emulates a connection. Returns a function that makes it a fast one. */
async function emulate(page: Page, connection: keyof typeof roundTrips): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const delay = (latency: number) =>
    devtools.send("Network.emulateNetworkConditions", {
      ...{ offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 },
    });
  await devtools.send("Emulation.setDataSaverOverride", { dataSaverEnabled: connection === "saving data" });
  await delay(roundTrips[connection]);
  return async () => void (await delay(0));
}

for (const connection of ["saving data", "2G", "3G"] as const)
  test(
    `LEAN-2 ${connection}: the code comes at the first act, and does it`,
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await page.clock.install();
      const speedUp = await emulate(page, connection);
      await page.goto(at("/AboutUs"));
      await page.clock.runFor(beyondDelays);
      await expect(codeLinks(page)).toHaveCount(0);
      await speedUp();
      await page.getByRole("banner").getByRole("combobox").focus();
      await page.clock.resume();
      await page.keyboard.type(t("servi", "خدما"));
      await expect(page.getByRole("option").first()).toContainText(t("Our Services", "خدماتنا"));
      await expect(codeLinks(page)).not.toHaveCount(0);
    },
  );

test(
  "LEAN-2 an ordinary connection: the code is there before the first act",
  { tag: "@in-english" },
  async ({ page, at }) => {
    await page.clock.install();
    await emulate(page, "ordinary");
    await page.goto(at("/AboutUs"));
    await page.clock.runFor(beyondDelays);
    await expect(codeLinks(page)).not.toHaveCount(0);
  },
);

for (const { path, parses } of [
  { path: "/", parses: false },
  { path: "/AboutUs", parses: false },
  // Its chart is in a text.
  { path: "/trends/1", parses: true },
])
  test(
    `LEAN-1 ${path} ${parses ? "loads" : "does without"} the code for HTML`,
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      const parsers: string[] = [];
      page.on(
        "request",
        (request) => request.url().includes("/assets/rich-text-") && parsers.push(request.url()),
      );
      await page.goto(at(path));
      await page.getByRole("banner").getByRole("combobox").pressSequentially(t("servi", "خدما"));
      await expect(page.getByRole("option").first()).toContainText(t("Our Services", "خدماتنا"));
      if (parses) await expect.poll(() => parsers.length).toBeGreaterThan(0);
      else expect(parsers).toEqual([]);
    },
  );

test.describe("a kept click", { tag: "@in-english" }, () => {
  for (const { name, media, moves } of [
    { name: "with motion", media: { reducedMotion: "no-preference" }, moves: true },
    { name: "with reduced motion", media: { reducedMotion: "reduce" }, moves: false },
    { name: "in forced colours", media: { forcedColors: "active" }, moves: true },
  ] as const)
    test(`LEAN-3 shows that it is kept, ${name}`, async ({ page, at }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/assets\/frame/, async (route) => {
        await held;
        await route.continue();
      });
      await page.emulateMedia(media);
      await page.goto(at("/AboutUs"));
      const box = page.getByRole("contentinfo").locator("#newsletter");
      const subscribe = box.getByRole("button");
      await subscribe.click();
      await expect(subscribe).toHaveAttribute("aria-busy", "true");
      await expect(subscribe).toHaveCSS("outline-style", "dotted");
      // A wait of less than 150 ms shows nothing.
      const ringAt = (time: number) =>
        subscribe.evaluate((button, currentTime) => {
          for (const animation of button.getAnimations()) Object.assign(animation, { currentTime });
          return [getComputedStyle(button).outlineStyle, getComputedStyle(button).outlineOffset];
        }, time);
      expect((await ringAt(149))[0]).not.toBe("dotted");
      expect(await ringAt(150)).toEqual(["dotted", "3px"]);
      const [, offset] = await ringAt(850);
      expect(offset !== "3px").toBe(moves);
      release();
      await expect(box.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
      await expect(subscribe).not.toHaveAttribute("aria-busy");
    });
});
