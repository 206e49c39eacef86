import type { Locator, Page } from "@playwright/test";
import { browse } from "./support/browse.ts";
import { holdRequests, laterCode } from "./support/hold-requests.ts";
import { painted } from "./support/painted.ts";
import { openComparison, shoot } from "./support/pixels.ts";
import { expect, test } from "./support/test.ts";

const film = (page: Page) => page.locator("#hero video");
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);

/** The name of a carousel's tick. */
const tickName = (t: (en: string, ar: string) => string, number: number) =>
  t(`Show slide ${number}`, `عرض الشريحة ${"٠١٢٣٤٥٦٧٨٩".charAt(number)}`);

/** Number of slides that are completely in view, read when the row has rested for five frames. */
const slidesInView = (carousel: Locator) =>
  carousel.evaluate(async (row) => {
    const slides = () =>
      [...row.querySelectorAll('[role="group"][aria-roledescription]')].map((slide) =>
        slide.getBoundingClientRect(),
      );
    let place: number | undefined;
    for (let still = 0; still < 5;) {
      await new Promise(requestAnimationFrame);
      const now = slides()[0]?.left;
      still = now === place ? still + 1 : 0;
      place = now;
    }
    const view = row.querySelector(":scope > div")?.getBoundingClientRect();
    return slides().filter(
      ({ left, right }) => view !== undefined && left > view.left - 2 && right < view.right + 2,
    ).length;
  });

