import type { Page, Request } from "@playwright/test";
import { holdRequests } from "./support/hold-requests.ts";
import { pages } from "./support/pages.ts";
import { browse, hydrateBySearch } from "./support/browse.ts";
import { painted } from "./support/painted.ts";
import { expect, test } from "./support/test.ts";

const toggle = "header a[hreflang][data-locale]";

/**
 * Text of a page in the other language: visible text, and attributes that are shown or read aloud. E-mail addresses
 * belong to no language.
 */
function foreignTexts(page: Page, html: string, language: string): Promise<string[]> {
  return page.evaluate(
    ([source, locale]) => {
      const root = new DOMParser().parseFromString(source, "text/html");
      const ownWords = "[lang]:not(html), [dir=ltr]:not(html), script, style, template";
      const said: (string | null)[] = [];
      for (const element of root.querySelectorAll("title, body, body *")) {
        if (element.closest(ownWords)) continue;
        for (const node of element.childNodes) if (node instanceof Text) said.push(node.data);
        for (const name of ["aria-label", "alt", "title", "placeholder"])
          said.push(element.getAttribute(name));
      }
      const arabic = /[\u0600-\u06ff]{3}/;
      const isForeign = (text: string) =>
        locale === "ar" ? /[A-Za-z]{4}/.test(text) && !arabic.test(text) : arabic.test(text);
      return said.map((text) => text?.replace(/\S+@\S+/g, "").trim() ?? "").filter(isForeign);
    },
    [html, language] as const,
  );
}

/** Presses the toggle once per frame. Returns the language requested last. */
const pressQuickly = (page: Page, times: number) =>
  page.evaluate(
    async ([selector, count]) => {
      let chosen = "";
      for (let press = 0; press < count; press++) {
        const link = document.querySelector<HTMLElement>(selector);
        chosen = link?.dataset.locale ?? "";
        link?.click();
        await new Promise(requestAnimationFrame);
      }
      return chosen;
    },
    [toggle, times] as const,
  );

