import type { Locator, Page } from "@playwright/test";
import { watchShifts } from "./support/shifts.ts";
import { expectAccessible } from "./support/axe.ts";
import { browse } from "./support/browse.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";

const article = (page: Page) => page.getByRole("main").getByRole("article").first();
const groupsOf = (page: Page) => article(page).locator("div:has(> figure)");

const figure = (number: number) =>
  `<figure><img src="/media/picture-${number}.png" width="400" height="300" alt="Plate ${number}">` +
  `<figcaption>Credit ${number}</figcaption></figure>`;
const figures = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => figure(from + index)).join("\n");

/** An article in the backend's format. */
const blog = (content: string, more: object = {}) => ({
  id: 7,
  slug: "told",
  title: "Told by the backend",
  excerpt: "A lead.",
  cover_image: "/media/cover.png",
  author_name: "Samer Haddad",
  author_position: "Head of Fieldwork",
  categories: [{ id: 1, name: "Retail" }],
  created_at: "2026-07-10T09:00:00.000Z",
  content,
  similar_blogs: [],
  ...more,
});

/** Answers every picture of an article with one green pixel. */
async function serveMedia(page: Page): Promise<void> {
  const body = Buffer.from("R0lGODlhAQABAIAAAI+wLwAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");
  await page.route("**/media/*.png", (route) => route.fulfill({ contentType: "image/gif", body }));
}

/** The layout of a group of pictures: the number of pictures per line. */
const linesOf = (group: Locator) =>
  group.locator("figure").evaluateAll((all) => {
    const lines = new Map<number, number>();
    for (const one of all) {
      const top = Math.round(one.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? 0) + 1);
    }
    return [...lines.values()];
  });

