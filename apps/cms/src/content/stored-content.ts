import type { Payload } from "payload";
import { isObject, propertyOf } from "../property-of.ts";
import { modelOf, type ContentModel } from "./content-model.ts";
import { describe, type Data, type Names } from "./describe.ts";
import type { Part } from "./fields.ts";
import { contentCollections, contentGlobals, type ContentCollection, type ContentGlobal } from "./kinds.ts";

/** A stored document, with its texts in all languages. */
export interface StoredEntry {
  id: number;
  doc: Record<string, unknown>;
}

/** All content of the database in the scope of the format. */
export interface StoredContent {
  media: { model: ContentModel; files: StoredEntry[] };
  collections: { model: ContentModel & { kind: ContentCollection }; entries: StoredEntry[] }[];
  globals: { model: ContentModel & { kind: ContentGlobal }; doc: Record<string, unknown> }[];
  /** Number of published entries with a newer draft. The newer drafts are not included. */
  unpublishedChanges: number;
}

interface Reading {
  req?: { transactionID: number | string };
  /** Whether entries and files in the trash are read too. */
  trash?: boolean;
}

const everything = {
  locale: "all",
  depth: 0,
  pagination: false,
  sort: "id",
  showHiddenFields: true,
} as const;

const entriesOf = (docs: unknown[]): StoredEntry[] =>
  docs.filter(isObject).map((doc) => ({ id: Number(doc.id), doc }));

/**
 * Reads published entries in their published version, and entries that were never published in their draft
 * version.
 */
async function readCollection(payload: Payload, collection: ContentCollection, reading: Reading) {
  const { docs } = await payload.find({ collection, ...everything, ...reading });
  const entries = entriesOf(docs);
  if (!payload.collections[collection].config.versions?.drafts) return { entries, unpublishedChanges: 0 };
  const latest = new Map(
    entriesOf((await payload.find({ collection, ...everything, ...reading, draft: true })).docs).map(
      (entry) => [entry.id, entry],
    ),
  );
  return {
    entries: entries.map((entry) =>
      entry.doc._status === "draft" ? (latest.get(entry.id) ?? entry) : entry,
    ),
    unpublishedChanges: entries.filter(
      ({ id, doc }) => doc._status === "published" && latest.get(id)?.doc._status === "draft",
    ).length,
  };
}

export async function readStoredContent(payload: Payload, reading: Reading = {}): Promise<StoredContent> {
  const { docs } = await payload.find({ collection: "media", ...everything, ...reading });
  const content: StoredContent = {
    media: { model: modelOf(payload, "media"), files: entriesOf(docs) },
    collections: [],
    globals: [],
    unpublishedChanges: 0,
  };
  for (const kind of contentCollections) {
    const { entries, unpublishedChanges } = await readCollection(payload, kind, reading);
    content.collections.push({ model: { ...modelOf(payload, kind), kind }, entries });
    content.unpublishedChanges += unpublishedChanges;
  }
  for (const kind of contentGlobals) {
    const { id: _id, ...doc } = await payload.findGlobal({
      slug: kind,
      locale: "all",
      depth: 0,
      ...(reading.req && { req: reading.req }),
    });
    content.globals.push({ model: { ...modelOf(payload, kind), kind }, doc });
  }
  return content;
}

export const isTrashed = ({ doc }: Partial<StoredEntry>): boolean => Boolean(doc?.deletedAt);

/** The first entry that fits. One in the trash gives way to another. */
export const findFirst = (stored: StoredEntry[], fits: (entry: StoredEntry) => boolean) =>
  stored.find((entry) => !isTrashed(entry) && fits(entry)) ?? stored.find(fits);

/** The contents of an entry's files, with its id, state, order and first language in the front matter. */
export function describeEntry(
  { fields, drafts }: ContentModel,
  doc: Record<string, unknown>,
  names: Names,
): Record<Part, Data> {
  const { shared, ...texts } = describe(fields, doc, names);
  const { id, _status: status, _order: order, source_language: first } = doc;
  return {
    ...texts,
    shared: {
      ...(typeof id === "number" && { id }),
      ...(drafts && status === "draft" && { status }),
      ...(typeof order === "string" && { order }),
      // Without this value a new entry with both texts counts as written in English first.
      ...(first === "ar" && { first_language: first }),
      ...shared,
    },
  };
}

/** The texts of a media file, in both languages, and its focal point. */
export function describeFile({ fields }: ContentModel, doc: Record<string, unknown>, names: Names): Data {
  const { shared, en, ar } = describe(fields, doc, names);
  const texts = fields.flatMap(({ name }) => {
    const text: Data = {
      ...(name in en && { en: en[name] ?? null }),
      ...(name in ar && { ar: ar[name] ?? null }),
    };
    return Object.keys(text).length > 0 ? [[name, text]] : [];
  });
  const [x, y] = [propertyOf(doc, "focalX"), propertyOf(doc, "focalY")];
  const isCentred = x === 50 && y === 50;
  return {
    id: Number(doc.id),
    ...(Object.fromEntries(texts) as Data),
    ...shared,
    ...(typeof x === "number" && typeof y === "number" && !isCentred && { focal: { x, y } }),
  };
}
