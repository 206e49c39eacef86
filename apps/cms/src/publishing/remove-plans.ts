import { isLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { CollectionAfterChangeHook, GlobalAfterChangeHook, Payload, PayloadRequest } from "payload";
import type { TaskSchedulePublish } from "../payload-types.ts";
import { propertyOf } from "../property-of.ts";
import type { Saved } from "../versions/changed-by.ts";
import { runInTransaction } from "../versions/lock-entry.ts";
import { isTakenBack } from "./taken-back.ts";

/** Marks a request by which a plan changes content. */
export const byPlan = "byPlan";

/** The language that the plan of a request publishes. Missing for both. */
export const planLanguage = "planLanguage";

/** The one language that a call or a plan publishes; nothing for both. */
export const languageOfPublication = ({ query, context }: PayloadRequest): Locale | undefined =>
  [query?.publishSpecificLocale, context[planLanguage]].find(isLocale);

/**
 * Removes the waiting plans to publish an entry or page that somebody takes back: else it would be public again. A plan that
 * takes it back leaves them, so that a pause can be planned. An entry in the trash has no plans at all. Who does by hand what
 * a plan failed to do removes that plan: nobody has to look at it any more.
 */
export const removePlans: CollectionAfterChangeHook & GlobalAfterChangeHook = async (saved: Saved) => {
  const { collection, global, doc, req } = saved;
  const isTrashed = Boolean(propertyOf(doc, "deletedAt"));
  if (req.context[byPlan]) return;
  const isTakenBackNow = !isTrashed && (await isTakenBack(saved));
  if (!isTrashed && !isTakenBackNow && propertyOf(doc, "_status") !== "published") return;
  const language = languageOfPublication(req);
  const isPublish = "coalesce(input->>'type', 'publish') = 'publish'";
  const ofLanguage = language ? `AND input->>'locale' = '${language}'` : "";
  const which = isTrashed
    ? ""
    : isTakenBackNow
      ? `AND (${isPublish} OR has_error IS TRUE)`
      : `AND ${isPublish} AND has_error IS TRUE ${ofLanguage}`;
  const place = collection
    ? `input->'doc'->>'relationTo' = '${collection.slug}' AND input->'doc'->>'value' = '${Number(propertyOf(doc, "id"))}'`
    : `input->>'global' = '${global?.slug}'`;
  await runInTransaction(
    req,
    `DELETE FROM payload_jobs WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND processing IS NOT TRUE
     ${which} AND ${place}`,
  );
};

interface Job {
  id: number | string;
}

/** Whether a plan still waits. One that is taken into the same run as another may have been removed by that. */
export async function isWaiting({ id }: Job, { db }: Payload): Promise<boolean> {
  const { rowCount } = await db.pool.query("SELECT FROM payload_jobs WHERE id = $1", [id]);
  return rowCount === 1;
}

/**
 * Removes the plans of the same entry or page that failed and whose time lay before a plan's: a retry would undo it. The
 * first attempts tell the order, because a failure replaces the planned time by that of the retry. A publication of one
 * language leaves those of the other.
 */
export async function removeEarlierPlans(
  { id }: Job,
  { doc, global, locale, type }: TaskSchedulePublish["input"],
  { db }: Payload,
): Promise<void> {
  const language = type !== "unpublish" && isLocale(locale) ? locale : null;
  await db.pool.query(
    `DELETE FROM payload_jobs WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error IS NOT TRUE
     AND input->'doc'->>'relationTo' IS NOT DISTINCT FROM $2 AND input->'doc'->>'value' IS NOT DISTINCT FROM $3
     AND input->>'global' IS NOT DISTINCT FROM $4
     AND ($5::text IS NULL OR input->>'type' = 'unpublish' OR input->>'locale' = $5)
     AND (SELECT min(executed_at) FROM payload_jobs_log WHERE _parent_id = payload_jobs.id)
       < (SELECT coalesce(min(executed_at), now()) FROM payload_jobs_log WHERE _parent_id = $1)`,
    [id, doc?.relationTo, doc && Number(doc.value), global, language],
  );
}
