import { isLocale, otherLocale, readId } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { CollectionSlug, FlattenedField, GlobalSlug, Where } from "payload";
import type { Bilingual } from "../language.ts";
import { isObject, propertyOf } from "../property-of.ts";
import { refusalOf } from "../refusal.ts";
import { findEntryRows } from "../translation/entry-rows.ts";
import { areRowsMoved, fingerprintOf, inOrderOf } from "../translation/entry-texts.ts";
import type { Localized } from "../translation/entry-texts.ts";
import type { Operation } from "../versions/changed-by.ts";

const forgotten: Bilingual = {
  en: "The last published version is no longer among the versions that are kept, and the other language has unpublished changes. Its public text would be lost. Publish both languages.",
  ar: "لم تعد آخر نسخة منشورة بين النسخ المحفوظة، وفي اللغة الأخرى تعديلات لم تُنشر، فيضيع نصّها المنشور. انشر اللغتين معًا.",
};

type Publication = Operation & {
  collection?: { slug: CollectionSlug; flattenedFields: FlattenedField[] } | null;
  global?: { slug: GlobalSlug; flattenedFields: FlattenedField[] } | null;
};

const moved: Bilingual = {
  en: "The order of the parts has changed since the last publication, and the other language has unpublished changes. Both languages have the same order of parts. Publish both languages, or put the parts back in their old order.",
  ar: "تغيّر ترتيب الأجزاء منذ آخر نشر، وفي اللغة الأخرى تعديلات لم تُنشر. ترتيب الأجزاء واحد في اللغتين، فانشر اللغتين معًا أو أعد الأجزاء إلى ترتيبها السابق.",
};

/** Reads the stored row and the newest version of an entry or a page. `null` when there is no such entry. */
async function findRows({
  args,
  collection,
  global,
  req,
}: Publication): Promise<{ live: Localized; newest: Localized } | null> {
  const id = readId(String(propertyOf(args, "id")));
  if (collection) return id === undefined ? null : findEntryRows(collection.slug, id, req);
  if (!global) return null;
  const { db } = req.payload;
  const live = await db.findGlobal<Localized>({ slug: global.slug, req });
  const query = { where: { latest: { equals: true } }, limit: 1, pagination: false, req } as const;
  const { docs } = await db.findGlobalVersions<Localized>({ ...query, global: global.slug });
  return { live, newest: docs[0]?.version ?? live };
}

/** Reads the version into which Payload merges the published language: the last published one, also after "unpublish". */
async function findMerged({ args, collection, global, req }: Publication): Promise<Localized | undefined> {
  const { db } = req.payload;
  const status: Where = { "version._status": { equals: "published" } };
  const query = { limit: 1, pagination: false, sort: "-updatedAt", req } as const;
  if (global)
    return (await db.findGlobalVersions<Localized>({ ...query, global: global.slug, where: status })).docs[0]
      ?.version;
  if (!collection) return undefined;
  const where = { and: [{ parent: { equals: propertyOf(args, "id") } }, status] };
  return (await db.findVersions<Localized>({ ...query, collection: collection.slug, where })).docs[0]
    ?.version;
}

/**
 * The admin publishes one language (`publishSpecificLocale`): the other language keeps its public text, and its
 * unfinished changes stay a draft (LANG-15). Payload always stores that draft. This hook publishes the entry or page as
 * a whole when there are no such changes, because a draft without changes would show the entry as "changed".
 *
 * With such changes Payload puts the public texts of the other language into rows by position, not by id. When rows that
 * have such texts were moved, this throws 400, because each text would stand in another row; so it does when the published
 * version is no longer kept.
 */
export async function publishWholeWithoutChanges(publication: Publication): Promise<void> {
  const { args, collection, global, operation, req } = publication;
  const locale = propertyOf(args, "publishSpecificLocale");
  const fields = (collection ?? global)?.flattenedFields;
  if (operation !== "update" || !isObject(args) || !isLocale(locale) || !fields) return;
  const rows = await findRows(publication);
  if (!rows) return;
  const other: Locale = otherLocale(locale);
  const { newest } = rows;
  const live = rows.live._status === "published" ? rows.live : {};
  const textOf = (doc: Localized) => fingerprintOf(fields, doc, other);
  if (textOf(newest) === textOf(inOrderOf(fields, live, newest))) {
    args.publishSpecificLocale = undefined;
    return;
  }
  const published = await findMerged(publication);
  // Payload keeps the newest 20 versions, and merges into nothing where none of them was published.
  if (collection && !published && textOf(live) !== textOf({})) throw refusalOf(req, forgotten);
  const merged = published ?? (global ? rows.live : {});
  const saved = { ...newest, ...(isObject(args.data) ? args.data : {}) };
  if (areRowsMoved(fields, merged, saved, other)) throw refusalOf(req, moved);
}
