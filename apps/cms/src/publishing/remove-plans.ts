import type { CollectionAfterChangeHook, GlobalAfterChangeHook } from "payload";
import { propertyOf } from "../property-of.ts";
import type { Saved } from "../versions/changed-by.ts";
import { runInTransaction } from "../versions/lock-entry.ts";
import { isTakenBack } from "./taken-back.ts";

/** Marks a request by which a plan changes content. */
export const byPlan = "byPlan";

/**
 * Removes the waiting plans to publish an entry or page that somebody takes back or moves to the trash: else it would be
 * public again. A plan that takes it back leaves them, so that a pause can be planned.
 */
export const removePlans: CollectionAfterChangeHook & GlobalAfterChangeHook = async (saved: Saved) => {
  const { collection, global, doc, req } = saved;
  const isTrashed = Boolean(propertyOf(doc, "deletedAt"));
  if (req.context[byPlan] || !(isTrashed || (await isTakenBack(saved)))) return;
  const place = collection
    ? `input->'doc'->>'relationTo' = '${collection.slug}' AND input->'doc'->>'value' = '${Number(propertyOf(doc, "id"))}'`
    : `input->>'global' = '${global?.slug}'`;
  await runInTransaction(
    req,
    `DELETE FROM payload_jobs WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND processing IS NOT TRUE
     AND coalesce(input->>'type', 'publish') = 'publish' AND ${place}`,
  );
};
