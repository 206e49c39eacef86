import type { MarketsPage } from "../../payload-types.ts";
import type { Translated } from "../fallback.ts";
import { findPublishedPage } from "../find-published.ts";
import { htmlOf } from "../html.ts";
import { defineRead } from "../public-read.ts";
import { isPublished, related } from "../related.ts";

/** The map's numbers (MKT-1); `null` until staff have given a title and a place. */
function coverageOf({ doc }: Translated<MarketsPage>) {
  const { title, measure, source, places } = doc.coverage ?? {};
  if (!title || !places?.length) return null;
  return {
    ...{ title, measure: measure ?? "", source: source ?? "" },
    places: places.map(({ place, interviews }) => ({ code: place, value: interviews ?? null })),
  };
}

/** `GET /markets-page` (RT-5, MKT-1, MKT-2): `introduction` is HTML. */
export const marketsPage = defineRead({
  name: "markets-page",
  path: "/markets-page",
  answer: async (context) => {
    const page = await findPublishedPage(context, "markets-page");
    if (!page) return undefined;
    return {
      title: page.doc.title ?? "",
      introduction: htmlOf(page, context)("introduction"),
      markets: (page.doc.markets ?? []).map((market) => ({
        key: market.key,
        name: market.name,
        description: market.description ?? "",
        places: market.places ?? [],
        last_census: market.last_census ?? "",
        interview_languages: market.interview_languages ?? "",
        duration: market.duration ?? "",
        last_fieldwork: market.last_fieldwork ?? "",
        articles: related(market.articles)
          .filter((article) => isPublished(article, context.locale))
          .map(({ id, slug, title }) => ({ slug: slug || String(id), title })),
      })),
      coverage: coverageOf(page),
      untranslated: page.untranslated,
    };
  },
});
