import * as contract from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { CollectionSlug, PayloadRequest } from "payload";
import { describe, expect, it } from "vitest";
import { paragraph, published } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";

const { payload } = await startTestCms();
const { answerRead } = await import("../api/answer-read.ts");

async function ask(path: string, locale: Locale) {
  const url = `http://cms.test/api/v1${path}?lang=${locale}`;
  const response = await answerRead({ url, headers: new Headers(), payload } as PayloadRequest);
  return { status: response.status, body: (await response.json()) as unknown };
}

type Article = {
  title?: string;
  excerpt?: string;
  created_on?: string;
  content?: ReturnType<typeof paragraph>;
};

async function create(locale: Locale, data: Article): Promise<number> {
  const day = { created_on: "2026-01-01" };
  const draft = { collection: "blogs", locale, draft: true, data: { title: "", ...day, ...data } } as const;
  return (await payload.create(draft)).id;
}

const saveDraft = (id: number, locale: Locale, data: Article) =>
  payload.update({ collection: "blogs", id, locale, draft: true, data });

/** Publishes as the button of the admin does. */
const publish = (id: number, locale: Locale, data: Article = {}) =>
  payload.update({
    collection: "blogs",
    id,
    locale,
    publishSpecificLocale: locale,
    data: { ...data, _status: "published" },
  });

const titleOf = async (id: number, locale: Locale) => {
  const { status, body } = await ask(`/blogs/${id}`, locale);
  return status === 200 ? contract.getBlog.read(body).title : status;
};

const listed = async (id: number, locale: Locale) =>
  contract.listBlogs.read((await ask("/blogs", locale)).body).items.find((item) => item.id === String(id));

const stateOf = async (id: number) => {
  const { en_state, ar_state, _status } = await payload.findByID({ collection: "blogs", id, draft: true });
  return { en: en_state, ar: ar_state, newest: _status };
};

