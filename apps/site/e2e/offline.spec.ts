import type { Page } from "@playwright/test";
import { announce } from "./support/announce.ts";
import { expectAccessible } from "./support/axe.ts";
import { browse, hydrateBySearch } from "./support/browse.ts";
import { contactForm } from "./support/contact-form.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { startSite } from "./support/site-process.ts";
import { startSiteProxy } from "./support/site-proxy.ts";
import type { SiteProxy } from "./support/site-proxy.ts";
import { painted } from "./support/painted.ts";
import { expect, test as base } from "./support/test.ts";

const test = base.extend<{ siteProxy: SiteProxy }>({
  /** In front of `stubbedSite`. */
  siteProxy: async ({ stubbedSite, context }, use) => {
    const siteProxy = await startSiteProxy(stubbedSite.url);
    await use(siteProxy);
    await Promise.all(context.pages().map((page) => page.close()));
    await siteProxy.shut();
  },
});

test.use({ serviceWorkers: "allow" });
test.beforeEach(({ expectNoise }) => expectNoise(/ERR_|Failed to (?:load|fetch)|503/));

/** Paths of the pages that the worker has kept. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open("pages-2")).keys();
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search).sort();
  });

const toKeep = (page: Page, paths: string[]) => expect.poll(() => keptPages(page)).toEqual(paths.toSorted());

/** The text of the kept copy of the page. */
const keptText = (page: Page) =>
  page.evaluate(async () => (await (await caches.match(location.href, { ignoreVary: true }))?.text()) ?? "");

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** From the next document on. Returns what waits until the page has done what it does when idle, and counts its registrations. */
async function watchRegistrations(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const all: Promise<unknown>[] = [];
    Object.assign(window, { registrations: all });
    const { serviceWorker } = navigator as Partial<Navigator>;
    // An empty page has none.
    if (!serviceWorker) return;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = (...args) => {
      const registration = register(...args);
      all.push(registration);
      return registration;
    };
  });
  return () =>
    page.evaluate(async () => {
      await new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)));
      return (await Promise.all(Reflect.get(window, "registrations") as Promise<unknown>[])).length;
    });
}

