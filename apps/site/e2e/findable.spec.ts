import type { APIRequestContext, Page } from "@playwright/test";
import type { Locale } from "@miqyas/contract";
import { readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";

/** The contents of a document's head, as a crawler reads them. */
interface Head {
  canonical: string | undefined;
  alternates: Record<string, string>;
  hidden: boolean;
  title: string;
  description: string;
  /** Open Graph and similar tags, by property. */
  graph: Record<string, string>;
  things: Record<string, unknown>[];
}

const unescape = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) =>
    name === "amp" ? "&" : name === "lt" ? "<" : name === "gt" ? ">" : name === "quot" ? '"' : "'",
  );

function readHead(html: string): Head {
  const all = (pattern: RegExp): Record<string, string> =>
    Object.fromEntries(
      Array.from(html.matchAll(pattern), ([, name = "", value = ""]) => [name, unescape(value)]),
    );
  const block = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1];
  const graph = block ? (JSON.parse(block) as { "@graph": Record<string, unknown>[] })["@graph"] : [];
  return {
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    alternates: all(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g),
    hidden: html.includes('<meta name="robots" content="noindex"'),
    title: unescape(/<title>([^<]*)/.exec(html)?.[1] ?? ""),
    description: all(/<meta name="(description)" content="([^"]*)"/g).description ?? "",
    graph: all(/<meta property="([^"]+)" content="([^"]*)"/g),
    things: graph,
  };
}

const findThing = (head: Head, type: string) =>
  head.things.find((thing) => [thing["@type"]].flat().includes(type));

/** Parses an XML document in the browser, whose parser rejects documents that are not well-formed. */
const readXml = (page: Page, text: string, selector: string): Promise<string[]> =>
  page.evaluate(
    ([xml, wanted]) => {
      const parsed = new DOMParser().parseFromString(xml, "text/xml");
      if (parsed.querySelector("parsererror")) throw new Error("not well-formed");
      return Array.from(parsed.querySelectorAll(wanted), (found) => found.textContent);
    },
    [text, selector] as const,
  );

/** Requests the addresses, a few at once, in the project's language. */
async function readHeads(request: APIRequestContext, addresses: string[], language: Locale) {
  const heads: { address: string; status: number; head: Head }[] = [];
  const waiting = [...addresses];
  const work = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const { pathname, search } = new URL(address, "http://site");
      const answer = await request.get(pathname + search, { headers: { "accept-language": language } });
      heads.push({ address, status: answer.status(), head: readHead(await answer.text()) });
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return heads;
}

/** The feed is well-formed, in its language, and leads to some of the pages. */
async function expectFeed(
  page: Page,
  request: APIRequestContext,
  language: Locale,
  at: (path: string) => string,
  known: string[],
): Promise<void> {
  const [feed, list] = await Promise.all([
    request.get(at("/feed.xml")).then((found) => found.text()),
    request.get(at("/AllBlog")).then((found) => found.text()),
  ]);
  const address = /type="application\/rss\+xml"[^>]*href="([^"]+)"/.exec(list)?.[1];
  expect(new URL(address ?? "").pathname).toBe(at("/feed.xml"));
  expect(await readXml(page, feed, "channel > language")).toEqual([language]);
  const dates = (await readXml(page, feed, "pubDate")).map((date) => Date.parse(date));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  const [links, guids] = [await readXml(page, feed, "item > link"), await readXml(page, feed, "guid")];
  expect(links.length).toBeGreaterThan(20);
  expect(new Set(guids).size).toBe(links.length);
  expect(known).toEqual(expect.arrayContaining(links));
  const [guid = "", first = ""] = [guids[0], links[0]];
  const [permanent] = await readHeads(request, [guid], language);
  expect(permanent?.head.canonical).toBe(first);
}

const isArabic = (address: string) => /^\/ar(?:\/|$)/.test(new URL(address).pathname);

