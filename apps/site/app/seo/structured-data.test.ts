import { blog, faq, featuredReport, word } from "@miqyas/contract";
import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { describeTrail } from "./describe-trail.ts";
import { findSharedPicture } from "./shared-picture.ts";
import { listThings, writeStructuredData } from "./structured-data.ts";
import type { DescribedPage, Subject } from "./page-facts.ts";

const origin = "https://miqyas.example";

const page: DescribedPage = {
  page: "article",
  locale: "ar",
  url: `${origin}/ar/Blogdetails/shelf`,
  title: "A shelf",
  description: "What a shelf says.",
  picture: { url: `${origin}/media/a.png`, width: 1600, height: 1067, alt: "A shelf" },
  above: [
    { name: "Miqyas", url: `${origin}/ar` },
    { name: "Blog", url: `${origin}/ar/AllBlog` },
  ],
  agency: {
    name: "Miqyas",
    about: "Market research",
    url: `${origin}/ar`,
    logo: `${origin}/icon-512.png`,
    city: "Damascus",
  },
};

/** The things of a page, parsed as a crawler parses them. */
function read(facts: Partial<DescribedPage>, subject?: Subject) {
  const block = writeStructuredData(listThings({ ...page, ...facts }, subject));
  const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(block)?.[1] ?? "";
  const graph = v.parse(
    v.object({
      "@context": v.literal("https://schema.org"),
      "@graph": v.array(v.looseObject({ "@type": v.unknown() })),
    }),
    JSON.parse(json),
  );
  const things = graph["@graph"];
  return {
    block,
    things,
    find: (type: string) => things.find((thing) => [thing["@type"]].flat().includes(type)),
  };
}

describe("structured data", () => {
  test("an article says who wrote it, when, in which language, and where it stands", () => {
    const article = v.parse(blog, {
      id: 1,
      title: "A shelf",
      author_name: "Hala",
      author_position: "Studies",
      created_at: "2026-01-02",
      categories: ["Pricing"],
    });
    const { find } = read({}, { article });
    expect(find("BlogPosting")).toMatchObject({
      headline: "A shelf",
      datePublished: "2026-01-02",
      inLanguage: "ar",
      author: { "@type": "Person", name: "Hala", jobTitle: "Studies" },
      image: { url: `${origin}/media/a.png`, width: 1600 },
      articleSection: ["Pricing"],
      publisher: { name: "Miqyas", logo: `${origin}/icon-512.png` },
    });
    expect(find("BreadcrumbList")?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Miqyas", item: `${origin}/ar` },
      { "@type": "ListItem", position: 2, name: "Blog", item: `${origin}/ar/AllBlog` },
      { "@type": "ListItem", position: 3, name: "A shelf", item: page.url },
    ]);
  });

  test("what is missing is left out: the agency stands for an author, English is said to be English", () => {
    const article = v.parse(blog, { id: 1, title: "A shelf", untranslated: ["title"] });
    const posting = read({}, { article }).find("BlogPosting");
    expect(posting).toMatchObject({ author: { "@type": "Organization" }, inLanguage: "en" });
    expect(posting).not.toHaveProperty("datePublished");
    expect(posting).not.toHaveProperty("articleSection");
  });

  test("the home page tells once of the site and the agency; only real addresses are its own elsewhere", () => {
    const link = {
      id: "1",
      platform_slug: "x",
      name: "X",
      icon: null,
      icon_details: null,
      link_placeholder: "",
    };
    const { things, find } = read(
      { page: "home", url: `${origin}/ar`, above: [] },
      {
        agency: {
          email: "hello@miqyas.example",
          phones: ["+963 11 555 0142"],
          address: "Damascus",
          links: [
            { ...link, link: "#" },
            { ...link, link: "https://social.example/miqyas" },
          ],
        },
      },
    );
    expect(things.map((thing) => thing["@type"])).toEqual(["WebPage", "WebSite", "Organization"]);
    expect(find("Organization")).toMatchObject({
      sameAs: ["https://social.example/miqyas"],
      telephone: ["+963115550142"],
    });
  });

  test("each kind of page has its own thing", () => {
    const report = v.parse(featuredReport, { id: 1, title: "Prices" });
    const term = v.parse(word, { id: 1, title: "Sample", excerpt: "A part that stands for the whole." });
    expect(read({ page: "report" }, { report }).find("Report")).toBeDefined();
    expect(read({ page: "word" }, { word: term }).find("DefinedTerm")).toMatchObject({
      description: "A part that stands for the whole.",
      inDefinedTermSet: { "@type": "DefinedTermSet", name: "Blog" },
    });
    const question = v.parse(faq, { id: 1, question: "How long?", answer: "Four weeks." });
    const silent = v.parse(faq, { id: 2, question: "Why?" });
    expect(read({ page: "faq" }, { questions: [question, silent] }).find("FAQPage")?.mainEntity).toEqual([
      { "@type": "Question", name: "How long?", acceptedAnswer: { "@type": "Answer", text: "Four weeks." } },
    ]);
    expect(read({ page: "faq" }, { questions: [] }).find("FAQPage")).toBeUndefined();
    expect(read({ page: "about" }).find("AboutPage")).toBeDefined();
    expect(read({ page: "contact" }).find("ContactPage")).toBeDefined();
  });

  test("B2 no text ends the block or a line in it, and each reads back as it was", () => {
    const title = "</script><script>alert(1)</script><!--&\u2028\u2029\"'";
    const { block, find } = read({ title }, { article: v.parse(blog, { id: 1, title }) });
    expect(block.match(/<\/?script/g)).toHaveLength(2);
    expect(block).not.toMatch(/[\u2028\u2029]|<!--/);
    expect(find("BlogPosting")?.headline).toBe(title);
  });
});

test("the pages above a page lead from the home page down, in its language", () => {
  expect(describeTrail("word", "ar")).toEqual([
    { page: "home", path: "/ar" },
    { page: "words", path: "/ar/words" },
  ]);
  expect(describeTrail("blog", "en")).toEqual([{ page: "home", path: "/" }]);
  expect(describeTrail("home", "en")).toEqual([]);
});

test("ENT-1 a picture is shared by its whole address; what others could not fetch is no picture", () => {
  expect(findSharedPicture("/media/a.webp", null, origin)?.url).toBe(`${origin}/media/a.webp`);
  expect(findSharedPicture("https://files.example/a.png", null, origin)?.url).toBe(
    "https://files.example/a.png",
  );
  for (const none of [null, undefined, "", "data:image/png;base64,AA", "https://", "blob:x"])
    expect(findSharedPicture(none, null, origin), String(none)).toBeNull();
});
