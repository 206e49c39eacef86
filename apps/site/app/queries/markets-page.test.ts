import { hasMarkets } from "@miqyas/contract";
import { expect, test } from "vitest";
import { connectBackend, createBackend } from "./api-client.ts";
import { marketsLanguagesQuery } from "./markets-page.ts";
import { createQueryClient } from "./query-client.ts";

const empty = { title: "Markets", introduction: "", markets: [], coverage: null, untranslated: [] };
const coverage = { title: "Where", measure: "", source: "", places: [{ code: "SY", value: 4 }] };

test("RT-5 MKT-1 the hub has content with any of its parts, but not with a title alone", () => {
  expect(hasMarkets(empty)).toBe(false);
  expect(hasMarkets({ ...empty, introduction: "<p>Two.</p>" })).toBe(true);
  expect(hasMarkets({ ...empty, coverage })).toBe(true);
});

test.each([
  ["has content there", 200, { coverage }, ["en", "ar"]],
  ["is empty there", 200, { title: "Markets" }, ["ar"]],
  ["is missing there", 404, {}, ["ar"]],
])("RT-5 LANG-15 a hub that %s is known in these languages", async (_what, status, data, languages) => {
  const asked: (string | null)[] = [];
  const queries = createQueryClient({ retry: false });
  const answer = (input: string | URL | Request) => {
    asked.push(new URL(input instanceof Request ? input.url : input).searchParams.get("lang"));
    return Promise.resolve(Response.json({ success: status === 200, data }, { status }));
  };
  connectBackend(queries, createBackend({ baseUrl: "http://backend.test", fetch: answer }));
  expect(await queries.fetchQuery(marketsLanguagesQuery("ar"))).toEqual(languages);
  expect(asked).toEqual(["en"]);
});
