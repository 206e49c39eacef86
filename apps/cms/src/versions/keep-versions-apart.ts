import { isObject, propertyOf } from "../property-of.ts";
import type { Operation } from "./changed-by.ts";
import { authorOf, findNewest } from "./newest-versions.ts";

/**
 * Payload writes all that a form saves by itself into one version. The changes of a second person get a version of their
 * own, else the first would lose theirs.
 */
export async function keepVersionsApart({ args, operation, ...place }: Operation): Promise<void> {
  if (operation !== "update" || !isObject(args) || args.autosave !== true) return;
  const [newest] = await findNewest(place, args.id, 1);
  if (!newest || propertyOf(newest, "autosave") !== true) return;
  if (authorOf(newest) !== place.req.user?.id) args.autosave = false;
}