describe("publishing per language (LANG-15)", () => {
  it("shows an article in the language of its text alone, in list, entry and total", async () => {
    const id = await create("en", { title: "English only" });
    await publish(id, "en");
    expect(await titleOf(id, "en")).toBe("English only");
    expect(await titleOf(id, "ar")).toBe(404);
    expect(await listed(id, "en")).toMatchObject({ languages: ["en"] });
    expect(await listed(id, "ar")).toBeUndefined();
    expect(contract.listBlogs.read((await ask("/blogs", "ar")).body).pagination?.total).toBe(0);
    await publish(id, "ar", { title: "بالعربية" });
    expect(await titleOf(id, "ar")).toBe("بالعربية");
    expect(await listed(id, "ar")).toMatchObject({ languages: ["en", "ar"] });
  });

  it("keeps a source without a body public when its translation has one", async () => {
    const id = await create("en", { title: "Without a body" });
    await publish(id, "en");
    await publish(id, "ar", { title: "بمتن", content: paragraph("متن") });
    expect([await titleOf(id, "en"), await titleOf(id, "ar")]).toEqual(["Without a body", "بمتن"]);
  });

  it("shows an Arabic article in Arabic alone", async () => {
    const id = await create("ar", { title: "عربي فقط" });
    await publish(id, "ar");
    expect(await titleOf(id, "ar")).toBe("عربي فقط");
    expect(await titleOf(id, "en")).toBe(404);
    expect(await listed(id, "ar")).toMatchObject({ languages: ["ar"] });
    expect(await stateOf(id)).toEqual({ en: "missing", ar: "published", newest: "published" });
  });

  it("keeps the unfinished text of the other language a draft, at the first publication and later", async () => {
    const id = await create("en", { title: "First" });
    await saveDraft(id, "ar", { title: "مسودة أولى" });
    await publish(id, "en");
    expect(await titleOf(id, "ar")).toBe(404);
    expect(await stateOf(id)).toEqual({ en: "published", ar: "draft", newest: "draft" });
    const { title } = await payload.findByID({ collection: "blogs", id, locale: "ar", draft: true });
    expect(title).toBe("مسودة أولى");
    await publish(id, "ar");
    expect(await titleOf(id, "ar")).toBe("مسودة أولى");
    await saveDraft(id, "ar", { title: "مسودة ثانية" });
    await publish(id, "en", { title: "Second" });
    expect([await titleOf(id, "en"), await titleOf(id, "ar")]).toEqual(["Second", "مسودة أولى"]);
    await saveDraft(id, "en", { title: "Third" });
    await publish(id, "ar");
    expect([await titleOf(id, "en"), await titleOf(id, "ar")]).toEqual(["Second", "مسودة ثانية"]);
  });

  it("RT-28 links from a text to an entry in the languages in which that is published", async () => {
    const target = await create("en", { title: "Target" });
    await publish(target, "en");
    const content = paragraph("");
    content.root.children[0]?.children.push({
      ...{
        type: "link",
        version: 3,
        fields: { linkType: "internal", doc: { relationTo: "blogs", value: target } },
      },
      children: [{ type: "text", text: "there", version: 1 }],
    } as never);
    const id = await create("en", { title: "Links", content });
    await publish(id, "en");
    await publish(id, "ar", { title: "روابط", content });
    const textOf = async (locale: Locale) =>
      contract.getBlog.read((await ask(`/blogs/${id}`, locale)).body).content;
    expect(await textOf("en")).toContain('<a href="/Blogdetails/target">there</a>');
    expect(await textOf("ar")).toContain("there");
    expect(await textOf("ar")).not.toContain("<a ");
    await publish(target, "ar", { title: "هدف" });
    expect(await textOf("ar")).toContain('<a href="/Blogdetails/target">there</a>');
  });

  it("leaves no draft behind when the other language has no changes", async () => {
    const id = await create("en", { title: "Whole" });
    await publish(id, "en");
    await publish(id, "ar", { title: "كامل" });
    await publish(id, "en", { title: "Whole again" });
    expect(await stateOf(id)).toEqual({ en: "published", ar: "outdated", newest: "published" });
    expect([await titleOf(id, "en"), await titleOf(id, "ar")]).toEqual(["Whole again", "كامل"]);
  });

  it("fills a single empty field from English, and names it", async () => {
    const id = await create("en", { title: "Field", excerpt: "An excerpt" });
    await publish(id, "en");
    await publish(id, "ar", { title: "حقل" });
    expect(await listed(id, "ar")).toMatchObject({ excerpt: "An excerpt", untranslated: ["excerpt"] });
  });

  it.each(["words-in-markets", "trends-in-markets", "our-featured-reports", "education-resources"] as const)(
    "keeps an entry of %s without an Arabic text out of Arabic",
    async (collection) => {
      const data = { title: "English", created_on: "2026-01-01", _status: "published" as const };
      const { id } = await payload.create({ collection, data });
      const inLists = async (locale: Locale) => JSON.stringify((await ask(`/${collection}`, locale)).body);
      expect(await inLists("en")).toContain(`"id":${id},`);
      expect(await inLists("ar")).not.toContain(`"id":${id},`);
      await payload.update({ collection, id, locale: "ar", data: { title: "عربي", _status: "published" } });
      expect(await inLists("ar")).toContain(`"id":${id},`);
    },
  );

  it("names no service in an impact story that is not in that language", async () => {
    const service = await payload.create({
      collection: "our-services",
      data: { title: "English service", _status: "published" },
    });
    const { id } = await payload.create({
      collection: "our-impacts",
      data: { title: "Story", services: [service.id], _status: "published" },
    });
    await payload.update({
      collection: "our-impacts",
      id,
      locale: "ar",
      data: { title: "قصة", _status: "published" },
    });
    const servicesIn = async (locale: Locale) =>
      contract.listImpacts.read((await ask("/our-impacts", locale)).body)[0]?.services;
    expect(await servicesIn("en")).toHaveLength(1);
    expect(await servicesIn("ar")).toEqual([]);
  });

  it("LANG-15 publishes no unfinished text from the trash, and what was wholly public at once", async () => {
    const whole = await create("en", { title: "Whole" });
    const unfinished = await create("en", { title: "Unfinished" });
    for (const id of [whole, unfinished]) await publish(id, "en");
    await saveDraft(unfinished, "ar", { title: "مسودة" });
    const where = { id: { in: [whole, unfinished] } };
    const change = (data: object, trash: boolean) =>
      payload.update({
        collection: "blogs",
        where,
        trash,
        data,
        req: { headers: new Headers({ host: "a" }) },
      });
    await change({ deletedAt: "2026-01-02T00:00:00.000Z" }, false);
    const { docs, errors } = await change({ deletedAt: null, ...published }, true);
    expect(docs.map(({ id }) => id)).toEqual([whole]);
    expect(errors.map(({ id, message }) => [id, message])).toEqual([
      [unfinished, expect.stringContaining("“Unfinished” has text that is not published yet.")],
    ]);
    expect(await titleOf(whole, "en")).toBe("Whole");
    expect([await titleOf(unfinished, "en"), await titleOf(unfinished, "ar")]).toEqual([404, 404]);
  });

  it("LANG-15 shows a part that was published in Arabic alone in Arabic alone", async () => {
    const collection = "tool-we-uses" as const;
    const english = {
      name: "Tool",
      explores: [{ title: "First", answers: [{ text: "One" }] }],
      deliverables: [{ text: "A table" }],
    };
    const { id } = await payload.create({ collection, data: { ...english, ...published } });
    const { explores, deliverables } = await payload.findByID({ collection, id, depth: 0 });
    const [part] = explores ?? [];
    const arabic = {
      name: "أداة",
      explores: [
        { title: "جديد", description: "وصف" },
        {
          id: part?.id,
          title: "الأول",
          answers: [{ text: "صفر" }, { id: part?.answers?.[0]?.id, text: "واحد" }],
        },
      ],
      deliverables: [{ id: deliverables?.[0]?.id, text: "جدول" }, { text: "ملف" }],
    };
    const inArabic = { locale: "ar", publishSpecificLocale: "ar" } as const;
    await payload.update({ collection, id, ...inArabic, data: { ...arabic, ...published } });
    const shown = async (locale: Locale) => {
      const body = (await ask("/tool-we-uses", locale)).body as {
        data: {
          tool_we_use: { explores: { title?: string; answers: string[] }[]; deliverables: string[] }[];
        };
      };
      const [tool] = body.data.tool_we_use;
      return [tool?.explores.map(({ title, answers }) => [title, ...answers]), tool?.deliverables];
    };
    expect(await shown("en")).toEqual([[["First", "One"]], ["A table"]]);
    expect(await shown("ar")).toEqual([
      [["جديد"], ["الأول", "صفر", "واحد"]],
      ["جدول", "ملف"],
    ]);
  });

  it("LANG-15 shows a number of a page that was published in Arabic alone in Arabic alone", async () => {
    const slug = "home-page" as const;
    const studies = { value: 7, label: "studies" };
    await payload.updateGlobal({ slug, data: { counters: [studies], ...published } });
    const { counters } = await payload.findGlobal({ slug, depth: 0 });
    const arabic = [
      { id: counters?.[0]?.id, value: 7, label: "دراسات" },
      { value: 9, label: "مقابلات" },
    ];
    await payload.updateGlobal({
      ...{ slug, locale: "ar", publishSpecificLocale: "ar" },
      data: { counters: arabic, ...published },
    });
    expect((await ask("/home-page", "en")).body).toMatchObject({ data: { counters: [studies] } });
    expect((await ask("/home-page", "ar")).body).toMatchObject({
      data: { counters: arabic.map(({ value, label }) => ({ value, label })) },
    });
  });

  it("LANG-15 keeps each text of a page beside its number when numbers are moved and one is put first", async () => {
    const slug = "home-page" as const;
    const counters = [
      { value: 1, label: "one" },
      { value: 2, label: "two" },
    ];
    await payload.updateGlobal({ slug, data: { counters, ...published } });
    const idsOf = async () =>
      (await payload.findGlobal({ slug, depth: 0 })).counters?.map(({ id }) => id) ?? [];
    const [one, two] = await idsOf();
    const arabic = [
      { id: one, value: 1, label: "واحد" },
      { id: two, value: 2, label: "اثنان" },
    ];
    await payload.updateGlobal({ slug, locale: "ar", data: { counters: arabic, ...published } });
    const english = [
      { value: 3, label: "three" },
      { id: two, value: 2, label: "two" },
      { id: one, value: 1, label: "one" },
    ];
    const inEnglish = { slug, locale: "en", publishSpecificLocale: "en" } as const;
    const shown = async (locale: Locale) =>
      contract.getHomePage
        .read((await ask("/home-page", locale)).body)
        .counters?.map(({ value, label }) => `${value} ${label}`);
    // The form has stored the new order as a draft before its button publishes it.
    await payload.updateGlobal({ slug, locale: "en", draft: true, data: { counters: english } });
    const draft = await payload.findGlobal({ slug, depth: 0, draft: true });
    const data = { counters: draft.counters, ...published };
    await payload.updateGlobal({ ...inEnglish, data });
    expect(await shown("en")).toEqual(["3 three", "2 two", "1 one"]);
    expect(await shown("ar")).toEqual(["2 اثنان", "1 واحد"]);
    expect(await payload.findGlobal({ slug, draft: true })).toMatchObject(published);

    const [three] = await idsOf();
    const inArabic = { slug, locale: "ar", draft: true } as const;
    const unfinished = [{ id: three, value: 3, label: "ثلاثة" }, ...arabic.toReversed()];
    await payload.updateGlobal({ ...inArabic, data: { counters: unfinished } });
    const swapped = [
      { id: three, value: 3, label: "three" },
      { id: one, value: 1, label: "one" },
      { id: two, value: 2, label: "two" },
    ];
    await payload.updateGlobal({ ...inEnglish, data: { counters: swapped, ...published } });
    expect(await shown("en")).toEqual(["3 three", "1 one", "2 two"]);
    expect(await shown("ar")).toEqual(["1 واحد", "2 اثنان"]);
    const added = [{ value: 4, label: "four" }, ...swapped.slice(1)];
    await payload.updateGlobal({ ...inEnglish, data: { counters: added, ...published } });
    expect(await shown("en")).toEqual(["4 four", "1 one", "2 two"]);
    expect(await shown("ar")).toEqual(["1 واحد", "2 اثنان"]);
  });

  it("LANG-15 keeps the public text of the other language when its published version is no longer kept", async () => {
    const collection = "words-in-markets" as const;
    const { id } = await payload.create({
      collection,
      data: { title: "Kept", created_on: "2026-01-01", ...published },
    });
    await payload.update({ collection, id, locale: "ar", data: { title: "محفوظ", ...published } });
    for (let draft = 1; draft <= 22; draft++)
      await payload.update({ collection, id, locale: "ar", draft: true, data: { title: `مسودة ${draft}` } });
    const titleIn = async (locale: Locale, draft = false) =>
      (await payload.findByID({ collection, id, locale, draft, fallbackLocale: false })).title;
    const inEnglish = { collection, id, locale: "en", publishSpecificLocale: "en" } as const;
    await payload.update({ ...inEnglish, data: { title: "New", ...published } });
    expect([await titleIn("en"), await titleIn("ar"), await titleIn("ar", true)]).toEqual([
      ...["New", "محفوظ", "مسودة 22"],
    ]);
  });

  it("LANG-15 publishes no text again that was taken back, with the other language", async () => {
    const collection = "words-in-markets" as const;
    const day = { created_on: "2026-01-01" };
    const { id } = await payload.create({ collection, data: { title: "Taken", ...day, ...published } });
    await payload.update({ collection, id, locale: "ar", data: { title: "سُحب", ...published } });
    await payload.update({ collection, id, data: { _status: "draft" } });
    await payload.update({
      ...{ collection, id, locale: "en", publishSpecificLocale: "en" },
      data: { title: "Back", ...published },
    });
    const titles = (await payload.findByID({ collection, id, locale: "all" })).title;
    expect(titles).toEqual({ en: "Back" });
  });

  it("LANG-15 keeps each text of an entry in its part when parts are moved, also beside unpublished changes", async () => {
    const collection = "tool-we-uses" as const;
    const english = {
      name: "Moved",
      explores: [{ title: "First", answers: [{ text: "One" }, { text: "Two" }] }, { title: "Second" }],
    };
    const { id } = await payload.create({ collection, data: { ...english, ...published } });
    const [first, second] = (await payload.findByID({ collection, id, depth: 0 })).explores ?? [];
    const answers = first?.answers ?? [];
    const inEnglish = { collection, id, locale: "en", publishSpecificLocale: "en" } as const;
    const publishEnglish = (explores: object[]) =>
      payload.update({ ...inEnglish, data: { explores, ...published } });
    const texts = async (locale: Locale) => {
      const { explores } = await payload.findByID({ collection, id, locale, fallbackLocale: false });
      return explores?.map(({ title, answers }) => [title, ...(answers ?? []).map(({ text }) => text)]);
    };
    await payload.update({ collection, id, locale: "ar", draft: true, data: { name: "لم يُنشر" } });
    const swapped = [{ ...second }, { ...first, answers: answers.toReversed() }];
    await publishEnglish(swapped);
    expect(await texts("en")).toEqual([["Second"], ["First", "Two", "One"]]);
    const explores = [
      { id: second?.id, title: "الثاني" },
      {
        id: first?.id,
        title: "الأول",
        answers: answers.map(({ id }, index) => ({ id, text: index ? "اثنان" : "واحد" })).toReversed(),
      },
    ];
    await payload.update({ collection, id, locale: "ar", data: { name: "نُقل", explores, ...published } });
    await payload.update({ collection, id, locale: "ar", draft: true, data: { name: "اسم آخر" } });
    await publishEnglish([{ ...first }, { ...second }]);
    expect(await texts("en")).toEqual([["First", "One", "Two"], ["Second"]]);
    expect(await texts("ar")).toEqual([["الأول", "واحد", "اثنان"], ["الثاني"]]);
    await publishEnglish([{ title: "Before" }, ...swapped]);
    expect(await texts("en")).toEqual([["Before"], ["Second"], ["First", "Two", "One"]]);
    expect((await texts("ar"))?.slice(1)).toEqual([["الثاني"], ["الأول", "اثنان", "واحد"]]);
    expect((await payload.findByID({ collection, id, locale: "ar" })).name).toBe("نُقل");
  });

  it("LANG-15 names no category in English that has a name in Arabic alone", async () => {
    const create = async (collection: CollectionSlug, locale: Locale, data: object) =>
      (await payload.create({ collection, locale, data: data as never })).id;
    const entry = { created_on: "2026-01-01", ...published };
    for (const [categories, collection, texts] of [
      ["blog-categories", "blogs", { title: "B", slug: "b" }],
      ["words-in-market-categories", "words-in-markets", { title: "W" }],
      ["education-resource-categories", "education-resources", { title: "R" }],
      ["faq-categories", "frequently-asked-questions", { question: "Q", answer: "A" }],
    ] as const) {
      const category = await create(categories, "ar", { name: `فئة ${collection}` });
      await create(collection, "en", { ...entry, ...texts, categories: [category], category });
    }
    const answered = (locale: Locale) =>
      Promise.all(
        [
          ...["/blog-categories", "/blogs", "/blogs/b", "/words-in-market-categories", "/words-in-markets"],
          ...["/education-resource-categories", "/education-resources", "/frequently-asked-questions"],
        ].map(async (path) => [path, JSON.stringify((await ask(path, locale)).body)] as const),
      );
    for (const [path, body] of await answered("en")) {
      expect(body, path).toContain('"success":true');
      expect(body, path).not.toMatch(
        /\{"id":\d+(?:,"(?:count|description)":[^,}]*)?\}|"categories":\[(?!\]|\{"id":\d+,"name":")/,
      );
    }
    for (const [path, body] of await answered("ar"))
      if (path.includes("categories")) expect(body, path).toContain("فئة ");
  });
});