test.describe("language", () => {
  test("LANG-2 is right in the first byte", async ({ request, at, language, t }) => {
    const html = await (await request.get(at("/"))).text();
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"[^>]* dir="${t("ltr", "rtl")}"`));
  });

  test("LANG-9 both languages have their address, and each names the other", async ({
    request,
    at,
    language,
  }) => {
    const html = await (
      await request.get(at("/AboutUs"), { headers: { "Accept-Language": language } })
    ).text();
    const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, lang = "", href = ""]) => `${lang} ${new URL(href).pathname}`,
    );
    expect(links.toSorted()).toEqual(["ar /ar/AboutUs", "en /AboutUs", "x-default /AboutUs"]);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(new URL(canonical).pathname).toBe(at("/AboutUs"));
  });

  test(
    "LANG-4 LANG-5 address, then saved choice, then browser language, then English",
    { tag: "@in-english" },
    async ({ request }) => {
      const langOf = async (path: string, headers: Record<string, string>) =>
        /<html[^>]* lang="(\w+)"/.exec(await (await request.get(path, { headers })).text())?.[1];
      expect(await langOf("/ar/AboutUs", { Cookie: "i18nextLng=en", "Accept-Language": "en" })).toBe("ar");
      expect(await langOf("/AboutUs", { Cookie: "i18nextLng=ar", "Accept-Language": "en" })).toBe("ar");
      expect(await langOf("/AboutUs", { Cookie: "i18nextLng=en", "Accept-Language": "ar" })).toBe("en");
      expect(await langOf("/AboutUs", { "Accept-Language": "fr;q=0.9, ar-SY;q=0.8, en;q=0.2" })).toBe("ar");
      expect(await langOf("/AboutUs", { "Accept-Language": "fr" })).toBe("en");
      expect(await langOf("/AboutUs", { Cookie: "i18nextLng=xx", "Accept-Language": "fr" })).toBe("en");
    },
  );

  test("LANG-1 LANG-3 LANG-7 the toggle switches place, texts and address at once, and keeps screen, query and choice, also after a reload and in a new tab", async ({
    page,
    context,
    at,
    t,
  }) => {
    const [own, other] = [t("en", "ar"), t("ar", "en")];
    await page.goto(`${at("/AllBlog")}?sort=oldest`);
    await page.locator(toggle).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    const tab = await context.newPage();
    await tab.goto("/contact");
    await expect(tab.locator("html")).toHaveAttribute("lang", other);
    await tab.close();

    await hydrateBySearch(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator(toggle).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", own);
    await expect(page.locator("html")).toHaveAttribute("dir", t("ltr", "rtl"));
    await expect(page).toHaveURL(
      ({ pathname, search }) => pathname + search === `${at("/AllBlog")}?sort=oldest`,
    );
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe(own);
    expect((await context.cookies()).find(({ name }) => name === "i18nextLng")?.value).toBe(own);

    const changes = await page.evaluate(async (selector) => {
      const root = document.documentElement;
      const changed = new Promise<string[]>((tell) => {
        const observer = new MutationObserver(() => {
          if (root.lang !== before) tell([before, root.lang, location.pathname]);
        });
        const before = root.lang;
        observer.observe(root, { attributes: true });
      });
      document.querySelector<HTMLElement>(selector)?.click();
      return changed;
    }, toggle);
    expect(changes).toEqual([own, other, `${t("/ar", "")}/AllBlog`]);
  });

  test("LANG-1 LANG-6 STA-2 the toggle asks for everything visible again and keeps what is being read, however late the other language comes", async ({
    page,
    at,
    language,
    t,
  }) => {
    const other = t("ar", "en");
    const asked: { url: URL; headers: Record<string, string> }[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname.startsWith("/api/v1/")) asked.push({ url, headers: request.headers() });
    });
    for (const [path, part, to] of [
      ["/AllBlog", "main article", other],
      ["/words", "main article", language],
      ["/PrivacyPolicy", "main p", other],
      ["/", "main section[id]", language],
    ] as const) {
      // Each in the language of the page before.
      await browse(page, to === other ? at(path) : `${t("/ar", "")}${path}`);
      // Only Chrome restores the position by itself.
      await page.evaluate(() => document.body.style.setProperty("overflow-anchor", "none"));
      const parts = page.locator(part);
      const middle = Math.floor((await parts.count()) / 2);
      const topOf = () => parts.nth(middle).evaluate((element) => element.getBoundingClientRect().top);
      await parts.nth(middle).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
      const before = await topOf();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
      const release = await holdRequests(page, /\/api\/v1\//);
      asked.length = 0;
      await page.locator(toggle).first().click();
      await expect(page.locator("html")).toHaveAttribute("lang", to);
      await expect(page.getByRole("main").getByRole("status").first()).toBeVisible();
      release();
      await expect(parts.nth(middle)).toBeAttached();
      await expect.poll(async () => Math.abs((await topOf()) - before), path).toBeLessThan(150);
      await page.unroute(/\/api\/v1\//);
      await expect.poll(() => asked.length, path).toBeGreaterThan(path === "/" ? 5 : 0);
      for (const { url, headers } of asked)
        expect([
          url.searchParams.get("lang"),
          headers["accept-language"],
          headers["content-language"],
        ]).toEqual([to, to, to]);
    }
  });

  test(
    "LANG-1 a visitor who scrolls while the other language loads is left alone",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await browse(page, at("/AllBlog"));
      await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
      const release = await holdRequests(page, /\/api\/v1\//);
      await page.locator(toggle).first().click();
      await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
      await expect(page.getByRole("main").getByRole("status").first()).toBeAttached();
      await page.mouse.move(640, 400);
      await page.mouse.wheel(0, -5000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      release();
      await expect(page.getByRole("main").getByRole("article").nth(3)).toBeAttached();
      await painted(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );

  test(
    "LANG-3 LANG-4 a choice saved without its cookie wins, also under the older key, with no hydration error",
    { tag: "@in-english" },
    async ({ page, context }) => {
      await context.addInitScript(() => {
        if (localStorage.length === 0) localStorage.setItem("i18nextLng", "ar");
      });
      await page.goto("/AboutUs");
      await expect(page.locator("html")).toHaveAttribute("lang", "ar");
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");

      await context.clearCookies();
      await page.evaluate(() => {
        localStorage.clear();
        localStorage.setItem("language", "ar");
      });
      await page.goto("/contact");
      await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    },
  );

  test(
    "LANG-4 LANG-11 NAV-1 NEWS-6 a page that the browser kept follows what was chosen on others meanwhile",
    { tag: "@in-english" },
    async ({ page }) => {
      await browse(page, "/questions");
      const restoration = () => page.evaluate(() => history.scrollRestoration);
      await page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
        // No other page can tell it: it stands still.
        localStorage.setItem("i18nextLng", "ar");
        localStorage.setItem("numerals", "latn");
        localStorage.setItem("newsletterLockedUntil", String(Date.now() + 200_000));
      });
      expect(await restoration()).toBe("auto");
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
      expect(await restoration()).toBe("manual");
      await expect(page).toHaveURL(/\/ar\/questions$/);
      await expect(page.locator("#newsletter").getByRole("timer")).toHaveText(/^3:\d\d$/);
    },
  );

  test("LANG-12 a fast double toggle while loading ends in the language chosen last, whole", async ({
    page,
    at,
    t,
    language,
  }) => {
    const other = t("ar", "en");
    await browse(page, at("/contact"));
    const release = new Map<string, () => void>();
    for (const locale of ["en", "ar"])
      release.set(locale, await holdRequests(page, new RegExp(`/api/v1/.*\\blang=${locale}\\b`)));
    const asked: Request[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/v1/")) asked.push(request);
    });
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("About Us", "من نحن") })
      .click();
    await expect(page).toHaveURL(new RegExp(`${at("/AboutUs")}$`));
    for (const locale of [other, language]) {
      await page.locator(toggle).first().click();
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
    }
    const chosen = await pressQuickly(page, 3);
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe(chosen);
    await expect(page.locator("html")).toHaveAttribute("lang", chosen);
    // The answers in the latest language arrive first, those in the abandoned language after them.
    release.get(chosen)?.();
    await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
    release.forEach((go) => go());
    await Promise.all(asked.map((request) => request.response()));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.locator("html")).toHaveAttribute("lang", chosen);
    await expect(page.locator("#team-section li").first()).toBeAttached();
    const blank = await page.context().newPage();
    expect(await foreignTexts(blank, await page.content(), chosen)).toEqual([]);
  });

  test(
    "LANG-1 LANG-12 a link pressed while the other language is on its way opens its page, in that language",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await browse(page, at("/AboutUs"));
      const releaseTexts = await holdRequests(page, /\/assets\/(?:en|ar)-[^/]+\.js$/);
      const releaseCode = await holdRequests(page, /\/assets\/contact\.route-/);
      const asked = page.waitForRequest(/\/assets\/contact\.route-/);
      await page.locator(toggle).first().click();
      await expect(page.locator(toggle).first()).toHaveAttribute("aria-busy", "true");
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("Contact Us", "تواصل معنا") })
        .click();
      await asked;
      await painted(page);
      releaseTexts();
      await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
      releaseCode();
      await expect(page).toHaveURL(({ pathname }) => pathname === t("/ar/contact", "/contact"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("ما القرار الذي أمامك؟", "Tell us about your decision"),
      );
      await expect(page.locator("header a[aria-busy]")).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(({ pathname }) => pathname === t("/ar/AboutUs", "/AboutUs"));
      await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
    },
  );

  test(
    "LANG-9 the toggle works without JavaScript, in both directions, and is remembered",
    { tag: "@in-arabic" },
    async ({ plainPage: page, at, language, t }) => {
      await page.goto(at("/AboutUs"));
      for (const to of [t("ar", "en"), language]) {
        await page.locator(toggle).first().click();
        await expect(page.locator("html")).toHaveAttribute("lang", to);
        await page.goto("/contact");
        await expect(page.locator("html")).toHaveAttribute("lang", to);
      }
    },
  );

  test("LANG-3 LANG-9 the language of an address in a new tab is a newer choice than the one in this browser", async ({
    page,
    context,
    at,
    language,
    t,
  }) => {
    await page.goto(at("/AboutUs"));
    await page.locator(toggle).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
    const tab = await context.newPage();
    await tab.goto(`/AboutUs?lang=${language}`);
    await expect.poll(() => tab.evaluate(() => localStorage.getItem("i18nextLng"))).toBe(language);
    await tab.goto("/contact");
    await hydrateBySearch(tab);
    await expect(tab.locator("html")).toHaveAttribute("lang", language);
  });

  test("LANG-8 no text of the other language is on any page", async ({ page, request, at, language }) => {
    for (const path of pages) {
      const answer = await request.get(at(path), { headers: { "Accept-Language": language } });
      const html = await answer.text();
      expect(html, path).toContain("</main>");
      expect(await foreignTexts(page, html, language), path).toEqual([]);
    }
  });

  test("LANG-13 arrows turn round in Arabic; the logo, pause and play do not", async ({
    page,
    at,
    language,
  }) => {
    await page.goto(at("/"));
    await page.mouse.move(5, 5);
    const flips = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element) =>
            new DOMMatrix(getComputedStyle(element).transform).a < 0 ||
            getComputedStyle(element).scale.startsWith("-1"),
        );
    expect(await flips('svg[data-directional], svg[class*="directional"]')).toBe(language === "ar");
    expect(await flips("header img, header svg")).toBe(false);
    const button = page.locator("#hero button");
    const drawing = () => button.locator("svg").innerHTML();
    const pause = await drawing();
    expect(await flips("#hero button svg")).toBe(false);
    await button.click();
    await expect.poll(drawing).not.toBe(pause);
    expect(await flips("#hero button svg")).toBe(false);
  });
});
