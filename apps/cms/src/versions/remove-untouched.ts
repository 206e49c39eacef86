import { isolateObjectProperty, type CollectionBeforeOperationHook, type FlattenedField } from "payload";
import { isObject, propertyOf } from "../property-of.ts";
import { languageFields } from "../translation/language-fields.ts";

/** How long an entry that nobody has written in stays, ms. Its form may be open in another window. */
const stays = 60 * 60_000;

/** What the back office itself writes into an entry. */
export const ownNames = new Set([
  ...["id", "createdAt", "updatedAt", "deletedAt", "changed_by", "_order"],
  ...languageFields.flatMap((field) => ("name" in field ? field.name : [])),
]);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.values(value).every(isEmpty));

/** Whether an entry holds nothing but what every new one holds. */
export const isUntouched = (fields: readonly FlattenedField[], doc: unknown): boolean =>
  fields.every((field) => {
    if (!("name" in field) || ownNames.has(field.name) || field.name.startsWith("_")) return true;
    const hasDefault = "defaultValue" in field && field.defaultValue !== undefined;
    return hasDefault || isEmpty(propertyOf(doc, field.name));
  });

/**
 * Payload stores a new entry as soon as its empty form opens, because the form saves itself. When somebody opens the next one,
 * this removes what they opened before and never wrote in (WRITE-1).
 */
export const removeUntouched: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const data = propertyOf(args, "data");
  const opensForm = operation === "create" && isObject(data) && Object.keys(data).length === 0;
  if (!opensForm || !req.user) return;
  const { payload } = req;
  const { docs } = await payload.find({
    ...({
      ...{ collection: collection.slug, depth: 0, limit: 20, locale: "all", showHiddenFields: true },
      // Payload writes the language of a call into its request. The new entry keeps its own.
      req: isolateObjectProperty(req, ["locale", "fallbackLocale"]),
    } as const),
    where: {
      and: [
        { _status: { equals: "draft" } },
        { changed_by: { equals: req.user.id } },
        { createdAt: { less_than: new Date(Date.now() - stays).toISOString() } },
      ],
    },
  });
  for (const { id } of docs.filter((doc) => isUntouched(collection.flattenedFields, doc))) {
    const where = { parent: { equals: id } };
    const { totalDocs } = await payload.countVersions({ collection: collection.slug, where, req });
    if (totalDocs === 1) await payload.delete({ collection: collection.slug, id, req });
  }
};
