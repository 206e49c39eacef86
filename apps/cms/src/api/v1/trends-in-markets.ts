import { readId } from "@miqyas/contract";
import type { TrendsInMarket } from "../../payload-types.ts";
import type { Translated } from "../fallback.ts";
import { findPublished, findPublishedById } from "../find-published.ts";
import { chartOfEntry } from "../html.ts";
import { picture } from "../pictures.ts";
import { defineRead } from "../public-read.ts";
import type { ReadContext } from "../public-read.ts";
import { publicLanguages } from "../../translation/public-languages.ts";
import { seo } from "../seo.ts";
import { newestFirst } from "./list-page.ts";

const toTrend = ({ doc, untranslated }: Translated<TrendsInMarket>, context: ReadContext) => ({
  id: doc.id,
  title: doc.title,
  description: doc.description ?? "",
  ...picture("image", doc.image),
  created_at: doc.created_on,
  markets: doc.markets ?? [],
  chart: chartOfEntry(doc.chart, context),
  languages: publicLanguages(doc),
  ...seo(doc),
  untranslated,
});

/** `GET /trends-in-markets` (API-16): the list is in `data.data`. */
export const trendsInMarkets = defineRead({
  name: "trends-in-markets",
  path: "/trends-in-markets",
  answer: async (context) => {
    const { docs } = await findPublished(context, "trends-in-markets", { sort: newestFirst });
    return { data: docs.map((trend) => toTrend(trend, context)) };
  },
});

/** `GET /trends-in-markets/{id}` (API-16). */
export const trendInMarkets = defineRead({
  name: "trend",
  path: "/trends-in-markets/{id}",
  answer: async (context) => {
    const trend = await findPublishedById(context, "trends-in-markets", readId(context.id));
    return trend && toTrend(trend, context);
  },
});
