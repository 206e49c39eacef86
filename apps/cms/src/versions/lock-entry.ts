import { readId } from "@miqyas/contract";
import { commitTransaction, initTransaction, killTransaction } from "payload";
import type { CollectionSlug, PayloadRequest, Where } from "payload";
import { isObject, propertyOf } from "../property-of.ts";
import { tableOf } from "../content/kinds.ts";
import { executeIn } from "../publishing/after-commit.ts";
import type { Operation } from "./changed-by.ts";

/** Runs a statement in the transaction of a request, or by itself where there is none. The caller parses the answer. */
export const runInTransaction = async (
  { payload: { db }, transactionID }: PayloadRequest,
  raw: string,
): Promise<unknown> => executeIn(db, await transactionID, raw);

/** Runs work in a transaction of a request, which has none yet. When the work throws, nothing of it stays. */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  await initTransaction(req);
  try {
    const result = await work();
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** Waits until no other transaction has locked a name, in all processes, and locks it. The name is part of the statement. */
export const lockName = (req: PayloadRequest, name: string): Promise<unknown> =>
  runInTransaction(req, `SELECT pg_advisory_xact_lock(hashtext('${name}'), 0)`);

/** The ids of the entries that an operation changes or removes. A change of many has a query, and a restored version its own id. */
async function findIds(collection: CollectionSlug, { args, operation, req }: Operation): Promise<unknown[]> {
  if (!isObject(args)) return [];
  if (operation === "restoreVersion") {
    const where = { id: { equals: args.id } };
    const { docs } = await req.payload.db.findVersions({ collection, where, limit: 1, req });
    return docs.map(({ parent }) => parent);
  }
  const { where } = args;
  if (!isObject(where)) return [args.id];
  const { docs } = await req.payload.find({
    ...{ collection, where: where as Where, trash: true, req },
    ...{ select: {}, depth: 0, pagination: false },
    // As Payload looks for them: what goes to the trash is found by its draft.
    draft: args.draft === true || Boolean(propertyOf(args.data, "deletedAt")),
    overrideAccess: args.overrideAccess !== false,
  });
  return docs.map(({ id }) => id);
}

/**
 * Lets the saves of one entry or page happen one after the other, in all processes. Payload reads the newest version, changes
 * it, and makes it the newest again. Two saves at once would lose the text of the first, or leave several newest versions,
 * which lists show as several entries. A save beside a removal would leave a version without an entry.
 */
export async function lockEntry(change: Operation): Promise<void> {
  const { collection, global, operation, req } = change;
  if (!["update", "restoreVersion", "delete"].includes(operation)) return;
  // A page has no row before it is saved for the first time.
  if (global) await lockName(req, global.slug);
  if (!collection) return;
  const ids = (await findIds(collection.slug, change))
    .map((id) => readId(String(id)))
    .filter((id) => id !== undefined);
  if (ids.length === 0) return;
  // Rows, not advisory locks: there is no room for thousands of these. In one order: two changes of many do not deadlock.
  const rows = `${tableOf(collection.slug)} WHERE id IN (${ids.join()}) ORDER BY id`;
  await runInTransaction(req, `SELECT FROM ${rows} FOR NO KEY UPDATE`);
}
