import { entryPaths, isEntryCollection, pagePaths, readId, redirectKey } from "@miqyas/contract";
import type { EntryCollection, Locale } from "@miqyas/contract";
import type { PayloadRequest } from "payload";
import * as v from "valibot";
import type { LanguageState } from "../translation/language-state.ts";

type Translations = Partial<Record<Locale, string | null>>;

/** The live row of an entry that has a page, with its title in each language. */
export interface EntryRow {
  id: number;
  slug?: string | null;
  title?: Translations | null;
  name?: Translations | null;
  _status?: string | null;
  deletedAt?: string | null;
  en_state?: LanguageState | null;
  ar_state?: LanguageState | null;
}

export const entryCollections = Object.keys(entryPaths).filter(isEntryCollection);

/** An entry of a collection, as a relationship names it. */
export const entryReference = v.object({ relationTo: v.picklist(entryCollections), value: v.number() });
export type EntryReference = v.InferOutput<typeof entryReference>;

/** The path of an entry's page, without language: with the slug where it has one, else with the id. */
export const entryPath = (collection: EntryCollection, { id, slug }: Pick<EntryRow, "id" | "slug">): string =>
  entryPaths[collection].replace(/:\w+$/, encodeURIComponent(slug || String(id)));

/** The name of an entry in the language of staff, else in the other. */
export function entryName(req: PayloadRequest, { id, title, name }: EntryRow): string {
  const { en, ar } = title ?? name ?? {};
  return (req.i18n.language === "ar" ? ar || en : en || ar) || String(id);
}

export const isPublic = ({ _status, deletedAt }: Pick<EntryRow, "_status" | "deletedAt">): boolean =>
  _status === "published" && !deletedAt;

const pageKeys = new Set<string>(Object.values(pagePaths).map((path) => path.toLowerCase()));

/** Whether the site always has a page under a key. */
export const isPageKey = (key: string): boolean => pageKeys.has(key);

/** The live row of an entry, not its newest draft. `null` when there is none. */
export async function findLiveRow(
  req: PayloadRequest,
  { relationTo, value }: EntryReference,
): Promise<EntryRow | null> {
  return req.payload.db.findOne<EntryRow>({
    collection: relationTo,
    where: { id: { equals: value } },
    req,
  });
}

/** The entry whose page has this key, published or not. */
export async function findEntryAt(
  req: PayloadRequest,
  key: string,
): Promise<{ reference: EntryReference; row: EntryRow } | null> {
  for (const relationTo of entryCollections) {
    const folder = entryPaths[relationTo].replace(/:\w+$/, "").toLowerCase();
    const segment = key.startsWith(folder) ? key.slice(folder.length) : "";
    if (segment === "" || segment.includes("/")) continue;
    const value = readId(segment);
    const bySlug = relationTo === "blogs" && value === undefined;
    if (!bySlug && value === undefined) return null;
    const row = await req.payload.db.findOne<EntryRow>({
      collection: relationTo,
      where: bySlug ? { slug: { equals: segment } } : { id: { equals: value } },
      req,
    });
    return row && { reference: { relationTo, value: row.id }, row };
  }
  return null;
}

/** The key of an entry's page. */
export const entryKey = (collection: EntryCollection, row: Pick<EntryRow, "id" | "slug">): string =>
  redirectKey(entryPath(collection, row)) ?? "";