test.describe("to be found", () => {
  test("RT-5 RT-14 LANG-9 every address of the sitemap is a page that names itself and its other languages; the feed, well-formed and in its language, leads to such pages", async ({
    request,
    page,
    language,
    at,
  }) => {
    const answer = await request.get("/sitemap.xml");
    const xml = await answer.text();
    const listed = await readXml(page, xml, "loc");
    const mine = listed.filter((address) => isArabic(address) === (language === "ar"));
    expect(mine.length * 2).toBe(listed.length);
    const paths = mine.map((address) => new URL(address).pathname);
    for (const path of [
      "/",
      "/AllBlog",
      "/markets",
      "/words/1",
      "/reports/1",
      "/servicesdetils/1",
      "/tools/1",
    ])
      expect(paths).toContain(at(path));
    expect(paths.filter((path) => path.includes("/Blogdetails/")).length).toBeGreaterThan(20);
    expect(listed.join(" ")).not.toMatch(/toolsdetils|__|\?/);

    const titles = new Set<string>();
    for (const { address, status, head } of await readHeads(request, mine, language)) {
      expect(status, address).toBe(200);
      expect(head.canonical, address).toBe(address);
      expect(head.hidden, address).toBe(false);
      const entry = xml.split(`<loc>${address}</loc>`)[1]?.split("</url>")[0] ?? "";
      const alternates = Array.from(
        entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g),
        ([, name, href]) => [name, href],
      );
      expect(head.alternates, address).toEqual(Object.fromEntries(alternates));
      for (const alternate of Object.values(head.alternates)) expect(listed).toContain(alternate);
      expect(head.description, address).not.toBe("");
      expect(head.graph["og:image"], address).toMatch(/^https?:\/\//);
      titles.add(head.title);
    }
    expect(titles.size).toBe(mine.length);

    await expectFeed(page, request, language, at, mine);
  });

  test("each kind of page says in structured data what it is about", async ({ request, language, at }) => {
    const kinds: [path: string, type: string, fields: string[]][] = [
      ["/", "Organization", ["name", "logo", "address", "email", "telephone"]],
      ["/", "WebSite", ["name", "url"]],
      ["/AboutUs", "AboutPage", ["name", "inLanguage"]],
      ["/contact", "ContactPage", ["name"]],
      ["/questions", "FAQPage", ["mainEntity"]],
      ["/Blogdetails/1", "BlogPosting", ["headline", "datePublished", "author", "image", "inLanguage"]],
      ["/Blogdetails/1", "BreadcrumbList", ["itemListElement"]],
      ["/words/1", "DefinedTerm", ["name", "description", "inDefinedTermSet"]],
      ["/servicesdetils/1", "Service", ["name", "provider"]],
      ["/reports/1", "Report", ["headline", "author", "datePublished"]],
      ["/resources/1", "LearningResource", ["headline", "image"]],
      ["/trends/1", "Article", ["headline", "datePublished"]],
      ["/tools/1", "BreadcrumbList", ["itemListElement"]],
    ];
    const paths = [...new Set(kinds.map(([path]) => at(path)))];
    const heads = await readHeads(request, paths, language);
    for (const [path, type, fields] of kinds) {
      const head = heads.find(({ address }) => address === at(path))?.head;
      const thing = head && findThing(head, type);
      expect(Object.keys(thing ?? {}), `${type} of ${path}`).toEqual(expect.arrayContaining(fields));
    }
  });

  test("RT-20 RT-21 ART-3 BLOG-10 pages without content and searches are kept out of the index", async ({
    request,
    language,
    at,
    t,
  }) => {
    const pages: [path: string, status: number][] = [
      ["/no-such-page", 404],
      ["/Blogdetails/999999", 404],
      ["/Blogdetails/no-such-article", 404],
      ["/words/999999", 404],
      ["/words/", 404],
      ["/AllBlog?q=a", 200],
      ["/search", 200],
      ["/search?q=a", 200],
      ["/questions?cat=1", 200],
    ];
    const addresses = pages.map(([path]) => at(path));
    for (const { address, status, head } of await readHeads(request, addresses, language)) {
      expect(status, address).toBe(pages[addresses.indexOf(address)]?.[1]);
      expect(head, address).toMatchObject({ hidden: true, canonical: undefined, alternates: {}, things: [] });
    }
    for (const article of ["999999", "no-such-article"])
      expect((await readServedPage(request, at(`/Blogdetails/${article}`))).main).toContain(
        t("Article not found", "المقال غير موجود"),
      );
    const [kept] = await readHeads(request, [at("/toolsdetils")], language);
    expect(kept).toMatchObject({ status: 200, head: { hidden: true, things: [] } });
    expect(kept?.head.canonical).toMatch(new RegExp(`${at("/toolsdetils")}$`));
    const [second] = await readHeads(request, [at("/AllBlog?page=2")], language);
    expect(second?.head.canonical).toMatch(/\/AllBlog\?page=2$/);
    expect(second?.head.title).toBe(t("Blog, page 2 — Miqyas", "المدوّنة، الصفحة ٢ — مقياس"));
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
    expect(robots).toMatch(/^Disallow: \/api\/$/m);
  });

  test("an article is shared with its picture as JPEG, which every network reads", async ({
    request,
    at,
  }) => {
    const { graph } = readHead(await (await request.get(at("/Blogdetails/1"))).text());
    const answer = await request.get(new URL(graph["og:image"] ?? "").pathname);
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
    expect(answer.headers()["cache-control"]).toContain("immutable");
    // The frame of a JPEG says its height and width (ITU-T T.81, B.2.2; SOF2 for a progressive one).
    const bytes = await answer.body();
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
    const size = [bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)];
    expect(size.map(String)).toEqual([graph["og:image:width"], graph["og:image:height"]]);
  });

  test("a page is shared with a picture, and its icons and manifest are there in its language", async ({
    request,
    language,
    at,
    t,
  }) => {
    const html = await (await request.get(at("/contact"))).text();
    const { graph } = readHead(html);
    expect(graph).toMatchObject({ "og:image:width": "1200", "og:image:height": "630" });
    expect(graph["og:image:alt"]).toContain(t("Miqyas", "مقياس"));
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
    expect(html).toContain('<meta name="theme-color"');
    const linked = Array.from(html.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]+)"/g));
    expect(linked.map(([, rel]) => rel).sort()).toEqual(["apple-touch-icon", "icon", "icon", "manifest"]);
    const picture = new URL(graph["og:image"] ?? "").pathname;
    for (const address of [picture, ...linked.map(([, , href = ""]) => href)]) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      if (address === picture) expect((await answer.body()).length).toBeLessThan(80_000);
    }
    const manifest = (await (await request.get(at("/site.webmanifest"))).json()) as {
      lang: string;
      name: string;
      icons: { src: string }[];
    };
    expect(manifest).toMatchObject({ lang: language, short_name: t("Miqyas", "مقياس") });
    for (const { src } of manifest.icons)
      expect((await request.get(src)).headers()["content-type"]).toBe("image/png");
  });

  test(
    "structured data break no security policy, and leave with the page that they are about",
    { tag: "@in-arabic" },
    async ({ page, at, t }) => {
      const data = page.locator('script[type="application/ld+json"]');
      await page.goto(at("/Blogdetails/1"));
      await expect(data).toHaveCount(1);
      await page.getByRole("banner").getByRole("combobox").fill(t("our", "نا"));
      await expect(page.getByRole("option").first()).toBeVisible();
      await expect(data).toHaveCount(1);
      await expect(page.locator("head > script[type='application/ld+json']")).toHaveCount(1);
      await page
        .getByRole("link", { name: t("All articles", "كل المقالات") })
        .first()
        .click();
      await expect(page).toHaveURL(/\/AllBlog$/);
      await expect(
        page.getByRole("link", { name: t("Follow the blog via RSS", "تابع المدوّنة عبر RSS") }),
      ).toHaveAttribute("href", at("/feed.xml"));
      await expect(data).toHaveCount(0);
    },
  );
});

