import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { browse } from "./support/browse.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { painted, requestsSent } from "./support/painted.ts";
import { fromBrowser } from "./support/stub-backend.ts";
import { expect, test } from "./support/test.ts";

const pixel = "data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==";

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not on the screen");
  return box;
}

test.describe("services and tools", () => {
  test("SVC-1 SVC-2 SVC-3 shows its hero, every service and every tool, every second one lower on wide screens, each with the way to its page, on paper without a ground", async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at("/ServicesTools"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("Services & Tools", "الخدمات والأدوات"),
    );
    await expect(
      page.getByText(t("The kinds of question we answer", "أنواع الأسئلة التي نجيب عنها")),
    ).toBeVisible();

    const services = page.locator("#services-section");
    await expect(services.getByRole("heading", { level: 2 })).toHaveText(t("Our Services", "خدماتنا"));
    const serviceLinks = services.getByRole("link", { name: t("Explore Service", "استكشف الخدمة") });
    await expect(serviceLinks).not.toHaveCount(0);
    await expect(serviceLinks).toHaveCount(await services.getByRole("article").count());
    const tools = page.locator("#tools-section");
    await expect(tools.getByRole("heading", { level: 2 })).toHaveText(t("Our Tools", "أدواتنا"));
    const toolLinks = tools.getByRole("link", { name: t("Explore Tool", "استكشف الأداة") });
    await expect(toolLinks).not.toHaveCount(0);
    await expect(toolLinks).toHaveCount(await tools.getByRole("article").count());

    const hrefs = (links: Locator) =>
      links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    for (const href of await hrefs(serviceLinks)) expect(href).toMatch(pathPattern(at("/servicesdetils/")));
    for (const href of await hrefs(toolLinks)) expect(href).toMatch(pathPattern(at("/tools/")));
    const [first] = await services.getByRole("heading", { level: 3 }).allTextContents();
    await expect(serviceLinks.first()).toHaveAccessibleName(
      `${t("Explore Service", "استكشف الخدمة")} ${first}`,
    );

    const cards = tools.getByRole("article");
    const [one, two] = [await boxOf(cards.nth(0)), await boxOf(cards.nth(1))];
    expect(two.y - one.y).toBeCloseTo(112, 0);
    expect(Math.abs(two.x - one.x)).toBeGreaterThan(one.width);
    await page.setViewportSize({ width: 390, height: 844 });
    const [above, below] = [await boxOf(cards.nth(0)), await boxOf(cards.nth(1))];
    expect(below.x).toBeCloseTo(above.x, 0);
    expect(below.y).toBeGreaterThan(above.y + above.height);

    await page.emulateMedia({ media: "print" });
    for (const card of await services.getByRole("article").all())
      await expect(card).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });

  test(
    "SVC-4 SVC-5 NAV-3 tools on their way show a spinner, and their failure its own words",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/400/);
      await browse(page, stubbedSite.url + at("/AboutUs"));
      stub.fail("/tool-we-uses", { status: 400 });
      const release = await holdRequests(page, /\/tool-we-uses/);
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("Services & Tools", "الخدمات والأدوات") })
        .click();
      const tools = page.locator("#tools-section");
      await expect(tools.getByRole("status")).toContainText(t("Loading...", "جارٍ التحميل…"));
      release();
      await expect(tools.getByRole("alert")).toContainText(t("Failed to load tools", "تعذّر تحميل الأدوات"));
      await expect(tools.getByRole("status")).toHaveCount(0);
      await expect(page.locator("#services-section").getByRole("article")).not.toHaveCount(0);
      await expectAccessible(page);

      stub.reset();
      await tools.getByRole("button", { name: t("Try again", "حاول مجددًا") }).click();
      await expect(page.locator("#tools-section-heading")).toBeFocused();
      await expect(tools.getByRole("article")).not.toHaveCount(0);
      await expect(tools.getByRole("alert")).toHaveCount(0);
    },
  );

  test(
    "SVC-6 without tools says so, and so it does without services",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite }) => {
      stub.answer("/tool-we-uses", { tool_we_use: [] });
      stub.answer("/our-services", { our_services: [] });
      await page.goto(stubbedSite.url + at("/ServicesTools"));
      await expect(page.locator("#tools-section")).toContainText(
        t("No tools available", "لا توجد أدوات متاحة"),
      );
      await expect(page.locator("#services-section")).toContainText(
        t("No services available", "لا توجد خدمات متاحة"),
      );
      await expectAccessible(page);
    },
  );
});

