import type { TypeWithVersion } from "payload";
import { propertyOf } from "../property-of.ts";
import type { Operation } from "./changed-by.ts";
import { ownNames } from "./remove-untouched.ts";

/** A stored version of an entry or page. */
export type Version = TypeWithVersion<Record<string, unknown>>;

/** Finds the versions of an entry or page, the newest first. */
export async function findNewest(
  { collection, global, req }: Pick<Operation, "collection" | "global" | "req">,
  id: unknown,
  limit: number,
): Promise<Version[]> {
  const query = { limit, pagination: false, sort: "-updatedAt", req } as const;
  const { db } = req.payload;
  if (global)
    return (await db.findGlobalVersions<Record<string, unknown>>({ ...query, global: global.slug })).docs;
  if (!collection) return [];
  const where = { parent: { equals: id } };
  return (await db.findVersions<Record<string, unknown>>({ ...query, collection: collection.slug, where }))
    .docs;
}

/** When the text of a version was saved, as its readers are told. */
export const timeOf = ({ version }: Version): string => new Date(String(version.updatedAt)).toISOString();

/** The id of the account that made a version; nothing for a program. */
export const authorOf = ({ version }: Version): unknown => propertyOf(version, "changed_by") ?? undefined;

/** What somebody wrote into a version. The order of keys does not count. */
export const contentOf = ({ version }: Version) =>
  Object.fromEntries(Object.entries(version).filter(([name]) => name !== "_status" && !ownNames.has(name)));
