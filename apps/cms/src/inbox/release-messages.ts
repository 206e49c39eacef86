import type { CollectionAfterChangeHook, FieldHook } from "payload";
import { answering } from "../access/inbox-access.ts";
import type { ContactMessage, User } from "../payload-types.ts";
import { runInTransaction } from "../versions/lock-entry.ts";

/** The messages of an account that answers none any more are assigned to nobody. */
export const releaseMessages: CollectionAfterChangeHook<User> = async ({ data, doc, req }) => {
  // Of the answer, a call may have asked for some fields alone.
  if (!data.role || answering.includes(data.role)) return;
  // In the order in which saves lock them.
  const own = `SELECT id FROM contact_messages WHERE assignee_id = ${doc.id} ORDER BY id FOR NO KEY UPDATE`;
  await runInTransaction(req, `UPDATE contact_messages SET assignee_id = NULL WHERE id IN (${own})`);
};

/** The same for one message at its next change, which would be refused with such an account. */
export const releaseMessage: FieldHook<ContactMessage, ContactMessage["assignee"]> = async ({
  previousValue,
  req,
  value,
}) => {
  if (!value || value !== previousValue) return value;
  const where = { id: { equals: value }, role: { in: answering } };
  const { totalDocs } = await req.payload.count({ collection: "users", where, req });
  return totalDocs === 0 ? null : value;
};
