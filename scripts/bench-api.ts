import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Payload } from "payload";
import { createEmptyDatabase, startPayload, stopPayload } from "../apps/cms/server/testing/test-database.ts";
import { runMain } from "./parts/failure.ts";
import { goals, recordFigures } from "./parts/goals.ts";
import { measureLoad } from "./parts/load.ts";
import { median, percentile } from "./parts/percentile.ts";
import { findFreePort } from "./parts/ports.ts";
import { removePostgres, startPostgres } from "./parts/postgres.ts";
import { step } from "./parts/progress.ts";
import { readSettings } from "./parts/settings.ts";

/*
 * `npm run bench:api`: the cost of the API with 100 and with 10,000 articles. It uses a scratch database on the server of
 * DATABASE_URL, else on an embedded one, and removes it afterwards.
 *
 * Uncached: the time to read, map and write one answer in this process, with an empty cache; of searches also the 95th
 * percentile. Cached: requests to the
 * server over 16 connections for 5 s.
 */

const sizes = { small: 100, large: 10_000 };
const targets = { growth: goals.lists.limit, rate: 10_000, search: goals.search.limit };
const runs = 80;

/** Requests to measure. `{last}` is the last page. */
const questions = {
  "list, first page": "/blogs?sortBy=created_at&lang=en",
  "list, first page, Arabic": "/blogs?sortBy=created_at&lang=ar",
  "list by title": "/blogs?sortBy=title&sortDirection=asc&lang=en",
  "list, last page": "/blogs?sortBy=created_at&page={last}&lang=en",
  "list of two categories": "/blogs?categories=1,2&sortBy=created_at&lang=en",
  "search for a rare word": "/blogs?search=samovar&lang=en",
  "search for a rare word, Arabic": "/blogs?search=سماور&lang=ar",
  "search for a common word": "/blogs?search=market&lang=en",
  "search of all, rare word": "/search?q=samovar&lang=en",
  "search of all, common word": "/search?q=market&lang=en",
  "search of all, Arabic": "/search?q=السوق+حديث&lang=ar",
  "search of all, a slip": "/search?q=samovra&lang=en",
  "search of all, page 9": "/search?q=market&kind=articles&page=9&lang=en",
  "article with similar ones": "/blogs/50?lang=en",
  "categories with counts": "/blog-categories?lang=en",
};

await runMain(async () => {
  const removals: (() => Promise<void>)[] = [];
  try {
    const settings = readSettings();
    if (!settings.DATABASE_URL) {
      const dataDir = mkdtempSync(path.join(tmpdir(), "bench-api-"));
      removals.push(() => rm(dataDir, { recursive: true, force: true }));
      removals.push(() => Promise.resolve(removePostgres(dataDir)));
      const postgres = await step("Starting a database", async () =>
        startPostgres({ dataDir, port: await findFreePort(), password: "bench", database: "bench" }),
      );
      removals.push(() => postgres.stop());
      process.env.DATABASE_URL = postgres.url;
    }
    const database = await createEmptyDatabase();
    removals.push(() => database.close());
    const payload = await startPayload();
    removals.push(() => stopPayload(payload));
    await payload.db.migrate();
    await bench(payload);
  } finally {
    for (const remove of removals.toReversed()) await remove();
  }
  process.exit();
});

async function bench(payload: Payload): Promise<void> {
  for (const [name, arabic] of [
    ["Methods", "المنهج"],
    ["Pricing", "التسعير"],
    ["Retail", "التجزئة"],
  ] as const) {
    const { id } = await payload.create({ collection: "blog-categories", data: { name } });
    await payload.update({ collection: "blog-categories", id, locale: "ar", data: { name: arabic } });
  }
  const [small, large] = [await measureAt(payload, sizes.small), await measureAt(payload, sizes.large)];
  console.log(`\nUncached, median of ${runs}, ms${" ".repeat(13)}${sizes.small}    ${sizes.large}   ratio`);
  const slowest = { lists: 0, search: 0 };
  for (const [name, before] of small) {
    const after = large.get(name) ?? [];
    const growth = median(after) / median(before);
    const [late, isSearch] = [percentile(after, 95), name.startsWith("search of all")];
    const verdict = isSearch
      ? `  95 %: ${late.toFixed(1)} ms${late <= targets.search ? "" : `, over ${targets.search}`}`
      : growth <= targets.growth
        ? ""
        : `  over ${targets.growth}`;
    if (isSearch) slowest.search = Math.max(slowest.search, late);
    // The counts of the categories are kept until an article changes.
    else if (name !== "categories with counts") slowest.lists = Math.max(slowest.lists, growth);
    const numbers = [median(before), median(after), growth].map((number) => number.toFixed(2).padStart(8));
    console.log(`  ${name.padEnd(33)}${numbers.join("")}${verdict}`);
  }
  recordFigures({
    lists: { figure: slowest.lists.toFixed(2), reached: slowest.lists <= targets.growth },
    search: { figure: `${slowest.search.toFixed(0)} ms`, reached: slowest.search <= targets.search },
  });
  await measureCached(payload);
}

