import { listBlogCategories, listBlogs, foldText, getBlog, holdsText, normalizeText } from "@miqyas/contract";
import type { BlogListParams } from "@miqyas/contract";
import * as fc from "fast-check";
import type { PayloadRequest } from "payload";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { createPublished, paragraph } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";

const { payload } = await startTestCms();
const { answerRead } = await import("./answer-read.ts");
const { publicAnswers } = await import("./answers.ts");
const { publicReads } = await import("./v1/public-reads.ts");
let methods = 0;
let pricing = 0;

/** Sends a request as Next does, without the server in front. */
function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const request: Pick<PayloadRequest, "url" | "headers" | "payload"> = {
    url: `http://cms.invalid/api/v1${address}`,
    headers: new Headers(headers),
    payload,
  };
  // Only the parts of a request that the handler uses.
  return answerRead(request as PayloadRequest);
}

async function list(params: BlogListParams & { lang?: string }) {
  const query = Object.entries({ ...listBlogs.query(params), lang: params.lang ?? "en" });
  const search = new URLSearchParams(
    query.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return listBlogs.read(await (await ask(`/blogs?${search.toString()}`)).json());
}

const titles = async (params: BlogListParams & { lang?: string }) =>
  (await list(params)).items.map(({ title }) => title);

beforeAll(async () => {
  methods = await createPublished(payload, "blog-categories", { name: "Methods" }, { name: "المنهج" });
  pricing = await createPublished(payload, "blog-categories", { name: "Pricing" }, { name: "التسعير" });
  const write = (title: string, day: string, categories: number[], excerpt = "", arabic = {}) =>
    createPublished(
      payload,
      "blogs",
      { title, excerpt, categories, content: paragraph(title), created_on: `2026-01-${day}T12:00:00.000Z` },
      arabic,
    );
  await write("Banana prices", "03", [pricing], "Why 100% of stalls_agree");
  await write("apple samples", "01", [methods], "Of courts", {
    title: "عيّنات التفاح",
    excerpt: "أسئلةٌ عن ٢٠٢٥",
    content: paragraph("تفاح"),
  });
  await write("Cherry panels", "02", [methods, pricing], "Élan and ÉCLAIR");
  const untitled = await createPublished(payload, "blogs", { title: "x", created_on: "2026-01-04" });
  await payload.db.pool.query("UPDATE blogs_locales SET title = '' WHERE _parent_id = $1", [untitled]);
});

describe("the list of articles", () => {
  test("API-7, API-30: by id, newest first, unless asked otherwise; entries without a title are not listed (BLOG-14)", async () => {
    expect(await titles({})).toEqual(["Cherry panels", "apple samples", "Banana prices"]);
    expect(await titles({ sortBy: "created_at" })).toEqual([
      "Banana prices",
      "Cherry panels",
      "apple samples",
    ]);
    expect(await titles({ sortBy: "title", sortDirection: "asc" })).toEqual([
      "apple samples",
      "Banana prices",
      "Cherry panels",
    ]);
    expect((await list({})).pagination).toEqual({
      total: 3,
      count: 3,
      per_page: 10,
      current_page: 1,
      total_pages: 1,
    });
  });

  test("BLOG-7: pages, and an empty one beyond the end", async () => {
    expect(await titles({ per_page: 2, page: 2 })).toEqual(["Banana prices"]);
    const beyond = await list({ per_page: 2, page: 9 });
    expect([beyond.items, beyond.pagination?.total_pages]).toEqual([[], 2]);
  });

  test.each([
    ["BANANA", ["Banana prices"]],
    ["courts", ["apple samples"]],
    ["éclair", ["Cherry panels"]],
    ["100%", ["Banana prices"]],
    ["s_a", ["Banana prices"]],
    ["%", ["Banana prices"]],
    ["_", ["Banana prices"]],
    ["\\", []],
    ["'; DROP TABLE blogs; --", []],
    ["prices Why", []],
  ])("BLOG-1, B16: a search for %s finds %j", async (search, found) => {
    expect(await titles({ search })).toEqual(found);
  });

  test.each([
    ["عينات", ["عيّنات التفاح"]],
    ["اسئلة", ["عيّنات التفاح"]],
    ["أسئله عن 2025", ["عيّنات التفاح"]],
    ["التفّاح", ["عيّنات التفاح"]],
    ["الت", ["عيّنات التفاح"]],
    ["العينات تفاح", ["عيّنات التفاح"]],
    ["banana", []],
    ["apple", []],
  ])(
    "in Arabic a search for %s finds %j: as people type it, in what the reader sees",
    async (search, found) => {
      expect(await titles({ search, lang: "ar" })).toEqual(found);
    },
  );

  test("BLOG-1, RES-1, SRCH-11: the database compares texts as the site does in the browser", async () => {
    const letters =
      "ابتةلمنهويىءآأإٱؤئکیپ لالوال ًٌٍَُِّْٰ\u0640\u00ad\u200b\u200c\u202b\u2060\u2068\ufeff٠١٩۰۴09aÉéİßΣ،.-'‘’ʼ\t";
    const phrase = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 24 });
    const { pool } = payload.db;
    await fc.assert(
      fc.asyncProperty(phrase, phrase, async (text, search) => {
        const { rows } = await pool.query<{ folded: string; bare: string; holds: boolean }>(
          `SELECT folded, without_article(folded) AS bare,
            strpos(folded || chr(10) || without_article(folded), without_article(fold_for_search($2))) > 0 AS holds
            FROM fold_for_search($1) AS folded`,
          [text, search],
        );
        expect(rows).toEqual([
          { folded: foldText(text), bare: normalizeText(text), holds: holdsText(text, search) },
        ]);
      }),
      { numRuns: 300 },
    );
  });

  test("SRCH-11: a migration folds again what was stored with typographic apostrophes", async () => {
    const { pool } = payload.db;
    const { down, up } = await import("../migrations/20261130_093000_apostrophes.ts");
    const migrate = (step: typeof up) => step({ db: payload.db.drizzle } as never);
    await migrate(down);
    await pool.query(`
      UPDATE blogs_locales SET excerpt = 'Of a farmer’s fences' WHERE title = 'apple samples';
      INSERT INTO site_search (kind, entry, locale, title, body) VALUES ('words', 0, 'en', 'farmer’s', '');
      INSERT INTO staff_search (place, entry, locale, version, title, body) VALUES ('words', 0, 'en', 1, 'farmer’s', '');
      INSERT INTO contact_messages (name, email, received_at) VALUES ('farmer’s', 'a@b.example', now());`);
    const readStored = async () => {
      const { rows } = await pool.query<{ text: string }>(`
        SELECT searched AS text FROM blog_listings WHERE title = 'apple samples'
        UNION ALL SELECT folded_title FROM site_search WHERE entry = 0
        UNION ALL SELECT findable FROM staff_search WHERE entry = 0
        UNION ALL SELECT searched FROM contact_messages WHERE name = 'farmer’s'`);
      return rows.map(({ text }) => text.trim());
    };
    expect((await readStored()).join()).not.toContain("'");
    await migrate(up);
    expect(await readStored()).toEqual([
      "apple samples\nof a farmer's fences",
      ...["farmer's", "farmer's", "farmer's a@b.example"],
    ]);
    expect(await titles({ search: "farmer's" })).toEqual(["apple samples"]);
    await pool.query(`
      UPDATE blogs_locales SET excerpt = 'Of courts' WHERE title = 'apple samples';
      DELETE FROM contact_messages WHERE name = 'farmer’s';
      DELETE FROM site_search WHERE entry = 0;
      DELETE FROM staff_search WHERE entry = 0;`);
  });

  test("BLOG-2: an article must carry all chosen categories, named by id or by name", async () => {
    expect(await titles({ categories: [String(methods)] })).toEqual(["Cherry panels", "apple samples"]);
    expect(await titles({ categories: [String(methods), String(pricing)] })).toEqual(["Cherry panels"]);
    expect(await titles({ categories: ["methods", "التسعير"] })).toEqual(["Cherry panels"]);
    expect(await titles({ categories: [String(methods), "999"] })).toEqual([]);
    expect(await titles({ categories: ["no such category"] })).toEqual([]);
  });

  test("BLOG-4: titles stand as the site's own collation has them, in both languages and directions", async () => {
    const arabicTitles = (
      "أسعار السوق|اسعار السوق|إسعار السوق|آسعار|اسئلة|أسئلة|أسئله|ٱلسوق|الف|ألف|مؤسسة|مؤسسه|مسؤول|مسئول|هُدى|هدى|هدي|" +
      "كِتاب|كتاب|كُتّاب|عيّنة|عينة|«الأسعار» في السوق|الأسعار في السوق|الأسعار، في السوق|الأسعار: في السوق|(ماذا)|ماذا؟|" +
      '١٠ أسباب|٢ سبب|10 أسباب|2 سبب|٪٢٠ من السوق|Retail في عمّان|retail|التجزئة Retail|“السعر” ب|"السعر" أ|' +
      "سوقـــ الهال|سوق الهال|ئاب|ءاب|ياب|پاكستان|لأن|لان"
    ).split("|");
    const englishTitles = (
      "Retail|retail|Élan|elan|Elan vital|Zebra|a|B|10 reasons|9 reasons|$5|“Quoted” b|" +
      '"Quoted" a|It’s a market|It\'s not|co-op|coop|co op|(in brackets)|æon'
    ).split("|");
    const ids: number[] = [];
    for (const [index, arabic] of arabicTitles.entries()) {
      const title = englishTitles[index] ?? `Title ${index}`;
      const fields = { title, slug: `sorted-${index}`, created_on: "2026-01-01" };
      ids.push(await createPublished(payload, "blogs", fields, { title: arabic }));
    }
    for (const lang of ["en", "ar"]) {
      const { compare } = new Intl.Collator(lang);
      const upwards = await titles({ lang, sortBy: "title", sortDirection: "asc", per_page: 100 });
      expect(upwards).toHaveLength(arabicTitles.length + (lang === "en" ? 3 : 1));
      expect(upwards).toEqual(upwards.toSorted(compare));
      const downwards = await titles({ lang, sortBy: "title", sortDirection: "desc", per_page: 100 });
      expect(downwards).toEqual(upwards.toReversed());
    }
    for (const id of ids) await payload.delete({ collection: "blogs", id });
  });

  test.each(["en", "ar"])("BLOG-4, BLOG-10: titles in %s are one walk along an index", async (lang) => {
    const { pool } = payload.db;
    const querySpy = vi.spyOn(pool, "query");
    await titles({ lang, sortBy: "title", page: 7 });
    const [statement, values] =
      querySpy.mock.calls.find(([text]) => String(text).includes("ORDER BY sorted_title")) ?? [];
    querySpy.mockRestore();
    const client = await pool.connect();
    try {
      // PostgreSQL would sort so small a table unless sorting is disabled.
      await client.query("BEGIN; SET LOCAL enable_sort = off; SET LOCAL enable_seqscan = off");
      const { rows } = await client.query<{ "QUERY PLAN": string }>(
        `EXPLAIN ${String(statement)}`,
        values as unknown as unknown[],
      );
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).toContain(`using blog_listings_title_${lang}_idx`);
      expect(plan).not.toContain("Sort");
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
  });

  test("ART-2: by slug, also one in Arabic letters", async () => {
    expect(await titles({ slug: "banana-prices" })).toEqual(["Banana prices"]);
    const id = await createPublished(payload, "blogs", { title: "سوق الهال", created_on: "2026-01-01" });
    expect(await titles({ slug: "سوق-الهال" })).toEqual(["سوق الهال"]);
    expect((await ask(`/blogs/${encodeURIComponent("سوق-الهال")}`)).status).toBe(200);
    await payload.delete({ collection: "blogs", id });
    expect(await titles({ slug: "سوق-الهال" })).toEqual([]);
  });

  test("similar articles share a category, newest first, never the article itself", async () => {
    const [cherry] = (await list({ slug: "cherry-panels" })).items;
    const article = getBlog.read(await (await ask(`/blogs/${cherry?.id}?lang=en`)).json());
    expect(article.similar_blogs.map(({ title }) => title)).toEqual(["Banana prices", "apple samples"]);
  });

  test("LANG-15 categories count the articles that carry them, in each language", async () => {
    const countIn = async (lang: string) => {
      const answer = await ask(`/blog-categories?lang=${lang}`);
      return listBlogCategories.read(await answer.json()).map(({ name, count }) => [name, count]);
    };
    expect(await countIn("en")).toEqual([
      ["Methods", 2],
      ["Pricing", 2],
    ]);
    expect(await countIn("ar")).toEqual([
      ["المنهج", 1],
      ["التسعير", 0],
    ]);
  });

  test("BLOG-2 BLOG-10 categories count what a search and a choice leave, 0 where that is nothing", async () => {
    const count = async (query: string) => {
      const answer = await ask(`/blog-categories?lang=en&${query}`);
      return listBlogCategories.read(await answer.json()).map((one) => one.count);
    };
    const { items } = await list({ categories: [String(methods)] });
    const both = items.filter(({ categories }) => categories.includes("Pricing")).length;
    expect(await count(`categories=${methods}`)).toEqual([items.length, both]);
    expect(await count("search=nothing-of-the-kind")).toEqual([0, 0]);
    expect(await count("categories=999")).toEqual([0, 0]);
  });
});