test.describe("article", () => {
  test("RT-7 ART-1 ART-4 BLOG-15 shows what belongs to it at both of its addresses, of which one is canonical", async ({
    page,
    at,
    t,
  }) => {
    for (const address of ["/Blogdetails/21", "/Blogdetails/price-of-a-basket"]) {
      const answer = await page.goto(at(address));
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        t("The price of a basket, street by street", "سعر السلة، شارعًا بشارع"),
      );
      await expect(article(page).getByRole("list", { name: t("Categories", "التصنيفات") })).toHaveText(
        t("PricingRetail", "التسعيرالتجزئة"),
      );
      await expect(article(page)).toContainText(t("Samer Haddad", "سامر حداد"));
      await expect(article(page)).toContainText(t("Head of Fieldwork", "مدير العمل الميداني"));
      await expect(article(page).locator("time")).toHaveText(t("May 19, 2026", "١٩ مايو ٢٠٢٦"));
      await expect(article(page)).toContainText(t("2-minute read", "قراءة في دقيقتين"));
      await expect(article(page).locator("header + div img").last()).toHaveAttribute("src", /^\/media\//);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        new RegExp(`${at("/Blogdetails/price-of-a-basket")}$`),
      );
      await expect(
        article(page).getByRole("link", { name: t("All articles", "كل المقالات") }),
      ).toHaveAttribute("href", at("/AllBlog"));
      const similar = page.locator("#similar-articles").getByRole("article");
      await expect(similar).toHaveCount(3);
      for (const one of await similar.all()) {
        await expect(one.getByRole("link")).toHaveAttribute(
          "href",
          new RegExp(`^${at("/Blogdetails/")}\\d+$`),
        );
        await expect(one.locator("picture img")).toHaveAttribute("src", /^\/media\//);
      }
    }
    const heading = await page.locator("#similar-articles").getByRole("link").first().innerText();
    await page.locator("#similar-articles").getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  });

  test("ART-2 an address in Arabic letters leads to its article", async ({ request, at, t }) => {
    const address = at("/Blogdetails/استمارة-واحدة-وثلاث-لهجات");
    const { status, main } = await readServedPage(request, address);
    expect(status).toBe(200);
    expect(/<h1\b[^]*?<\/h1>/.exec(main)?.[0]).toContain(t("watermelon", "بطّيخة"));
  });

  test("ART-4 a long article lists its parts, says where the reader is, and passes itself on", async ({
    page,
    context,
    at,
    t,
  }) => {
    await page.goto(at("/Blogdetails/20"));
    const contents = page.getByRole("navigation", { name: t("Contents", "المحتويات") });
    const headings = article(page).getByRole("heading", { level: 2 });
    const links = contents.getByRole("link");
    const current = links.and(page.locator("[aria-current=location]"));
    await expect(links).toHaveText(await headings.allInnerTexts());
    await expect(current).toHaveCount(0);
    await links.last().click();
    await expect(page).toHaveURL(/#part-3$/);
    await expect(headings.last()).toBeInViewport();
    await links.nth(1).click();
    await expect(links.nth(1)).toHaveAttribute("aria-current", "location");
    await expect(current).toHaveCount(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(current).toHaveCount(0);
    await page.locator("#similar-articles").scrollIntoViewIfNeeded();
    await expect(links.last()).toHaveAttribute("aria-current", "location");

    const share = page.getByRole("group", { name: t("Share this article", "شارك هذا المقال") });
    const canonical = (await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "";
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    const whatsApp = share.getByRole("link", { name: t("Send on WhatsApp", "أرسل عبر واتساب") });
    const shared = new URL((await whatsApp.getAttribute("href")) ?? "");
    expect(shared.origin + shared.pathname).toBe("https://wa.me/");
    expect(shared.searchParams.get("text")).toBe(`${title}\n${canonical}`);
    await expect(whatsApp).toHaveAttribute("rel", "noopener");
    const copy = share.getByRole("button");
    // All others are refused.
    await context.grantPermissions(["notifications"]);
    await copy.click();
    await expect(copy).toHaveText(t("Copy link · Try again", "انسخ الرابط · حاول مجددًا"));
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await copy.click();
    await expect(share.getByRole("status")).toHaveText(t("Link copied", "نُسخ الرابط"));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
  });

  test(
    "ART-5 ART-6 ART-7 its parts keep their order and form from the first paint",
    { tag: "@in-english" },
    async ({ page, at, stub, stubbedSite }) => {
      await serveMedia(page);
      stub.answer(
        "/blogs/7",
        blog(
          `<h2>Part</h2><p>First words.</p>${figures(1, 1)}<p>Between.</p>${figures(2, 3)}<p>Again.</p>
        ${figures(4, 6)}<ul><li>One</li></ul>${figures(7, 11)}<table><tr><th>Column</th></tr></table>
        <blockquote><p>Said.</p></blockquote><custom-card>Unknown words</custom-card>`,
        ),
      );
      await page.goto(stubbedSite.url + at("/Blogdetails/7"));
      const lines = async () => {
        const all = await groupsOf(page).all();
        return Promise.all(all.map(linesOf));
      };
      const expected = [[1], [2], [3], [3, 2]];
      expect(await lines()).toEqual(expected);
      const order = await article(page)
        .locator("h2, p, figure, ul, table, blockquote")
        .filter({ hasText: /Part|First|Between|Again|One|Column|Said|Unknown|Credit/ })
        .evaluateAll((all) => all.map(({ tagName }) => tagName.toLowerCase()).join(" "));
      expect(order.replace(/figure(?: figure)*/g, "figures")).toBe(
        "h2 p figures p figures p figures ul figures table blockquote p p",
      );
      await expect(article(page).locator("figcaption").first()).toHaveText("Credit 1");
      await expect(article(page).locator("figcaption").first()).toHaveCSS("clip-path", "inset(50%)");
      await expect(article(page)).toContainText("Unknown words");

      const shifts = await watchShifts(page);
      await page.goto(stubbedSite.url + at("/Blogdetails/7"));
      expect(await lines()).toEqual(expected);
      expect(await shifts()).toBeLessThan(0.01);
    },
  );

  test(
    "ART-4 ART-8 ENT-2 ENT-9 a text that nobody signed, without a cover, keeps no place for them, and what else an article lacks leaves no hole",
    { tag: "@in-arabic" },
    async ({ page, at, stub, stubbedSite }) => {
      await serveMedia(page);
      const plain = { cover_image: null, author_name: "", author_position: "" };
      stub.answer("/blogs/7", blog(`<p>A paragraph.</p>${figures(1, 3)}`, plain));
      await page.goto(stubbedSite.url + at("/Blogdetails/7"));
      const head = article(page).locator("header");
      await expect(head.getByRole("listitem")).toHaveText(["Retail"]);
      await expect(head.getByRole("heading", { level: 1 })).toHaveText("Told by the backend");
      await expect(head).toContainText("A lead.");
      await expect(article(page).locator("img")).toHaveCount(3);
      await expect(article(page).locator("p", { hasText: "A paragraph." })).toBeVisible();
      await expect(page.locator("#similar-articles")).toHaveCount(0);
      await expectAccessible(page);
      const [headBox, first] = [
        await head.boundingBox(),
        await article(page).locator("p", { hasText: "A paragraph." }).boundingBox(),
      ];
      expect((first?.y ?? 0) - (headBox?.y ?? 0) - (headBox?.height ?? 0)).toBeLessThan(140);

      const bare = { excerpt: null, author_position: "", categories: [], created_at: "yesterday", slug: "" };
      stub.answer("/blogs/8", blog("", { ...bare, id: 8, cover_image: null }));
      await page.goto(stubbedSite.url + at("/Blogdetails/8"));
      await expect(head.locator("ul, time")).toHaveCount(0);
      await expect(head.locator("p").filter({ visible: true })).toHaveCount(0);
      await expect(article(page).locator("header + div img")).toHaveAttribute(
        "src",
        /placeholder|data:image\/svg/,
      );
      await expect(page.getByRole("main")).not.toContainText(/Invalid|undefined|null/);
      await expectAccessible(page);
    },
  );

  test("ART-7 LANG-9 links to pages of the site keep the language, other addresses are the browser's", async ({
    page,
    at,
    stub,
    stubbedSite,
  }) => {
    await serveMedia(page);
    const link = (href: string) => `<p><a href="${href}">${href}</a></p>`;
    const asIs = [
      "/termsand",
      "/robots.txt",
      "/sitemap.xml",
      "/media/report.pdf",
      "//example.org/",
      "#part-1",
    ];
    const asPages = ["/ar/Blogdetails/6", "/blogDETAILS/6/?from=7#part-1", "/AR", "/"];
    stub.answer("/blogs/7", blog([...asIs, ...asPages].map(link).join("")));
    stub.answer("/blogs/6", blog("<p>Reached.</p>", { id: 6, title: "Another" }));
    await browse(page, stubbedSite.url + at("/Blogdetails/7"));
    const links = article(page).locator("p > a");
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(hrefs).toEqual([
      ...asIs,
      at("/Blogdetails/6"),
      at("/Blogdetails/6?from=7#part-1"),
      at("/"),
      at("/"),
    ]);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await links.filter({ hasText: "/ar/Blogdetails/6" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Another");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    await page.goBack();
    await links.filter({ hasText: "/termsand" }).click();
    await expect(page).toHaveURL(/\/terms-and-conditions$/);
  });

  test("ART-7 it fits a phone, whatever stands in it", async ({ page, at, stub, stubbedSite }) => {
    await serveMedia(page);
    const long = "a".repeat(120);
    stub.answer(
      "/blogs/7",
      blog(
        `<p>${long} <a href="https://example.org/${long}">https://example.org/${long}</a></p>
        <p>text <img src="/media/wide.png" width="3000" height="20" alt=""> text</p><h2>${long}</h2>
        <table><caption>Wide</caption><tr>${`<td>${"wide cell"}</td>`.repeat(14)}</tr></table><pre>${long}</pre>
        <ul><li>${long}<ul><li>${long}</li></ul></li></ul><blockquote>${long}</blockquote>${figures(1, 3)}`,
        { title: long, excerpt: long, author_name: long, categories: [{ name: long }] },
      ),
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(stubbedSite.url + at("/Blogdetails/7"));
    const outside = await page
      .getByRole("main")
      .locator("*")
      .evaluateAll((all) =>
        all
          .filter((one) => !one.closest("pre, [role=group][tabindex], .visually-hidden, figcaption"))
          .filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return left < -1 || right > innerWidth + 1;
          })
          .map((one) => one.outerHTML.slice(0, 80)),
      );
    expect(outside).toEqual([]);
    await page.evaluate(() => scrollTo(10_000, 0));
    expect(await page.evaluate(() => scrollX)).toBe(0);
    await expect(page.getByRole("group", { name: "Wide", exact: true })).toHaveAttribute("tabindex", "0");
    await expectAccessible(page);
  });
});

test.describe("hostile articles", () => {
  const hostile = `
    <p onclick="hit()" style="position:fixed;inset:0" id="main" class="x">Kept words</p>
    <script>window.hit = 1; document.title = "hit"</script><style>main { display: none }</style>
    <img src="/media/none.png" onerror="window.hit = 1" alt=""><svg onload="window.hit = 1"><circle/></svg>
    <iframe src="https://evil.example/"></iframe><object data="x"></object><embed src="x">
    <form action="/x"><input name="y" autofocus onfocus="window.hit = 1"><button>Press</button></form>
    <a href="javascript:window.hit = 1">Link</a><a href="data:text/html,<script>hit</script>">Data</a>
    <base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">
    <math><mtext><table><mglyph><style><img src=x onerror="window.hit = 1"></style></mglyph></table></mtext></math>
    </article></main></div><p>After stray ends</p><b><i>crossed</b></i>
    <div><section>${"<b><i>".repeat(60)}deep down</b></section></div><p>Open<table><tr><td>cell</td></tr></table>
    <p>Press <button><p>pressed</p></button></p><a href="/contact"><h2>Linked</h2><p>block</p></a>
    <table><p>in a table`;

  test(
    "ART-7 none of them runs, frames or styles: neither in the server's HTML nor after navigation",
    { tag: "@in-english" },
    async ({ page, at, t, stub, stubbedSite }) => {
      await serveMedia(page);
      const asked: string[] = [];
      page.on("request", (request) => void asked.push(request.url()));
      stub.answer("/blogs/7", blog(hostile));
      stub.answer("/blogs/6", blog(`${"<div>".repeat(5000)}${hostile}`, { id: 6, title: "Nested" }));
      const address = stubbedSite.url + at("/Blogdetails/7");
      const html = await (await page.request.get(address)).text();
      const sent = /<article.*<\/article>/s.exec(html)?.[0] ?? "";
      expect(sent).toContain("Kept words");
      expect(sent).not.toMatch(/<(?:script|style|iframe|object|embed|form|input|base|meta|math)\b/i);
      expect(sent).not.toMatch(/\son\w+=|javascript:|data:text|evil\.example|position:fixed/i);

      const expectInert = async (title: string) => {
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        for (const kept of ["Kept words", "After stray ends", "deep down", "in a table"])
          await expect(article(page)).toContainText(kept);
        await expect(article(page).locator("script, style, iframe, form, object, embed, input")).toHaveCount(
          0,
        );
        expect(await page.evaluate(() => "hit" in window)).toBe(false);
        await expect(page).toHaveTitle(new RegExp(title));
        await expect(page.getByRole("contentinfo")).toBeVisible();
        expect(asked.filter((url) => url.includes("evil"))).toEqual([]);
      };
      await page.goto(address);
      await expectInert("Told by the backend");
      await expectAccessible(page);
      await article(page)
        .getByRole("link", { name: t("All articles", "كل المقالات") })
        .click();
      const listed = page.getByRole("list", { name: t("Results", "النتائج") }).getByRole("link");
      await listed.nth(1).click();
      await expectInert("Nested");
      await page.goBack();
      await listed.first().click();
      await expectInert("Told by the backend");
    },
  );
});

test.describe("article in other states", () => {
  /** A list of a backend without `slug` and `per_page`: always ten rows per page. */
  const paged = (pages: number) => (query: URLSearchParams) => {
    const current = Number(query.get("page"));
    return {
      blogs: Array.from({ length: 10 }, (_, index) => ({
        id: current * 10 + index,
        slug: `slug-${current * 10 + index}`,
        title: "Listed",
      })),
      pagination: { total: pages * 10, count: 10, per_page: 10, current_page: current, total_pages: pages },
    };
  };

  test(
    "ART-2 ART-3 ERR-12 an older article is found by its slug even where the backend does not look for it, and the search for one that does not exist ends",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/404/);
      const asked = (slug: string) =>
        stub.requestsOf("/blogs").filter(({ query }) => query.get("slug") === slug);
      stub.answer("/blogs", paged(4));
      stub.answer("/blogs/33", blog("<p>Found.</p>", { id: 33, slug: "slug-33", cover_image: null }));
      await page.goto(stubbedSite.url + at("/Blogdetails/slug-33"));
      await expect(article(page)).toContainText("Found.");
      expect(asked("slug-33").map(({ query }) => query.get("page"))).toEqual(["1", "2", "3"]);

      stub.answer("/blogs", paged(100_000));
      const answer = await page.goto(stubbedSite.url + at("/Blogdetails/nowhere"));
      expect(answer?.status()).toBe(404);
      expect(asked("nowhere")).toHaveLength(50);
      const main = page.getByRole("main");
      await expect(main.getByRole("status")).toContainText(t("Article not found", "المقال غير موجود"));
      await expect(main.getByRole("alert")).toHaveCount(0);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expectAccessible(page);
      await main
        .getByRole("status")
        .getByRole("link", { name: t("All articles", "كل المقالات") })
        .click();
      await expect(page).toHaveURL(new RegExp(`${at("/AllBlog")}$`));
    },
  );

  test(
    "NAV-3 NAV-4 STA-1 ERR-9 ERR-10 a failure is not taken for an absence, and can be tried again",
    { tag: "@in-arabic" },
    async ({ page, at, t, stub, stubbedSite, expectNoise }) => {
      expectNoise(/400/);
      await browse(page, stubbedSite.url + at("/AllBlog"));
      const release = await holdRequests(page, /\/api\/v1\/blogs\/7\b/);
      const link = page
        .getByRole("list", { name: t("Results", "النتائج") })
        .getByRole("link")
        .first();
      const main = page.getByRole("main");
      await link.click();
      await expect(main.getByRole("status")).toContainText(t("Loading...", "جارٍ التحميل…"));
      await expectAccessible(page);
      await page.goBack();
      stub.fail("/blogs/7", { status: 400 });
      release();
      await link.click();
      await expect(main.getByRole("alert")).toContainText(t("Failed to load content", "تعذّر تحميل المحتوى"));
      await expect(main.getByRole("status")).toHaveCount(0);
      await expect(main).not.toContainText(t("Article not found", "المقال غير موجود"));
      await expectAccessible(page);
      stub.fail("/blogs/7", { body: { success: true, data: {} } });
      await main.getByRole("alert").getByRole("button").click();
      await expect(main.getByRole("alert")).toContainText(t("Blog not found", "المقال غير موجود في المدوّنة"));
      stub.reset();
      await main.getByRole("alert").getByRole("button").click();
      await expect(article(page)).toContainText(t("The shelf", "الرفّ"));
    },
  );

  test(
    "ART-4 A11Y contents that are higher than the window scroll beside the text",
    { tag: "@in-english" },
    async ({ page, at, t, stub, stubbedSite }) => {
      const parts = Array.from({ length: 40 }, (_, part) => `<h2>Part ${part + 1}</h2><p>Words.</p>`);
      stub.answer("/blogs/7", blog(parts.join(""), { cover_image: null }));
      await page.goto(stubbedSite.url + at("/Blogdetails/7"));
      const contents = page.getByRole("navigation", { name: t("Contents", "المحتويات") });
      await contents.getByRole("link").nth(9).click();
      const tenth = page.getByRole("heading", { name: "Part 10", exact: true });
      await expect(tenth).toBeInViewport();
      const last = contents.getByRole("link").last();
      await expect(last).not.toBeInViewport();
      const place = await page.evaluate(() => scrollY);
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(place);
    },
  );
});
