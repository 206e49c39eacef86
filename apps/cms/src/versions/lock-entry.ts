import type { CollectionBeforeChangeHook, PayloadRequest } from "payload";
import { readId } from "../api/parameters.ts";
import { propertyOf } from "../property-of.ts";
import { tableOf } from "../staff-search/search-index.ts";
import type { Operation } from "./changed-by.ts";

/** Runs a statement that locks something until the transaction of a request ends. */
async function lock({ payload: { db }, transactionID }: PayloadRequest, raw: string): Promise<void> {
  const session = db.sessions?.[(await transactionID) ?? ""];
  if (session) await db.execute({ db: session.db as never, raw });
}

/** Locks the row of an entry: an import changes thousands of entries, more than there is room for other locks. */
async function lockRow(req: PayloadRequest, collection: string, entry: unknown): Promise<void> {
  const id = readId(String(propertyOf(entry, "id")));
  if (id !== undefined)
    await lock(req, `SELECT FROM ${tableOf(collection)} WHERE id = ${id} FOR NO KEY UPDATE`);
}

/**
 * Lets the saves of one entry or page happen one after the other, in all processes. Payload reads the newest version, changes
 * it, and makes it the newest again. Two saves at once would lose the text of the first, or leave several newest versions,
 * which lists show as several entries.
 */
export async function lockEntry({ args, collection, global, operation, req }: Operation): Promise<void> {
  if (operation !== "update" && operation !== "restoreVersion") return;
  // A page has no row before it is saved for the first time.
  if (global) return lock(req, `SELECT pg_advisory_xact_lock(hashtext('${global.slug}'), 0)`);
  // A change of many entries has no id here, and the id of a restored version is its own: `lockChanged` follows.
  if (collection && operation === "update") await lockRow(req, collection.slug, args);
}

/** The same for the entries of a change of many, and for a version that is restored. */
export const lockChanged: CollectionBeforeChangeHook = ({ collection, originalDoc, req }) =>
  lockRow(req, collection.slug, originalDoc);
