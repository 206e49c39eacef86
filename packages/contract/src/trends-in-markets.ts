import * as v from "valibot";
import { defineRead } from "./call.ts";
import { pictureDetailsField } from "./picture.ts";
import {
  address,
  id,
  languagesField,
  list,
  listRequired,
  moment,
  requiredText,
  text,
  untranslated,
} from "./schema.ts";
import { seoField } from "./seo.ts";

export const trend = v.object({
  id,
  title: requiredText,
  description: text,
  image: address,
  image_details: pictureDetailsField,
  created_at: moment,
  /** Keys of markets that the trend is about; optional on the wire (RT-5). */
  markets: list(v.string()),
  /** The figure of its chart (`docs/charts.md`); `""` without one. Optional on the wire. */
  chart: text,
  languages: languagesField,
  seo: seoField,
  untranslated,
});
export type Trend = v.InferOutput<typeof trend>;

/** `GET /trends-in-markets` (API-16). */
export const listTrends = defineRead({
  name: "trends-in-markets",
  path: "/trends-in-markets",
  query: (_params: Record<never, never>) => ({}),
  data: v.object({ data: listRequired(trend) }),
  result: (data): Trend[] => data.data,
  errors: { failed: "noTrends", invalid: "noTrends", notFound: "noTrends" },
});

/** `GET /trends-in-markets/{id}` (API-16). */
export const getTrend = defineRead({
  name: "trend",
  path: "/trends-in-markets/:id",
  query: (_params: { id: string }) => ({}),
  data: trend,
  result: (data): Trend => data,
  errors: { failed: "noTrend", invalid: "noTrend", notFound: "noTrend" },
});
