import { otherLocale } from "@miqyas/contract";
import { isObject } from "../property-of.ts";
import type { Operation } from "../versions/changed-by.ts";

/**
 * In lists of the back office an entry without a text in the open language shows the text of the other one, not a dash:
 * whoever translates has to find it. A form is read by its id and never filled so. Lists alone ask for the locks of many.
 */
export function fillList({ args, operation, req }: Operation): void {
  if (operation !== "read" || !isObject(args) || args.id !== undefined || args.includeLockStatus !== true)
    return;
  if (req.locale === "en" || req.locale === "ar") req.fallbackLocale = otherLocale(req.locale);
}