/** Explores of every kind: a row, a triptych, rows that continue to alternate, one without a picture. */
const explores = [
  {
    id: 1,
    title: "First row",
    description: "Words",
    answers: ["One", "Two"],
    image: pixel,
    second_image: null,
  },
  { id: 2, title: "Triptych", description: "Words", answers: [], image: pixel, second_image: pixel },
  { id: 3, title: "Second row", description: "Words", answers: "Only", image: pixel },
  { id: 4, title: "Plain row", description: "Words", image: null, second_image: null },
];

const kinds = [
  ["service", "/servicesdetils", "/our-services", "our_services", "title"],
  ["tool", "/tools", "/tool-we-uses", "tool_we_use", "name"],
] as const;

test.describe("the page of a service or a tool", () => {
  test("SVD-1 TLD-1 shows its hero and the way back", async ({ page, at, t }) => {
    for (const [, path] of kinds) {
      await page.goto(at(`${path}/1`));
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).not.toBeEmpty();
      await expect(
        main.getByRole("link", { name: t("Services & Tools", "الخدمات والأدوات") }),
      ).toHaveAttribute("href", at("/ServicesTools"));
      await expect(main.getByRole("img").first()).toBeVisible();
      expect(await page.title()).toContain(await main.getByRole("heading", { level: 1 }).innerText());
    }
  });

  test(
    "SVD-1 a missing or broken picture shows a plate",
    { tag: "@in-arabic" },
    async ({ page, at, stub, stubbedSite, expectNoise }) => {
      expectNoise(/404/);
      for (const [, path, call, list, name] of kinds) {
        stub.answer(call, {
          [list]: [
            { id: 1, [name]: "Without", image: null, explores: [] },
            { id: 2, [name]: "Broken", image: "/media/nothing.avif", explores: [] },
          ],
        });
        await page.goto(stubbedSite.url + at(`${path}/1`));
        const picture = page.getByRole("main").locator("img").first();
        await expect(picture).toHaveAttribute("src", /fallback/);
        await page.goto(stubbedSite.url + at(`${path}/2`));
        await page.mouse.move(5, 5);
        await expect(picture).toHaveAttribute("src", /fallback/);
        expect(
          await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
        ).toBeGreaterThan(0);
      }
    },
  );

  test("SVD-2 TLD-1 ENT-6 lays out its explores by their pictures, and lists their answers", async ({
    page,
    at,
    language,
    stub,
    stubbedSite,
  }) => {
    const article = (title: string) =>
      page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
    /** Whether the picture precedes the text in reading direction. */
    const leads = async (title: string) => {
      const picture = await boxOf(article(title).locator("img").first());
      const words = await boxOf(article(title).getByRole("heading"));
      return language === "ar" ? picture.x > words.x : picture.x < words.x;
    };
    for (const [, path, call, list, name] of kinds) {
      stub.answer(call, { [list]: [{ id: 1, [name]: "Name", image: pixel, explores }] });
      await page.goto(stubbedSite.url + at(`${path}/1`));
      expect(await leads("First row")).toBe(true);
      expect(await leads("Second row")).toBe(false);

      const pictures = article("Triptych").locator("img");
      const words = await boxOf(article("Triptych").getByRole("heading"));
      const boxes = [await boxOf(pictures.first()), words, await boxOf(pictures.last())];
      const columns = boxes.map(({ x }) => x);
      expect(columns).toEqual(columns.toSorted((a, b) => (language === "ar" ? b - a : a - b)));

      await expect(article("Plain row").locator("img")).toHaveCount(0);
      await expect(article("First row").getByRole("listitem")).toHaveText(["One", "Two"]);
      await expect(article("First row")).toContainText(/Words\s*One\s*Two/);
      await expect(article("Second row").getByRole("listitem")).toHaveText(["Only"]);
      await expect(article("Triptych").getByRole("list")).toHaveCount(0);
      await expectAccessible(page);
    }
  });

  test(
    "SVD-3 TLD-2 RT-21 DET-2 an unknown id is a 404 that leads on, and the address without an id says that there is none",
    { tag: "@in-arabic" },
    async ({ page, at, t, expectNoise }) => {
      expectNoise(/404/);
      const main = page.getByRole("main");
      for (const [kind, path] of kinds) {
        for (const address of [`${path}/`, path]) {
          const answer = await page.goto(at(address));
          expect(answer?.status()).toBe(404);
          await expect(main).toContainText(
            kind === "service"
              ? t("Service ID is not available", "الرابط ناقص ولا يدلّ على أي خدمة")
              : t("Tool ID is not available", "الرابط ناقص ولا يدلّ على أي أداة"),
          );
        }
        const answer = await page.goto(at(`${path}/no-such-thing`));
        expect(answer?.status()).toBe(404);
        await expect(main).toContainText(
          kind === "service"
            ? t("Requested service not found", "الخدمة المطلوبة غير موجودة")
            : t("Requested tool not found", "الأداة المطلوبة غير موجودة"),
        );
        await expect(
          main.getByRole("link", { name: t("See all services and tools", "اطّلع على كل") }),
        ).toHaveAttribute("href", at("/ServicesTools"));
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
        await expectAccessible(page);
      }
    },
  );

  test(
    "ERR-5 ERR-6 a failure is told as such, never as something missing",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/50\d/);
      for (const [kind, path, call] of kinds) {
        stub.reset();
        stub.fail(call, { body: { success: false } });
        const answer = await page.goto(stubbedSite.url + at(`${path}/1`));
        expect(answer?.status()).toBe(503);
        await expect(page.getByRole("main").getByRole("alert")).toContainText(
          kind === "service"
            ? t("No services found or invalid response", "لم نجد خدمات، أو تعذّر تحميلها")
            : t("No tools found or invalid response", "لم نجد أدوات، أو تعذّر تحميلها"),
        );
        await expect(page.getByRole("main")).not.toContainText(t("not found", "غير موجودة"));
        await expectAccessible(page);
      }
    },
  );
});

