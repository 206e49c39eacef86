import type { Page, Route } from "@playwright/test";
import { browse } from "./support/browse.ts";
import { fillContactForm } from "./support/contact-form.ts";
import { holdRequests, laterCode } from "./support/hold-requests.ts";
import { loseOnce } from "./support/lose-once.ts";
import { painted } from "./support/painted.ts";
import { headed, readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";
import { pages, rowOf } from "./support/pages.ts";
import { watchShifts } from "./support/shifts.ts";

/** Place, size and colours of everything in the main part of a page. */
const lookOf = (page: Page) =>
  page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("*")].map((element) => {
      const { x, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font } = getComputedStyle(element);
      return [element.tagName, x, width, height, color, backgroundColor, font].join(" ");
    }),
  );

/** The button of the notice that a page waits for the network. */
const againButton = (page: Page, t: (en: string, ar: string) => string) =>
  page.getByRole("button", { name: t("Try again", "حاول مجددًا"), exact: true });

test.describe("rendering", () => {
  test(
    "NET-1 the first screen needs no request for styles, also without JavaScript",
    { tag: "@in-arabic" },
    async ({ plainPage: page, at }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      for (const path of ["/", "/AllBlog", "/reports/1", "/words/no-such-word", "/charts/1"]) {
        // Without code a page asks for no styles once it is read.
        await page.goto(at(path), { waitUntil: "domcontentloaded" });
        await expect(page.locator("h1, figure").first(), path).toBeVisible();
        // The frame's colour of the page comes from the tokens, the margin of the body from the base styles.
        await expect(page.locator("body"), path).toHaveCSS("margin", "0px");
        await expect(page.locator("html"), path).toHaveCSS("--margin", /./);
      }
      expect(asked.filter((url) => url.includes(".css"))).toEqual([]);
    },
  );

  test(
    "NET-1 the next page fetches its own styles alone, and the first keeps its look on the way back",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      const sheets = new Set<string>();
      page.on("request", (request) => {
        const [, sheet] = /\/([\w.-]+)-[\w-]{8}\.css/.exec(request.url()) ?? [];
        if (sheet) sheets.add(sheet);
      });
      await browse(page, at("/ServicesTools"));
      const tools = page.locator("#tools-section h3").first();
      const before = await lookOf(page);
      expect([...sheets]).toEqual([]);
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("About Us", "من نحن") })
        .click();
      await expect(page).toHaveURL(new RegExp(at("/AboutUs")));
      await expect(tools).toHaveCount(0);
      // With that of its texts, which come from the backend.
      expect([...sheets].toSorted()).toEqual(["about", "reading"]);
      await page.goBack();
      await expect(tools).toBeVisible();
      expect(await lookOf(page)).toEqual(before);
    },
  );

  test("API-3 a page has an ETag and answers 304 to it, compressed for those who can read it", async ({
    request,
    at,
    language,
  }) => {
    const headers = { "Accept-Language": language, "Accept-Encoding": "br" };
    const first = await request.get(at("/"), { headers });
    expect(first.headers()["content-encoding"]).toBe("br");
    const etag = first.headers().etag ?? "";
    expect(etag).not.toBe("");
    const again = await request.get(at("/"), { headers: { ...headers, "If-None-Match": etag } });
    expect(again.status()).toBe(304);
  });

  test("B10 the security headers are there and allow no foreign script", async ({ request, at }) => {
    const headers = (await request.get(at("/AboutUs"))).headers();
    const csp = headers["content-security-policy"] ?? "";
    expect(csp).toContain("default-src 'none'");
    expect(csp).toContain("require-trusted-types-for 'script'");
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).toMatch(/script-src [^;]*\/assets\//);
    expect(csp).not.toMatch(/script-src [^;]*'unsafe/);
    expect(csp).not.toMatch(/style-src [^;]*'unsafe/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers.server).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  test(
    "F21 lost code is requested again, and presses meanwhile count",
    { tag: "@in-english" },
    async ({ page, at, t, expectNoise }) => {
      expectNoise(/ERR_FAILED/);
      const lost = await loseOnce(page, laterCode);
      await page.goto(at("/AllBlog?cat=1"));
      const chip = page.getByRole("button", { name: new RegExp(`^${t("Remove", "أزل")} `) });
      await chip.click();
      await expect(chip).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${at("/AllBlog")}$`));
      expect(lost.size).toBeGreaterThan(1);
    },
  );

  test(
    "F21 a press on a button's sign before the code has come counts as one on the button",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      const release = await holdRequests(page, laterCode);
      await page.goto(at("/AllBlog?cat=1"));
      const chip = page.getByRole("button", { name: new RegExp(`^${t("Remove", "أزل")} `) });
      await chip.locator("svg").click();
      release();
      await expect(chip).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${at("/AllBlog")}$`));
    },
  );

  test("F21 a browser of 2023 runs the page's code", { tag: "@in-english" }, async ({ page, at, t }) => {
    await page.addInitScript(() => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name);
      for (const name of ["toSorted", "toReversed"]) Reflect.deleteProperty(Array.prototype, name);
      Reflect.deleteProperty(String.prototype, "toWellFormed");
      Reflect.deleteProperty(AbortSignal, "any");
      Reflect.deleteProperty(URL, "canParse");
    });
    // Its map sorts as it is drawn.
    await browse(page, at("/markets"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Markets", "الأسواق"));
    // What it reads from the backend ends with the page or with its time, whichever comes first.
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("Services & Tools", "الخدمات والأدوات") })
      .click();
    await expect(page.locator("#tools-section h3").first()).toBeVisible();
  });

  test(
    "F21 DD-2 a dropdown focused early becomes a full one and keeps the focus",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      const release = await holdRequests(page, /dropdown-menu-[^/]+\.js$/);
      await page.goto(at("/resources"));
      const sort = page.getByRole("main").getByRole("combobox", { name: t("Sort", "الترتيب") });
      await sort.focus();
      await expect(page.locator("html[data-ready]")).toBeAttached();
      await expect(page.locator("select:focus")).toHaveCount(1);
      const focused = await page.evaluateHandle(() => {
        const names: (string | undefined)[] = [];
        const see = () => names.push(document.activeElement?.localName);
        new MutationObserver(see).observe(document.body, { childList: true, subtree: true });
        return names;
      });
      release();
      await expect(page.locator("button[role=combobox]:focus")).toHaveCount(1);
      // At no moment of the change would a key be lost.
      expect(await focused.jsonValue()).not.toContain("body");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  );

  test(
    "F21 LANG-1 a dropdown that was focused early takes no focus when the page's language changes",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      const releaseCode = await holdRequests(page, /dropdown-menu-[^/]+\.js$/);
      await page.goto(at("/words"));
      const category = page.getByRole("main").locator("select").first();
      await category.focus();
      await expect(page.locator("html[data-ready]")).toBeAttached();
      releaseCode();
      await expect(page.locator("button[role=combobox]:focus")).toHaveCount(1);
      const releaseCalls = await holdRequests(page, /\/api\/v1\//);
      await page.locator("header a[hreflang][data-locale]").first().click();
      await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
      const field = page.getByRole("main").getByRole("searchbox");
      await field.focus();
      releaseCalls();
      await expect(page.getByRole("main").locator("button[role=combobox]")).toHaveCount(2);
      await painted(page);
      await expect(field).toBeFocused();
    },
  );

  for (const press of ["lasts", "is over"])
    test(
      `F21 DD-2 a dropdown whose first press ${press} when its code comes stays open until it is left`,
      { tag: "@in-english" },
      async ({ page, at, t }) => {
        const release = await holdRequests(page, /dropdown-menu-[^/]+\.js$/);
        await page.goto(at("/AllBlog"));
        const categories = page.getByRole("group", { name: t("Categories", "التصنيفات") });
        const sort = page.getByRole("combobox", { name: t("Sort", "الترتيب") });
        await categories.locator("summary").hover();
        await page.mouse.down();
        if (press === "is over") await page.mouse.up();
        // As in Safari, where what is pressed gets no focus.
        const dropFocus = () => page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await dropFocus();
        await expect(page.locator("html[data-ready]")).toBeAttached();
        release();
        // The other dropdown becomes a full one meanwhile.
        await expect(page.locator("button").and(sort)).toBeVisible();
        if (press === "lasts") await page.mouse.up();
        await dropFocus();
        const choice = categories.getByRole("checkbox").first();
        await choice.click();
        await expect(page).toHaveURL(/cat=/);
        await expect(choice).toBeVisible();
        await page.getByRole("heading", { level: 1 }).click();
        await expect(categories.getByRole("checkbox")).toHaveCount(0);
      },
    );

  test(
    "HOME-6 no button is there for a film before it is known whether it plays",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      const release = await holdRequests(page, laterCode);
      await page.goto(at("/"));
      const button = page.getByRole("button", { name: new RegExp(t("the video", "الفيديو")) });
      await expect(button).toHaveCount(0);
      await page.keyboard.press("Tab");
      release();
      await expect(button).toBeVisible();
    },
  );

  test.describe("a link pressed without a network", () => {
    test.beforeEach(async ({ page, at, expectNoise }) => {
      expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
      await page.goto(at("/AboutUs"));
    });

    const press = (page: Page, name: string) =>
      page.getByRole("banner").getByRole("link", { name, exact: true }).click();

    const pressServices = (page: Page, t: (en: string, ar: string) => string) =>
      press(page, t("Services & Tools", "الخدمات والأدوات"));

    const pressAbout = (page: Page, t: (en: string, ar: string) => string) =>
      press(page, t("About Us", "من نحن"));

    test(
      "F21 waits for it, and says so, before the page runs and after",
      { tag: "@in-arabic" },
      async ({ page, context, at, t }) => {
        const notice = page.getByRole("status").getByText(t("You are offline.", "لا اتصال بالإنترنت."));
        await context.setOffline(true);
        await pressServices(page, t);
        await expect(notice).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${at("/AboutUs")}$`));
        await context.setOffline(false);
        await expect(page).toHaveURL(new RegExp(`${at("/ServicesTools")}$`));
        await expect(notice).toBeHidden();

        await page.getByRole("banner").getByRole("combobox").fill(t("our", "نا"));
        await expect(page.getByRole("option").first()).toBeVisible();
        await context.setOffline(true);
        await pressAbout(page, t);
        await expect(notice).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${at("/ServicesTools")}$`));
        await context.setOffline(false);
        await expect(page).toHaveURL(new RegExp(`${at("/AboutUs")}$`));
        await expect(notice).toBeHidden();
      },
    );

    test(
      "F21 NET-2 opens when the network is back before it is known whether its page is kept, and is held where the browser refuses to say",
      { tag: "@in-english" },
      async ({ page, context, at, t }) => {
        await context.setOffline(true);
        await page.evaluate(() => {
          const online = new Promise((done) => {
            addEventListener("online", () => setTimeout(done));
          });
          caches.match = async () => void (await online);
        });
        await pressServices(page, t);
        await context.setOffline(false);
        await expect(page).toHaveURL(new RegExp(`${at("/ServicesTools")}$`));

        await page.waitForLoadState();
        await context.setOffline(true);
        await page.evaluate(() => {
          caches.match = () =>
            Promise.reject(new DOMException("The operation is insecure.", "SecurityError"));
        });
        await pressAbout(page, t);
        await expect(againButton(page, t)).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${at("/ServicesTools")}$`));
      },
    );

    test(
      "NET-2 a try is seen also where it fails at once, and a page that the browser has kept alive says nothing of it any more",
      { tag: "@in-english" },
      async ({ page, context, t }) => {
        await context.setOffline(true);
        await pressServices(page, t);
        const again = againButton(page, t);
        await expect(again).toBeVisible();
        await page.clock.pauseAt(Date.now() + 1000);
        const failed = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
        await again.click();
        await failed;
        await expect(again).toHaveAttribute("aria-busy", "true");
        await page.clock.runFor(1000);
        await expect(again).not.toHaveAttribute("aria-busy");

        await page.route("**/*", () => undefined);
        await context.setOffline(false);
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
        await expect(again).toBeHidden();
      },
    );

    test(
      "NET-2 is forgotten once the visitor has chosen another page",
      { tag: "@in-english" },
      async ({ page, context, at, t }) => {
        await page.getByRole("banner").getByRole("combobox").fill(t("our", "نا"));
        await expect(page.getByRole("option").first()).toBeVisible();
        await context.setOffline(true);
        await pressServices(page, t);
        await expect(againButton(page, t)).toBeVisible();
        const release = await holdRequests(page, `**${at("/ServicesTools")}`);
        const documents: string[] = [];
        page.on("request", (request) => {
          if (request.isNavigationRequest() && request.url().endsWith("/ServicesTools"))
            documents.push(request.url());
        });
        const asked = page.waitForRequest((request) => request.method() === "HEAD");
        await context.setOffline(false);
        const answered = (await asked).response();
        await page
          .getByRole("banner")
          .getByRole("link", { name: t("Research & Insights", "الأبحاث والرؤى") })
          .click();
        await expect(page).toHaveURL(new RegExp(`${at("/research-and-insights")}$`));
        await expect(againButton(page, t)).toBeHidden();
        release();
        await answered;
        // What the answer leads to has begun two frames later.
        await painted(page);
        expect(documents).toEqual([]);
        await expect(page).toHaveURL(new RegExp(`${at("/research-and-insights")}$`));
      },
    );

    test(
      "NET-2 is forgotten once the visitor types",
      { tag: "@in-arabic" },
      async ({ page, context, at, t }) => {
        await context.setOffline(true);
        await pressServices(page, t);
        await expect(againButton(page, t)).toBeVisible();
        await page.getByRole("banner").getByRole("combobox").pressSequentially(t("our", "نا"));
        await expect(againButton(page, t)).toBeHidden();
        await expect(page.getByText(t("You are offline.", "لا اتصال بالإنترنت."))).toBeVisible();
        const heads: string[] = [];
        page.on("request", (request) => request.method() === "HEAD" && heads.push(request.url()));
        await context.setOffline(false);
        await expect(page.getByText(t("You are offline.", "لا اتصال بالإنترنت."))).toBeHidden();
        await painted(page);
        expect(heads).toEqual([]);
        await expect(page).toHaveURL(new RegExp(`${at("/AboutUs")}$`));
      },
    );

    test(
      "F21 NET-2 is tried again when the first try gets no answer",
      { tag: "@in-english" },
      async ({ page, context, at, t }) => {
        await context.setOffline(true);
        await pressServices(page, t);
        const again = againButton(page, t);
        await expect(again).toBeVisible();
        const tries: string[] = [];
        await page.route(`**${at("/ServicesTools")}`, async (route) => {
          if (tries.push(route.request().method()) > 1) await route.continue();
        });
        await context.setOffline(false);
        await expect(again).toHaveAttribute("aria-busy", "true");
        await expect(page).toHaveURL(new RegExp(`${at("/ServicesTools")}$`));
        expect(tries).toEqual(["HEAD", "HEAD", "GET"]);
      },
    );
  });

  test(
    "LEAN-3 NET-2 until a list's code has come its resting arrow does nothing, and its next page is held while offline",
    { tag: "@in-english" },
    async ({ page, context, at, t, expectNoise }) => {
      expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
      await holdRequests(page, laterCode);
      await page.goto(at("/AllBlog"));
      const documents: string[] = [];
      page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
      const main = page.getByRole("main");
      await main
        .getByRole("link", { name: t("Previous page", "الصفحة السابقة") })
        // Playwright waits for what is enabled; a visitor does not.
        .click({ force: true });
      await painted(page);
      expect(documents).toEqual([]);

      await context.setOffline(true);
      await main.getByRole("link", { name: t("Page 2", "الصفحة ٢"), exact: true }).click();
      await expect(againButton(page, t)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${at("/AllBlog")}$`));
      await context.setOffline(false);
      await expect(page).toHaveURL(new RegExp(`${at("/AllBlog")}\\?page=2$`));
    },
  );

  test.describe("in a browser that prefers Arabic", () => {
    test.use({ locale: "ar" });

    for (const when of ["before the page runs", "after"])
      test(
        `NET-2 LANG-4 offline, the language toggle of an address without a language is held when it is pressed ${when}`,
        { tag: "@in-english" },
        async ({ page, context, expectNoise }) => {
          expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
          await page.goto("/");
          if (when === "after") {
            await page.getByRole("banner").getByRole("combobox").fill("نا");
            await expect(page.getByRole("option").first()).toBeVisible();
          }
          await context.setOffline(true);
          await page.locator("header [data-locale=en]").click();
          await expect(page.getByRole("button", { name: "حاول مجددًا", exact: true })).toBeVisible();
          await expect(page.locator("html")).toHaveAttribute("lang", "ar");
          await context.setOffline(false);
          await expect(page.locator("html")).toHaveAttribute("lang", "en");
          expect(new URL(page.url()).pathname).toBe("/");
        },
      );
  });

  test(
    "F21 where the code has not come at first, the page asks for it again at the visitor's next act",
    { tag: "@in-arabic" },
    async ({ page, at, t, expectNoise }) => {
      expectNoise(/ERR_FAILED|Failed to fetch/);
      await page.clock.install();
      await page.route(laterCode, (route) => route.abort());
      await page.goto(at("/AboutUs"));
      const failures: Error[] = [];
      page.on("pageerror", (error) => failures.push(error));
      await page.mouse.move(5, 5);
      const giveUp = async () => {
        await page.clock.runFor(1000);
        return failures.length;
      };
      await expect.poll(giveUp).toBe(1);
      await page.clock.resume();
      // The second round fails too.
      await page.keyboard.press("Shift");
      await expect.poll(giveUp).toBe(2);
      await page.unroute(laterCode);
      await page.getByRole("banner").getByRole("combobox").pressSequentially(t("servi", "خدما"));
      await expect(page.getByRole("option").first()).toContainText(t("Our Services", "خدماتنا"));
    },
  );

  test(
    "RT-30 F16 where the browser cannot count, pages open",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "sendBeacon"));
      await browse(page, at("/AboutUs"));
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("Services & Tools", "الخدمات والأدوات") })
        .click();
      await expect(page).toHaveURL(new RegExp(`${at("/ServicesTools")}$`));
      await expect(page.locator("#services-section")).toBeVisible();
    },
  );

  test(
    "F21 CON-11 where the code never comes a form is sent as a plain one",
    { tag: "@in-arabic" },
    async ({ page, at, t, stubbedSite, expectNoise }) => {
      expectNoise(/ERR_FAILED|Failed to fetch/);
      await page.route(laterCode, (route) => route.abort());
      await page.goto(stubbedSite.url + at("/contact"));
      const form = await fillContactForm(page, t);
      await form.send.click();
      await expect(page).toHaveURL(/\?sent=[0-9A-Z]{8}/);
    },
  );

  test("F21 LANG-9 RT-23 the server's HTML of every page has its content, and no style or handler on an element", async ({
    request,
    at,
    t,
  }) => {
    for (const path of pages) {
      const { html, main } = await readServedPage(request, at(path));
      expect(html, path).toMatch(headed(1, "[^<\\s]"));
      expect(main, path).not.toBe("");
      expect(main.replaceAll(/<[^>]*>/g, " "), path).not.toContain(t("Loading...", "جارٍ التحميل"));
      expect(html.match(/<[^>]+\s(?:style|on\w+)=/g), path).toBeNull();
    }
  });

  for (const touch of ["mouse", "finger"] as const)
    test.describe(`pressed by ${touch}`, () => {
      test.use({ hasTouch: touch === "finger" });

      test(
        "F22 a link answers when the page moves while it is pressed",
        { tag: "@in-arabic" },
        async ({ page, at, t }) => {
          // The table's own entrance would move the link between its measuring and the press.
          await page.emulateMedia({ reducedMotion: "reduce" });
          await page.goto(at("/plan?margin=5"));
          const link = page.locator("#costs").getByRole("link", { name: t("±3", "±٣") });
          await link.scrollIntoViewIfNeeded();
          const { x, y, height } = (await link.boundingBox()) ?? { x: 0, y: 0, height: 0 };
          const point = { x: x + 4, y: y + height / 2 };
          const devtools = await page.context().newCDPSession(page);
          const send = (type: "touchStart" | "touchEnd", ...touchPoints: (typeof point)[]) =>
            devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
          // As much as the next row, whose link is under the pointer then. A finger that waits for this would press long.
          await page.locator("#costs table").evaluate((table) => {
            const move = () => {
              table.style.translate = `0 -${table.querySelector("tbody tr")?.clientHeight ?? 0}px`;
            };
            addEventListener("pointerdown", move, { once: true });
          });
          if (touch === "finger") await Promise.all([send("touchStart", point), send("touchEnd")]);
          else await page.mouse.click(point.x, point.y);
          await expect(page).toHaveURL(/margin=3/);
          await expect(page.locator("#plan-margin")).toHaveValue(t("3", "٣"));
        },
      );
    });

  for (const path of pages)
    test(`${rowOf[path]} RT-22 RT-23 LANG-10 ${path} opens directly, arrives in pieces and hydrates on a phone without an error, a policy violation or a shift, hardly moves when its fonts come late, one after another, and stays on reload`, async ({
      page,
      at,
      t,
      language,
      slowUrl,
    }) => {
      const held: Route[] = [];
      await page.route("**/*.woff2", (route) => void held.push(route));
      await page.setViewportSize({ width: 390, height: 844 });
      const shifts = await watchShifts(page);
      await page.addInitScript(() => {
        const seen = Object.assign(window, { violations: [] as string[] });
        document.addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
          seen.violations.push(violatedDirective),
        );
      });
      // Fonts that are preloaded hold the load of the page up.
      const answer = await page.goto(slowUrl + at(path), { waitUntil: "domcontentloaded" });
      expect(answer?.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const heading = page.locator("h1").first();
      const title = await heading.innerText();
      expect(title.trim()).not.toBe("");
      // A first interaction starts hydration. Not Tab: the appearing skip link counts as a layout shift.
      await page.mouse.move(5, 5);
      await expect(page.locator("html[data-ready]")).toBeAttached();
      expect(await shifts()).toBeLessThan(0.001);

      // Late is after the block period of `font-display: optional`, 100 ms (CSS Fonts 4, §4.9): a file that comes
      // within it is still used.
      await page.waitForFunction(() => {
        const [paint] = performance.getEntriesByName("first-contentful-paint");
        return paint && performance.now() - paint.startTime > 300;
      });
      expect(held).not.toEqual([]);
      // In the other order than requested: what is preloaded comes last.
      for (const route of held.toReversed()) {
        await route.continue();
        await (await route.request().response())?.finished();
        await painted(page);
      }
      // A system font used as a fallback counts as loaded too. Only the page's own typeface shows that its file has
      // loaded.
      await page.waitForFunction(
        (voice) =>
          [...document.fonts].some(
            ({ family, status }) => family.replaceAll('"', "") === voice && status === "loaded",
          ),
        t("Instrument Sans", "Alexandria"),
      );
      await page.evaluate(() => document.fonts.ready);
      // Layout shifts are reported after the frame in which they happen.
      await painted(page);
      expect(await shifts()).toBeLessThan(0.05);
      expect(await page.evaluate(() => Reflect.get(window, "violations") as string[])).toEqual([]);
      // What a reload shows depends on no language.
      if (language === "ar") return;
      await page.reload({ waitUntil: "commit" });
      await expect(heading).toHaveText(title);
    });
});
