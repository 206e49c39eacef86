import { holdsText, listEducationResources, locales } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createPublished, hideCanaries, paragraph } from "../../../server/testing/sample-documents.ts";
import { startTestCms } from "../../../server/testing/start-test-cms.ts";
import { propertyOf } from "../../property-of.ts";

const { payload } = await startTestCms();
const { educationResources } = await import("./education-resources.ts");

type Query = Record<string, string | number>;

/** A list as the site reads it, without the memory of answers. */
async function list(query: Query, locale: Locale = "en") {
  const values = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const open = educationResources.open(Object.fromEntries(values) as Record<string, string>);
  const data = await open.answer({ payload, locale, id: "" });
  return listEducationResources.read({ success: true, data });
}

let category = 0;

beforeAll(async () => {
  category = await createPublished(payload, "education-resource-categories", { name: "Methods" });
  const content = paragraph("Text");
  const write = (day: number, english: object, arabic: object = {}) =>
    createPublished(
      payload,
      "education-resources",
      {
        ...{ content, excerpt: "", ...english, created_on: `2026-01-0${day}T12:00:00.000Z` },
        categories: day % 2 ? [category] : [],
      },
      { content, excerpt: "-", ...arabic },
    );
  const texts = { title: "عيّنات التفاح", excerpt: "أسئلةٌ عن ٢٠٢٥" };
  await write(
    1,
    { title: "Reading a TABLE", excerpt: "100% of stalls_agree, \\ and 'so on'" },
    { title: "جدول" },
  );
  await write(3, { title: "Élan of the samples" }, texts);
  await write(3, { title: "Three ways to count", excerpt: "Of courts and tables" }, { title: "طُرُق العَدّ" });
  await write(4, { title: "Nothing to see", excerpt: "A table\nof two lines" }, { title: "سوق الهال" });
  for (let day = 5; day <= 8; day++)
    await write(day, { title: `Lesson ${day}`, excerpt: `Excerpt ${day}` }, { title: `درس ${day}` });
  // Texts that were translated and are no more.
  for (const [title, column, value] of [
    ["جدول", "excerpt", null],
    ["سوق الهال", "excerpt", " \n "],
    ["درس 7", "excerpt", ""],
    ["درس 8", "title", " "],
  ])
    await payload.db.pool.query(`UPDATE education_resources_locales SET ${column} = $2 WHERE title = $1`, [
      title,
      value,
    ]);
  await hideCanaries(payload, "education-resources", { title: "Seen", excerpt: "Seen" });
});

describe("the search of the educational resources", () => {
  const words = [
    ...[
      "table",
      "TABLE",
      "élan",
      "elan",
      "%",
      "_",
      "100%",
      "s_a",
      "\\",
      "'so",
      "two lines",
      "table of",
      "سس",
    ],
    ...[
      "عينات",
      "عَيِّنات",
      "العينات",
      "اسئلة",
      "أسئله عن 2025",
      "٢٠٢٥",
      "ال",
      "الت",
      "تفاح",
      "والتفاح",
      "طرق",
      "العد",
    ],
    ...["lesson", "درس", "excerpt 7", "الهال", "ـ", "ًٌ", "seen", "CANARY-7f3a", "courts", "no such word"],
  ];

  it.each(locales)(
    "RES-1, SRCH-11, LANG-5 finds in %s what the site finds in what is shown, in its order",
    async (locale) => {
      const sorts: Query[] = [{}, { sortDirection: "asc" }, { sortBy: "id" }];
      const filters: Query[] = [{}, { category_id: category }];
      for (const sort of sorts)
        for (const filter of filters) {
          const { items } = await list({ perPage: 100, ...sort, ...filter }, locale);
          expect(items).toHaveLength("category_id" in filter ? 5 : locale === "en" ? 9 : 8);
          for (const search of words) {
            const expected = items
              .filter(({ title, excerpt }) => holdsText(title, search) || holdsText(excerpt, search))
              .map(({ id }) => id);
            const found = await list({ perPage: 2, page: 1, search, ...sort, ...filter }, locale);
            expect(
              found.items.map(({ id }) => id),
              search,
            ).toEqual(expected.slice(0, 2));
            expect(found.pagination, search).toMatchObject({
              total: expected.length,
              total_pages: Math.max(1, Math.ceil(expected.length / 2)),
            });
          }
        }
    },
  );

  it("RES-5 has pages, and an empty one beyond the end", async () => {
    const pageOf = async (page: number) => {
      const { items, pagination } = await list({ search: "lesson", perPage: 3, page });
      return { titles: items.map(({ title }) => title), ...pagination };
    };
    expect(await pageOf(2)).toMatchObject({ titles: ["Lesson 5"], total: 4, count: 1, current_page: 2 });
    expect(await pageOf(9)).toMatchObject({ titles: [], total: 4, count: 0, total_pages: 2 });
  });

  it.each(locales)("reads only the resources of the page, in %s", async (locale) => {
    const find = vi.spyOn(payload, "find");
    await list({ search: "e", perPage: 2 }, locale);
    const found = await Promise.all(find.mock.results.map(({ value }) => value as unknown));
    const calls = find.mock.calls.map(([{ collection }]) => collection);
    find.mockRestore();
    const docs = found.flatMap((result, at) =>
      calls[at] === "education-resources" ? propertyOf(result, "docs") : [],
    );
    expect(docs).toHaveLength(locale === "en" ? 2 : 4);
  });
});
