import type { CollectionBeforeChangeHook, PayloadRequest } from "payload";
import { readId } from "../api/parameters.ts";
import { propertyOf } from "../property-of.ts";

interface Operation {
  args?: unknown;
  collection?: { slug: string } | null;
  global?: { slug: string } | null;
  operation: string;
  req: PayloadRequest;
}

/** Waits until no other save of this entry, or of this page with the id 0, is under way in any process. */
async function lock({ payload: { db }, transactionID }: PayloadRequest, slug: string, id: number) {
  const session = db.sessions?.[(await transactionID) ?? ""];
  const raw = `SELECT pg_advisory_xact_lock(hashtext('${slug}'), ${id})`;
  if (session) await db.execute({ db: session.db as never, raw });
}

/**
 * Lets the saves of one entry or page happen one after the other. Payload reads the newest version, changes it, and makes
 * it the newest again. Two saves at once would lose the text of the first, or leave several newest versions, which lists
 * show as several entries.
 */
export async function lockEntry({ args, collection, global, operation, req }: Operation): Promise<void> {
  if (operation !== "update" && operation !== "restoreVersion") return;
  if (global) return lock(req, global.slug, 0);
  // A change of many entries has no id here, and the id of a restored version is its own: `lockChanged` follows.
  const id = operation === "update" ? readId(String(propertyOf(args, "id"))) : undefined;
  if (collection && id !== undefined) await lock(req, collection.slug, id);
}

/** The same for the entries of a change of many, and for a version that is restored. */
export const lockChanged: CollectionBeforeChangeHook = async ({ collection, originalDoc, req }) => {
  const id = readId(String(propertyOf(originalDoc, "id")));
  if (id !== undefined) await lock(req, collection.slug, id);
};
