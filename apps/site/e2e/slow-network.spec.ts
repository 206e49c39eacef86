import type { Page } from "@playwright/test";
import { holdRequests } from "./support/hold-requests.ts";
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

/** Returns a function that emulates a connection. That returns one that makes it fast. */
async function startEmulation(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const delay = (latency: number) =>
    devtools.send("Network.emulateNetworkConditions", {
      ...{ offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 },
    });
  return async (connection: keyof typeof roundTrips) => {
    await devtools.send("Emulation.setDataSaverOverride", { dataSaverEnabled: connection === "saving data" });
    await delay(roundTrips[connection]);
    return () => delay(0);
  };
}

test(
  "LEAN-2 on a slow or costly connection the code comes at the first act, and does it; on an ordinary one it is there before",
  { tag: "@in-english" },
  async ({ page, at, t }) => {
    await page.clock.install();
    const emulate = await startEmulation(page);
    for (const connection of ["saving data", "2G", "3G"] as const) {
      const speedUp = await emulate(connection);
      await page.goto(at("/AboutUs"));
      await page.clock.runFor(beyondDelays);
      await expect(codeLinks(page), connection).toHaveCount(0);
      await speedUp();
      await page.getByRole("banner").getByRole("combobox").focus();
      await page.clock.resume();
      await page.keyboard.type(t("servi", "خدما"));
      await expect(page.getByRole("option").first()).toContainText(t("Our Services", "خدماتنا"));
      await expect(codeLinks(page), connection).not.toHaveCount(0);
    }

    await emulate("ordinary");
    await page.goto(at("/AboutUs"));
    await page.clock.runFor(beyondDelays);
    await expect(codeLinks(page)).not.toHaveCount(0);
  },
);

test(
  "LEAN-1 the code for HTML comes with a page whose chart is in a text, and with no other",
  { tag: "@in-english" },
  async ({ page, at, t }) => {
    const parsers: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/assets/rich-text-")) parsers.push(request.url());
    });
    for (const path of ["/", "/AboutUs", "/trends/1"]) {
      expect(parsers).toEqual([]);
      await page.goto(at(path));
      await page.getByRole("banner").getByRole("combobox").pressSequentially(t("servi", "خدما"));
      await expect(page.getByRole("option").first()).toContainText(t("Our Services", "خدماتنا"));
    }
    await expect.poll(() => parsers.length).toBeGreaterThan(0);
  },
);

test(
  "LEAN-3 a kept click shows that it is kept, with motion, with reduced motion and in forced colours",
  { tag: "@in-english" },
  async ({ page, at }) => {
    const release = await holdRequests(page, /\/assets\/frame/);
    await page.goto(at("/AboutUs"));
    const box = page.getByRole("contentinfo").locator("#newsletter");
    const subscribe = box.getByRole("button");
    await subscribe.click();
    await expect(subscribe).toHaveAttribute("aria-busy", "true");
    const ringAt = (time: number) =>
      subscribe.evaluate((button, currentTime) => {
        for (const animation of button.getAnimations()) Object.assign(animation, { currentTime });
        return [getComputedStyle(button).outlineStyle, getComputedStyle(button).outlineOffset];
      }, time);
    for (const { media, moves } of [
      { media: { reducedMotion: "no-preference" }, moves: true },
      { media: { reducedMotion: "reduce" }, moves: false },
      { media: { reducedMotion: "no-preference", forcedColors: "active" }, moves: true },
    ] as const) {
      await page.emulateMedia(media);
      await expect(subscribe).toHaveCSS("outline-style", "dotted");
      // A wait of less than 150 ms shows nothing.
      expect((await ringAt(149))[0]).not.toBe("dotted");
      expect(await ringAt(150)).toEqual(["dotted", "3px"]);
      const [, offset] = await ringAt(850);
      expect(offset !== "3px").toBe(moves);
    }
    release();
    await expect(box.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
    await expect(subscribe).not.toHaveAttribute("aria-busy");
  },
);
