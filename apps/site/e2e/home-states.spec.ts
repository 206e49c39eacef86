import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { browse } from "./support/browse.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { watchShifts } from "./support/shifts.ts";
import type { StubBackend } from "./support/stub-backend.ts";
import { expect, test } from "./support/test.ts";

/** Sections that fail separately, each with its backend call. */
const sections = [
  ["hero", "/home-page"],
  ["about-section", "/about-us"],
  ["services-section", "/our-services"],
  ["impact-section", "/our-impacts"],
  ["testimonials-section", "/testimonials"],
  ["clients-section", "/our-clients"],
] as const;

const allIds = [
  ...["hero", "about-section", "services-section", "impact-section", "membership-section"],
  ...["testimonials-section", "research-section", "clients-section", "partners-section", "transform-section"],
];

const logo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='120' height='46'%3E%3Crect width='120' height='46'/%3E%3C/svg%3E";
const partnersOf = (count: number) => ({
  our_partners: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Partner ${index + 1}`,
    logo,
  })),
});
const heroWith = (video: string | null) => ({
  video_title: "T",
  video_description: "D",
  video,
  video_alt_text: "What the film shows",
});

/** Moments of the page's clock and the places of a row at them, frame by frame. */
type Places = readonly (readonly [time: number, place: number])[];

/** Advances the page's stopped clock, and records where a row is at each of its frames. */
async function recordPlaces(page: Page, row: Locator, time: number): Promise<Places> {
  const track = row.locator(":scope > div").first().locator("> div");
  await track.evaluate((node) => {
    const { places } = Object.assign(window, { places: [] as [number, number][] });
    const note = () => {
      if (Reflect.get(window, "places") !== places) return;
      places.push([performance.now(), new DOMMatrix(getComputedStyle(node).transform).e]);
      requestAnimationFrame(note);
    };
    note();
  });
  await page.clock.runFor(time);
  return page.evaluate(() => Reflect.get(window, "places") as Places);
}

/** How far the row moved in the three frames before each, about 50 ms, px. */
const movesOf = (places: Places) =>
  places.map(([, place], index) => Math.abs(place - (places[index - 3]?.[1] ?? Infinity)));

/**
 * When a row started to move. A step starts fast and ends with very small movements. A row that moves less than 2 px in
 * 50 ms counts as resting, 15 px from there are a start.
 */
function findStarts(places: Places): number[] {
  const moves = movesOf(places);
  const starts: number[] = [];
  let rest: number | null = null;
  for (const [index, [time, place]] of places.entries())
    if (rest !== null && Math.abs(place - rest) > 15) {
      starts.push(time);
      rest = null;
    } else if ((moves[index] ?? Infinity) < 2) rest = place;
  return starts;
}

/** How long a row moved each time, ms. The first and the last may be cut off. */
function findSteps(places: Places): number[] {
  const moves = movesOf(places);
  const steps = [0];
  for (let index = 3; index < places.length; index += 3) {
    const taken = (places[index]?.[0] ?? 0) - (places[index - 3]?.[0] ?? 0);
    if ((moves[index] ?? 0) > 1) steps.push((steps.pop() ?? 0) + taken);
    else if (steps.at(-1) !== 0) steps.push(0);
  }
  return steps.slice(1, -1);
}

/**
 * Opens the home page, of which some calls fail, and stops the page's clock before the browser's first attempts: each is
 * seen, however slow the machine is. The returned function reads a part after a millisecond: the page receives an answer
 * on its own clock.
 */
async function openInStoppedTime(page: Page, address: string, calls: readonly string[]) {
  const attempts = calls.map((call) => new RegExp(`/api/v1${call}\\b`));
  await page.clock.install();
  const releases = await Promise.all(attempts.map((attempt) => holdRequests(page, attempt)));
  const first = Promise.all(attempts.map((attempt) => page.waitForRequest(attempt)));
  await page.goto(address, { waitUntil: "commit" });
  await first;
  await page.clock.pauseAt(Date.now() + 10_000);
  for (const release of releases) release();
  return async (part: Locator) => {
    await page.clock.runFor(1);
    return (await part.allInnerTexts()).join();
  };
}

/** Resolves when the tasks that React has scheduled, and those that these schedule, have run. */
const tasksDone = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn++)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", done);
        port1.start();
        port2.postMessage(null);
      });
  });

/** Player pages that send the messages of YouTube and Vimeo. */
const playing = {
  youtube: `<script>addEventListener("message", ({ data, source }) => JSON.parse(data).event === "listening" &&
    source.postMessage(JSON.stringify({ event: "infoDelivery", info: { playerState: 1 } }), "*"))</script>`,
  vimeo: `<script>parent.postMessage(JSON.stringify({ event: "ready" }), "*");
    addEventListener("message", ({ data, source }) => JSON.parse(data).value === "playing" &&
    source.postMessage(JSON.stringify({ event: "playing" }), "*"))</script>`,
};
const players = [
  ["youtube", "https://www.YouTube.com/watch?v=dQw4w9WgXcQ", "https://www.youtube-nocookie.com"],
  ["vimeo", "https://vimeo.com/76979871", "https://player.vimeo.com"],
] as const;

test.describe("home, section by section", () => {
  test(
    "HOME-28 when a call fails or does not exist, its section says so and the other nine stand",
    { tag: "@in-arabic" },
    async ({ plainPage: page, at, t, stub, startStubbed }) => {
      for (const [id, call] of sections) {
        stub.reset();
        stub.answer("/home-page", heroWith(null));
        stub.fail(call, { status: 500 });
        const answer = await page.goto((await startStubbed()).url + at("/"));
        expect(answer?.status()).toBe(200);
        expect(await page.locator("main > section").evaluateAll((all) => all.map((one) => one.id))).toEqual(
          allIds,
        );
        await expect(page.locator(`#${id}`).getByRole("alert")).toContainText(
          t("Failed to load content", "تعذّر تحميل المحتوى"),
        );
        await expect(page.getByRole("main").getByRole("alert")).toHaveCount(1);
      }
      stub.reset();
      stub.answer("/home-page", heroWith(null));
      stub.fail("/our-impacts", { status: 404 });
      const answer = await page.goto((await startStubbed()).url + at("/"));
      expect(answer?.status()).toBe(200);
      await expect(page.locator("#impact-section").getByRole("alert")).toBeVisible();
      await expect(page.locator("#services-section h3")).toHaveCount(3);
    },
  );

  test(
    "STA-3 a section that the server lacks says that it is tried again, and to reload where nothing runs",
    { tag: "@in-arabic" },
    async ({ browser, plainPage, at, t, stub, startStubbed }) => {
      const again = t("We will try again automatically.", "سنعيد المحاولة تلقائيًا.");
      const reload = t(
        "Reload the page, or write to us if it keeps happening.",
        "أعد تحميل الصفحة، أو اكتب إلينا إن تكرّر الأمر.",
      );
      stub.fail("/about-us", { status: 500 });
      stub.fail("/our-impacts", { status: 403 });
      const { url } = await startStubbed();
      const served = await browser.newPage();
      // The served document, before any of its code has loaded.
      await served.route("**/*.js", () => undefined);
      for (const [page, said, unsaid, buttons] of [
        [served, again, reload, 1],
        [plainPage, reload, again, 0],
      ] as const) {
        await page.goto(url + at("/"), { waitUntil: "commit" });
        const about = page.locator("#about-section").getByRole("alert");
        await expect(about).toContainText(t("Failed to load content", "تعذّر تحميل المحتوى"));
        await expect(about.getByText(said)).toBeVisible();
        await expect(about.getByText(unsaid)).toBeHidden();
        await expect(about.getByRole("button")).toHaveCount(buttons);
        // The page does not request refused content again.
        const impact = page.locator("#impact-section").getByRole("alert");
        await expect(impact).toContainText(t("Try again, or write", "حاول مجددًا، أو اكتب"));
        await expect(impact.getByText(again)).toHaveCount(0);
      }
      await served.close();
    },
  );

  test("HOME-8 HOME-9 HOME-22 STA-3 hero, About and clients try three times more, two seconds apart, and then say so", async ({
    page,
    at,
    t,
    stub,
    startStubbed,
    expectNoise,
  }) => {
    expectNoise(/50[03]/);
    const calls = ["/home-page", "/about-us", "/our-clients"];
    for (const call of calls) stub.fail(call, { status: 500 });
    const hero = page.locator("#hero");
    const others = [page.locator("#about-section"), page.locator("#clients-section")];
    // Those of the page alone: the site's server asks on its own account too.
    let asked = 0;
    page.on("request", (request) => {
      if (/\/home-page\b/.test(request.url())) asked += 1;
    });
    const read = await openInStoppedTime(page, (await startStubbed()).url + at("/"), calls);
    const areAt = async (en: string, ar: string) => {
      for (const part of others)
        await expect.poll(() => read(part.getByRole("status"))).toContain(t(`(${en})`, `(${ar})`));
      await expect
        .poll(() => read(hero.getByRole("status")))
        .toContain(t(`Retrying (${en})...`, `إعادة المحاولة (${ar})…`));
    };
    await areAt("1/3", "١ من ٣");
    await page.clock.runFor(2000);
    await areAt("2/3", "٢ من ٣");
    await page.clock.runFor(2000);
    await areAt("3/3", "٣ من ٣");
    const before = asked;
    await page.clock.runFor(1950);
    // What was asked for by now has been sent.
    await page.evaluate(async () => void (await (await fetch("/robots.txt", { cache: "no-store" })).text()));
    expect(asked).toBe(before);
    await page.clock.runFor(50);
    await expect.poll(() => asked).toBe(before + 1);
    await page.clock.resume();
    await expect(hero.getByRole("alert")).toContainText(
      t(
        "Maximum retry attempts reached. Please try again later.",
        "حاولنا عدة مرات ولم ننجح. يُرجى المحاولة لاحقًا.",
      ),
    );
    for (const part of others)
      await expect(part.getByRole("alert")).toContainText(
        t("Maximum retry attempts reached", "حاولنا عدة مرات ولم ننجح"),
      );
    await expect(hero.getByRole("status")).toHaveCount(0);
    await expect(hero.getByRole("link", { name: t("Contact Us", "تواصل معنا") })).toBeVisible();

    stub.reset();
    await hero.getByRole("button", { name: t("Try again", "حاول مجددًا") }).click();
    await expect(hero.getByRole("heading", { level: 1 })).toHaveText(
      t("Measure the market before you enter it", "قِس السوق قبل أن تدخله"),
    );
  });

  test(
    "STA-5 a retry that succeeds leaves nothing of the failures",
    { tag: "@in-english" },
    async ({ page, at, t, stub, startStubbed, expectNoise }) => {
      expectNoise(/50[03]/);
      stub.answer("/home-page", heroWith(null));
      stub.fail("/about-us", { status: 500 });
      const read = await openInStoppedTime(page, (await startStubbed()).url + at("/"), ["/about-us"]);
      const about = page.locator("#about-section");
      await expect.poll(() => read(about.getByRole("status"))).toContain(t("(1/3)", "(١ من ٣)"));
      await page.clock.runFor(2000);
      await expect.poll(() => read(about.getByRole("status"))).toContain(t("(2/3)", "(٢ من ٣)"));
      stub.reset();
      await page.clock.resume();
      await expect(about).toContainText(
        t("We work from the decision backwards.", "نبدأ من القرار ونعود إلى السؤال."),
      );
      await expect(about.getByRole("status")).toHaveCount(0);
      await expect(about.getByRole("alert")).toHaveCount(0);
    },
  );

  test(
    "A11Y every state passes axe",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, startStubbed, expectNoise }) => {
      expectNoise(/50[03]/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      stub.fail("*", { status: 500 });
      await page.clock.install();
      await page.goto((await startStubbed()).url + at("/"));
      await expect(page.locator("#hero").getByRole("status")).toBeVisible();
      await expectAccessible(page);
      for (const id of ["hero", "clients-section"])
        await expect(async () => {
          await page.clock.fastForward(2000);
          await expect(page.locator(`#${id}`).getByRole("alert")).toContainText(
            t("Maximum retry attempts reached", "حاولنا عدة مرات ولم ننجح"),
            { timeout: 500 },
          );
        }).toPass({ timeout: 60_000 });
      await expectAccessible(page);
    },
  );

  test(
    "HOME-15 HOME-23 ERR-7 ERR-18 what is empty has no section or says so, and partners that fail are not missed",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, startStubbed, expectNoise }) => {
      expectNoise(/500/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      stub.answer("/our-impacts", { impacts: [] });
      stub.answer("/our-partners", { our_partners: [] });
      stub.answer("/testimonials", { testimonials: [] });
      stub.answer("/our-clients", { clients: [] });
      stub.answer("/our-services", { our_services: [] });
      await page.goto((await startStubbed()).url + at("/"));
      const ids = await page.locator("main > section").evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual(allIds.filter((id) => id !== "impact-section" && id !== "partners-section"));
      await expect(page.locator("#testimonials-section")).toContainText(
        t("No testimonials found or invalid response", "لم نجد شهادات عملائنا، أو تعذّر تحميلها"),
      );
      await expect(page.locator("#clients-section")).toContainText(
        t("No clients found or invalid response", "لم نجد قائمة عملائنا، أو تعذّر تحميلها"),
      );
      // Each is followed by a next step (ERR-17).
      for (const id of ["testimonials-section", "clients-section"])
        await expect(page.locator(`#${id} [role="status"]`)).toContainText(t("write to us", "اكتب إلينا"));
      await expect(page.locator("#services-section").getByRole("status")).toBeVisible();

      stub.reset();
      stub.fail("/our-partners", { status: 500 });
      await page.goto((await startStubbed()).url + at("/"));
      await expect(page.locator("#clients-section")).toBeVisible();
      await expect(page.locator("#partners-section")).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    },
  );

  test("HOME-25 HOME-26 up to three partners stand still, four or five turn without a gap, forwards and backwards", async ({
    page,
    at,
    t,
    stub,
    language,
    startStubbed,
  }) => {
    stub.answer("/home-page", heroWith(null));
    const open = async (count: number) => {
      stub.answer("/our-partners", partnersOf(count));
      await page.goto((await startStubbed()).url + at("/"));
    };
    await open(3);
    const partners = page.locator("#partners-section");
    await expect(partners.getByRole("listitem")).toHaveCount(3);
    await expect(partners.locator("[aria-roledescription]")).toHaveCount(0);
    await expect(partners.getByRole("button")).toHaveCount(0);

    const row = partners.locator("section");
    /** Watches the row until it has moved and stands: the widest gap in any frame, px, and how far it moved. */
    const watchMove = () =>
      row.evaluate(
        (carousel) =>
          new Promise<{ widest: number; hasMoved: boolean }>((done) => {
            const view = carousel.querySelector(":scope > div");
            const slides = [...carousel.querySelectorAll('[role="group"][aria-roledescription]')];
            const placeOf = () => slides[0]?.getBoundingClientRect().left;
            let [place, widest, hasMoved, still] = [placeOf(), 0, false, 0];
            const look = () => {
              const frame = view?.getBoundingClientRect() ?? new DOMRect();
              const edges = slides
                .map((slide) => slide.getBoundingClientRect())
                .filter(({ left, right }) => right > frame.left && left < frame.right)
                .sort((one, other) => one.left - other.left);
              let reached = frame.left;
              for (const { left, right } of edges) {
                widest = Math.max(widest, left - reached);
                reached = Math.max(reached, right);
              }
              widest = Math.max(widest, frame.right - reached);
              const now = placeOf();
              still = now === place ? still + 1 : 0;
              hasMoved ||= now !== place;
              place = now;
              if (still < (hasMoved ? 5 : 120)) requestAnimationFrame(look);
              else done({ widest, hasMoved });
            };
            look();
          }),
      );
    for (const count of [4, 5]) {
      await open(count);
      await row.scrollIntoViewIfNeeded();
      await row.getByRole("button", { name: t("Pause", "إيقاف مؤقت") }).click();
      const play = row.getByRole("button", { name: t("Play", "تشغيل") });
      // Each stands twice: while one leaves at an edge, it enters at the other.
      await expect(row.locator('[role="group"][aria-roledescription]')).toHaveCount(2 * count);
      // Over the seam, backwards and forwards. The whole round is made with four in one language, with five in the other.
      const round =
        language === (count === 4 ? "en" : "ar") ? Array<string>(count + 1).fill("ArrowRight") : [];
      for (const key of ["ArrowLeft", "ArrowRight", ...round]) {
        const [move] = await Promise.all([watchMove(), play.press(key)]);
        expect(move.hasMoved, key).toBe(true);
        expect(move.widest, key).toBeLessThan(3);
      }
      const live = row.locator('[role="group"][aria-roledescription]:not([inert])');
      await expect(live).toHaveCount(count);
    }
  });

  test(
    "HOME-17 HOME-22 HOME-24 A11Y voices, clients and partners move on every 3, 2.5 and 1.5 s, partners in steps of 800 ms, and stand once they are stopped",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, startStubbed }) => {
      stub.answer("/home-page", heroWith(null));
      stub.answer("/our-partners", partnersOf(5));
      await page.clock.install();
      await page.goto((await startStubbed()).url + at("/"));
      const rowOf = (id: string) => page.locator(`#${id} section`);
      const intervals = [
        ["testimonials-section", 3000],
        ["clients-section", 2500],
        ["partners-section", 1500],
      ] as const;
      for (const [id] of intervals) {
        await rowOf(id).scrollIntoViewIfNeeded();
        await expect(rowOf(id).locator(":scope > [data-ready]")).toBeAttached();
      }
      await page.clock.pauseAt(Date.now() + 60_000);
      for (const [id, interval] of intervals) {
        await rowOf(id).scrollIntoViewIfNeeded();
        await tasksDone(page);
        // As long for each: of few steps the first and the last, which may be cut off, would leave none.
        const places = await recordPlaces(page, rowOf(id), 7500);
        const [first = 0, second = Infinity] = findStarts(places);
        expect(Math.abs(second - first - interval), id).toBeLessThanOrEqual(50);
        if (id === "partners-section") {
          const steps = findSteps(places);
          expect(steps.length).toBeGreaterThan(0);
          for (const time of steps) expect(Math.abs(time - 800), String(time)).toBeLessThanOrEqual(150);
        }
        await rowOf(id)
          .getByRole("button", { name: t("Pause", "إيقاف مؤقت"), exact: true })
          .click();
        // The step under way ends.
        await page.clock.runFor(1000);
        await tasksDone(page);
        expect(findStarts(await recordPlaces(page, rowOf(id), 7500)), id).toEqual([]);
      }
    },
  );

  test(
    "HOME-20 a row stands still under the mouse, under a finger and in a hidden tab",
    { tag: "@in-english" },
    async ({ page, at, stub, startStubbed }) => {
      const testimonials = [1, 2, 3, 4].map((number) => ({ name: `Name ${number}`, content: "Words" }));
      stub.answer("/testimonials", { testimonials });
      stub.answer("/home-page", heroWith(null));
      await page.clock.install();
      await page.goto((await startStubbed()).url + at("/"));
      const row = page.locator("#testimonials-section section");
      await row.scrollIntoViewIfNeeded();
      const view = row.locator(":scope > [data-ready]");
      await expect(view).toBeAttached();
      await page.clock.pauseAt(Date.now() + 60_000);
      const current = row.locator("button[aria-current]");
      const moves = async () => {
        const before = await current.getAttribute("aria-label");
        await page.clock.runFor(4000);
        await tasksDone(page);
        return (await current.getAttribute("aria-label")) !== before;
      };
      expect(await moves()).toBe(true);
      // It announces the moves of the visitor alone.
      expect(await row.locator("[aria-live]").innerText()).toBe("");

      const box = await view.boundingBox();
      if (!box) throw new Error("no row");
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await tasksDone(page);
      expect(await moves()).toBe(false);
      await page.mouse.move(2, 2);
      await tasksDone(page);
      expect(await moves()).toBe(true);

      await view.dispatchEvent("pointerdown", { pointerType: "touch" });
      await tasksDone(page);
      expect(await moves()).toBe(false);
      await view.dispatchEvent("pointerup", { pointerType: "touch" });
      await tasksDone(page);
      expect(await moves()).toBe(true);

      const setHidden = async (hidden: boolean) => {
        await page.evaluate((value) => {
          Object.defineProperty(document, "hidden", { value, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }, hidden);
        await tasksDone(page);
      };
      await setHidden(true);
      expect(await moves()).toBe(false);
      await setHidden(false);
      expect(await moves()).toBe(true);
    },
  );

  test(
    "HOME-20 A11Y a row that was stopped stays so when the language changes (WCAG 2.2.2)",
    { tag: "@in-arabic" },
    async ({ page, at, t, startStubbed, stub }) => {
      const testimonials = [1, 2, 3].map((number) => ({ name: `Name ${number}`, content: "Words" }));
      stub.answer("/testimonials", { testimonials });
      stub.answer("/home-page", heroWith(null));
      await page.goto((await startStubbed()).url + at("/"));
      const section = page.locator("#testimonials-section");
      await section.scrollIntoViewIfNeeded();
      await section.getByRole("button", { name: t("Pause", "إيقاف مؤقت"), exact: true }).click();
      const autoplay = section.locator("[data-autoplay]");
      await expect(autoplay).toHaveAttribute("data-autoplay", "stopped");
      const release = await holdRequests(page, /\/api\/v1\/testimonials/);
      await page.locator("header a[hreflang][data-locale]").first().click();
      await expect(section.getByRole("status")).toBeVisible();
      release();
      await expect(section.getByRole("button", { name: t("تشغيل", "Play"), exact: true })).toBeVisible();
      await expect(autoplay).toHaveAttribute("data-autoplay", "stopped");
    },
  );

  test(
    "HOME-4 HOME-6 LANG-13 a film is mirrored in Arabic where the backend says so, and a chosen picture stands without one, around its focal point",
    { tag: "@in-arabic" },
    async ({ page, at, stub, startStubbed }) => {
      for (const [more, scale] of [
        [{ video_mirrored: true }, "-1 1"],
        [{}, "none"],
      ] as const) {
        stub.answer("/home-page", { ...heroWith("/media/hero.mp4"), ...more });
        await page.goto((await startStubbed()).url + at("/"));
        await expect(page.locator("#hero video")).toHaveCSS("scale", scale);
      }
      for (const [focal_point, wide, narrow] of [
        [null, "100% 0px", "100% 30%"],
        [{ x: 50, y: 90 }, "50% 90%", "50% 90%"],
      ] as const) {
        const hero_image_details = { width: 120, height: 46, focal_point };
        stub.answer("/home-page", { ...heroWith(null), hero_image: logo, hero_image_details });
        await page.goto((await startStubbed()).url + at("/"));
        const picture = page.locator("#hero img");
        await expect(picture).toHaveAttribute("src", logo);
        await expect(picture).toHaveCSS("object-position", wide);
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(picture).toHaveCSS("object-position", narrow);
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    },
  );

  test(
    "HOME-10 a few services, also with long texts, leave the heading and the link to all services in view",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, startStubbed }) => {
      const service = (id: number, excerpt = "Short.") => ({
        id,
        title: `Service ${id}`,
        excerpt,
        image: null,
      });
      const long = "A sentence that takes its place. ".repeat(30);
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const services of [
        [service(1)],
        [service(1), service(2)],
        [service(1, long), service(2, long), service(3)],
      ]) {
        stub.answer("/our-services", { our_services: services });
        await page.goto((await startStubbed()).url + at("/"));
        const section = page.locator("#services-section");
        const bars = section.getByRole("listitem");
        await expect(bars).toHaveCount(services.length);
        const first = await bars.first().boundingBox();
        const link = section.getByRole("link", { name: t("View All Services", "اعرض كل الخدمات") });
        const above = await link.boundingBox();
        if (!first || !above) throw new Error("the section is not drawn");
        expect(above.y + above.height).toBeLessThanOrEqual(first.y);
        await link.click();
        await expect(page).toHaveURL(/\/ServicesTools$/);
      }
    },
  );

  test(
    "HOME-19 ENT-8 a voice without a face or a firm shows no broken picture, and only the first clients are described",
    { tag: "@in-english" },
    async ({ page, at, stub, startStubbed, expectNoise }) => {
      expectNoise(/404/);
      const group = (description: string, ids: number[]) => ({
        description,
        images: ids.map((id) => ({ id, image: logo })),
      });
      stub.answer("/our-clients", {
        clients: [group("<p>First <strong>group</strong></p>", [1, 2, 3]), group("<p>Second</p>", [4, 5, 6])],
      });
      stub.answer("/testimonials", {
        testimonials: [
          { name: "A", content: "One", position: "", avatar: null, company_logo: null, company_name: "Firm" },
          {
            ...{ name: "B", content: "Two", avatar: "/media/gone.webp" },
            ...{ company_logo: "/media/gone.webp", company_name: "Second firm" },
          },
        ],
      });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto((await startStubbed()).url + at("/"));
      const clients = page.locator("#clients-section");
      await expect(clients.locator("strong")).toHaveText("group");
      await expect(clients).not.toContainText("Second");
      // When the page's code has run, copies of the logos close the row's ring; they are inert.
      await expect(clients.locator('[role="group"]:not([inert]) img')).toHaveCount(6);

      const section = page.locator("#testimonials-section");
      await section.scrollIntoViewIfNeeded();
      await expect(section.locator("figcaption").first()).toContainText("Firm");
      await section.getByRole("button").last().click();
      await expect(section.locator("figcaption img")).toHaveCount(0);
      await expect(section.locator("figcaption").last()).toContainText("Second firm");
      const broken = () =>
        section
          .locator("figure img")
          .evaluateAll(
            (images: HTMLImageElement[]) =>
              images.filter((image) => image.complete && image.naturalWidth === 0).length,
          );
      await expect.poll(broken).toBe(0);
    },
  );
});

