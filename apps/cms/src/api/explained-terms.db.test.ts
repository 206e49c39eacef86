import { getBlog, getEducationResource, getFeaturedReport } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { PayloadRequest } from "payload";
import { expect, it, vi } from "vitest";
import { createPublished, paragraph } from "../../server/testing/sample-documents.ts";
import { startTestCms } from "../../server/testing/start-test-cms.ts";

const { payload } = await startTestCms();
const { answerRead } = await import("./answer-read.ts");

async function answer(path: string, locale: Locale): Promise<unknown> {
  const url = `http://cms.test/api/v1/${path}?lang=${locale}`;
  return (await answerRead({ url, headers: new Headers(), payload } as PayloadRequest)).json();
}

const term = (words: string) =>
  new RegExp(`<button [^>]*>${words}</button><span id="term-content-1" popover>`);

it("ART-11 articles, lessons and reports explain the words that are public in their language, as they change", async () => {
  const content = paragraph("A quota of forty.");
  const arabic = { title: "أ", content: paragraph("بالحصة المقررة أربعون.") };
  const word = await createPublished(payload, "words-in-markets", {
    title: "Quota",
    excerpt: "A number set in advance.",
  });
  const article = await createPublished(payload, "blogs", { title: "A", content }, arabic);
  const lesson = await createPublished(payload, "education-resources", { title: "A", content }, arabic);
  const report = await createPublished(payload, "our-featured-reports", { title: "A", content }, arabic);
  const contents = async (locale: Locale) => [
    getBlog.read(await answer(`blogs/${article}`, locale)).content,
    getEducationResource.read(await answer(`education-resources/${lesson}`, locale)).content,
    getFeaturedReport.read(await answer(`our-featured-reports/${report}`, locale)).content,
  ];

  for (const html of await contents("en")) {
    expect(html).toMatch(term("quota"));
    expect(html).toContain(`<a href="/words/${word}">Quota</a>: A number set in advance.</span>`);
  }
  for (const html of await contents("ar")) expect(html).not.toContain("button");
  await payload.update({
    collection: "words-in-markets",
    id: word,
    locale: "ar",
    data: { title: "الحصّة المقرَّرة (الكوتا)", excerpt: "عدد يُحدَّد سلفًا.", _status: "published" },
  });
  for (const html of await contents("ar")) expect(html).toMatch(term("بالحصة المقررة"));
  await payload.update({ collection: "words-in-markets", id: word, data: { _status: "draft" } });
  for (const html of await contents("en")) expect(html).not.toContain("button");
});

it("ART-11 a report in Arabic reads the words of each of its languages once, and their texts of that language alone", async () => {
  for (const title of ["Median", "Mode"])
    await createPublished(
      payload,
      "words-in-markets",
      { title, excerpt: "A middle." },
      { title: title === "Mode" ? "منوال" : "وسيط", excerpt: "قيمة وسطى." },
    );
  // Texts that were translated and are no more.
  await payload.db.pool.query("UPDATE words_in_markets_locales SET excerpt = ' ' WHERE title = 'منوال'");
  const texts = ["content", "first_description", "second_description", "third_description"] as const;
  const of = (words: string) => Object.fromEntries(texts.map((name) => [name, paragraph(words)]));
  const report = await createPublished(
    payload,
    "our-featured-reports",
    { title: "A", ...of("A median and a mode.") },
    { title: "أ", ...of("الوسيط والمنوال.") },
  );
  const { pool } = payload.db;
  await pool.query(
    "UPDATE our_featured_reports_locales SET third_description = NULL WHERE _locale = 'ar' AND _parent_id = $1",
    [report],
  );
  const find = vi.spyOn(payload, "find");
  const read = getFeaturedReport.read(await answer(`our-featured-reports/${report}`, "ar"));
  const asked = find.mock.calls.flatMap(([{ collection, locale }]) =>
    collection === "words-in-markets" ? String(locale) : [],
  );
  find.mockRestore();
  expect(asked.toSorted()).toEqual(["ar", "en"]);
  const counts = texts.map((name) => read[name].match(/<button/g)?.length);
  expect(counts).toEqual([1, 1, 1, 2]);
});