test.describe("without a connection", () => {
  test(
    "NET-2 NET-3 the pages seen last are read again, by link, by Back and by address, and others are not",
    { tag: "@in-arabic" },
    async ({ page, context, at, t, siteProxy }) => {
      const banner = page.getByRole("banner");
      const heading = page.getByRole("heading", { level: 1 });
      await browse(page, siteProxy.url + at("/AboutUs"));
      const about = await heading.innerText();
      await toKeep(page, [at("/AboutUs")]);
      await banner.getByRole("link", { name: t("Services & Tools", "الخدمات والأدوات") }).click();
      await expect(page.locator("#tools-section h3").first()).toBeVisible();
      await toKeep(page, [at("/AboutUs"), at("/ServicesTools")]);

      await context.setOffline(true);
      await siteProxy.shut();
      const status = page.getByRole("status").getByText(t("You are offline.", "لا اتصال بالإنترنت."));
      await expect(status).toBeVisible();
      await banner.getByRole("link", { name: t("About Us", "من نحن") }).click();
      await expect(page).toHaveURL(new RegExp(`${at("/AboutUs")}$`));
      await expect(heading).toHaveText(about);
      await expect(status).toBeVisible();
      await expect(page.locator("body")).toHaveCSS("margin", "0px");
      await page.goBack();
      await expect(page.locator("#tools-section h3").first()).toBeVisible();

      // A page that is not kept leaves the visitor where he is.
      await banner
        .getByRole("link", { name: t("Contact Us", "تواصل معنا") })
        .first()
        .click();
      const again = page.getByRole("button", { name: t("Try again", "حاول مجددًا"), exact: true });
      await expect(again).toBeVisible();
      await again.click();
      await expect(page).toHaveURL(new RegExp(`${at("/ServicesTools")}$`));
      await expectAccessible(page);

      const other = await context.newPage();
      await other.goto(siteProxy.url + at("/AboutUs"));
      await expect(other.getByRole("heading", { level: 1 })).toHaveText(about);
      await other.goto(siteProxy.url + at("/contact"));
      await expect(other.getByRole("heading", { level: 1 })).toHaveText(
        t("There is no connection", "لا اتصال بالإنترنت"),
      );
      await expect(other.locator("html")).toHaveAttribute("dir", t("ltr", "rtl"));
      await expectAccessible(other);
      const listed = other.locator(`section:first-of-type li a`);
      await expect(listed).toHaveCount(2);
      await other.locator(`a[href="${at("/AboutUs")}"]`).click();
      await expect(other.getByRole("heading", { level: 1 })).toHaveText(about);

      // The network is back before the site answers.
      await context.setOffline(false);
      await expect(status).toBeHidden();
      await expect(again).toBeVisible();
      await siteProxy.open();
      await expect(page).toHaveURL(new RegExp(`${at("/contact")}$`));
      await expect(contactForm(page, t).form).toBeVisible();
    },
  );

  test(
    "LANG-3 NET-3 the language chosen without a connection is saved, and its page is read if it was kept",
    { tag: "@in-english" },
    async ({ page, context, at, t, language, siteProxy }) => {
      const toggle = page.locator("header a[hreflang][data-locale]").first();
      const lang = page.locator("html");
      const inOther = t("/ar/AboutUs", "/AboutUs");
      await browse(page, siteProxy.url + at("/AboutUs"));
      await toKeep(page, [at("/AboutUs")]);
      await toggle.click();
      await toKeep(page, [at("/AboutUs"), inOther]);
      await toggle.click();
      await expect(lang).toHaveAttribute("lang", language);
      const saved = () => page.evaluate(() => localStorage.getItem("i18nextLng"));
      expect(await saved()).toBe(language);

      await context.setOffline(true);
      await siteProxy.shut();
      await toggle.click();
      await expect(page).toHaveURL(siteProxy.url + inOther);
      await expect(lang).toHaveAttribute("lang", t("ar", "en"));
      expect(await saved()).toBe(t("ar", "en"));

      // This one is not kept: the press is held.
      await page.evaluate(
        (path) => caches.open("pages-2").then((pages) => pages.delete(path)),
        at("/AboutUs"),
      );
      await toggle.click();
      const again = page.getByRole("button", { name: t("حاول مجددًا", "Try again"), exact: true });
      await expect(again).toBeVisible();
      expect(await saved()).toBe(language);
      // The page's code knows the choice too: without its content the page must not change its language.
      await expect(page.locator("html[data-ready]")).toBeAttached();
      await painted(page);
      await expect(lang).toHaveAttribute("lang", t("ar", "en"));
      await expect(page.locator("#about-text p").first()).toBeVisible();
      await expect(again).toBeVisible();
    },
  );

  test(
    "LANG-1 NET-2 offline, the toggle to English does not open the Arabic page that was kept at the address without a language",
    { tag: "@in-arabic" },
    async ({ page, context, siteProxy }) => {
      await page.goto(`${siteProxy.url}/contact`);
      await toKeep(page, ["/contact"]);
      await page.goto(`${siteProxy.url}/ar/contact`);
      await toKeep(page, ["/ar/contact", "/contact"]);
      await context.setOffline(true);
      await siteProxy.shut();
      await page.locator("header [data-locale=en]").click();
      await expect(page.getByRole("button", { name: "حاول مجددًا", exact: true })).toBeVisible();
      await context.setOffline(false);
      await siteProxy.open();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page).toHaveURL(`${siteProxy.url}/contact`);
    },
  );

  test(
    "NET-3 with a connection a publish is visible at the next load, and without one as it was seen last, which the page says",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, siteProxy }) => {
      const show = (title: string) => {
        stub.answer("/terms-and-conditions", { title, description: "<p>The text of it</p>" });
      };
      const main = page.getByRole("main");
      show("The first edition");
      await browse(page, siteProxy.url + at("/terms-and-conditions"));
      await expect(main).toContainText("The first edition");
      await toKeep(page, [at("/terms-and-conditions")]);
      show("The second edition");
      expect(await announce(stubbedSite, ["terms-and-conditions"])).toBe(204);
      await page.reload();
      await expect(main).toContainText("The second edition");
      const copy = page.getByRole("status").getByText(t("The site did not answer.", "لم يستجب الموقع."));
      await expect(copy).toBeHidden();
      await expect.poll(() => keptText(page)).toContain("The second edition");
      await siteProxy.shut();
      await page.reload();
      await expect(main).toContainText("The second edition");
      await expect(copy).toBeVisible();

      // A link opens as a document: the worker answers it.
      const contact = page.getByRole("banner").getByRole("link", { name: t("Contact Us", "تواصل معنا") });
      await contact.first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("There is no connection", "لا اتصال بالإنترنت"),
      );
      await page.locator(`a[href="${at("/terms-and-conditions")}"]`).click();
      await expect(copy).toBeVisible();

      const again = page.getByRole("button", { name: t("Try again", "حاول مجددًا"), exact: true });
      await again.click();
      await expect(copy).toBeVisible();
      await siteProxy.open();
      await again.click();
      await expect(copy).toBeHidden();
      await expect(main).toContainText("The second edition");
    },
  );

  test(
    "NET-3 the page that the app opens after a kept one does not say that it was kept",
    { tag: "@in-english" },
    async ({ page, at, t, stubbedSite: site }) => {
      await browse(page, site.url + at("/terms-and-conditions"));
      const copy = page.getByRole("status").getByText(t("The site did not answer.", "لم يستجب الموقع."));
      await page.evaluate(() => document.documentElement.toggleAttribute("data-kept-copy", true));
      await expect(copy).toBeVisible();
      await page.getByRole("banner").getByRole("combobox").fill(t("core values", "قيمنا"));
      await page.getByRole("option").first().click();
      await expect(page).toHaveURL(/AboutUs/);
      await expect(copy).toBeHidden();
    },
  );

  test(
    "NET-3 nothing is kept of what a visitor searched for, and nothing for whoever saves data",
    { tag: "@in-english" },
    async ({ page, at, stubbedSite: site }) => {
      await browse(page, site.url + at("/AboutUs"));
      await toKeep(page, [at("/AboutUs")]);
      // The worker sees these addresses.
      await page.goto(site.url + at("/search?q=salary"));
      await page.goto(site.url + at("/contact?sent=3456789A"));
      await browse(page, site.url + at("/terms-and-conditions"));
      await toKeep(page, [at("/AboutUs"), at("/terms-and-conditions")]);
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      );
      await page.evaluate(async () => {
        for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
        await caches.delete("pages-2");
      });
      const registrations = await watchRegistrations(page);
      await browse(page, site.url + at("/AboutUs"));
      expect(await registrations()).toBe(0);
    },
  );

  test(
    "NET-5 the switch takes the worker and what it kept when a page registers it before or after the browser looks for it",
    { tag: "@in-english" },
    async ({ page, at, stub, stubbedSite, siteProxy }) => {
      const withoutPages = await startSite(stub.url, { OFFLINE_PAGES: "off" });
      const otherSiteProxy = await startSiteProxy(stubbedSite.url);
      try {
        const both = [siteProxy, otherSiteProxy];
        for (const { url } of both) {
          await browse(page, url + at("/AboutUs"));
          await toKeep(page, [at("/AboutUs")]);
        }
        const registrations = await watchRegistrations(page);
        for (const [index, order] of (["before", "after"] as const).entries()) {
          const { url, open } = both[index] ?? siteProxy;
          await open(withoutPages.url);
          const release = await holdRequests(page, /\/frame-/);
          if (order === "before") release();
          await page.goto(url + at("/AboutUs"));
          if (order === "after") await expect.poll(() => workers(page)).toBe(0);
          release();
          await hydrateBySearch(page);
          expect(await registrations()).toBe(1);
          await expect.poll(() => workers(page)).toBe(0);
          expect(await page.evaluate(() => caches.keys())).toEqual([]);
        }
      } finally {
        await page.goto("about:blank");
        await otherSiteProxy.shut();
        await withoutPages.dispose();
      }
    },
  );
});
