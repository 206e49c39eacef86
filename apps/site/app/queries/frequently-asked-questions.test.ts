import { expect, test } from "vitest";
import { connectBackend, createBackend } from "./api-client.ts";
import { faqsQuery } from "./frequently-asked-questions.ts";
import { createQueryClient } from "./query-client.ts";

/** A backend with the specified parameters alone (API-26): it pages, ignores categories, and does not list them. */
function connected({ brokenPage = 0 } = {}) {
  const asked: number[] = [];
  const queries = createQueryClient({ retry: false });
  const faqs = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    question: `Question ${index + 1}`,
    answer: "Weeks",
    category: index < 11 ? { id: 1, name: "Fieldwork" } : { name: "Cost" },
  }));
  const fetchPage = (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const page = Number(url.searchParams.get("page") ?? 1);
    asked.push(page);
    if (page === brokenPage) return Promise.resolve(new Response("", { status: 500 }));
    const shown = faqs.slice((page - 1) * 10, page * 10);
    const pagination = { total: 12, count: shown.length, per_page: 10, current_page: page, total_pages: 2 };
    return Promise.resolve(Response.json({ success: true, data: { faqs: shown, pagination } }));
  };
  connectBackend(queries, createBackend({ baseUrl: "http://backend.test", fetch: fetchPage }));
  const read = (page: number, category_id?: string) =>
    queries.fetchQuery(faqsQuery("en", { page, category_id }));
  return { read, asked };
}

test("FAQ-2 FAQ-4 FAQ-5 API-26 categories and their questions are those of all pages, also of a backend that does not list them", async () => {
  const { read } = connected();
  const first = await read(1);
  expect(first.categories?.map(({ name }) => name)).toEqual(["Fieldwork", "Cost"]);
  expect(first.items).toHaveLength(10);

  const cost = await read(1, "Cost");
  expect(cost.items.map(({ question }) => question)).toEqual(["Question 12"]);
  expect(cost.pagination).toMatchObject({ total: 1, total_pages: 1 });

  const fieldwork = await read(9, "1");
  expect(fieldwork.items.map(({ question }) => question)).toEqual(["Question 11"]);
  expect(fieldwork.pagination).toMatchObject({ total: 11, total_pages: 2, current_page: 2 });

  expect((await read(1, "7")).items).toEqual([]);
});

test("R4 API-26 a page of the list that fails takes no other page with it, and two queries read the list once", async () => {
  const broken = connected({ brokenPage: 2 });
  expect((await broken.read(1)).items).toHaveLength(10);

  const { read, asked } = connected();
  await Promise.all([read(1), read(1, "Cost")]);
  expect(asked.filter((page) => page === 2)).toHaveLength(1);
});
