import { listSocialLinks } from "@miqyas/contract";
import { readServedPage } from "./support/served-page.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { expect, test } from "./support/test.ts";

const navigation = [
  ["/", "Home", "الرئيسية"],
  ["/ServicesTools", "Services & Tools", "الخدمات والأدوات"],
  ["/AboutUs", "About Us", "من نحن"],
  ["/research-and-insights", "Research & Insights", "الأبحاث والرؤى"],
] as const;

test.describe("header", () => {
  test("LAY-1 LAY-2 LAY-3 LAY-4 LAY-5 LAY-14 has the logo, exactly four links, search, toggle and the contact button, mirrored in Arabic", async ({
    page,
    at,
    t,
    language,
  }) => {
    await page.goto(at("/"));
    const header = page.getByRole("banner");
    await expect(
      header.getByRole("link", { name: t("Miqyas — home", "مقياس — الصفحة الرئيسية") }),
    ).toHaveAttribute("href", at("/"));
    const links = header.getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(navigation.map(([, en, ar]) => t(en, ar)));
    for (const [index, [path]] of navigation.entries())
      await expect(links.nth(index)).toHaveAttribute("href", at(path));
    await expect(links.first()).toHaveAttribute("aria-current", "page");
    await expect(header.getByRole("link", { name: t("Contact Us", "تواصل معنا") })).toHaveAttribute(
      "href",
      at("/contact"),
    );
    const logo = await header.getByRole("link").first().boundingBox();
    const toggle = await header.locator("a[hreflang]").first().boundingBox();
    if (!logo || !toggle) throw new Error("the header is not drawn");
    expect(logo.x < toggle.x).toBe(language === "en");
    const search = header.getByRole("combobox");
    await expect(search).toHaveAttribute("placeholder", t("Search the site", "ابحث في الموقع"));
    await search.focus();
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAttribute("hreflang", t("ar", "en"));
  });

  test("LAY-6 the mobile menu holds everything, marks the page and hides all behind it until it closes", async ({
    page,
    at,
    t,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at("/words"));
    const burger = page.getByRole("button", { name: t("Menu", "القائمة"), exact: true });
    await burger.click();
    const menu = page.locator("[popover]:popover-open");
    await expect(menu).toBeVisible();
    const link = (en: string, ar: string) => menu.getByRole("link", { name: t(en, ar), exact: true });
    for (const [, en, ar] of navigation) await expect(link(en, ar)).toBeVisible();
    await expect(menu.getByRole("combobox")).toBeVisible();
    await expect(menu.locator("a[hreflang]")).toBeVisible();
    await expect(menu.getByRole("link", { name: t("Contact Us", "تواصل معنا") })).toBeVisible();
    for (const [path, en, ar] of [
      ["/markets", "Markets", "الأسواق"],
      ["/resources", "All Resources", "كل الموارد التعليمية"],
      ["/questions", "FAQ", "الأسئلة الشائعة"],
    ] as const)
      await expect(link(en, ar)).toHaveAttribute("href", at(path));

    const current = menu.locator("[aria-current]");
    await expect(current).toHaveText([
      t("Research & Insights", "الأبحاث والرؤى"),
      t("Words In Markets", "مصطلحات الأسواق"),
    ]);
    const about = link("About Us", "من نحن");
    const colourOf = (one: typeof about) => one.evaluate((element) => getComputedStyle(element).color);
    expect(await colourOf(current.first())).not.toBe(await colourOf(about));

    const reachable = page.locator("body > :not(script, [inert])");
    await expect(reachable).toHaveCount(1);
    await expect(reachable).toHaveAttribute("popover");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(page.locator("body > [inert]")).toHaveCount(0);
    await expect(burger).toBeFocused();
    await burger.click();
    await menu.getByRole("button", { name: t("Close menu", "إغلاق القائمة") }).click();
    await expect(menu).toBeHidden();
    await burger.click();
    await about.click();
    await expect(page).toHaveURL(new RegExp(`${at("/AboutUs")}$`));
    await expect(menu).toBeHidden();
  });
});

