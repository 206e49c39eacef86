import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from "payload";
import type { User } from "../payload-types.ts";
import { runInTransaction } from "../versions/lock-entry.ts";

/** Gives the waiting plans of an account to the owner who asks for it, or to another owner: a job runs with its planner's rights. */
async function handOver(id: number, req: PayloadRequest): Promise<void> {
  const heir = `SELECT id FROM users WHERE role = 'owner' AND id <> ${id}
    ORDER BY id = ${req.user?.id ?? 0} DESC, id LIMIT 1`;
  await runInTransaction(
    req,
    `UPDATE payload_jobs SET input = jsonb_set(input, '{user,value}', to_jsonb(heir.id)) FROM (${heir}) heir
     WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND input->'user'->>'value' = '${id}'`,
  );
}

const onChange: CollectionBeforeChangeHook<User> = async ({ data, operation, originalDoc, req }) => {
  const mayNotPublish = data.role === "translator" || data.role === "inbox";
  if (operation === "update" && originalDoc && mayNotPublish) await handOver(originalDoc.id, req);
  return data;
};

const onDelete: CollectionBeforeDeleteHook = ({ id, req }) => handOver(Number(id), req);

/** What somebody has planned is published also when their account is deleted, or loses the right to publish. */
export const keepPlans = { onChange, onDelete };
