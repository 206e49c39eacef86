import { isLocale } from "@miqyas/contract";
import { JobCancelledError, type Payload, type TaskHandler } from "payload";
import type { TaskSchedulePublish } from "../payload-types.ts";
import { findSource } from "../translation/entry-rows.ts";
import { byPlan, isWaiting, planLanguage, removeEarlierPlans } from "./remove-plans.ts";

type Plan = TaskSchedulePublish["input"];

/**
 * Reads the account that made a plan. It acts in the role that is stored: a plan has no session, so no second step of a
 * sign-in can be due.
 */
async function findPlanner({ user }: Plan, payload: Payload) {
  if (!user) return undefined;
  const planner = await payload.findByID({ collection: user.relationTo, id: Number(user.value), depth: 0 });
  return { ...planner, collection: user.relationTo, two_factor: "off" as const };
}

/**
 * Publishes or takes back what somebody has planned, with their rights. Payload's own task does both in English: it stores
 * English texts of a page as Arabic ones, and refuses an entry that is in Arabic alone, or whose newest draft is unfinished.
 */
export const runPlan: TaskHandler<"schedulePublish"> = async ({ input, job, req }) => {
  const { payload } = req;
  if (!(await isWaiting(job, payload))) throw new JobCancelledError("a later plan has run");
  await removeEarlierPlans(job, input, payload);
  const { doc, global, type } = input;
  const isPublication = type !== "unpublish";
  const language = isPublication && isLocale(input.locale) ? input.locale : undefined;
  const user = await findPlanner(input, payload);
  const change = {
    context: { [byPlan]: true, [planLanguage]: language },
    data: { _status: isPublication ? "published" : "draft" },
    depth: 0,
    fallbackLocale: false,
    overrideAccess: !user,
    // A colleague who is in the form keeps their lock, and does not hold up what was planned.
    overrideLock: true,
    publishSpecificLocale: language,
    unpublishAllLocales: !isPublication,
    user,
  } as const;
  if (doc) {
    const id = Number(doc.value);
    const locale = language ?? (await findSource(doc.relationTo, id, req));
    await payload.update({ ...change, collection: doc.relationTo, id, locale });
  }
  if (global) await payload.updateGlobal({ ...change, slug: global, locale: language });
  return { output: {} };
};
