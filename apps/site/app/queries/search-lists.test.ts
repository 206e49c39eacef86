import type { Locale, SearchParams } from "@miqyas/contract";
import { answerFixture, requiredFixtures } from "@miqyas/contract/fixtures";
import { expect, test } from "vitest";
import { createBackend } from "./api-client.ts";
import { searchLists } from "./search-lists.ts";

/** A backend with the calls of the specification alone. */
const backendIn = (locale: Locale) =>
  createBackend({
    baseUrl: "http://backend.invalid",
    fetch: (input) => {
      const answer = answerFixture(new URL(new Request(input).url).pathname, locale, requiredFixtures);
      return Promise.resolve(Response.json(answer ?? { success: false }, { status: answer ? 200 : 404 }));
    },
  });

const search = (params: SearchParams, locale: Locale = "en") =>
  searchLists(backendIn(locale), params, { locale, retries: 0 });

test("SRCH-13 finds titles and excerpts of every list that the specification gives, titles first", async () => {
  const { groups, approximate } = await search({ q: "ARTICLE  7" });
  expect(approximate).toBe(false);
  expect(groups).toMatchObject([
    {
      kind: "articles",
      total: 1,
      hits: [
        {
          slug: "article-7",
          title_marks: [
            [4, 11],
            [12, 13],
          ],
          excerpt_marks: [],
        },
      ],
    },
  ]);
  const kinds = new Set<string>();
  for (const q of ["counted", "cross-tab", "of", "the", "is", "weekly", "study"])
    for (const { kind } of (await search({ q })).groups) kinds.add(kind);
  expect([...kinds]).toEqual(
    expect.arrayContaining(["articles", "trends", "lessons", "words", "services", "tools", "questions"]),
  );
});

test("SRCH-11 SRCH-13 finds the same in every Arabic spelling, and marks it", async () => {
  for (const q of ["عُدّ المقال", "عد مقال", "عد المقال"]) {
    const { groups } = await search({ q }, "ar");
    expect(groups).toMatchObject([{ kind: "articles", total: 5 }]);
    const [hit] = groups[0]?.hits ?? [];
    expect(hit?.title_marks.map(([start, end]) => hit.title.slice(start, end))).toEqual(["عُدّ", "مقال"]);
  }
});

test("SRCH-13 gives pages of one kind, and nothing for nothing", async () => {
  const { groups } = await search({ q: "counted", kind: "articles", page: 2, per_page: 2 });
  expect(groups).toMatchObject([{ total: 5, hits: [{ id: "5" }, { id: "4" }] }]);
  for (const q of ["", "a", "%", "qxzv"]) expect((await search({ q })).groups).toEqual([]);
});
