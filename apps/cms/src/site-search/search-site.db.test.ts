import { listWords, searchSite as searchCall } from "@miqyas/contract";
import type { Locale, SearchParams } from "@miqyas/contract";
import type { CollectionSlug } from "payload";
import { beforeAll, describe, expect, it } from "vitest";
import { canary, createPublished, hideCanaries, paragraph } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";

const { payload } = await startTestCms();
const { answerRequest, findRead, openRequest } = await import("../api/read-request.ts");
const { publicReads } = await import("../api/v1/public-reads.ts");
const { announceContentChange } = await import("../publishing/content-changes.ts");

/** The answer of `GET /search` as the site reads it. */
async function search(params: SearchParams, locale: Locale = "en") {
  const found = findRead(publicReads, searchCall.path(params));
  if (!found) throw new Error("there is no search");
  const query = new URLSearchParams({ lang: locale });
  for (const [name, value] of Object.entries(searchCall.query(params)))
    if (value !== undefined) query.set(name, String(value));
  const answer = await answerRequest(openRequest(found, `?${query.toString()}`, undefined), payload);
  return searchCall.read(JSON.parse((await answer.representation(undefined)).body.toString()));
}

/** The titles found, over all groups. */
const titles = async (q: string, locale: Locale = "en") =>
  (await search({ q }, locale)).groups.flatMap(({ hits }) => hits.map(({ title }) => title));

const date = { created_on: "2026-01-01T12:00:00.000Z" };

const kinds: Record<string, [CollectionSlug, object]> = {
  articles: ["blogs", { title: "Walnut" }],
  trends: ["trends-in-markets", { title: "Walnut" }],
  reports: ["our-featured-reports", { title: "Walnut" }],
  lessons: ["education-resources", { title: "Walnut" }],
  words: ["words-in-markets", { title: "Walnut" }],
  services: ["our-services", { title: "Walnut" }],
  tools: ["tool-we-uses", { name: "Walnut" }],
  questions: ["frequently-asked-questions", { question: "Walnut", answer: "Yes" }],
};

beforeAll(async () => {
  for (const [collection, fields] of Object.values(kinds)) {
    await createPublished(payload, collection, { ...fields });
    await hideCanaries(payload, collection, { ...fields });
  }
});

