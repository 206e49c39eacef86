import type { CollectionBeforeOperationHook } from "payload";
import { propertyOf } from "../property-of.ts";
import { findNewest } from "./newest-versions.ts";

/**
 * Keeps the public version of an entry that is taken back. Payload makes the newest version a draft, in its place: the
 * entry would have been public at no time, and its old address would not be known (RT-24). A copy gets that place.
 */
export const keepPublicVersion: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const id = propertyOf(args, "id");
  if (operation !== "update" || propertyOf(args, "unpublishAllLocales") !== true || typeof id !== "number")
    return;
  const [newest] = await findNewest({ collection, req }, id, 1);
  if (newest?.version._status !== "published") return;
  const now = new Date().toISOString();
  const copy = { versionData: newest.version, createdAt: now, updatedAt: now, parent: id };
  await req.payload.db.createVersion({
    ...copy,
    autosave: false,
    collectionSlug: collection.slug,
    req,
    returning: false,
  });
};
