import { isEntryCollection } from "@miqyas/contract";
import type { EntryCollection } from "@miqyas/contract";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from "payload";
import { propertyOf } from "../property-of.ts";
import { announceLinkingTexts } from "../publishing/announce-linking-texts.ts";
import { entryKey, findLiveRow, isPublic } from "./entry-address.ts";
import type { EntryRow } from "./entry-address.ts";

/** The live rows of the entries that a request changes, as they were before, by collection and id. */
const rowsBefore = new WeakMap<PayloadRequest, Map<string, EntryRow>>();

/** Remembers the live row of an entry. The document that Payload passes may be a newer draft with another slug. */
export const rememberAddress: CollectionBeforeChangeHook = async ({
  collection,
  originalDoc,
  operation,
  req,
  data,
}) => {
  const { slug } = collection;
  if (operation !== "update" || !isEntryCollection(slug)) return data;
  const row = await findLiveRow(req, { relationTo: slug, value: Number(propertyOf(originalDoc, "id")) });
  if (!row) return data;
  const rows = rowsBefore.get(req) ?? new Map<string, EntryRow>();
  rowsBefore.set(req, rows.set(`${slug}/${row.id}`, row));
  return data;
};

/**
 * Keeps the address of an entry whose slug has changed: it redirects to the entry from now on (RT-24). A public entry
 * takes its address back from any redirect, so an old address never hides a page. Texts with links are announced when the
 * address has changed or the page has come or gone.
 */
export const keepOldAddress: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { slug } = collection;
  if (!isEntryCollection(slug)) return;
  const id = Number(propertyOf(doc, "id"));
  const after = await findLiveRow(req, { relationTo: slug, value: id });
  const before = rowsBefore.get(req)?.get(`${slug}/${id}`);
  rowsBefore.get(req)?.delete(`${slug}/${id}`);
  if (!after) return;
  const key = entryKey(slug, after);
  if (isPublic(after)) await releaseAddress(req, key);
  if (before && (entryKey(slug, before) !== key || isPublic(before) !== isPublic(after)))
    await announceLinkingTexts(req);
  if (before && entryKey(slug, before) !== key && (await wasPublic(req, slug, before)))
    await redirectTo(req, slug, entryKey(slug, before), id);
};

/** Announces texts with links when an entry is deleted for good. One that is known as a draft, or in the trash, had no page. */
export const announceGonePage: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const hadNoPage = propertyOf(doc, "_status") === "draft" || Boolean(propertyOf(doc, "deletedAt"));
  if (isEntryCollection(collection.slug) && !hadNoPage) await announceLinkingTexts(req);
};

/** Whether visitors can know the address of a row: it is public, or a version with this slug was. */
async function wasPublic(req: PayloadRequest, collection: EntryCollection, row: EntryRow): Promise<boolean> {
  if (row._status === "published") return true;
  const { totalDocs } = await req.payload.countVersions({
    collection,
    req,
    where: {
      parent: { equals: row.id },
      "version._status": { equals: "published" },
      "version.slug": { equals: row.slug },
    },
  });
  return totalDocs > 0;
}

async function releaseAddress(req: PayloadRequest, key: string): Promise<void> {
  await req.payload.delete({ collection: "redirects", where: { from: { equals: key } }, req });
}

async function redirectTo(req: PayloadRequest, relationTo: EntryCollection, from: string, value: number) {
  await releaseAddress(req, from);
  const data = { from, kind: "entry", entry: { relationTo, value }, automatic: true } as const;
  await req.payload.create({ collection: "redirects", data, req });
}
