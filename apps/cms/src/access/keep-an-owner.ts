import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from "payload";
import type { User } from "../payload-types.ts";
import { refusalOf } from "../refusal.ts";
import { lockName } from "../versions/lock-entry.ts";

/** The owners that a request removes: Payload removes several of a list in parallel, in one transaction. */
const leaving = new WeakMap<PayloadRequest, (number | string)[]>();

async function refuseIfLast(id: number | string, req: PayloadRequest): Promise<void> {
  const ids = leaving.get(req) ?? [];
  leaving.set(req, ids);
  ids.push(id);
  // Two owners who demote each other at once would each count the other. The second counts after the first's commit.
  await lockName(req, "owners");
  const { totalDocs } = await req.payload.count({
    collection: "users",
    req,
    where: { role: { equals: "owner" }, id: { not_in: ids } },
  });
  if (totalDocs > 0) return;
  throw refusalOf(req, {
    en: "There must be at least one owner. Make someone else an owner first.",
    ar: "لا بد من مالك واحد على الأقل. عيّن مالكًا آخر أولًا.",
  });
}

const onChange: CollectionBeforeChangeHook<User> = async ({ data, operation, originalDoc, req }) => {
  const steppingDown = originalDoc?.role === "owner" && data.role !== undefined && data.role !== "owner";
  if (operation === "update" && steppingDown) await refuseIfLast(originalDoc.id, req);
  return data;
};

const onDelete: CollectionBeforeDeleteHook = ({ id, req }) => refuseIfLast(id, req);

/** The last owner can neither be deleted nor given another role. */
export const keepAnOwner = { onChange, onDelete };
