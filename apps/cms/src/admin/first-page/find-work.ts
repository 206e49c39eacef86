import type { Payload, SanitizedConfig } from "payload";
import * as v from "valibot";
import { readOffset, type Locale } from "@miqyas/contract";
import { tableOf, versionsTableOf } from "../../content/kinds.ts";

/** Rows that each list of the first page shows. The plans that failed have as many besides. */
const shown = { drafts: 6, recent: 8, planned: 40 };

const change = v.object({
  place: v.string(),
  /** Id of an entry; null for a page. */
  entry: v.nullable(v.number()),
  /** Empty for a page, and for an entry without a title. */
  title: v.string(),
  status: v.nullable(v.picklist(["draft", "published"])),
  changed_at: v.pipe(
    v.string(),
    v.transform((time) => new Date(time)),
  ),
});
export type Change = v.InferOutput<typeof change>;

const plan = v.object({
  ...v.omit(change, ["changed_at", "status"]).entries,
  at: change.entries.changed_at,
  publishes: v.boolean(),
  /** Null when both languages are published. */
  locale: v.nullable(v.picklist(["en", "ar"])),
  /** Whether it was tried at its time, and did not work. */
  failed: v.boolean(),
});
export type Plan = v.InferOutput<typeof plan>;

const planDay = v.object({
  /** By the agency's clock, `2026-11-23`. */
  date: v.string(),
  waiting: v.number(),
  failed: v.number(),
});
/** The number of plans of a day. */
export type PlanDay = v.InferOutput<typeof planDay>;

const work = v.object({
  drafts: v.array(change),
  /** `author` is null for a program, `name` for an account that is gone. */
  recent: v.array(
    v.object({ ...change.entries, author: v.nullable(v.number()), name: v.nullable(v.string()) }),
  ),
  planned: v.array(plan),
  /** All days that have plans, also such as the list of plans has no room for. */
  days: v.array(planDay),
});

/** What a person works on: their drafts, what changed last, and what is planned. */
export type Work = v.InferOutput<typeof work>;

type Collection = SanitizedConfig["collections"][number];
type Global = SanitizedConfig["globals"][number];

/** The title of a version, in the language of the person or, without one, in the other. */
function titleOf({ slug, admin, flattenedFields }: Collection, locale: Locale): string {
  const field = flattenedFields.find(({ name }) => name === admin.useAsTitle);
  if (!field || field.name === "id") return "''";
  const column = `version_${tableOf(field.name)}`;
  if (!("localized" in field && field.localized)) return `version.${column}`;
  return `(SELECT ${column} FROM ${versionsTableOf(slug)}_locales text WHERE text._parent_id = version.id
    AND btrim(${column}) <> '' ORDER BY _locale = '${locale}' DESC LIMIT 1)`;
}

const versionOf = (slug: string, entry: string, title: string, condition: string) => `
  SELECT '${slug}' AS place, ${entry} AS entry, coalesce(${title}, '') AS title, version__status::text AS status,
    version.updated_at AS changed_at, version_changed_by_id AS author
  FROM ${versionsTableOf(slug)} version WHERE latest ${condition}`;

const hasDrafts = ({ versions }: Collection | Global): boolean => Boolean(versions?.drafts);

/** A list of rows as one JSON value. */
const list = (query: string) => `(SELECT coalesce(json_agg(row), '[]') FROM (${query}) row)`;

/**
 * Reads the work of a person in one query, of the kinds of entries and the pages named by `canRead`. A list has a fixed
 * number of rows at most. Plans that were carried out are left out.
 */
export async function findWork(
  { config, db }: Payload,
  canRead: (slug: string) => boolean,
  userId: number,
  locale: Locale,
  offset: string,
): Promise<Work> {
  const versions = [
    ...config.collections
      .filter((collection) => hasDrafts(collection) && canRead(collection.slug))
      .map((collection) =>
        versionOf(
          collection.slug,
          "version.parent_id",
          titleOf(collection, locale),
          "AND version_deleted_at IS NULL",
        ),
      ),
    ...config.globals
      .filter((global) => hasDrafts(global) && canRead(global.slug))
      .map(({ slug }) => versionOf(slug, "NULL::int", "''", "")),
  ];
  if (versions.length === 0) return { drafts: [], recent: [], planned: [], days: [] };
  const drafts = `SELECT * FROM changes WHERE status = 'draft' AND author = $1
    ORDER BY changed_at DESC LIMIT ${shown.drafts}`;
  const recent = `SELECT changes.*, users.name FROM changes LEFT JOIN users ON users.id = author
    ORDER BY changed_at DESC LIMIT ${shown.recent}`;
  const plans = `SELECT place, entry, title, wait_until AS at, coalesce(input->>'type', 'publish') = 'publish' AS publishes,
      input->>'locale' AS locale, coalesce(has_error, false) AS failed
    FROM payload_jobs JOIN changes ON place = coalesce(input->'doc'->>'relationTo', input->>'global')
      AND entry::text IS NOT DISTINCT FROM input->'doc'->>'value'
    WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND wait_until IS NOT NULL`;
  const planned = `SELECT * FROM (SELECT *, row_number() OVER (PARTITION BY failed ORDER BY at) AS turn FROM plans) one
    WHERE turn <= ${shown.planned} ORDER BY at`;
  const days = `SELECT to_char(at AT TIME ZONE 'UTC' + $2 * interval '1 millisecond', 'YYYY-MM-DD') AS date,
      count(*) FILTER (WHERE NOT failed) AS waiting, count(*) FILTER (WHERE failed) AS failed
    FROM plans GROUP BY date ORDER BY date`;
  const { rows } = await db.pool.query(
    `WITH changes AS MATERIALIZED (${versions.join(" UNION ALL ")}), plans AS MATERIALIZED (${plans})
     SELECT ${list(drafts)} AS drafts, ${list(recent)} AS recent, ${list(planned)} AS planned, ${list(days)} AS days`,
    [userId, readOffset(offset)],
  );
  return v.parse(work, rows[0]);
}
