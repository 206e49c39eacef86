import type { CollectionAfterChangeHook, FieldHook } from "payload";
import { answering } from "../access/inbox-access.ts";
import type { ContactMessage, User } from "../payload-types.ts";
import { runInTransaction } from "../versions/lock-entry.ts";

/** The messages of an account that answers none any more are assigned to nobody. */
export const releaseMessages: CollectionAfterChangeHook<User> = async ({ doc, req }) => {
  if (!answering.includes(doc.role))
    await runInTransaction(
      req,
      `UPDATE contact_messages SET assignee_id = NULL WHERE assignee_id = ${doc.id}`,
    );
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
