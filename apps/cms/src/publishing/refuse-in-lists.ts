import type { CollectionAfterOperationHook, CollectionBeforeOperationHook } from "payload";
import type { Bilingual } from "../language.ts";
import { isObject, propertyOf } from "../property-of.ts";
import { hiddenReason, refusalOf, translateReason } from "../refusal.ts";
import { textOf } from "../rich-text/rich-text-state.ts";

const oneByOne: Bilingual = {
  en: "Unpublish entries one by one in their forms.",
  ar: "ألغِ نشر المواد واحدة واحدة من نماذجها.",
};
const inTwoSteps: Bilingual = {
  en: "Save the changes as drafts. Then publish the entries from the list.",
  ar: "احفظ التعديلات في مسودات، ثم انشر المواد من القائمة.",
};

/**
 * Refuses what Payload does wrongly to several entries of a list at once. Its "Unpublish" takes every entry of the collection
 * off the site when all of a filtered list are selected, and drops their drafts. Its form for several entries publishes
 * their unfinished texts in both languages without a word about it (LANG-15). The back office shows neither button. A change
 * that is no draft begins with the public text, and a newer draft is lost.
 */
export const refuseInLists: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data = propertyOf(args, "data");
  const isList = isObject(propertyOf(args, "where"));
  if (operation !== "update" || !req.user || !isList || !isObject(data)) return;
  // Entries leave the trash: see `refuseUnfinishedFromTrash`.
  if ("deletedAt" in data) return;
  const { _status: status, ...changes } = data;
  const isDraft = propertyOf(args, "draft") === true;
  const takesBack = (status === "draft" && !isDraft) || propertyOf(args, "unpublishAllLocales");
  if (takesBack) throw refusalOf(req, oneByOne);
  const changesPublic = !isDraft || status === "published";
  if (changesPublic && Object.keys(changes).length > 0) throw refusalOf(req, inTwoSteps);
};

/**
 * Names each entry that a call for several entries has refused, and says why in the language of the reader. Payload names the
 * fields alone, once for each entry.
 */
export const nameRefused: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
  if (operation !== "update" || !("errors" in result) || result.errors.length === 0) return result;
  const name = collection.admin.useAsTitle ?? "id";
  const { docs } = await req.payload.find({
    ...{ collection: collection.slug, req, draft: true, depth: 0, pagination: false },
    where: { id: { in: result.errors.map(({ id }) => id) } },
  });
  const titles = new Map(docs.map((doc) => [Number(doc.id), textOf(propertyOf(doc, name))]));
  const named = result.errors.map(({ id, isPublic, message }) => {
    const reason = translateReason(req, isPublic ? message : hiddenReason);
    return { id, isPublic: true, message: `\u2068${titles.get(Number(id)) || String(id)}\u2069 – ${reason}` };
  });
  return { ...result, errors: named };
};
