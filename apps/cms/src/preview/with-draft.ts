import type { Locale } from "@miqyas/contract";
import type { CollectionSlug, Payload, Where } from "payload";

interface Search {
  collection: CollectionSlug;
  locale: Locale;
  depth: number;
  fallbackLocale: false;
  select?: Record<string, boolean>;
}

interface Place<Document> {
  /** The entry whose draft is shown. */
  id: number;
  /** The condition of the list beside "published". */
  where: Where | undefined;
  /** The published entries. */
  docs: Document[];
}

/**
 * Puts the newest draft of one entry into a list of published entries: in its place, or first when it was not in the list.
 * A draft in the trash, or one that does not fit the condition, is left out.
 */
export async function withDraft<Document extends { id: number | string }>(
  payload: Payload,
  { collection, locale, depth, fallbackLocale, select }: Search,
  { id, where, docs }: Place<Document>,
): Promise<Document[]> {
  const found = await (payload.find({
    ...{ collection, locale, depth, fallbackLocale },
    ...(select && { select }),
    overrideAccess: true,
    draft: true,
    where: { and: [{ id: { equals: id } }, ...(where ? [where] : [])] },
    limit: 1,
  }) as unknown as Promise<{ docs: Document[] }>);
  const drafts = found.docs.map((draft) => withRequiredTexts(payload, collection, draft));
  const at = docs.findIndex((doc) => doc.id === id);
  return at < 0 ? [...drafts, ...docs] : docs.toSpliced(at, 1, ...drafts);
}

/** A draft may lack texts that every published entry has. An ellipsis stands for them. */
function withRequiredTexts<Document extends object>(
  payload: Payload,
  collection: CollectionSlug,
  draft: Document,
): Document {
  const missing = payload.collections[collection].config.flattenedFields.filter(
    (field) =>
      (field.type === "text" || field.type === "textarea") &&
      field.required &&
      field.name in draft &&
      !Reflect.get(draft, field.name),
  );
  return { ...draft, ...Object.fromEntries(missing.map(({ name }) => [name, "…"])) };
}
