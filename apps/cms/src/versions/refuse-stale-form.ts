import { isDeepStrictEqual } from "node:util";
import { Locked } from "payload";
import { isObject, propertyOf } from "../property-of.ts";
import type { Operation } from "./changed-by.ts";
import { authorOf, contentOf, findNewest } from "./newest-versions.ts";

/**
 * Refuses the save of a form whose entry or page somebody else has changed since the form read it (WRITE-1). A lock ends
 * after five quiet minutes, or with a visit of a colleague who took it over. Then the old form would write its text over
 * the newer one. Each form sends the time that it knows as `updatedAt`. A version that changes no text, such as planned
 * publishing, refuses nothing. Throws 423, which the form shows as `takenOver`.
 */
export async function refuseStaleForm({
  args,
  collection,
  global,
  operation,
  req,
}: Operation): Promise<void> {
  const knows = propertyOf(propertyOf(args, "data"), "updatedAt");
  if (operation !== "update" || !isObject(args) || !req.user || typeof knows !== "string") return;
  if (collection && args.id === undefined) return;
  const [newest, before] = await findNewest({ collection, global, req }, args.id, 2);
  const author = newest && authorOf(newest);
  if (!newest || author === undefined || author === req.user.id) return;
  const changedAt = newest.version.updatedAt;
  if (typeof changedAt !== "string" || Date.parse(changedAt) <= Date.parse(knows)) return;
  if (before && isDeepStrictEqual(contentOf(newest), contentOf(before))) return;
  throw new Locked("Somebody else has changed this after the form was opened.");
}
