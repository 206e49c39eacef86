import { readId } from "@miqyas/contract";
import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from "payload";
import type { PayloadLockedDocument } from "../payload-types.ts";
import { isObject, propertyOf } from "../property-of.ts";
import type { Operation, Saved } from "./changed-by.ts";
import { isAutosave } from "./drafts.ts";

/** How long Payload lets a lock live after the last change in the form, ms. */
const lives = 300_000;

const locks = "payload-locked-documents";

/** The entry or page that a lock is about, as the lock names it. */
type Place = { document: { relationTo: CollectionSlug; value: number } } | { globalSlug: GlobalSlug };

/** The living lock that each request has set aside. */
const asides = new WeakMap<PayloadRequest, PayloadLockedDocument>();

function placeOf(
  { collection, global }: Pick<Operation, "collection" | "global">,
  id: unknown,
): Place | null {
  if (global) return { globalSlug: global.slug };
  const value = readId(String(id));
  return collection && value !== undefined ? { document: { relationTo: collection.slug, value } } : null;
}

/** Finds the lock of an entry or page that Payload still counts. */
async function findLock(place: Place, req: PayloadRequest): Promise<PayloadLockedDocument | undefined> {
  const where: Where =
    "globalSlug" in place
      ? { globalSlug: { equals: place.globalSlug } }
      : {
          "document.relationTo": { equals: place.document.relationTo },
          "document.value": { equals: place.document.value },
        };
  const living = { updatedAt: { greater_than: new Date(Date.now() - lives).toISOString() } };
  const { docs } = await req.payload.db.find<PayloadLockedDocument>({
    ...{ collection: locks, where: { and: [where, living] }, sort: "-updatedAt", limit: 1 },
    ...{ pagination: false, req },
  });
  return docs[0];
}

/**
 * Payload removes the lock of an entry or page at each save, also when its form saves itself. A colleague could then open
 * the form without a warning, and each would overwrite the other. This hook and `putLockBack` keep a living lock through the
 * save: here it loses its place within the transaction, so Payload does not find it. Payload's refusal of a save by
 * somebody else reads the lock outside of the transaction, where it stays as it is.
 */
export async function setLockAside({ args, collection, global, operation, req }: Operation): Promise<void> {
  const place = placeOf({ collection, global }, propertyOf(args, "id"));
  if (operation !== "update" || !isObject(args) || !place) return;
  // Payload looks at the lock of an entry at each save over REST. It forgets to do so for a page.
  if (global && args.overrideAccess !== true) args.overrideLock ??= false;
  asides.delete(req);
  const lock = await findLock(place, req);
  if (!lock) return;
  asides.set(req, lock);
  const data = { user: lock.user, document: null, globalSlug: null };
  await req.payload.db.updateOne({ collection: locks, id: lock.id, data, req, returning: false });
}

/**
 * Gives the lock its place again, with a new life. A form that saves itself locks what nobody has locked: its save may come
 * before the lock that it asks for. Other saves lock nothing, so a script leaves no lock behind.
 */
export async function putLockBack({ collection, global, doc, req }: Saved): Promise<void> {
  const place = placeOf({ collection, global }, propertyOf(doc, "id"));
  if (!place) return;
  const { db } = req.payload;
  const lock = asides.get(req);
  asides.delete(req);
  if (lock) {
    const data = { user: lock.user, ...place };
    await db.updateOne({ collection: locks, id: lock.id, data, req, returning: false });
  } else if (req.user && isAutosave(req) && !(await findLock(place, req))) {
    const user = { relationTo: req.user.collection, value: req.user.id };
    await db.create({ collection: locks, data: { user, ...place }, req, returning: false });
  }
}
