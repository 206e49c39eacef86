import { expect, test } from "vitest";
import { connectBackend, createBackend } from "./api-client.ts";
import { otherLanguageQuery } from "./other-language.ts";
import { createQueryClient } from "./query-client.ts";
import { wordQuery } from "./words-in-markets.ts";

/** Asks for word 7 from a page in Arabic, in a backend whose English list answers so. */
async function askEnglish(status: number, items: object[] = []) {
  const asked: (string | null)[] = [];
  const queries = createQueryClient({ retry: false });
  const answer = (input: string | URL | Request) => {
    asked.push(new URL(input instanceof Request ? input.url : input).searchParams.get("lang"));
    return Promise.resolve(Response.json({ success: status === 200, data: { items } }, { status }));
  };
  connectBackend(queries, createBackend({ baseUrl: "http://backend.test", fetch: answer }));
  const found = await queries.fetchQuery(otherLanguageQuery("ar", (locale) => wordQuery(locale, "7")));
  return { found, asked };
}

test("LANG-15 an entry that is missing in Arabic is looked up in English", async () => {
  const items = [{ id: 7, title: "Basket", excerpt: "", content: "<p>Long</p>" }];
  expect(await askEnglish(200, items)).toEqual({ found: { title: "Basket" }, asked: ["en"] });
});

test("LANG-15 an entry that exists nowhere leads nowhere", async () => {
  expect((await askEnglish(200)).found).toBeNull();
});

test("F1 LANG-15 a backend that does not answer leads nowhere", async () => {
  expect((await askEnglish(503)).found).toBeNull();
});
