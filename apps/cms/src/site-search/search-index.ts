import { searchedContent, searchKinds, type SearchKind } from "@miqyas/contract";
import type { Payload } from "payload";
import { propertyOf } from "../property-of.ts";
import { announceContentChange, onContentChange } from "../publishing/content-changes.ts";
import { tableOf } from "../content/kinds.ts";
import { publicStates } from "../translation/language-state.ts";

/** The texts of a kind that visitors search: its title, its further texts, its rich texts, and whether it has parts. */
interface Texts {
  title: string;
  plain: readonly string[];
  rich?: readonly string[];
  parts?: boolean;
}

const searchedTexts: Record<SearchKind, Texts> = {
  articles: { title: "title", plain: ["excerpt"], rich: ["content"] },
  trends: { title: "title", plain: ["description"] },
  reports: {
    title: "title",
    plain: ["excerpt"],
    rich: ["first_description", "content", "second_description", "third_description"],
  },
  lessons: { title: "title", plain: ["excerpt"], rich: ["content"] },
  words: { title: "title", plain: ["excerpt"], rich: ["content"] },
  services: { title: "title", plain: ["excerpt"], parts: true },
  tools: { title: "name", plain: ["description"], parts: true },
  questions: { title: "question", plain: ["answer"] },
};

/** Characters of a text that are searched. PostgreSQL refuses the words of a text that are too long. */
const longestBody = 100_000;

/** The parts of the pages of services and tools, in a language: titles, descriptions and short points. */
const partsOf = (table: string) => `(
  SELECT string_agg(concat_ws(' ', written.title, written.description, points.texts), ' ' ORDER BY part._order)
  FROM ${table}_explores part
  JOIN ${table}_explores_locales written ON written._parent_id = part.id AND written._locale = language.locale
  LEFT JOIN LATERAL (
    SELECT string_agg(point_text.text, ' ' ORDER BY point._order) AS texts
    FROM ${table}_explores_answers point
    JOIN ${table}_explores_answers_locales point_text
      ON point_text._parent_id = point.id AND point_text._locale = language.locale
    WHERE point._parent_id = part.id
  ) points ON true
  WHERE part._parent_id = own.id)`;

/**
 * The number of the rule below, stored with each text. A text that was read by another rule is read again, also while a
 * backend of the release before adds some by its own. Count it up after a change.
 */
export const readingRule = 2;

/**
 * The words of a rich text or a part of it, as SQL: a space between lines and a bar between the cells of a table, but nothing
 * where bold, a link or a subscript begins within a word.
 */
export const wordsOf = (part: string): string => `(
  SELECT nullif(btrim(string_agg(
      CASE node ->> 'type' WHEN 'tablecell' THEN ' | ' ELSE coalesce(node ->> 'text', ' ') END, ''), ' |'), '')
  FROM jsonb_path_query(${part}, 'strict $.** ? (exists (@.text) || @.type == "tablecell" || @.type == "linebreak" ||
    @.type == "paragraph" || @.type == "heading" || @.type == "quote" || @.type == "listitem")') node)`;

/**
 * The words of a rich text in sentences, for excerpts: a heading ends with a stop, and tables come last. A value that is no
 * rich text has no words and stops no search.
 */
const sentencesOf = (column: string): string => `(
  SELECT string_agg(CASE
      WHEN block ->> 'type' = 'heading' AND text !~ '[.:!?\u061F\u2026]$' THEN text || '.' ELSE text
    END, ' ' ORDER BY block ->> 'type' = 'table', place)
  FROM jsonb_path_query(${column}, 'lax $.root.children[*]') WITH ORDINALITY blocks (block, place)
  CROSS JOIN LATERAL (SELECT ${wordsOf("block")} AS text) words)`;

/** What is public of a kind: published, not in the trash, and in this language (LANG-15), as `findPublished` decides. */
const publicRows = (kind: SearchKind) => `
  SELECT '${kind}' AS kind, own.id AS entry, language.locale::text AS locale, own.updated_at AS changed_at
  FROM ${tableOf(searchedContent[kind])} own CROSS JOIN unnest(enum_range(NULL::_locales)) AS language (locale)
  WHERE own._status = 'published' AND own.deleted_at IS NULL AND
    (CASE language.locale WHEN 'ar' THEN own.ar_state ELSE own.en_state END)::text IN ('${publicStates.join("', '")}')`;

