import type { Locator } from "@playwright/test";
import { readServedPage } from "./support/served-page.ts";
import { expect, test } from "./support/test.ts";

const withTable = "/Blogdetails/25";

const boxOf = (one: Locator) =>
  one.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    return { left, right, top, bottom, width, height };
  });

/** A table too wide for a phone: row names, a text column, many number columns. */
const wideTable = `<table><tr><th>City</th>${'<th scope="col">Share of answers</th>'.repeat(6)}</tr>${[
  "Homs",
  "Rural Damascus",
]
  .map((city) => `<tr><th scope="row">${city}</th>${"<td>1,240</td>".repeat(6)}</tr>`)
  .join("")}</table>`;

test.describe("tables", () => {
  test("ART-7 digits stand under digits, and what names the rows has room on a phone", async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at(withTable));
    const table = page.getByRole("main").getByRole("table").first();
    for (const cell of await table.locator("td").all())
      await expect(cell).toHaveCSS("font-variant-numeric", "lining-nums tabular-nums");
    // Digits run from left to right in both languages, so the ones stand at the right edge of their column.
    const edges = await table.locator("tr").evaluateAll((rows) =>
      rows.slice(1).map((row) =>
        [...row.querySelectorAll("td")].map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return Math.round(range.getBoundingClientRect().right);
        }),
      ),
    );
    expect(edges.length).toBeGreaterThan(2);
    for (const row of edges) expect(row).toEqual(edges[0]);
    const [whole, first] = [await boxOf(table), await boxOf(table.locator("tbody th").first())];
    expect(first.width / whole.width).toBeGreaterThanOrEqual(0.4);
    const lines = await table.locator("tbody th").evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(Math.max(...lines)).toBeLessThanOrEqual(4);
  });

  test("ART-7 WRD-3 LAY-15 a table wider than a phone scrolls in itself with a sign, its first column stays, and no compound of a title is broken at its hyphens", async ({
    page,
    at,
    t,
    language,
    stub,
    stubbedSite,
  }) => {
    const content = wideTable.replace("City", t("City", "المدينة"));
    const title = "The four-minute interview and top-of-mind awareness";
    stub.answer("/blogs/7", { id: 7, slug: "wide", title, content, similar_blogs: [] });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(stubbedSite.url + at("/Blogdetails/7"));
    const scroller = page.getByRole("group").filter({ has: page.getByRole("table") });
    expect(await scroller.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
    const attachments = await scroller.evaluate((one) => getComputedStyle(one).backgroundAttachment);
    expect(attachments).toBe("local, scroll, scroll");
    // The sign is drawn in the colour of ticks.
    const [tick = "?", drawn = ""] = await scroller.evaluate((one) => {
      const probe = one.appendChild(document.createElement("i"));
      probe.style.color = "var(--tick)";
      const found = [getComputedStyle(probe).color, getComputedStyle(one).backgroundImage];
      probe.remove();
      return found;
    });
    expect(drawn.split(tick)).toHaveLength(4);
    const [head, last] = [scroller.getByRole("rowheader").last(), scroller.getByRole("cell").last()];
    const before = await boxOf(head);
    await scroller.evaluate(
      (one, sign) => one.scrollTo(sign * one.scrollWidth, 0),
      language === "ar" ? -1 : 1,
    );
    const [after, frame, end] = [await boxOf(head), await boxOf(scroller), await boxOf(last)];
    expect(after.left).toBeCloseTo(before.left, 0);
    expect(end.left).toBeGreaterThanOrEqual(frame.left - 1);
    expect(end.right).toBeLessThanOrEqual(frame.right + 1);

    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(title);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      for (const word of ["four-minute", "top-of-mind"]) {
        const whole = heading.locator("span", { hasText: word });
        expect(await whole.evaluate((one) => one.getClientRects().length)).toBe(1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});

test.describe("titles", () => {
  test(
    "LAY-14 Latin names in an Arabic title run from the right",
    { tag: "@in-arabic" },
    async ({ page, stub, stubbedSite }) => {
      const title = "السوق الكلي والمتاح والممكن (TAM، SAM، SOM)";
      stub.answer("/blogs/7", { id: 7, slug: "names", title, content: "<p>نص</p>", similar_blogs: [] });
      await page.goto(`${stubbedSite.url}/ar/Blogdetails/7`);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(title);
      const names = heading.locator("bdi");
      await expect(names).toHaveText(["TAM", "SAM", "SOM"]);
      const places = await names.evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .map(({ top, right }) => Math.round(top) * 10_000 - Math.round(right)),
      );
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );
});

test(
  "the printed sheet's address is that of the page of the list",
  { tag: "@in-arabic" },
  async ({ request, at }) => {
    const { html } = await readServedPage(request, `${at("/AllBlog")}?sort=oldest&unknown=1`);
    const sheets = html.match(/<p\b[^]*?<\/p>/g)?.map((one) => one.replaceAll(/<[^>]*>/g, ""));
    expect(sheets).toContainEqual(expect.stringContaining(`${at("/AllBlog")}?sort=oldest`));
  },
);

/** How often each element begins in a piece of HTML. */
function countElements(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ""] of html.matchAll(/<([a-z][a-z0-9]*)/g))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

test("B4 the page of each article has every element that its editor wrote", async ({
  request,
  at,
  language,
}) => {
  const list = await request.get(`/api/v1/blogs?lang=${language}&per_page=100`);
  const { data } = (await list.json()) as { data: { blogs: { id: number }[] } };
  const written = new Set<string>();
  for (const { id } of data.blogs) {
    const answer = await request.get(`/api/v1/blogs/${id}?lang=${language}`);
    const { content } = ((await answer.json()) as { data: { content: string } }).data;
    const page = await (await request.get(at(`/Blogdetails/${id}`))).text();
    const article = /<article[^]*?<\/article>/.exec(page)?.[0] ?? "";
    const shown = countElements(article);
    // A chart is drawn from its figure (`charts.spec.ts`).
    const text = content.replaceAll(/<figure [^>]*data-chart[^]*?<\/figure>/g, "");
    for (const [name, count] of countElements(text)) {
      written.add(name);
      expect(shown.get(name) ?? 0, `<${name}> of article ${id}`).toBeGreaterThanOrEqual(count);
    }
    // The frame of an article has links of its own.
    for (const [, address = ""] of text.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const shown = new URL(address, "http://site.invalid").href.replace("http://site.invalid", "");
      expect(article.includes(`${shown}"`), `${shown} of article ${id}`).toBe(true);
    }
  }
  for (const name of ["h2", "h3", "ul", "ol", "li", "blockquote", "table", "th", "td", "figure", "img", "a"])
    expect(written, name).toContain(name);
});