/** The times of each question, ms. */
async function measureAt(payload: Payload, size: number): Promise<Map<string, number[]>> {
  await step(`${size} articles`, () => writeArticles(payload, size));
  const { announceContentChange } = await import("../apps/cms/src/publishing/content-changes.ts");
  const { refreshSiteSearch } = await import("../apps/cms/src/site-search/search-index.ts");
  announceContentChange("blogs");
  await step("The index of the search", async () => {
    let isComplete = false;
    while (!isComplete) isComplete = await refreshSiteSearch(payload);
  });
  const { answerRequest, findRead, openRequest } = await import("../apps/cms/src/api/read-request.ts");
  const { publicReads } = await import("../apps/cms/src/api/v1/public-reads.ts");
  const measured = new Map<string, number[]>();
  for (const [name, question] of Object.entries(questions)) {
    const url = new URL(`/api/v1${question.replace("{last}", String(size / 10))}`, "http://cms.invalid");
    const times: number[] = [];
    for (let run = -40; run < runs; run += 1) {
      const found = findRead(publicReads, url.pathname);
      if (!found) throw new Error(`no call at ${url.pathname}`);
      const asked = openRequest(found, url.search, undefined);
      for (const kind of found.read.kinds) asked.store.forget(kind);
      const started = performance.now();
      await answerRequest(asked, payload);
      if (run >= 0) times.push(performance.now() - started);
    }
    measured.set(name, times);
  }
  return measured;
}

/** Adds articles up to a number, in both languages, each in one or two categories. Five contain “samovar”. */
async function writeArticles(payload: Payload, upTo: number): Promise<void> {
  const paragraph = (words: string) => ({
    root: {
      type: "root",
      children: Array.from({ length: 20 }, () => ({
        type: "paragraph",
        children: [{ type: "text", text: words.repeat(12) }],
      })),
    },
  });
  const { pool } = payload.db;
  // The triggers would update the listing five times per article. It is updated once afterwards.
  const tables = ["blogs", "blogs_locales", "blogs_rels"];
  for (const table of tables) await pool.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await pool.query(
    `INSERT INTO blogs (slug, created_on, _status, en_state, ar_state)
     SELECT 'article-' || at, timestamptz '2020-01-01' + at * interval '1 hour', 'published', 'published', 'published'
     FROM generate_series((SELECT count(*) FROM blogs) + 1, $1) AS at`,
    [upTo],
  );
  await pool.query(
    `INSERT INTO blogs_rels (parent_id, path, "order", blog_categories_id)
     SELECT id, 'categories', place, 1 + (id + place) % 3 FROM blogs, generate_series(0, 1) AS place
     WHERE NOT EXISTS (SELECT FROM blogs_rels WHERE parent_id = blogs.id) AND place <= id % 2`,
  );
  await pool.query(
    `INSERT INTO blogs_locales (_parent_id, _locale, title, excerpt, content)
     SELECT blog.id, written.locale::_locales,
       md5(blog.id::text) || ' ' || written.title || blog.id,
       written.excerpt || CASE WHEN blog.id <= 5 THEN written.rare ELSE '' END, written.content::jsonb
     FROM blogs blog, (VALUES
       ('en', 'The price of a market ', 'What people say about it', ' over a samovar', $1),
       ('ar', 'سعر سوق ', 'ما يقوله الناس عنه', ' حول سماور', $2)
     ) AS written (locale, title, excerpt, rare, content)
     WHERE NOT EXISTS (SELECT FROM blogs_locales WHERE _parent_id = blog.id)`,
    [JSON.stringify(paragraph("A market is a conversation. ")), JSON.stringify(paragraph("السوق حديث. "))],
  );
  for (const table of tables) await pool.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await pool.query("SELECT list_blog(id) FROM blogs");
  await pool.query("VACUUM ANALYZE");
}

async function measureCached(payload: Payload): Promise<void> {
  const { processState } = await import("../apps/cms/src/process-state.ts");
  processState.payload = payload;
  const { createReadHandler } = await import("../apps/cms/server/api-reads.ts");
  const { createRequestLog } = await import("../apps/cms/server/request-log.ts");
  const { serveCms } = await import("../apps/cms/server/testing/serve-cms.ts");
  const server = await serveCms({
    reads: createReadHandler({ next: () => undefined, isExempt: () => true }),
    log: createRequestLog(),
  });
  console.log(`\nCached, requests a second on one core (target ${targets.rate})`);
  for (const name of ["list, first page", "article with similar ones", "search for a rare word"] as const) {
    const url = `${server.url}/api/v1${encodeURI(questions[name])}`;
    for (const [what, headers] of [
      ["gzip", { "Accept-Encoding": "gzip" }],
      ["304", { "If-None-Match": await etagOf(url) }],
    ] as const) {
      const { rate, p99, by } = await measureLoad(url, 5, headers);
      console.log(
        `  ${`${name}, ${what}`.padEnd(38)}${Math.round(rate).toString().padStart(7)}   p99 ${p99.toFixed(1)} ms   (${by})`,
      );
    }
  }
  await server.stop();
}

async function etagOf(url: string): Promise<string> {
  const response = await fetch(url);
  await response.body?.cancel();
  return response.headers.get("etag") ?? "";
}
