import { excerptAround, openingOf, questionWords, searchKinds } from "@miqyas/contract";
import type { Locale, SearchKind } from "@miqyas/contract";
import type { Payload } from "payload";
import { beginningsOf, markWords } from "./mark-words.ts";
import { refreshSiteSearch } from "./search-index.ts";

/** What a visitor searches for. */
export interface Question {
  q: string;
  locale: Locale;
  kind?: SearchKind | undefined;
  page: number;
  perPage: number;
}

interface Row {
  kind: SearchKind;
  entry: number;
  slug: string | null;
  title: string;
  body: string;
  dated: Date | null;
  total: number;
}

/** Hits of a group that stand by the weight of their words. Those behind them stand by date, titles first. */
const weighed = 100;
/** Similarity of a part of a title to the question, from 0 to 1, from which the question is taken for a slip. */
const similar = 0.5;
/** Letters of the shortest question that is taken for a slip. */
const shortestSlip = 4;

/**
 * Sequential reading is off: the planner does not know that each comparison would read a long text. A search that takes
 * longer than the limit is given up.
 */
const settings = `
  BEGIN READ ONLY; SET LOCAL enable_seqscan = off; SET LOCAL statement_timeout = '3s';
  SET LOCAL pg_trgm.word_similarity_threshold = ${similar}`;

/** PostgreSQL’s text search of each language. */
export const configurations = { en: "english", ar: "arabic" } as const satisfies Record<Locale, string>;

/** One page of each kind, with its number of hits. `$1` is the language, `$2` the kind or null, `$3` and `$4` the places. */
const rowsOf = (found: string, order: string) => `
  WITH found AS (
    SELECT kind, entry, dated, words, ${found}
  ), placed AS (
    SELECT *, count(*) OVER (PARTITION BY kind)::int AS total,
      row_number() OVER (PARTITION BY kind ORDER BY fit DESC, dated DESC NULLS LAST, entry DESC) AS early_place
    FROM found
  ), ordered AS (
    SELECT kind, entry, total, row_number() OVER (PARTITION BY kind ORDER BY ${order}) AS place FROM placed
  )
  SELECT kind, entry, total, text.title, text.body, text.dated, blogs.slug
  FROM ordered JOIN site_search text USING (kind, entry) LEFT JOIN blogs ON kind = 'articles' AND blogs.id = entry
  WHERE text.locale = $1 AND place BETWEEN $3 AND $4 ORDER BY place`;

/**
 * Texts with all words: first those with all in the title, then by their weight. `$5` is the question, `$6` what stands
 * before its last word, `$7` the last word, which may still be in the typing: “courty” is no stem of “courtyard”.
 */
const findExact = (locale: Locale) => {
  const read = (place: string) => `to_tsquery('${configurations[locale]}', ${place})`;
  const query = `(${read("$5")} || (${read("$6")} && to_tsquery('simple', $7)))`;
  return rowsOf(
    `(title_words @@ ${query})::int AS fit
      FROM site_search WHERE locale = $1 AND ($2::text IS NULL OR kind = $2) AND words @@ ${query}`,
    `early_place > ${weighed}, fit DESC,
      CASE WHEN early_place <= ${weighed} THEN ts_rank(words, ${query}) END DESC, early_place`,
  );
};

/** Titles with a part that is similar to `$5`, the most similar first. */
const findSimilar = rowsOf(
  `word_similarity($5, folded_title) AS fit
    FROM site_search WHERE locale = $1 AND ($2::text IS NULL OR kind = $2) AND folded_title %> $5`,
  "early_place",
);

/** The values of `findExact` for the words of a question. Quoted, a word holds no operator of a query. */
function valuesOf(words: readonly string[]): string[] {
  const quoted = words.map((word) => `'${word.replace(/['\\]/g, " ")}'`);
  const before = quoted.slice(0, -1).join(" & ");
  const last = (quoted.at(-1) ?? "") + ((words.at(-1)?.length ?? 0) > 1 ? ":*" : "");
  return [before ? `${before} & ${last}` : last, before, last];
}

function toHit({ entry, slug, title, body, dated, kind }: Row, beginnings: string[]) {
  const [first] = markWords(body, beginnings);
  // Questions have no pages of their own.
  const isWhole = kind === "questions";
  const excerpt = isWhole ? body : first ? excerptAround(body, first) : openingOf(body);
  return {
    id: entry,
    slug: kind === "articles" ? (slug ?? String(entry)) : null,
    title,
    title_marks: markWords(title, beginnings),
    excerpt,
    excerpt_marks: markWords(excerpt, beginnings),
    created_at: dated?.toISOString() ?? null,
  };
}

/**
 * Searches what visitors can read in a language: words in any spelling and form, titles first. When nothing holds all of
 * them, titles that are similar to the question.
 */
export async function searchSite(payload: Payload, { q, locale, kind, page, perPage }: Question) {
  const words = questionWords(q).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const folded = words.join(" ");
  if (folded.length < 2) return { groups: [], approximate: false };
  await refreshSiteSearch(payload);
  const client = await payload.db.pool.connect();
  const placesOf = (number: number) => [locale, kind ?? null, (number - 1) * perPage + 1, number * perPage];
  try {
    await client.query(settings);
    const { rows: lexemes } = await client.query<{ stem: string }>(
      "SELECT unnest(tsvector_to_array(words_for_search($1, $2))) AS stem",
      [locale, folded],
    );
    // Without words that texts differ by, such as “the”, nothing is found.
    if (lexemes.length === 0) return { groups: [], approximate: false };
    const beginnings = beginningsOf(lexemes.map(({ stem }) => stem));
    const readExact = async (number: number) =>
      (await client.query<Row>(findExact(locale), [...placesOf(number), ...valuesOf(words)])).rows;
    const exact = await readExact(page);
    // A page beyond the end is empty. Titles that are similar have pages of their own.
    const hasExact = exact.length > 0 || (page > 1 && (await readExact(1)).length > 0);
    if (hasExact || folded.length < shortestSlip)
      return { groups: toGroups(exact, beginnings), approximate: false };
    const { rows } = await client.query<Row>(findSimilar, [...placesOf(page), folded]);
    return { groups: toGroups(rows, beginnings), approximate: rows.length > 0 };
  } finally {
    await client.query("ROLLBACK").finally(() => client.release());
  }
}

const toGroups = (rows: Row[], beginnings: string[]) =>
  searchKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const [first] = own;
    return first ? [{ kind, total: first.total, hits: own.map((row) => toHit(row, beginnings)) }] : [];
  });