/** The same rows with their texts. A text that is missing in a language is the English one, as on the pages (LANG-5). */
function textRows(kind: SearchKind): string {
  const table = tableOf(searchedContent[kind]);
  const { title, plain, rich = [], parts = false } = searchedTexts[kind];
  const filled = (name: string) => `coalesce(nullif(btrim(written.${name}), ''), english.${name})`;
  const body = [
    ...plain.map(filled),
    ...rich.map((name) => `coalesce(${sentencesOf(`written.${name}`)}, ${sentencesOf(`english.${name}`)})`),
    ...(parts ? [partsOf(table)] : []),
  ];
  const dated = kind === "services" || kind === "tools" || kind === "questions" ? "NULL" : "own.created_on";
  return `
    SELECT row.kind, row.entry, row.locale, row.changed_at, ${readingRule}, ${dated}::timestamptz, ${filled(title)},
      left(coalesce(regexp_replace(concat_ws(' ', ${body.join(", ")}), '\\s+', ' ', 'g'), ''), ${longestBody})
    FROM (${publicRows(kind)}) row JOIN ${table} own ON own.id = row.entry
    CROSS JOIN LATERAL (SELECT row.locale::_locales) language (locale)
    LEFT JOIN ${table}_locales written ON written._parent_id = own.id AND written._locale = language.locale
    LEFT JOIN ${table}_locales english ON english._parent_id = own.id AND english._locale = 'en'
    WHERE ${filled(title)} <> '' AND NOT EXISTS (
      SELECT FROM site_search known
      WHERE known.kind = row.kind AND known.entry = row.entry AND known.locale = row.locale)`;
}

/** Texts that are added at once, in about half a second. A search waits for no more, even after a large import. */
export const atOnce = 300;

/**
 * Without values, the statements are one transaction. One process at a time changes the table. What is not public any
 * more, has changed, or was read by another rule is removed, and what is missing is added.
 */
const update = `
  SELECT pg_advisory_xact_lock(hashtext('site_search'));
  DELETE FROM site_search known WHERE NOT EXISTS (
    SELECT FROM (${searchKinds.map(publicRows).join(" UNION ALL ")}) row
    WHERE row.kind = known.kind AND row.entry = known.entry AND row.locale = known.locale
      AND row.changed_at IS NOT DISTINCT FROM known.changed_at AND known.rule = ${readingRule});
  INSERT INTO site_search (kind, entry, locale, changed_at, rule, dated, title, body)
    SELECT * FROM (${searchKinds.map(textRows).join(" UNION ALL ")}) missing LIMIT ${atOnce}`;

/** Time until the table is compared with the content again, ms, if this process has announced no change. */
const longestTrust = 60_000;

let trustedUntil = 0;
let running: Promise<boolean> | undefined;
/** Whether answers may have been made while texts were missing. */
let wasIncomplete = false;
let isAddingRest = false;

onContentChange(() => {
  trustedUntil = 0;
  running = undefined;
});

/**
 * Brings a table of searched texts up to date by statements, of which the last one adds at most `atOnce` rows. Returns
 * whether nothing is missing any more.
 */
export async function updateTable({ db }: Payload, statements: string): Promise<boolean> {
  const results: unknown = await db.pool.query(statements);
  const last: unknown = Array.isArray(results) ? results.at(-1) : results;
  return propertyOf(last, "rowCount") !== atOnce;
}

/** Adds all that is missing. After a failure the next search goes on. */
async function addRest(payload: Payload): Promise<void> {
  if (isAddingRest) return;
  isAddingRest = true;
  try {
    while (!(await refreshSiteSearch(payload)));
  } catch {
    // The database is away, as every search will say.
  } finally {
    isAddingRest = false;
  }
}

/**
 * Brings the table of the texts that visitors search up to date, if content has changed since the last time. Simultaneous
 * searches share one run; a change in between starts another. Returns whether every text is there: after a large import
 * the rest follows without a search, and then the answers made meanwhile are dropped.
 */
export async function refreshSiteSearch(payload: Payload): Promise<boolean> {
  if (performance.now() < trustedUntil) return true;
  const own = (running ??= updateTable(payload, update));
  try {
    const isComplete = await own;
    if (!isComplete) {
      wasIncomplete = true;
      void addRest(payload);
    } else if (wasIncomplete) {
      wasIncomplete = false;
      // Searches and the glossary show this kind.
      announceContentChange("words-in-markets");
    }
    if (running === own && isComplete) trustedUntil = performance.now() + longestTrust;
    return isComplete;
  } finally {
    if (running === own) running = undefined;
  }
}
