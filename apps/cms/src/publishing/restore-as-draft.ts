import type { GlobalAfterChangeHook, GlobalBeforeOperationHook, JsonObject, PayloadRequest } from "payload";
import { propertyOf } from "../property-of.ts";

/** The live row of each global that a request restores as a draft. */
const liveRows = new WeakMap<PayloadRequest, JsonObject>();

/**
 * Payload restores a version of a global into its live row, even as a draft: the page would leave the site.
 * These two hooks put the live row back in the same transaction, so only the new draft remains.
 */
export const rememberLiveRow: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== "restoreVersion" || propertyOf(args, "draft") !== true) return;
  liveRows.set(req, await req.payload.db.findGlobal<JsonObject>({ slug: global.slug, req }));
};

export const putLiveRowBack: GlobalAfterChangeHook = async ({ global, req }) => {
  const row = liveRows.get(req);
  if (!row) return;
  liveRows.delete(req);
  await req.payload.db.updateGlobal({ slug: global.slug, data: row, req });
};