/** The service that the browser's storage holds as opened last. */
const keptService = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("selectedService") ?? "null") as { id: string; title: string } | null,
  );

test.describe("the service opened last", () => {
  test("RT-14 STD-1 STD-2 STD-3 a card keeps its service, and the page shows it in short", async ({
    page,
    at,
    t,
  }) => {
    await browse(page, at("/ServicesTools"));
    const card = page.locator("#services-section").getByRole("article").first();
    const title = await card.getByRole("heading").innerText();
    const excerpt = await card.getByRole("paragraph").innerText();
    const picture = await card.locator("img").getAttribute("src");
    await card.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(await keptService(page)).toMatchObject({ title });

    await page.goto(at("/toolsdetils"));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main.getByText(excerpt, { exact: true })).toBeVisible();
    await expect(main.locator("img").first()).toHaveAttribute("src", picture ?? "");
    await expect(main.getByRole("link", { name: t("Services & Tools", "الخدمات والأدوات") })).toHaveAttribute(
      "href",
      at("/ServicesTools"),
    );
    const { id } = (await keptService(page)) ?? {};
    await expect(
      main.getByRole("link", { name: t("Discuss this service with us", "ناقش معنا") }),
    ).toHaveAttribute("href", `${at("/contact")}?service=${id}`);
    const parts = main.locator("#parts-section").getByRole("article");
    await expect(parts.getByRole("heading")).toHaveText([
      t("Usage", "الاستخدام"),
      t("How It Works", "كيف تعمل"),
      t("What You Will Get", "ما الذي ستحصل عليه"),
    ]);
    for (const part of await parts.all()) expect((await part.innerText()).length).toBeGreaterThan(60);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expectAccessible(page);
  });

  test(
    "RT-14 STD-3 LANG-9 a card keeps the whole service, which is then not asked for again",
    { tag: "@in-english" },
    async ({ page, at, t, stub, stubbedSite }) => {
      await browse(page, stubbedSite.url + at("/ServicesTools"));
      const release = await holdRequests(page, /\/our-services\?/);
      await page
        .locator("#services-section")
        .getByRole("link", { name: t("Explore Service", "استكشف الخدمة") })
        .nth(1)
        .click();
      await expect(page).toHaveURL(/servicesdetils\/2$/);
      await page.goBack();
      await expect(page.locator("#services-section")).toBeVisible();
      release();
      await expect
        .poll(() => keptService(page))
        .toMatchObject({ id: "2", explores: expect.arrayContaining([expect.anything()]) });
      await requestsSent(page);
      const asked = fromBrowser(stub, "/our-services").length;
      await page.goto(stubbedSite.url + at("/toolsdetils"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("Brand tracking 2", "تتبّع العلامة 2"),
      );
      await expect(page.locator("#parts-section").getByRole("article").first()).toBeVisible();
      await requestsSent(page);
      expect(fromBrowser(stub, "/our-services")).toHaveLength(asked);
      const head = page.locator("head");
      await expect(head.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/toolsdetils$/);
      await expect(head.locator('link[hreflang="ar"]')).toHaveAttribute("href", /\/ar\/toolsdetils$/);
      await expect(head.locator('link[hreflang="en"]')).toHaveCount(1);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    },
  );

  test(
    "RT-14 the keyboard keeps a service as a click does",
    { tag: "@in-english" },
    async ({ page, at, t, stubbedSite }) => {
      await page.goto(stubbedSite.url + at("/ServicesTools"));
      await page
        .locator("#services-section")
        .getByRole("link", { name: t("Explore Service", "استكشف الخدمة") })
        .nth(2)
        .focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/servicesdetils\/3$/);
      await expect.poll(() => keptService(page)).toMatchObject({ id: "3" });
    },
  );

  test("RT-14 LANG-6 LANG-15 a service kept in the other language is shown in this one, never in the other", async ({
    page,
    at,
    t,
    language,
    stub,
    startStubbed,
    expectNoise,
  }) => {
    expectNoise(/50\d/);
    const kept = {
      id: "7",
      title: t("خدمة محفوظة", "Kept service"),
      excerpt: "",
      image: null,
      explores: [{ id: "1", title: "How it works", description: "Slowly" }],
      locale: t("ar", "en"),
    };
    const keep = (value: string) => localStorage.setItem("selectedService", value);
    await page.addInitScript(keep, JSON.stringify(kept));
    stub.fail("/our-services", { status: 500 });
    await page.goto((await startStubbed()).url + at("/toolsdetils"));
    // What is kept is shown once the page runs.
    const isRunning = async () => {
      await expect(page.locator("html[data-ready]")).toBeAttached();
      await painted(page);
    };
    await isRunning();
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(kept.title);
    stub.reset();
    await page.reload();
    await isRunning();
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText(t("Choose a service", "اختر خدمة"));

    const known = {
      id: 2,
      title: "Kept elsewhere",
      explores: kept.explores,
      locale: language === "en" ? "ar" : "en",
    };
    await page.addInitScript(keep, JSON.stringify(known));
    await page.reload();
    await expect(title).toHaveText(t("Brand tracking 2", "تتبّع العلامة 2"));
  });

  test(
    "RT-14 STD-3 an untouched page fills in by itself, without a card for a part that the service does not have",
    { tag: "@in-english" },
    async ({ page, at, t, stubbedSite }) => {
      const kept = {
        id: 9,
        title: t("Kept service", "خدمة محفوظة"),
        excerpt: "",
        image: null,
        explores: [
          { id: 1, title: "How it works", description: "Slowly" },
          { id: 2, title: "Nothing of the kind" },
        ],
      };
      await page.addInitScript(
        (value) => localStorage.setItem("selectedService", value),
        JSON.stringify(kept),
      );
      await page.goto(stubbedSite.url + at("/toolsdetils"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(kept.title);
      await expect(page.locator("#parts-section").getByRole("article")).toHaveCount(1);
      await expect(page.getByRole("main")).not.toContainText("undefined");
    },
  );

  test(
    "RT-14 F16 with nothing kept, or nothing readable, there is a list to choose from",
    { tag: "@in-english" },
    async ({ page, at, t, stubbedSite }) => {
      const chooses = async (isRunning = false) => {
        await page.goto(stubbedSite.url + at("/toolsdetils"));
        if (isRunning) {
          await page.mouse.move(5, 5);
          await expect(page.locator("html[data-ready]")).toBeAttached();
          await painted(page);
        }
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Choose a service", "اختر خدمة"));
        await expect(page.getByRole("link", { name: t("Explore Service", "استكشف الخدمة") })).not.toHaveCount(
          0,
        );
      };
      await chooses();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expectAccessible(page);
      // Of each kind of harm one: what does not parse, and what is no service.
      for (const corrupt of ["\u0000", '{"id":5,"title":{"en":"x"}}']) {
        await page.evaluate((value) => localStorage.setItem("selectedService", value), corrupt);
        await chooses(true);
      }
    },
  );
});

function pathPattern(start: string): RegExp {
  return new RegExp(`^${start}[^/]+$`);
}