test(
  "B2 a hostile title is inert in head, structured data, sitemap and feed",
  { tag: "@in-english" },
  async ({ page, request, stub, stubbedSite, at }) => {
    const title = "</script></title><script>window.ran = true</script>\u2028]]>&";
    const article = {
      id: 1,
      slug: "a</loc><b>",
      title,
      excerpt: title,
      created_at: "2026-01-02",
      content: "<p>Text</p>",
    };
    stub.answer("/blogs/1", article);
    stub.answer("/blogs", { blogs: [article] });
    const address = stubbedSite.url + at("/Blogdetails/1");
    const head = readHead(await (await request.get(address)).text());
    expect(findThing(head, "BlogPosting")?.headline).toBe(title);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("</script>");
    expect(await page.evaluate(() => "ran" in window)).toBe(false);

    await page.goto("about:blank");
    const [sitemap = "", feed = ""] = await Promise.all(
      ["/sitemap.xml", at("/feed.xml")].map(async (path) =>
        (await request.get(stubbedSite.url + path)).text(),
      ),
    );
    expect(await readXml(page, sitemap, "loc")).toContain(
      `${stubbedSite.url}${at(`/Blogdetails/${encodeURIComponent(article.slug)}`)}`,
    );
    expect(await readXml(page, feed, "item > title")).toEqual([title.replace("\u2028", "\n")]);
  },
);

test(
  "RT-26 an entry says its own words to search engines, or keeps out of them",
  { tag: "@in-arabic" },
  async ({ request, stub, stubbedSite, at }) => {
    const article = { id: 1, slug: "one", title: "Title", excerpt: "Excerpt", created_at: "2026-01-02" };
    const seo = { title: "Result", description: "Found", image: "https://pictures.example/card.png" };
    stub.answer("/blogs/1", { ...article, content: "<p>Text</p>", seo });
    stub.answer("/blogs/2", { ...article, id: 2, content: "<p>Text</p>", seo: { noindex: true } });
    const [own, kept] = await Promise.all(
      [1, 2].map(async (id) => {
        const answer = await request.get(stubbedSite.url + at(`/Blogdetails/${id}`));
        return readHead(await answer.text());
      }),
    );
    expect(own).toMatchObject({
      hidden: false,
      description: "Found",
      graph: { "og:title": "Result", "og:description": "Found", "og:image": seo.image },
    });
    expect(own?.title).toMatch(/^Result — /);
    expect(own && findThing(own, "BlogPosting")).toMatchObject({ headline: "Title", description: "Found" });
    expect(kept).toMatchObject({ hidden: true, things: [], graph: { "og:title": "Title" } });
  },
);
