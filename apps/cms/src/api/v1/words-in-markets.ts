import type { WordsInMarket } from "../../payload-types.ts";
import type { Translated } from "../fallback.ts";
import { findPublished } from "../find-published.ts";
import { htmlOf } from "../html.ts";
import { picture, pictures } from "../pictures.ts";
import { defineRead } from "../public-read.ts";
import type { ReadContext } from "../public-read.ts";
import { related, toCategories } from "../related.ts";
import { findMentions } from "../../site-search/find-mentions.ts";
import type { Mention } from "../../site-search/find-mentions.ts";
import { publicLanguages } from "../../translation/public-languages.ts";
import { seo } from "../seo.ts";
import { newestFirst } from "./list-page.ts";

function toWord(word: Translated<WordsInMarket>, context: ReadContext, mentions: readonly Mention[]) {
  const { doc, untranslated } = word;
  return {
    id: doc.id,
    title: doc.title,
    excerpt: doc.excerpt ?? "",
    ...picture("image", doc.image),
    images: pictures(doc.images),
    content: htmlOf(word, context)("content"),
    created_at: doc.created_on,
    categories: toCategories(related(doc.categories)),
    markets: doc.markets ?? [],
    used_in: mentions,
    languages: publicLanguages(doc),
    ...seo(doc),
    untranslated,
  };
}

/** `GET /words-in-markets` (API-14): the whole glossary. */
export const wordsInMarkets = defineRead({
  name: "words-in-markets",
  path: "/words-in-markets",
  answer: async (context) => {
    const { docs } = await findPublished(context, "words-in-markets", { sort: newestFirst });
    const mentions = await findMentions(
      context.payload,
      context.locale,
      docs.map(({ doc }) => doc),
    );
    return { items: docs.map((word) => toWord(word, context, mentions.get(word.doc.id) ?? [])) };
  },
});

/** `GET /words-in-market-categories` (API-15): `data` is the list itself. */
export const wordsInMarketCategories = defineRead({
  name: "words-in-market-categories",
  path: "/words-in-market-categories",
  answer: async (context) => {
    const { docs } = await findPublished(context, "words-in-market-categories");
    return toCategories(docs.map(({ doc }) => doc));
  },
});
