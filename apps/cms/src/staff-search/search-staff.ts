import { excerptOf, findMarks, questionWords, type Locale } from "@miqyas/contract";
import { getTranslation, type I18nClient } from "@payloadcms/translations";
import type { Payload } from "payload";
import { compactReference } from "../inbox/find-by-reference.ts";
import type { Bilingual } from "../language.ts";
import { languageOf } from "../language.ts";
import type { SearchGroup, SearchHit } from "./search-answer.ts";
import { refreshSearch, searchedPlaces } from "./search-index.ts";

/** Hits of a group. */
const shown = 5;

const pages: Bilingual = { en: "Pages", ar: "الصفحات" };
const untitled: Bilingual = { en: "Untitled", ar: "بلا عنوان" };

/** Who asks: which kinds they may read, and in which language. */
export interface Asking {
  canRead: (slug: string) => boolean;
  i18n: I18nClient;
}

interface Row {
  place: string;
  entry: number;
  locale: Locale;
  title: string;
  body: string;
  total: number;
}

const holdsAll = (column: string) =>
  `(SELECT bool_and(strpos(${column}, word) > 0) FROM unnest($1::text[]) word)`;

/** The entry once, in the language in which its title matches, else in that of the person; the best of each kind. */
const findRows = `
  WITH found AS (
    SELECT *, ${holdsAll("fold_for_search(title)")} AS in_title FROM staff_search
    WHERE place = ANY($2) AND ${holdsAll("findable")}
  ), entries AS (
    SELECT *, row_number() OVER (PARTITION BY place, entry ORDER BY in_title DESC, locale = $3 DESC) AS language_order
    FROM found
  ), ordered AS (
    SELECT *, row_number() OVER (PARTITION BY place ORDER BY in_title DESC, changed_at DESC) AS place_order,
      count(*) OVER (PARTITION BY place)::int AS total
    FROM entries WHERE language_order = 1
  )
  SELECT place, entry, locale, title, body, total FROM ordered WHERE place_order <= ${shown} ORDER BY place_order`;

/** Those on hold after all others, the latest first. The question as a whole may be a reference in any spelling (CON-14). */
const findMessages = `
  SELECT id AS entry, name AS title, message AS body, (count(*) OVER ())::int AS total
  FROM contact_messages WHERE ${holdsAll("searched")} OR $2 <> '' AND strpos(reference, $2) > 0
  ORDER BY quarantined IS TRUE, received_at DESC LIMIT ${shown}`;

function hitOf(words: string[], title: string, body: string, href: string): SearchHit {
  const excerpt = excerptOf(body, words);
  return {
    ...{ title, href, marks: findMarks(title, words) },
    ...(excerpt && { excerpt: { text: excerpt, marks: findMarks(excerpt, words) } }),
  };
}

/**
 * Searches all texts, names of files and messages that a person may read, in both languages and every spelling. At most
 * five hits of each kind, those with all words in the title first.
 */
export async function searchStaff(
  payload: Payload,
  question: string,
  { canRead, i18n }: Asking,
): Promise<SearchGroup[]> {
  const words = questionWords(question);
  if (words.join("").length < 2) return [];
  const language = languageOf(i18n.language);
  const places = searchedPlaces(payload).filter(({ slug }) => canRead(slug));
  await refreshSearch(payload);
  const slugs = places.map(({ slug }) => slug);
  const { rows } = await payload.db.pool.query<Row>(findRows, [words, slugs, language]);
  const groups: SearchGroup[] = [];
  for (const place of places) {
    const own = rows.filter((row) => row.place === place.slug);
    const [first] = own;
    if (!first || !("upload" in place)) continue;
    groups.push({
      label: getTranslation(place.labels.plural, i18n),
      ...(first.total > shown && { total: first.total }),
      hits: own.map(({ entry, locale, title, body }) =>
        hitOf(
          words,
          title || untitled[language],
          body,
          `/admin/collections/${place.slug}/${entry}?locale=${locale}`,
        ),
      ),
    });
  }
  const hits = places.flatMap((place) =>
    "upload" in place
      ? []
      : rows
          .filter((row) => row.place === place.slug)
          .map(({ body, locale }) =>
            hitOf(
              words,
              getTranslation(place.label, i18n),
              body,
              `/admin/globals/${place.slug}?locale=${locale}`,
            ),
          ),
  );
  if (hits.length > 0)
    groups.push({
      label: pages[language],
      ...(hits.length > shown && { total: hits.length }),
      hits: hits.slice(0, shown),
    });
  if (canRead("contact-messages")) groups.push(...(await searchMessages(payload, words, question, i18n)));
  return groups;
}

/** Messages are not copied into the table of searched texts: they are erased on request (F20). */
async function searchMessages(
  payload: Payload,
  words: string[],
  question: string,
  i18n: I18nClient,
): Promise<SearchGroup[]> {
  const { rows } = await payload.db.pool.query<Row>(findMessages, [words, compactReference(question)]);
  const [first] = rows;
  if (!first) return [];
  const { labels } = payload.collections["contact-messages"].config;
  return [
    {
      label: getTranslation(labels.plural, i18n),
      ...(first.total > shown && { total: first.total }),
      hits: rows.map(({ entry, title, body }) =>
        hitOf(words, title, body, `/admin/collections/contact-messages/${entry}`),
      ),
    },
  ];
}
