import { blogSummary } from "@miqyas/contract";
import { expect, test } from "vitest";
import * as v from "valibot";
import { feedLength, writeFeed } from "./feed.ts";

const article = (fields: Record<string, unknown>) =>
  v.parse(blogSummary, { id: 7, title: "Shelf", ...fields });

const feedOf = (articles: ReturnType<typeof article>[], locale: "en" | "ar" = "ar") =>
  writeFeed({
    locale,
    origin: "https://miqyas.example",
    title: "Miqyas blog",
    description: "Field notes & methods",
    listPath: "/AllBlog",
    articlePath: (slug) => `/Blogdetails/${slug}`,
    articles,
  });

test("BLOG-15 an article is linked by its slug and known by its id, in the feed's language", () => {
  const feed = feedOf([
    article({
      slug: "shelf-prices",
      excerpt: "What <b> a \u0000 price & is",
      created_at: "2026-10-27T12:00:00.000Z",
      author_name: "Hala",
      categories: ["Pricing"],
      cover_image: "https://miqyas.example/media/a.png",
      cover_image_details: { width: 1600, height: 1067, alt: "A shelf" },
    }),
  ]);
  expect(feed).toContain("<language>ar</language>");
  expect(feed).toContain("<link>https://miqyas.example/ar/AllBlog</link>");
  expect(feed).toContain(
    '<atom:link rel="self" type="application/rss+xml" href="https://miqyas.example/ar/feed.xml"/>',
  );
  expect(feed).toContain("<link>https://miqyas.example/ar/Blogdetails/shelf-prices</link>");
  expect(feed).toContain('<guid isPermaLink="true">https://miqyas.example/ar/Blogdetails/7</guid>');
  expect(feed).toContain("<pubDate>Tue, 27 Oct 2026 12:00:00 GMT</pubDate>");
  expect(feed).toContain("<description>What &lt;b&gt; a  price &amp; is</description>");
  expect(feed).toContain(
    '<media:content url="https://miqyas.example/media/a.png" medium="image" type="image/png" width="1600" height="1067">' +
      "<media:description>A shelf</media:description></media:content>",
  );
  expect(feed).toContain("<dc:language>ar</dc:language>");
});

test("BLOG-15 characters that XML does not allow are left out", () => {
  const feed = feedOf([article({ title: "Shelf\ufffe \uffffprices\u0001" })]);
  expect(feed).toContain("<title>Shelf prices</title>");
});

test("BLOG-15 F6 a picture whose ending is no type of picture has none, whatever its name", () => {
  const feed = feedOf([article({ cover_image: "https://miqyas.example/media/a.constructor" })]);
  expect(feed).toContain('<media:content url="https://miqyas.example/media/a.constructor" medium="image">');
});

test("an article without an Arabic text says so; what is missing leaves no empty element", () => {
  const feed = feedOf([article({ untranslated: ["title", "excerpt"], created_at: "no date" })]);
  expect(feed).toContain("<dc:language>en</dc:language>");
  expect(feed).not.toMatch(/pubDate|lastBuildDate|dc:creator|media:content|<description><|<category>/);
});

test("RT-26 an article that is kept out of search is not in the feed", () => {
  const hidden = article({
    id: 8,
    title: "Hidden",
    created_at: "2026-10-27T12:00:00.000Z",
    seo: { noindex: true },
  });
  const feed = feedOf([hidden, article({ seo: { title: "For search engines" } })]);
  expect(feed.match(/<item>/g)).toHaveLength(1);
  expect(feed).not.toMatch(/Hidden|lastBuildDate/);
});

test("a feed holds thirty articles at most, also when a backend gives more", () => {
  const many = Array.from({ length: 50 }, (_, at) => article({ id: at + 1 }));
  expect(feedOf(many).match(/<item>/g)?.length).toBe(feedLength);
});
