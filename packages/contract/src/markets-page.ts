import * as v from "valibot";
import { defineRead } from "./call.ts";
import { list, requiredText, text, untranslated } from "./schema.ts";

const market = v.object({ key: requiredText, name: requiredText, description: text });
export type Market = v.InferOutput<typeof market>;

/** The markets hub (RT-5). `introduction` is HTML. */
export const marketsPage = v.object({
  title: text,
  introduction: text,
  markets: list(market),
  untranslated,
});
export type MarketsPage = v.InferOutput<typeof marketsPage>;

/** `GET /markets-page`, optional for a backend. */
export const getMarketsPage = defineRead({
  name: "markets-page",
  optional: true,
  path: "/markets-page",
  query: (_params: Record<never, never>) => ({}),
  data: marketsPage,
  result: (data): MarketsPage => data,
});
