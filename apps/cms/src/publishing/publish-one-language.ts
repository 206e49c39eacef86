import { isLocale, otherLocale, readId } from "@miqyas/contract";
import type { CollectionBeforeOperationHook } from "payload";
import { propertyOf } from "../property-of.ts";
import { findEntryRows } from "../translation/entry-rows.ts";
import { fingerprintOf } from "../translation/entry-texts.ts";

/**
 * The admin publishes one language (`publishSpecificLocale`): the other language keeps its public text, and its
 * unfinished changes stay a draft (LANG-15). Payload always stores that draft. This hook publishes the entry as a whole
 * when there are no such changes, because a draft without changes would show the entry as "changed".
 */
export const publishWholeWithoutChanges: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const locale = propertyOf(args, "publishSpecificLocale");
  const id = readId(String(propertyOf(args, "id")));
  if (operation !== "update" || !isLocale(locale) || id === undefined) return args;
  const rows = await findEntryRows(collection.slug, id, req);
  if (!rows) return args;
  const { newest, live } = rows;
  const published = live._status === "published" ? live : {};
  const textOf = (doc: typeof live) => fingerprintOf(collection.flattenedFields, doc, otherLocale(locale));
  return textOf(newest) === textOf(published) ? { ...args, publishSpecificLocale: undefined } : args;
};