test.describe("footer", () => {
  test("LAY-7 LAY-8 LAY-9 LAY-10 LAY-12 LAY-13 LAY-14 has the logo, the copyright, every main page, social links and contacts", async ({
    page,
    at,
    t,
  }) => {
    await page.goto(at("/contact"));
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("img", { name: t("Miqyas", "مقياس") })).toBeVisible();
    await expect(footer).toContainText(t("All rights reserved.", "جميع الحقوق محفوظة."));
    for (const [path, en, ar] of [
      ...navigation,
      ["/contact", "Contact Us", "تواصل معنا"],
      ["/questions", "FAQ", "الأسئلة الشائعة"],
      ["/PrivacyPolicy", "Privacy Policy", "سياسة الخصوصية"],
      ["/terms-and-conditions", "Terms & Conditions", "الشروط والأحكام"],
      ["/markets", "Markets", "الأسواق"],
      ["/words", "Words In Markets", "مصطلحات الأسواق"],
      ["/resources", "All Resources", "كل الموارد التعليمية"],
      ["/feed.xml", "Articles via RSS", "المقالات عبر RSS"],
    ] as const)
      await expect(footer.getByRole("link", { name: t(en, ar), exact: true })).toHaveAttribute(
        "href",
        at(path),
      );

    const social = footer.locator('a[target="_blank"]');
    await expect(social).toHaveCount(2);
    for (const link of await social.all()) expect(await link.getAttribute("rel")).toContain("noopener");
    const answer = await page.request.get(listSocialLinks.path({}));
    const addresses = listSocialLinks.read(await answer.json()).map(({ link }) => link);
    expect(await social.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
      addresses.slice(0, 2),
    );

    // E-mail and phones stand in the language's order, and are read from left to right.
    const lines = footer.locator('a[href^="mailto:"], a[href^="tel:"]');
    const schemes = await lines.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")?.split(":")[0]),
    );
    expect(schemes).toEqual(t("mailto tel tel", "tel tel mailto").split(" "));
    await expect(lines.filter({ hasText: "+963 11 555 0142" })).toHaveAttribute("href", "tel:+963115550142");
    for (const line of await lines.all())
      expect(
        await line
          .locator("*")
          .last()
          .evaluate((element) => getComputedStyle(element).direction),
      ).toBe("ltr");
  });
});