test.describe("home", () => {
  test("HOME-1 HOME-2 HOME-7 HOME-9 HOME-16 HOME-21 HOME-27 SRCH-2 F21 without JavaScript it has its ten sections in order, with their names, words and ways on, and its film", async ({
    plainPage: page,
    at,
    t,
  }) => {
    await page.goto(at("/"));
    const sections = page.locator("main > section");
    expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      "hero",
      "about-section",
      "services-section",
      "impact-section",
      "membership-section",
      "testimonials-section",
      "research-section",
      "clients-section",
      "partners-section",
      "transform-section",
    ]);
    const names = [
      ["Who We Are", "من نحن"],
      ["Our Services", "خدماتنا"],
      ["Our Impact", "أثرنا"],
      ["Our Clients", "عملاؤنا"],
      ["Our Partners", "شركاؤنا"],
    ] as const;
    for (const [en, ar] of names)
      await expect(page.getByRole("region", { name: t(en, ar), exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

    for (const [id, name] of [
      ["#hero", t("Contact Us", "تواصل معنا")],
      ["#transform-section", t("Start a study", "ابدأ دراسة")],
    ] as const)
      await expect(page.locator(id).getByRole("link", { name })).toHaveAttribute("href", at("/contact"));
    await expect(page.locator("#transform-section img")).toHaveCount(2);

    const about = page.locator("#about-section");
    expect(await about.locator("p").count()).toBeGreaterThan(1);
    await expect(about).not.toContainText("<p>");
    await expect(about.getByRole("link", { name: t("About Miqyas", "تعرّف إلى مقياس") })).toHaveAttribute(
      "href",
      at("/AboutUs"),
    );

    const membership = page.locator("#membership-section");
    await expect(membership).toContainText(t("only Syrian member", "العضو السوري الوحيد"));
    const link = membership.getByRole("link", { name: t("Find us in the directory", "ابحث عنّا في الدليل") });
    await expect(link).toHaveAttribute("href", /^https:\/\//);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link).toHaveAccessibleName(new RegExp(t("opens in a new tab", "يُفتح في علامة تبويب جديدة")));

    const research = page.locator("#research-section");
    await expect(research.getByRole("listitem")).toHaveCount(3);
    await expect(research.getByRole("heading", { level: 3 })).toHaveText([
      t("Blog", "المدوّنة"),
      t("Reports", "التقارير"),
      t("Learn", "تعلّم"),
    ]);
    await expect(
      research.getByRole("link", { name: t("Read our research", "اقرأ أبحاثنا") }),
    ).toHaveAttribute("href", at("/research-and-insights"));

    // The browser's controls take the place of the hero's button.
    for (const attribute of ["autoplay", "muted", "loop", "playsinline", "controls"])
      await expect(film(page)).toHaveAttribute(attribute, "");
    await expect(film(page)).toHaveAttribute("poster", /./);
    await expect(film(page)).toBeVisible();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(film(page)).toBeHidden();
    await expect(film(page).locator("source")).toHaveAttribute(
      "media",
      "(prefers-reduced-motion: no-preference)",
    );
    await expect(page.locator("#hero button")).toBeHidden();
    await expect(about.locator("p").first()).toBeVisible();
    await expect(page.locator("#clients-section strong").first()).toBeVisible();
  });

  test("HOME-2 HOME-6 the hero fills the window and its film runs by itself, silent, until it is stopped or out of view", async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at("/"));
    const height = await page.locator("#hero").evaluate((hero) => hero.getBoundingClientRect().bottom);
    expect(height).toBeGreaterThanOrEqual(799);
    await expect(film(page)).toBeVisible();
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    expect(
      await film(page).evaluate(({ muted, loop, playsInline }: HTMLVideoElement) => ({
        muted,
        loop,
        playsInline,
      })),
    ).toEqual({ muted: true, loop: true, playsInline: true });

    await page.getByRole("button", { name: t("Pause the video", "إيقاف الفيديو مؤقتًا") }).click();
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.getByRole("button", { name: t("Play the video", "تشغيل الفيديو") }).click();
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.locator("#clients-section").scrollIntoViewIfNeeded();
    await expect.poll(() => isPaused(page)).toBe(true);
  });

  test(
    "HOME-6 on screens of every width the picture stays the largest paint when the film comes",
    { tag: "@in-english" },
    async ({ page, at }) => {
      await page.addInitScript(() => {
        const { paints } = Object.assign(window, { paints: [] as (string | undefined)[] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            paints.push((Reflect.get(entry, "element") as Element | null)?.tagName);
        }).observe({ type: "largest-contentful-paint", buffered: true });
      });
      for (const [width, height] of [
        [390, 844],
        [412, 823],
        [768, 1024],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(at("/"));
        // Starts the page's code, and does not end the record of paints.
        await page.mouse.move(5, 5);
        const isSeen = (video: HTMLVideoElement) =>
          video.currentTime > 0.3 && getComputedStyle(video).opacity === "1";
        await expect.poll(() => film(page).evaluate(isSeen), `${width} px`).toBe(true);
        const paints = await page.evaluate(() => Reflect.get(window, "paints") as string[]);
        expect(paints.at(-1), `${width} px`).toBe("IMG");
      }
    },
  );

  test("HOME-2 the hero's text is readable over any film, as over a white picture", async ({ page, at }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(at("/"));
    await page.locator("#hero img").evaluate((picture) => (picture.style.filter = "brightness(0) invert(1)"));
    const countDifferent = await openComparison(page);
    // WCAG 1.4.3: 3:1 for large text, 4.5:1 for other text.
    const texts = [
      ["h1", 3],
      ["p", 4.5],
    ] as const;
    for (const width of [390, 861, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [name, contrast] of texts) {
        const text = page.locator(`#hero ${name}`);
        const box = await text.boundingBox();
        if (!box) throw new Error("the text has no place");
        const [x, y] = [Math.ceil(box.x), Math.ceil(box.y)];
        const [right, bottom] = [Math.floor(box.x + box.width), Math.floor(box.y + box.height)];
        const clip = { x, y, width: right - x, height: bottom - y };
        await text.evaluate((element) => (element.style.background = "currentcolor"));
        const colour = await shoot(page, clip);
        await text.evaluate((element) => (element.style.cssText = "color: transparent"));
        const ground = await shoot(page, clip);
        await text.evaluate((element) => (element.style.cssText = ""));
        const unreadable = clip.width * clip.height - (await countDifferent(colour, ground, contrast));
        expect(unreadable, `${name} at ${width} px`).toBe(0);
      }
    }
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#hero img")).toBeHidden();
  });

  test(
    "HOME-6 LEAN-2 asked for less motion or data, or on a slow network, it shows the picture and fetches no film until asked",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      const films: string[] = [];
      page.on("request", (request) => request.resourceType() === "media" && films.push(request.url()));
      const opensStill = async () => {
        films.length = 0;
        await page.goto(at("/"));
        await expect(page.locator("#hero img").first()).toBeVisible();
        // With less data the code comes at the visitor's first sign, here the pointer's way to the button (LEAN-2).
        await page.mouse.move(200, 200);
        const play = page.getByRole("button", { name: t("Play the video", "تشغيل الفيديو") });
        await expect(play).toBeVisible();
        await expect(film(page)).toHaveCount(0);
        expect(films).toEqual([]);
        await play.click();
        await expect.poll(() => isPaused(page)).toBe(false);
      };
      await page.emulateMedia({ reducedMotion: "reduce" });
      await opensStill();
      await page.emulateMedia({ reducedMotion: "no-preference" });
      for (const connection of [{ saveData: true }, { effectiveType: "3g" }]) {
        await page.addInitScript(
          (value) => Object.defineProperty(navigator, "connection", { value, configurable: true }),
          connection,
        );
        await opensStill();
      }
    },
  );

  test("HOME-6 the hero's picture is fetched first, and nothing below the fold is", async ({
    request,
    at,
  }) => {
    const html = await (await request.get(at("/"))).text();
    expect(html).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"/i);
    const pictures = [...html.slice(html.indexOf('id="about-section"')).matchAll(/<img\b[^>]*>/g)].map(
      ([tag]) => tag,
    );
    const eager = pictures.filter((tag) => !/loading="lazy"|src="data:|logo-/.test(tag));
    expect(eager).toEqual([]);
  });

  test("HOME-10 RT-14 CONST-2 shows the first three services, on paper without their grounds, and remembers the one that is opened", async ({
    page,
    at,
    t,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(at("/"));
    const services = page.locator("#services-section");
    const cards = services.getByRole("listitem");
    await expect(cards).toHaveCount(3);
    await expect(
      services.getByRole("link", { name: t("View All Services", "اعرض كل الخدمات") }),
    ).toHaveAttribute("href", at("/ServicesTools"));
    await page.emulateMedia({ media: "print" });
    for (const card of await cards.all())
      await expect(card).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.emulateMedia({ media: "screen" });
    const title = await cards.nth(1).getByRole("heading").innerText();
    const link = cards.nth(1).getByRole("link", { name: title });
    await expect(link).toHaveText(t("Explore Service", "استكشف الخدمة"));
    expect(await link.getAttribute("href")).toMatch(new RegExp(`^${at("/servicesdetils/")}\\w+$`));
    await cards.nth(1).click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(/\/servicesdetils\//);
    const kept = () =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem("selectedService") ?? "{}") as Record<string, unknown>,
      );
    await expect.poll(async () => (await kept()).title).toBe(title);
    await expect.poll(async () => (await kept()).explores ?? []).not.toEqual([]);
  });

  test("HOME-11 HOME-12 HOME-13 shows six impacts a page, with arrows that rest at the ends", async ({
    page,
    at,
    t,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(at("/"));
    const impact = page.locator("#impact-section");
    const cells = impact.getByRole("list").first().locator("> li");
    await expect(cells).toHaveCount(6);
    await expect(cells.first().locator("img").last()).toBeAttached();
    await expect(cells.first().getByRole("list", { name: t("Services", "الخدمات") })).toBeVisible();
    const pager = impact.getByRole("navigation");
    const last = await pager.locator("[aria-label]:not([aria-disabled])").count();
    expect(last).toBeGreaterThan(1);
    await expect(pager.getByRole("link", { name: t("Previous page", "الصفحة السابقة") })).toBeDisabled();
    await expect(pager).toContainText(/(?:Page 1 of \d|الصفحة ١ من [٠-٩])/);
    const first = await cells.first().getByRole("heading").innerText();
    await pager.getByRole("link", { name: t("Next page", "الصفحة التالية") }).click();
    await expect(pager).toContainText(t("Page 2 of", "الصفحة ٢ من"));
    await expect(cells.first().getByRole("heading")).not.toHaveText(first);
    await pager
      .locator("a[aria-label]")
      .filter({ hasText: /[\d٠-٩]/ })
      .last()
      .click();
    await expect(pager.getByRole("link", { name: t("Next page", "الصفحة التالية") })).toBeDisabled();
  });

  test("HOME-14 a new page of impacts begins at the section's top, with less motion at once, else smoothly, with the focus on its heading", async ({
    page,
    at,
    t,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await browse(page, at("/"));
    const impact = page.locator("#impact-section");
    const next = impact.getByRole("link", { name: t("Next page", "الصفحة التالية") });
    const top = () => impact.evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await next.click();
    await expect(impact.getByRole("heading", { level: 2 })).toBeFocused();
    await expect.poll(top).toBe(100);
    await page.goBack();
    await expect(impact.getByRole("navigation")).toContainText(t("Page 1 of", "الصفحة ١ من"));

    await page.emulateMedia({ reducedMotion: "no-preference" });
    await next.scrollIntoViewIfNeeded();
    expect(await top()).not.toBe(100);
    await page.evaluate(() => {
      const places = Object.assign(window, { places: new Set<number>() }).places;
      addEventListener("scroll", () => places.add(scrollY));
    });
    await next.click();
    await expect.poll(top).toBe(100);
    expect(await page.evaluate(() => (Reflect.get(window, "places") as Set<number>).size)).toBeGreaterThan(4);
  });

  test(
    "HOME-12 F21 every page of impacts has an address that works without JavaScript",
    { tag: "@in-arabic" },
    async ({ plainPage: page, at, t }) => {
      await page.route("**/*.mp4", (route) => route.abort());
      await page.goto(at("/"));
      const cells = page.locator("#impact-section ul").first().locator("> li h3");
      const first = await cells.first().innerText();
      await page.locator("#impact-section nav a").filter({ hasText: /[2٢]/ }).click();
      await expect(page).toHaveURL(/\?impacts=2#impact-section$/);
      await expect(page.locator("#impact-section nav")).toContainText(t("Page 2 of", "الصفحة ٢ من"));
      await expect(cells.first()).not.toHaveText(first);
      await page.goto(at("/?impacts=999"));
      await expect(cells.first()).toBeVisible();
    },
  );

  test(
    "HOME-16 where staff have emptied the directory's address its text stands without the button",
    { tag: "@in-arabic" },
    async ({ plainPage: page, at, t, stub, startStubbed }) => {
      stub.answer("/site-settings", { directory_url: null });
      stub.answer("/home-page", { video_title: "T", video_description: "D", video: null });
      const { url } = await startStubbed();
      await page.goto(url + at("/"));
      const membership = page.locator("#membership-section");
      await expect(membership).toContainText(t("only Syrian member", "العضو السوري الوحيد"));
      await expect(membership.getByRole("link")).toHaveCount(0);
    },
  );

  test("HOME-17 HOME-18 HOME-19 HOME-20 one voice with a face, a name and a firm follows another by itself until someone says stop, or is chosen by arrows and ticks", async ({
    page,
    at,
    t,
    language,
  }) => {
    await page.goto(at("/"));
    const voices = page.locator("#testimonials-section section");
    const current = voices.locator("button[aria-current]");
    const name = (number: number) => tickName(t, number);
    await expect(current).toHaveAccessibleName(name(1));
    await voices.scrollIntoViewIfNeeded();
    await expect(voices.getByRole("button", { name: t("Pause", "إيقاف مؤقت"), exact: true })).toBeVisible();
    await expect.poll(() => slidesInView(voices)).toBe(1);
    const gap = await voices.evaluate((row) => {
      const [one, two] = [...row.querySelectorAll('[role="group"][aria-roledescription]')].map((slide) =>
        slide.getBoundingClientRect(),
      );
      return one && two ? Math.round(Math.max(two.left - one.right, one.left - two.right)) : null;
    });
    expect(gap).toBe(50);
    const shown = await current.getAttribute("aria-label");
    await expect(current).not.toHaveAttribute("aria-label", shown ?? "");
    await voices.getByRole("button", { name: t("Pause", "إيقاف مؤقت"), exact: true }).click();
    await expect(voices.getByRole("button", { name: t("Play", "تشغيل"), exact: true })).toBeVisible();
    await expect(voices.locator("[data-autoplay]")).toHaveAttribute("data-autoplay", "stopped");

    const answer = await page.request.get(`/api/v1/testimonials?lang=${language}`);
    const { data } = (await answer.json()) as { data: { testimonials: Record<string, string>[] } };
    const all = (field: string) => data.testimonials.map((testimonial) => testimonial[field] ?? "");
    const slides = voices.locator('[role="group"]:not([inert]) figure');
    await expect(slides.locator("blockquote")).toHaveText(all("content"));
    await expect(slides.locator("figcaption b")).toHaveText(all("name"));
    await expect(slides.locator("figcaption b + span")).toHaveText(all("position"));
    const logos = slides.locator("figcaption img");
    expect(await logos.evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt))).toEqual(
      all("company_name"),
    );
    await voices.getByRole("button", { name: name(5) }).click();
    await expect(current).toHaveAccessibleName(name(5));
    await voices.getByRole("button", { name: t("Next slide", "الشريحة التالية") }).click();
    await expect(current).toHaveAccessibleName(name(6));
    await voices.getByRole("button", { name: t("Previous slide", "الشريحة السابقة") }).click();
    await expect(current).toHaveAccessibleName(name(5));
    await voices.getByRole("button", { name: name(4) }).click();
    await expect(current).toHaveAccessibleName(name(4));
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(voices.getByRole("button", { name: t("Next slide", "الشريحة التالية") })).toBeHidden();
  });

  test(
    "HOME-18 HOME-20 A11Y a row tells its place once, at the visitor's moves, and does not move the page to a focused tick",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      await page.goto(at("/"));
      const row = page.locator("#testimonials-section").getByRole("region");
      const next = row.getByRole("button", { name: t("Next slide", "الشريحة التالية") });
      const told = row.locator("[aria-live]");
      // Before the row's own code it scrolls, and the slides tell their places.
      await expect(async () => {
        await next.press("Enter");
        await expect(told).not.toBeEmpty({ timeout: 1000 });
      }).toPass({ timeout: 30_000 });
      await told.evaluate((node) => {
        const seen = Object.assign(window, { changes: 0 });
        const options = { childList: true, characterData: true, subtree: true };
        new MutationObserver(() => seen.changes++).observe(node, options);
      });
      for (let count = 0; count < 3; count++) await page.keyboard.press("Shift+Tab");
      await row.hover();
      expect(await page.evaluate(() => Number(Reflect.get(window, "changes")))).toBe(0);

      await page.emulateMedia({ reducedMotion: "reduce" });
      const tick = (number: number) => row.getByRole("button", { name: tickName(t, number) });
      await tick(1).click();
      await expect(tick(1)).toHaveAttribute("aria-current", "true");
      await expect(tick(1)).toBeFocused();
      await tick(1).evaluate((node) =>
        scrollBy({ top: node.getBoundingClientRect().top - innerHeight - 50, behavior: "instant" }),
      );
      await expect(tick(1)).not.toBeInViewport();
      // Moves the row without a press of the visitor.
      await tick(4).evaluate((button: HTMLElement) => button.click());
      await expect(tick(4)).toBeFocused();
      await expect(tick(4)).not.toBeInViewport();
    },
  );

  test(
    "HOME-18 a voice can be chosen before the code of the row has come, and stays chosen",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const release = await holdRequests(page, /\/assets\/embla/);
      await page.goto(at("/"));
      const voices = page.locator("#testimonials-section section");
      await voices.scrollIntoViewIfNeeded();
      const current = voices.locator("button[aria-current]");
      const name = (number: number) => tickName(t, number);
      const slide = (number: number) =>
        voices
          .getByRole("group")
          .and(voices.locator("[aria-roledescription]"))
          .nth(number - 1);
      await voices.getByRole("button", { name: t("Previous slide", "الشريحة السابقة") }).click();
      await expect(current).toHaveAccessibleName(name(6));
      await voices.getByRole("button", { name: t("Next slide", "الشريحة التالية") }).click();
      await expect(current).toHaveAccessibleName(name(1));
      await voices.getByRole("button", { name: t("Next slide", "الشريحة التالية") }).click();
      await expect(current).toHaveAccessibleName(name(2));
      await voices.getByRole("button", { name: name(4) }).click();
      await expect(current).toHaveAccessibleName(name(4));
      release();
      await expect(voices.locator(":scope > div").first()).toHaveAttribute("data-ready", "");
      await expect(current).toHaveAccessibleName(name(4));
      await expect(slide(4)).toBeInViewport({ ratio: 0.9 });
      await voices.getByRole("button", { name: t("Next slide", "الشريحة التالية") }).click();
      await expect(current).toHaveAccessibleName(name(5));
      await expect(slide(5)).toBeInViewport({ ratio: 0.9 });
    },
  );

  test(
    "HOME-18 a tick that is focused before the page's code runs takes the key that is pressed after it",
    { tag: "@in-english" },
    async ({ page, at, t }) => {
      const release = await holdRequests(page, laterCode);
      await page.goto(at("/"), { waitUntil: "commit" });
      const voices = page.locator("#testimonials-section section");
      const tick = voices.getByRole("button", { name: tickName(t, 4) });
      await tick.focus();
      release();
      await expect(voices.locator(":scope > div").first()).toHaveAttribute("data-ready", "");
      await page.keyboard.press("Enter");
      await expect(tick).toHaveAttribute("aria-current", "true");
    },
  );

  test("HOME-20 A11Y a row keeps the keyboard focus when its code comes, and stands still until it leaves", async ({
    page,
    at,
    t,
  }) => {
    const release = await holdRequests(page, /\/assets\/embla/);
    await page.goto(at("/"));
    const voices = page.locator("#testimonials-section section");
    const row = voices.locator(":scope > div").first();
    await row.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(row).toBeFocused();
    release();
    await expect(row).toHaveAttribute("data-ready", "");
    await expect(row).toBeFocused();
    await expect(voices.locator("[data-autoplay]")).toHaveAttribute("data-autoplay", "held");
    await page.keyboard.press(t("ArrowRight", "ArrowLeft"));
    await expect(voices.locator("button[aria-current]")).toHaveAccessibleName(tickName(t, 2));
    await page.keyboard.press("Tab");
    await expect(row).not.toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(row).not.toBeFocused();
  });

  test(
    "HOME-22 HOME-24 A11Y a window from 320 to 1024 px shows four or five clients, one to three partners; once stopped, arrows move a row",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      const clients = page.locator("#clients-section section");
      const partners = page.locator("#partners-section section");
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(at("/"));
      for (const row of [clients, partners]) {
        await row.scrollIntoViewIfNeeded();
        await row.getByRole("button", { name: t("Pause", "إيقاف مؤقت") }).click();
      }
      for (const [width, clientsInView, partnersInView] of [
        [320, 4, 1],
        [480, 4, 2],
        [640, 4, 2],
        [768, 5, 3],
        [1024, 5, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await clients.scrollIntoViewIfNeeded();
        await expect.poll(() => slidesInView(clients), `${width} px`).toBe(clientsInView);
        await partners.scrollIntoViewIfNeeded();
        await expect.poll(() => slidesInView(partners), `${width} px`).toBe(partnersInView);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }

      await page.setViewportSize({ width: 390, height: 800 });
      await clients.scrollIntoViewIfNeeded();
      await expect.poll(() => slidesInView(clients)).toBe(4);
      await clients.getByRole("button", { name: t("Next slide", "الشريحة التالية") }).click();
      await expect(clients.locator("[aria-live]")).not.toBeEmpty();
    },
  );

  test(
    "HOME-22 HOME-24 A11Y with less motion every logo is in view",
    { tag: "@in-arabic" },
    async ({ page, at }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(at("/"));
      for (const id of ["#clients-section", "#partners-section"]) {
        const strip = page.locator(id).getByRole("region");
        await expect(strip.getByRole("button")).toHaveCount(0);
        const edges = await strip.getByRole("group").evaluateAll((cells) =>
          cells.map((cell) => {
            const { left, right, height } = cell.getBoundingClientRect();
            return left >= 0 && right <= innerWidth && height > 0;
          }),
        );
        expect(edges.length).toBeGreaterThan(3);
        expect(edges).not.toContain(false);
      }
    },
  );

  test("NAV-6 a section enters once, when it is first seen", { tag: "@in-arabic" }, async ({ page, at }) => {
    await page.goto(at("/"));
    await page.mouse.wheel(0, 200);
    const words = page.locator("#transform-section [data-reveal]");
    await expect(words).toHaveAttribute("data-reveal", "waiting");
    await page.locator("#transform-section").scrollIntoViewIfNeeded();
    await expect(page.locator("#transform-section h2")).toBeVisible();
    await expect(words).toHaveCount(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await painted(page);
    await page.locator("#transform-section").scrollIntoViewIfNeeded();
    // One that enters again would wait or show for a second.
    for (let times = 0; times < 3; times++) {
      await painted(page);
      expect(await words.count()).toBe(0);
    }
  });
});