describe("memory and change", () => {
  test("an unchanged answer is 304; a change makes it another one at once", async () => {
    const first = await ask("/blogs?lang=en");
    const etag = first.headers.get("etag") ?? "";
    const again = await ask("/blogs?lang=en", { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const { docs } = await payload.find({
      collection: "blogs",
      where: { slug: { equals: "banana-prices" } },
    });
    const id = docs[0]?.id ?? 0;
    await payload.update({ collection: "blogs", id, data: { title: "Banana costs", _status: "published" } });
    const changed = await ask("/blogs?lang=en", { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain("Banana costs");
    await payload.update({ collection: "blogs", id, data: { title: "Banana prices", _status: "published" } });
    expect((await ask("/blogs?lang=en")).headers.get("etag")).toBe(etag);
  });

  test("a plan to publish changes the answers when it is carried out", async () => {
    const { id } = await payload.create({
      collection: "trends-in-markets",
      draft: true,
      data: { title: "Planned", created_on: "2026-01-01", _status: "draft" },
    });
    expect(await (await ask("/trends-in-markets?lang=en")).text()).not.toContain("Planned");
    await payload.jobs.queue({
      task: "schedulePublish",
      input: { type: "publish", doc: { relationTo: "trends-in-markets", value: id } },
    });
    await payload.jobs.run({ limit: 5 });
    expect(await (await ask("/trends-in-markets?lang=en")).text()).toContain("Planned");
  });

  test("reading while an editor publishes, nobody is left with the old text", async () => {
    const id = await createPublished(payload, "trends-in-markets", {
      title: "Draft 0",
      created_on: "2026-01-01",
    });
    for (let round = 1; round <= 15; round += 1) {
      const reads = Array.from({ length: 6 }, () => ask(`/trends-in-markets/${id}?lang=en`));
      await payload.update({
        collection: "trends-in-markets",
        id,
        data: { title: `Edition ${round}`, _status: "published" },
      });
      await Promise.all(reads);
      expect(await (await ask(`/trends-in-markets/${id}?lang=en`)).text()).toContain(`"Edition ${round}"`);
    }
  });

  test("L3: a thousand askers at once cost one reading", async () => {
    publicAnswers.common.forget("home-page");
    const findGlobal = vi.spyOn(payload, "findGlobal");
    const answers = await Promise.all(Array.from({ length: 1000 }, () => ask("/home-page?lang=en")));
    expect(findGlobal).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
  });
});

describe("refusals", () => {
  test("what does not exist is 404, in the language asked for", async () => {
    for (const address of ["/nothing", "/blogs/999999?lang=en", "/trends-in-markets/x", "/", ""]) {
      const response = await ask(address);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ success: false, message: "There is nothing at this address." });
    }
    expect(await (await ask("/blogs/999999?lang=ar")).text()).toContain("لا يوجد شيء");
  });

  test("a parameter that makes no sense is 400 and says which", async () => {
    const response = await ask("/blogs?page=two");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, detail: "page must be a whole number" });
  });

  test("a database that fails is 503, not kept, and says nothing of its inside", async () => {
    vi.spyOn(payload, "find").mockRejectedValueOnce(new Error("connection to 10.0.0.3 refused"));
    const failed = await ask("/testimonials?lang=en");
    expect(failed.status).toBe(503);
    expect(failed.headers.get("cache-control")).toBe("no-store");
    expect(await failed.text()).not.toContain("10.0.0.3");
    expect((await ask("/testimonials?lang=en")).status).toBe(200);
  });

  test("B16: no address makes a failure", async () => {
    const value = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.constantFrom(
        "1",
        "-1",
        "0",
        "1e9",
        "9".repeat(30),
        "%",
        "_%_",
        "'",
        "\\",
        "\u0000",
        "ar",
        "title",
        "NaN",
        "[]",
        "1,2,3",
        ",".repeat(99),
      ),
    );
    const name = fc.constantFrom(
      "page",
      "per_page",
      "perPage",
      "sortBy",
      "sortDirection",
      "search",
      "categories",
      "category_id",
      "slug",
      "lang",
      "where",
      "depth",
      "select",
    );
    const query = fc.array(fc.tuple(name, value), { maxLength: 5 });
    const id = fc.oneof(
      fc.constantFrom("1", "2", "0", "2147483647", "2147483648", "-1", "%25", "1\u0000", "a\u202eb"),
      fc.string({ unit: "binary", maxLength: 20 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...publicReads), id, query, async ({ path }, one, pairs) => {
        const segment = encodeURIComponent(one.toWellFormed());
        const search = new URLSearchParams(pairs.map(([key, text]) => [key, text.toWellFormed()]));
        const response = await ask(`${path.replace("{id}", segment)}?${search.toString()}`);
        expect([200, 400, 404]).toContain(response.status);
      }),
      { numRuns: 400 },
    );
  }, 60_000);
});
