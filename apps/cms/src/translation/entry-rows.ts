import { isLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { CollectionSlug, PayloadRequest, TypeWithVersion } from "payload";
import type { Localized } from "./entry-texts.ts";

/** The stored forms of an entry, with all languages. */
export interface EntryRows {
  /** The row that visitors see when it is published. */
  live: Localized;
  newest: Localized;
  newestVersion: TypeWithVersion<Localized> | undefined;
  /** Reads the version before the newest. */
  findPrevious: () => Promise<Localized | undefined>;
}

/** Reads the stored forms of an entry. `null` when there is none. */
export async function findEntryRows(
  collection: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<EntryRows | null> {
  const { db } = req.payload;
  const live = await db.findOne<Localized & { id: number }>({
    collection,
    where: { id: { equals: id } },
    req,
  });
  if (!live) return null;
  const findVersion = async (latest: boolean) => {
    const { docs } = await db.findVersions<Localized>({
      collection,
      where: { and: [{ parent: { equals: id } }, { latest: { equals: latest } }] },
      sort: "-updatedAt",
      limit: 1,
      pagination: false,
      req,
    });
    return docs[0];
  };
  const newestVersion = await findVersion(true);
  const findPrevious = async () => (await findVersion(false))?.version;
  return { live, newest: newestVersion?.version ?? live, newestVersion, findPrevious };
}

/** The language in which an entry was written first. */
export async function findSource(
  collection: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<Locale | undefined> {
  const source = (await findEntryRows(collection, id, req))?.newest.source_language;
  return isLocale(source) ? source : undefined;
}