test("LAY-12 LAY-16 CON-1 the agency's name, contacts, hours and links are those that staff have set, on every page", async ({
  page,
  at,
  t,
  stub,
  startStubbed,
}) => {
  stub.answer("/site-settings", {
    name: t("Orontes Research", "العاصي للأبحاث"),
    description: t("Research in Homs.", "أبحاث في حمص."),
    city: t("Homs", "حمص"),
    links: [
      { label: t("Sample sizes", "أحجام العيّنات"), address: "/words/1" },
      { label: t("The code", "الميثاق"), address: "https://code.example/" },
    ],
    email: "office@agency.example",
    phones: ["+963 21 555 0100", "٠٩٤٤ ٥٥٥ ٠١١"],
    address: t("4 Citadel Street, Aleppo", "٤ شارع القلعة، حلب"),
    ...{ working_days: ["monday", "tuesday", "wednesday"], opens_at: "10:00", closes_at: "15:30" },
    utc_offset: "+02:00",
  });
  // A site renders its home page when it starts: the answers stand before.
  const { url } = await startStubbed();
  await page.goto(url + at("/questions"));
  const foot = page.getByRole("contentinfo").locator('a[href^="mailto:"], a[href^="tel:"]');
  const addresses = t(
    "mailto:office@agency.example tel:+963215550100 tel:0944555011",
    "tel:+963215550100 tel:0944555011 mailto:office@agency.example",
  ).split(" ");
  expect(await foot.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    addresses,
  );
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(t("Research in Homs.", "أبحاث في حمص."));
  await expect(footer).toContainText("0944 555 011");
  await expect(footer).toContainText(t("Orontes Research. All rights", "العاصي للأبحاث. جميع"));
  await expect(page).toHaveTitle(new RegExp(t(" — Orontes Research$", " — العاصي للأبحاث$")));
  await expect(footer.getByRole("link", { name: t("The code", "الميثاق") })).toHaveAttribute(
    "href",
    "https://code.example/",
  );
  await expect(footer.getByRole("link", { name: t("Sample sizes", "أحجام العيّنات") })).toHaveAttribute(
    "href",
    at("/words/1"),
  );
  await page.goto(url + at("/contact"));
  const main = page.getByRole("main");
  await expect(main).toContainText(t("4 Citadel Street, Aleppo", "٤ شارع القلعة، حلب"));
  await expect(main).toContainText(
    t("Monday to Wednesday, 10:00 AM to 3:30 PM", "من الاثنين إلى الأربعاء، من ١٠:٠٠ صباحًا إلى ٣:٣٠ مساءً"),
  );
  await expect(main).toContainText("GMT+2");
  await expect(main).toContainText("0944 555 011");
  const details = main.locator('dd a[href^="mailto:"], dd a[href^="tel:"]');
  expect(await details.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    addresses,
  );
  // In the other language from its first moment. Beside what was typed it comes into this document.
  const networks = main.locator('a[href^="https://"]');
  const places = await networks.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(places).not.toEqual([]);
  await page.locator("input[name=fullName]").fill("Rima");
  const release = await holdRequests(page, /\/api\/v1\//);
  await page.locator("header a[hreflang][data-locale]").first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", t("ar", "en"));
  await expect(main).toContainText(t("٣:٣٠ مساءً", "3:30 PM"));
  const shown = await details.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(shown.toSorted()).toEqual(addresses.toSorted());
  expect(await networks.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    places,
  );
  release();
  await page.goto(url + at("/"));
  const facts = await page.locator('script[type="application/ld+json"]').textContent();
  expect(facts).toContain("office@agency.example");
  expect(facts).toContain(t("Orontes Research", "العاصي للأبحاث"));
  expect(facts).not.toContain("hello@miqyas.example");
});

test("LAY-16 titles, descriptions, links and the feed name the agency of the settings", async ({
  page,
  at,
  t,
  stub,
  startStubbed,
}) => {
  const [name, city] = [t("Orontes Research", "العاصي للأبحاث"), t("Homs", "حمص")];
  stub.answer("/site-settings", { name, city });
  const { url } = await startStubbed();
  const description = page.locator('meta[name="description"]');
  const home = t(`${name} — home`, `${name} — الصفحة الرئيسية`);
  await page.goto(url + at("/"));
  await expect(page).toHaveTitle(
    t(`${name} — market research in Syria and the region`, `${name} — أبحاث السوق في سوريا والمنطقة`),
  );
  await expect(description).toHaveAttribute(
    "content",
    new RegExp(`^${name} .*${t(`in ${city}`, `في ${city}`)}\\.`),
  );
  await expect(page.getByRole("banner").getByRole("link", { name: home })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: t(`About ${name}`, `تعرّف إلى ${name}`) }),
  ).toBeVisible();
  const read = async (path: string) =>
    (await readServedPage(page.request, url + at(path))).html.replaceAll(/<!--.*?-->/g, "");
  const team = t(`the team behind ${name} in ${city}`, `فريق ${name} في ${city}`);
  expect(await read("/AboutUs")).toMatch(new RegExp(`<meta name="description" content="[^"]*${team}\\."`));
  const confirmation = await read(`/newsletter/confirm?token=${"t".repeat(43)}`);
  expect(/<main\b[^]*<\/main>/.exec(confirmation)?.[0]).toContain(
    t(`the ${name} newsletter`, `نشرة ${name}`),
  );
  const details = (await read("/charts/1")).match(/<details\b[^]*?<\/details>/g);
  expect(details?.at(-1)).toContain(`${name}. `);
  const feed = await page.request.get(url + at("/feed.xml"));
  expect(await feed.text()).toContain(`<title>${t(`${name} blog`, `مدوّنة ${name}`)}</title>`);
});

test.describe("layout", () => {
  test("LAY-15 no page scrolls sideways for visitors whose browser has letters of twice the size", async ({
    playwright,
    baseURL,
    at,
  }, { project }) => {
    const { launchOptions } = project.use;
    const args = [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    try {
      const page = await browser.newPage({ baseURL: baseURL ?? "" });
      for (const path of ["/", "/plan?margin=3", "/markets", "/contact", "/Blogdetails/1"]) {
        await page.goto(at(path));
        for (const width of [390, 768, 1024, 1280, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scroll, `${path} at ${width} px`).toBeLessThanOrEqual(width);
        }
      }
    } finally {
      await browser.close();
    }
  });

  test("A11Y a skip link leads to the content", async ({ page, at, t }) => {
    await page.goto(at("/contact"));
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: t("Skip to content", "انتقل إلى المحتوى") });
    await expect(skip).toBeFocused();
    await skip.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});