describe("the search of the site (SRCH-12)", () => {
  it("finds every kind in its group, in the order of the contract", async () => {
    const { groups, approximate } = await search({ q: "walnuts" });
    expect(groups.map(({ kind }) => kind)).toEqual(Object.keys(kinds));
    expect(approximate).toBe(false);
    expect(groups[0]?.hits[0]).toMatchObject({
      title: "Walnut",
      title_marks: [[0, 6]],
      slug: expect.any(String) as string,
    });
    expect(groups.at(-1)?.hits[0]).toMatchObject({ slug: null, excerpt: "Yes" });
  });

  it("B17 never finds what is not public: drafts, what was taken back, the trash", async () => {
    expect(await titles(canary)).toEqual([]);
    expect(await titles("CANARY")).toEqual([]);
  });

  it("B14 finds every entry while the text of one is none", async () => {
    for (const stored of [{ root: {} }, { root: { children: { type: "text" } } }, {}, [], ["a"], "text", 1]) {
      const title = "Quince of a neighbour";
      const id = await createPublished(payload, "blogs", { title, content: paragraph("Jam") });
      await payload.db.pool.query("UPDATE blogs_locales SET content = $1 WHERE _parent_id = $2", [
        JSON.stringify(stored),
        id,
      ]);
      expect(await titles("quince"), JSON.stringify(stored)).toEqual([title]);
      await payload.delete({ collection: "blogs", id });
    }
  });

  it("LANG-15 finds an entry only in the languages in which it is public, and no more once it is gone", async () => {
    const id = await createPublished(payload, "trends-in-markets", {
      title: "Pomegranate molasses",
      ...date,
    });
    expect(await titles("pomegranate")).toEqual(["Pomegranate molasses"]);
    expect(await titles("pomegranate", "ar")).toEqual([]);
    const arabic = { title: "دبس الرمان", _status: "published" as const };
    await payload.update({ collection: "trends-in-markets", id, locale: "ar", data: arabic });
    expect(await titles("رمان", "ar")).toEqual(["دبس الرمان"]);
    await payload.update({
      collection: "trends-in-markets",
      id,
      data: { title: "Date molasses", _status: "published" },
    });
    expect(await titles("pomegranate")).toEqual([]);
    expect(await titles("date molasses")).toEqual(["Date molasses"]);
    await payload.update({ collection: "trends-in-markets", id, data: { _status: "draft" } });
    expect(await titles("molasses")).toEqual([]);
    expect(await titles("رمان", "ar")).toEqual([]);
  });

  it("SRCH-11 finds the same for every Arabic spelling and for both scripts of digits", async () => {
    const english = {
      title: "Measuring tools",
      content: paragraph("In 2026, 42.5 % of courtyards"),
      slug: "tools",
      ...date,
    };
    const arabic = { title: "أدَوات القياس", content: paragraph("في ٢٠٢٦ بلغت نسبة البيوت، ومستشفى المدينة") };
    await createPublished(payload, "blogs", english, arabic);
    for (const q of [
      "أدوات",
      "الادوات",
      "الأدَوات",
      "ادوات",
      "والأدوات",
      "أدوات القيـاس",
      "مستشفي",
      "2026 مدينه",
    ])
      expect(await titles(q, "ar"), q).toEqual(["أدَوات القياس"]);
    for (const q of ["courtyard", "COURTYARDS ٢٠٢٦", "42.5", "measure tool", "courty"])
      expect(await titles(q), q).toEqual(["Measuring tools"]);
    const [group] = (await search({ q: "الادوات" }, "ar")).groups;
    const [hit] = group?.hits ?? [];
    expect(hit?.title_marks.map(([start, end]) => hit.title.slice(start, end))).toEqual(["أدَوات"]);
  });

  it("puts titles before texts, shows where the words stand, and gives pages of a group", async () => {
    const write = (title: string, text: string, day: number) =>
      createPublished(payload, "blogs", {
        title,
        content: paragraph(text),
        slug: `c${day}`,
        created_on: `2026-02-0${day}T12:00:00.000Z`,
      });
    await write("Cardamom", "A spice", 1);
    for (let day = 2; day <= 8; day++)
      await write(
        `Coffee ${day}`,
        `${"Beans and water. ".repeat(20)}Cardamom comes last & <b>first</b>.`,
        day,
      );
    const { groups } = await search({ q: "cardamom" });
    expect(groups[0]).toMatchObject({ kind: "articles", total: 8 });
    expect(groups[0]?.hits.map(({ title }) => title)).toEqual([
      "Cardamom",
      ...[8, 7, 6, 5].map((day) => `Coffee ${day}`),
    ]);
    const hit = groups[0]?.hits[1];
    expect(hit?.excerpt).toMatch(/^… .*Cardamom comes last & <b>first<\/b>\.$/);
    expect(hit?.excerpt_marks.map(([start, end]) => hit.excerpt.slice(start, end))).toEqual(["Cardamom"]);
    const rest = await search({ q: "cardamom", kind: "articles", page: 2 });
    expect(rest.groups.map(({ total, hits }) => [total, hits.length])).toEqual([[8, 3]]);
    expect((await search({ q: "cardamom", kind: "words" })).groups).toEqual([]);
    expect((await search({ q: "cardamom", kind: "articles", per_page: 500 })).groups[0]?.hits).toHaveLength(
      8,
    );
  });

  it.each([
    ["in a word of a title", "Pomegranates", "pomegrantes"],
    ["in two of its words", "The length of a harvest", "lenght of a harvst"],
  ])("SRCH-6 forgives a slip of the hand %s, and says so", async (_where, title, q) => {
    await createPublished(payload, "our-services", { title });
    const { groups, approximate } = await search({ q });
    expect(groups.map(({ hits }) => hits.map((hit) => hit.title))).toEqual([[title]]);
    expect(approximate).toBe(true);
  });

  it("SRCH-6 SRCH-13 has further pages of similar titles, and none after the last of exact ones", async () => {
    for (let number = 1; number <= 12; number++)
      await createPublished(payload, "trends-in-markets", { title: `Tamarind ${number}`, ...date });
    const find = (q: string, page: number) => search({ q, kind: "trends", page, per_page: 10 });
    const similar = await find("tamarnid", 2);
    expect(similar.groups.map(({ total, hits }) => [total, hits.length])).toEqual([[12, 2]]);
    expect(similar.approximate).toBe(true);
    expect(await find("tamarnid", 3)).toMatchObject({ groups: [], approximate: false });
    expect((await find("tamarind", 2)).groups[0]?.hits).toHaveLength(2);
    expect(await find("tamarind", 3)).toMatchObject({ groups: [], approximate: false });
  });

  it("SRCH-13 gives the answer to a question in full, and every page that the site has", async () => {
    const answer = `Sumac. ${"It is sour and red. ".repeat(45)}The end`;
    await createPublished(payload, "frequently-asked-questions", { question: "Sumac", answer });
    expect((await search({ q: "sumac" })).groups[0]?.hits[0]?.excerpt).toBe(answer);
    const found = findRead(publicReads, "/api/v1/search");
    expect(found && openRequest(found, "?q=sumac&page=9999", undefined).open.params).toMatchObject({
      page: 9999,
    });
  });

  it("SRCH-12 WDD-3 keeps no answer that was made before all texts of an import were there", async () => {
    await createPublished(payload, "tool-we-uses", { name: "Kumquat" });
    await payload.db.pool.query(`
      WITH added AS (
        INSERT INTO blogs (created_on, slug, _status, en_state)
        SELECT now(), 'kumquat-' || number, 'published', 'published' FROM generate_series(1, 310) number
        RETURNING id)
      INSERT INTO blogs_locales (_parent_id, _locale, title) SELECT id, 'en', 'Kumquat ' || id FROM added;
      DELETE FROM site_search`);
    announceContentChange("blogs");
    const totals = async () =>
      (await search({ q: "kumquat" })).groups.map(({ kind, total }): [string, number] => [kind, total]);
    expect((await totals()).map(([kind]) => kind)).toEqual(["articles"]);
    await expect.poll(totals).toEqual([
      ["articles", 310],
      ["tools", 1],
    ]);
    await payload.db.pool.query("DELETE FROM blogs WHERE slug LIKE 'kumquat-%'");
  });

  it("SRCH-12 reads a text in sentences: headings have a stop, tables come last, cell by cell, and a format divides no word", async () => {
    const text = (words: string, format = 0) => ({ type: "text", version: 1, text: words, format });
    const block = (type: string, children: object[]) => ({ type, tag: "h2", version: 1, children });
    const item = (words: string, value: number) => ({ ...block("listitem", [text(words)]), value });
    const cell = (words: string) => block("tablecell", [block("paragraph", [text(words)])]);
    const { root } = paragraph("");
    const children = [
      block("heading", [text("Quinces of Aleppo")]),
      block("table", [block("tablerow", [cell("Quince jam"), cell("31%")])]),
      block("heading", [text("Who eats them?")]),
      block("paragraph", [text("Nobody "), text("counts", 1), text(", in CO"), text("2", 32), text(".")]),
      block("paragraph", [text("Ask"), { type: "linebreak", version: 1 }, text("them.")]),
      { ...block("list", [item("One", 1), item("Two", 2)]), listType: "bullet", tag: "ul", start: 1 },
    ];
    const content = { root: { ...root, children } };
    await createPublished(payload, "blogs", { title: "Fruit", ...date, content });
    const { groups } = await search({ q: "quinces" });
    expect(groups[0]?.hits[0]?.excerpt).toBe(
      "Quinces of Aleppo. Who eats them? Nobody counts, in CO2. Ask them. One Two Quince jam | 31%",
    );
    expect(await titles("co2")).toEqual(["Fruit"]);
  });

  it("SRCH-12 reads a text again that the release before has read", async () => {
    const { pool } = payload.db;
    await pool.query("UPDATE site_search SET rule = 1, body = 'Quinces , read before' WHERE title = 'Fruit'");
    announceContentChange("blogs");
    const { groups } = await search({ q: "quinces" });
    expect(groups[0]?.hits[0]?.excerpt).toContain("Quinces of Aleppo.");
  });

  it("SRCH-6 forgives a slip in Arabic", async () => {
    await createPublished(
      payload,
      "words-in-markets",
      { title: "Saturation", ...date },
      { title: "تشبُّع السوق" },
    );
    expect(await titles("تشببع السوق", "ar")).toEqual(["تشبُّع السوق"]);
  });

  it("finds words of the parts of services and tools", async () => {
    const explores = [
      { title: "Six weeks", description: "Interviews at home", answers: [{ text: "A loom" }] },
    ];
    await createPublished(payload, "tool-we-uses", { name: "Loom study", explores });
    for (const q of ["six weeks", "interview", "loom"]) expect(await titles(q), q).toEqual(["Loom study"]);
  });

  it.each([
    ...[
      "",
      " ",
      "a",
      "%",
      "the",
      "of the",
      "qxzvqxzv",
      "' & | ! :* <-> (",
      "\\'",
      "'; DROP TABLE site_search; --",
    ],
    ...["a | b", "!walnut(", "🙂", "-1", "\u0000", "()", "*:*"],
  ])("B16 finds nothing, and says nothing else, for %j", async (q) => {
    if (q.includes("walnut")) return expect((await search({ q })).groups).toHaveLength(8);
    expect(await search({ q })).toEqual({ groups: [], approximate: false });
  });

  it("B16 reads only the beginning of a very long question", async () => {
    expect((await search({ q: `walnut ${"walnut ".repeat(2000)}` })).groups).toHaveLength(8);
  });

  it("B16 refuses a group that does not exist, and names those that do", () => {
    const found = findRead(publicReads, "/api/v1/search");
    expect(() => found && openRequest(found, "?q=walnut&kind=secrets", undefined)).toThrow(
      "kind must be one of: articles",
    );
  });
});

