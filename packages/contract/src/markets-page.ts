import * as v from "valibot";
import { defineRead } from "./call.ts";
import { list, optional, requiredText, text, untranslated } from "./schema.ts";

/** A market. All after its description is optional on the wire (MKT-2). */
const market = v.object({
  key: requiredText,
  name: requiredText,
  description: text,
  /** Codes of its countries, ISO 3166-1: `LB`. */
  places: list(requiredText),
  /** Facts of work in the market: last census, languages of interview, time for a usual study, last fieldwork. */
  last_census: text,
  interview_languages: text,
  duration: text,
  last_fieldwork: text,
  /** Articles about it. */
  articles: list(v.object({ slug: requiredText, title: requiredText })),
});
export type Market = v.InferOutput<typeof market>;

/** Interviews by place (MKT-1): what is counted, and where it comes from. */
const coverage = v.object({
  title: requiredText,
  measure: text,
  source: text,
  /** Codes of countries, and of governorates of Syria, `SY-HL`; `null` for a place that was not reached. */
  places: v.pipe(
    v.unknown(),
    list(v.object({ code: requiredText, value: optional(v.pipe(v.number(), v.minValue(0))) })),
    v.minLength(1),
  ),
});
export type Coverage = v.InferOutput<typeof coverage>;

/** The markets hub (RT-5). `introduction` is HTML. */
export const marketsPage = v.object({
  title: text,
  introduction: text,
  markets: list(market),
  /** Optional on the wire. */
  coverage: optional(coverage),
  untranslated,
});
export type MarketsPage = v.InferOutput<typeof marketsPage>;

/** Whether the hub has content. Without it the page is in no search engine (RT-5). */
export const hasMarkets = ({ introduction, markets, coverage }: MarketsPage): boolean =>
  introduction !== "" || markets.length > 0 || coverage !== null;

/** `GET /markets-page`, optional for a backend. */
export const getMarketsPage = defineRead({
  name: "markets-page",
  optional: true,
  path: "/markets-page",
  query: (_params: Record<never, never>) => ({}),
  data: marketsPage,
  result: (data): MarketsPage => data,
});
