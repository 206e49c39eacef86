import type { FlattenedField, Payload, SanitizedConfig } from "payload";
import { defaultLocale } from "@miqyas/contract";
import { contentCollections, contentGlobals, tableOf, versionsTableOf } from "../content/kinds.ts";
import { atOnce, readingRule, updateTable, wordsOf } from "../site-search/search-index.ts";

type Place = SanitizedConfig["collections"][number] | SanitizedConfig["globals"][number];

/** The content, the files and the redirects. Nothing of visitors or accounts is copied: messages are searched apart. */
const searched = new Set<string>([...contentCollections, ...contentGlobals, "media", "redirects"]);

/** The collections and globals whose texts staff can search. */
export const searchedPlaces = ({ config }: Pick<Payload, "config">): Place[] =>
  [...config.collections, ...config.globals].filter(({ slug }) => searched.has(slug));

/** What programs write: addresses, the stored file and its colour. Fields of Payload have names like `thumbnailURL`. */
const isWritten = ({ name }: FlattenedField): boolean =>
  name === name.toLowerCase() && !["slug", "url", "filename", "color"].includes(name);

const isText = (field: FlattenedField): boolean =>
  ["text", "textarea", "email", "richText"].includes(field.type) &&
  isWritten(field) &&
  !("virtual" in field && field.virtual) &&
  !("hidden" in field && field.hidden) &&
  !("hasMany" in field && field.hasMany);

const textOf = (column: string, { type }: FlattenedField): string =>
  type === "richText" ? wordsOf(column) : `${column}::text`;

interface Source {
  slug: string;
  /** The rows that are searched, one per entry, with `searched_entry`, `searched_version` and `changed_at`. */
  rows: string;
  /** `locale`, `title` and `body` of one of these rows, one per language. */
  texts: string;
}

/** Where the texts of a kind stand: in its newest versions, drafts included, or in its own table. */
function sourceOf(place: Place): Source {
  const isCollection = "upload" in place;
  const hasDrafts = Boolean(place.versions?.drafts);
  const table = hasDrafts ? versionsTableOf(place.slug) : tableOf(place.slug);
  const prefix = hasDrafts ? "version_" : "";
  const entry = !isCollection ? "0" : hasDrafts ? "own.parent_id" : "own.id";
  const kept = isCollection && place.trash ? `AND ${prefix}deleted_at IS NULL` : "";
  // Before saves and removals waited for each other, they could leave a version without an entry.
  const owned = isCollection && hasDrafts ? "AND own.parent_id IS NOT NULL" : "";
  const fields = place.flattenedFields.filter(isText);
  const isLocalized = (field: FlattenedField) => "localized" in field && field.localized === true;
  const columnOf = (field: FlattenedField) =>
    textOf(`${isLocalized(field) ? "local" : "own"}.${prefix}${tableOf(field.name)}`, field);
  const title = isCollection ? fields.find(({ name }) => name === place.admin.useAsTitle) : undefined;
  const body = fields.filter((field) => field !== title).map(columnOf);
  const languages = fields.some(isLocalized)
    ? `${table}_locales local WHERE local._parent_id = own.id`
    : `(VALUES ('${defaultLocale}')) local (_locale)`;
  return {
    slug: place.slug,
    rows: `SELECT own.*, ${entry} AS searched_entry, own.id AS searched_version, own.updated_at AS changed_at
      FROM ${table} own WHERE ${hasDrafts ? "latest" : "true"} ${kept} ${owned}`,
    texts: `SELECT local._locale::text AS locale, ${title ? columnOf(title) : "''"} AS title,
      concat_ws(' · ', NULL${body.map((column) => `, nullif(btrim(${column}), '')`).join("")}) AS body FROM ${languages}`,
  };
}

/** One process at a time changes the table. Any other one searches what is there. */
const isAlone = "(SELECT pg_try_advisory_xact_lock(hashtext('staff_search')))";

/** Removes what was changed or deleted since or read by another rule, and adds what is missing, in one transaction. */
function updateOf(payload: Payload): string {
  const sources = searchedPlaces(payload).map(sourceOf);
  const current = sources.map(
    ({ slug, rows }) =>
      `SELECT '${slug}' AS place, searched_entry, searched_version, changed_at FROM (${rows}) own`,
  );
  const missing = sources.map(
    ({ slug, rows, texts }) => `
      SELECT '${slug}', searched_entry, locale, searched_version, changed_at, ${readingRule}, coalesce(title, ''), body
      FROM (${rows}) own CROSS JOIN LATERAL (${texts}) text
      WHERE NOT EXISTS (SELECT FROM staff_search known
        WHERE known.place = '${slug}' AND known.entry = searched_entry AND known.locale = text.locale)`,
  );
  // An entry that had two newest versions by mistake would fail the search for everything.
  return `
    DELETE FROM staff_search known WHERE ${isAlone} AND NOT EXISTS (SELECT FROM (${current.join(" UNION ALL ")}) own
      WHERE own.place = known.place AND searched_entry = known.entry AND searched_version = known.version
        AND own.changed_at IS NOT DISTINCT FROM known.changed_at AND known.rule = ${readingRule});
    INSERT INTO staff_search (place, entry, locale, version, changed_at, rule, title, body)
      SELECT * FROM (${missing.join(" UNION ALL ")}) missing WHERE ${isAlone} LIMIT ${atOnce}
      ON CONFLICT DO NOTHING`;
}

let running: Promise<boolean> | undefined;

/**
 * Brings the table of searched texts up to date. Every search begins with it; when nothing has changed, it compares dates.
 * Simultaneous searches share one run, which begins after them: what was saved before a search is found. After a large
 * import the rest follows without a search.
 */
export async function refreshSearch(payload: Payload): Promise<void> {
  await running?.catch(() => undefined);
  running ??= updateTable(payload, updateOf(payload)).finally(() => (running = undefined));
  // After a failure the next search goes on.
  if (!(await running)) refreshSearch(payload).catch(() => undefined);
}
