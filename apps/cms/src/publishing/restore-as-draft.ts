import type { GlobalAfterChangeHook, GlobalBeforeOperationHook, JsonObject, PayloadRequest } from "payload";
import { propertyOf } from "../property-of.ts";
import { findNewest } from "../versions/newest-versions.ts";

/** The live row of each global that a request restores as a draft, `null` when it publishes the restored version. */
const liveRows = new WeakMap<PayloadRequest, JsonObject | null>();

/**
 * Payload restores a version of a global into its live row, even as a draft: the page would leave the site.
 * These two hooks put the live row back in the same transaction, so only the new draft remains. The new version is signed
 * by whoever restores it: Payload keeps the author of the old one (WRITE-1).
 */
export const rememberLiveRow: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== "restoreVersion") return;
  const isDraft = propertyOf(args, "draft") === true;
  liveRows.set(req, isDraft ? await req.payload.db.findGlobal<JsonObject>({ slug: global.slug, req }) : null);
};

export const putLiveRowBack: GlobalAfterChangeHook = async ({ global, req }) => {
  const row = liveRows.get(req);
  if (row === undefined) return;
  liveRows.delete(req);
  const { db } = req.payload;
  const { slug } = global;
  if (row) await db.updateGlobal({ slug, data: row, req });
  const [newest] = await findNewest({ global, req }, undefined, 1);
  if (!newest) return;
  const version = { changed_by: req.user?.id ?? null, updatedAt: newest.version.updatedAt };
  const versionData = { updatedAt: newest.updatedAt, version };
  await db.updateGlobalVersion({ global: slug, id: newest.id, versionData, req, returning: false });
};
