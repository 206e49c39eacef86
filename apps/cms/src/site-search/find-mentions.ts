import type { Locale } from "@miqyas/contract";
import type { Payload } from "payload";
import { spellingsOf } from "../rich-text/explain-terms.ts";
import { configurations } from "./search-site.ts";
import { refreshSiteSearch } from "./search-index.ts";

/** A text that mentions a word. */
export interface Mention {
  kind: "articles" | "lessons" | "reports";
  id: number;
  /** The last part of the address of an article. */
  slug: string | null;
  title: string;
}

/** Most mentions of one word. */
const limit = 6;

/** The newest texts with a phrase (`$3`) of each word (`$2`), in a language (`$1`). */
const mentionsIn = (locale: Locale) => `
  SELECT wanted.word, found.kind, found.entry AS id, found.title, blogs.slug
  FROM unnest($2::int[], $3::text[]) AS wanted (word, phrase)
  CROSS JOIN LATERAL phraseto_tsquery('${configurations[locale]}', without_article(fold_for_search(wanted.phrase))) AS query
  CROSS JOIN LATERAL (
    SELECT kind, entry, title, dated FROM site_search
    WHERE locale = $1 AND kind IN ('articles', 'lessons', 'reports') AND words @@ query
    ORDER BY dated DESC NULLS LAST, entry DESC LIMIT ${limit}
  ) found
  LEFT JOIN blogs ON found.kind = 'articles' AND blogs.id = found.entry
  ORDER BY found.dated DESC NULLS LAST, found.entry DESC`;

/** The newest articles, lessons and reports that mention each word of the glossary, by the word's id (WDD-3). */
export async function findMentions(
  payload: Payload,
  locale: Locale,
  words: readonly { id: number; title: string }[],
): Promise<Map<number, Mention[]>> {
  await refreshSiteSearch(payload);
  const phrases = words.flatMap(({ id, title }) => spellingsOf(title).map((phrase) => ({ id, phrase })));
  const { rows } = await payload.db.pool.query<Mention & { word: number }>(mentionsIn(locale), [
    locale,
    phrases.map(({ id }) => id),
    phrases.map(({ phrase }) => phrase),
  ]);
  const mentions = new Map<number, Mention[]>();
  for (const { word, ...mention } of rows) {
    const known = mentions.get(word) ?? [];
    const isKnown = known.some(({ kind, id }) => kind === mention.kind && id === mention.id);
    if (!isKnown && known.length < limit) mentions.set(word, [...known, mention]);
  }
  return mentions;
}