describe("where a word is used (WDD-3)", () => {
  it("lists the newest articles, lessons and reports that mention it, as the site reads them", async () => {
    const words: number[] = [];
    for (const title of ["Persimmon", "Loquat (medlar)"])
      words.push(await createPublished(payload, "words-in-markets", { title }, { title: "المشمش الهندي" }));
    const mentioned = { title: "A grove", content: paragraph("Two persimmons and a medlar"), ...date };
    const arabic = { title: "بستان", content: paragraph("زرعوا بالمشمش الهندي") };
    const lesson = await createPublished(payload, "education-resources", mentioned, arabic);
    await createPublished(payload, "trends-in-markets", { title: "Persimmon prices", ...date });
    for (let number = 1; number <= 7; number += 1)
      await createPublished(payload, "blogs", {
        ...{ title: `Persimmon ${number}`, slug: `persimmon-${number}` },
        created_on: `2026-02-0${number}T12:00:00.000Z`,
      });
    const found = findRead(publicReads, "/api/v1/words-in-markets");
    if (!found) throw new Error("there is no glossary");
    const usesIn = async (locale: Locale) => {
      const answer = await answerRequest(openRequest(found, `?lang=${locale}`, undefined), payload);
      const glossary = listWords.read(JSON.parse((await answer.representation(undefined)).body.toString()));
      return words.map((id) => glossary.find((word) => word.id === String(id))?.used_in);
    };
    const [first, second] = await usesIn("en");
    expect(first?.map(({ slug }) => slug)).toEqual([7, 6, 5, 4, 3, 2].map((number) => `persimmon-${number}`));
    expect(second).toMatchObject([{ kind: "lessons", id: String(lesson), slug: null, title: "A grove" }]);
    expect((await usesIn("ar"))[0]).toMatchObject([{ kind: "lessons", title: "بستان" }]);
  });
});