/**
 * A frame that is silent for 4 s counts as blocked. A busy machine may need as long to start one: by default it gets a
 * minute. In a hidden tab the time is over at once.
 */
const giveFramesTime = (page: Page, time = 60_000) =>
  page.addInitScript((given) => {
    const setTimeout = window.setTimeout.bind(window);
    const later = (run: () => void, wait?: number) =>
      setTimeout(run, wait === 4000 ? (document.hidden ? 0 : given) : wait);
    window.setTimeout = later as typeof window.setTimeout;
  }, time);

/** Gives the home page the film of a player, whose page plays it. */
async function offerFilm(page: Page, stub: StubBackend, [kind, address, origin]: (typeof players)[number]) {
  stub.answer("/home-page", heroWith(address));
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: playing[kind] }),
  );
}

test.describe("the hero's film", { tag: "@in-english" }, () => {
  test("HOME-3 HOME-6 a film of YouTube or Vimeo plays in a frame that keeps no cookies, and can be stopped", async ({
    page,
    at,
    t,
    stub,
    startStubbed,
  }) => {
    await giveFramesTime(page);
    for (const player of players) {
      const [, , origin] = player;
      await offerFilm(page, stub, player);
      const answer = await page.goto((await startStubbed()).url + at("/"));
      expect(answer?.headers()["content-security-policy"]).toContain(`frame-src ${origin};`);
      await page.mouse.move(5, 5);
      await page.mouse.move(6, 6);
      const frame = page.locator("#hero iframe");
      await expect(frame).toHaveCSS("opacity", "1");
      expect(new URL((await frame.getAttribute("src")) ?? "").origin).toBe(origin);
      await expect(frame).toHaveAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation");
      await expect(frame).toHaveAttribute("allow", "autoplay; encrypted-media");
      await expect(frame).toHaveAttribute("credentialless", "");
      await expect(frame).toHaveAttribute("title", "What the film shows");
      await expect(frame).toHaveAttribute("inert", "");
      await page.getByRole("button", { name: t("Pause the video", "إيقاف الفيديو مؤقتًا") }).click();
      await expect(frame).toHaveCount(0);
      await page.getByRole("button", { name: t("Play the video", "تشغيل الفيديو") }).click();
      await expect(frame).toHaveCSS("opacity", "1");
    }
  });

  test("HOME-5 HOME-6 F18 a player's film in a tab in the background has time until the tab is looked at", async ({
    page,
    at,
    stub,
    startStubbed,
  }) => {
    await giveFramesTime(page);
    await page.addInitScript(() =>
      Object.defineProperty(document, "hidden", {
        configurable: true,
        get: () => !Reflect.has(window, "isLookedAt"),
      }),
    );
    for (const [kind, address, origin] of players) {
      stub.answer("/home-page", heroWith(address));
      const { promise: lookedAt, resolve: lookAt } = Promise.withResolvers<void>();
      await page.route(`${origin}/**`, async (route) => {
        await lookedAt;
        await route.fulfill({ contentType: "text/html", body: playing[kind] });
      });
      await page.goto((await startStubbed()).url + at("/"));
      await page.mouse.move(5, 5);
      const frame = page.locator("#hero iframe");
      await expect(frame).toBeAttached();
      await page.evaluate(() => {
        Object.assign(window, { isLookedAt: true });
        document.dispatchEvent(new Event("visibilitychange"));
      });
      lookAt();
      await expect(frame).toHaveCSS("opacity", "1");
    }
  });

  test("HOME-5 HOME-6 F18 a film that the window does not show is not given up", async ({
    page,
    at,
    stub,
    startStubbed,
  }) => {
    const [[, address, origin]] = players;
    stub.answer("/home-page", heroWith(address));
    await giveFramesTime(page, 0);
    await page.route(`${origin}/**`, () => undefined);
    await page.goto(`${(await startStubbed()).url}${at("/")}#partners-section`);
    await expect(page.locator("#partners-section")).toBeInViewport();
    const frame = page.locator("#hero iframe");
    await expect(page.locator("#hero button")).toBeAttached();
    await expect(frame).toBeAttached();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(frame).toHaveCount(0);
  });

  test("HOME-3 a player's film plays also for those who come from another page, once they ask", async ({
    page,
    at,
    t,
    stub,
    startStubbed,
  }) => {
    for (const player of players) {
      // One of them prefers less motion: the film plays because it was asked for.
      await page.emulateMedia({ reducedMotion: player === players[0] ? "reduce" : "no-preference" });
      await offerFilm(page, stub, player);
      await browse(page, (await startStubbed()).url + at("/contact"));
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("Home", "الرئيسية"), exact: true })
        .click();
      await expect(page.locator("#hero img").first()).toBeVisible();
      await expect(page.locator("#hero iframe")).toHaveCount(0);
      await page.getByRole("button", { name: t("Play the video", "تشغيل الفيديو") }).click();
      await expect(page.getByRole("button", { name: t("Play the video", "تشغيل الفيديو") })).toHaveCount(0);
      await expect(page.locator("#hero iframe")).toHaveCSS("opacity", "1");
    }
  });

  test("HOME-5 HOME-6 F18 a player's film that is blocked leaves the picture within 4 s, and nothing moves", async ({
    page,
    at,
    stub,
    startStubbed,
    expectNoise,
  }) => {
    expectNoise(/ERR_FAILED|ERR_BLOCKED/);
    // Timers of more than 4 s never run.
    await page.addInitScript(() => {
      const setTimeout = window.setTimeout.bind(window);
      const soon = (run: () => void, wait = 0) => (wait > 4000 ? 0 : setTimeout(run, wait));
      window.setTimeout = soon as typeof window.setTimeout;
    });
    const shifts = await watchShifts(page);
    for (const [, address, origin] of players) {
      stub.answer("/home-page", heroWith(address));
      await page.route(`${origin}/**`, (route) => route.abort());
      const { url } = await startStubbed();
      const asked = page.waitForRequest(`${origin}/**`, { timeout: 60_000 });
      await page.goto(url + at("/"));
      await page.mouse.move(5, 5);
      await asked;
      await expect(page.locator("#hero iframe")).toHaveCount(0);
      await expect(page.locator("#hero img")).toHaveAttribute("alt", "What the film shows");
      await expect(page.locator("#hero button")).toHaveCount(0);
      expect(await shifts()).toBeLessThan(0.001);
    }
  });

  test("HOME-5 F18 a file that is missing, is no film or never comes leaves the picture, and nothing moves", async ({
    page,
    at,
    stub,
    startStubbed,
    expectNoise,
  }) => {
    expectNoise(/404|ERR_/);
    const shifts = await watchShifts(page);
    const file = /\/media\/hero\.mp4$/;
    for (const fault of [{ status: 404 }, { body: "<html></html>" }, { hang: true }]) {
      stub.fail("/media/hero.mp4", fault);
      const { url } = await startStubbed();
      const tried = fault.hang ? page.waitForRequest(file) : page.waitForResponse(file);
      await page.goto(url + at("/"));
      await page.mouse.move(5, 5);
      await tried;
      await expect(page.locator("#hero img")).toBeVisible();
      if (fault.hang) await expect(page.locator("#hero video")).toHaveCSS("opacity", "0");
      else await expect(page.locator("#hero video")).toHaveCount(0);
      expect(await shifts()).toBeLessThan(0.001);
    }
  });

  test("HOME-6 a refused autoplay waits to be asked", async ({ page, at, t, startStubbed }) => {
    await page.addInitScript(() => {
      // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
      const { play } = HTMLMediaElement.prototype;
      let refused = false;
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        if (refused) return play.call(this);
        refused = true;
        return Promise.reject(new DOMException("", "NotAllowedError"));
      };
    });
    await page.goto((await startStubbed()).url + at("/"));
    await page.mouse.move(5, 5);
    await page.getByRole("button", { name: t("Play the video", "تشغيل الفيديو") }).click();
    await expect(
      page.getByRole("button", { name: t("Pause the video", "إيقاف الفيديو مؤقتًا") }),
    ).toBeVisible();
    await expect
      .poll(() => page.locator("#hero video").evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
  });
});
