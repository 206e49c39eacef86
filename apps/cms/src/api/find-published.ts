import type { Locale } from "@miqyas/contract";
import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  FlattenedField,
  GlobalSlug,
  PaginatedDocs,
  Where,
} from "payload";
import { wherePublicIn } from "../translation/public-languages.ts";
import { withoutEmptyRows } from "./empty-rows.ts";
import { fillFromEnglish } from "./fallback.ts";
import type { Translated } from "./fallback.ts";
import { withDraft } from "../preview/with-draft.ts";
import type { ReadContext } from "./public-read.ts";

interface Search {
  where?: Where;
  sort?: string | string[];
  /** Entries per page; all of them when absent. */
  limit?: number;
  page?: number;
  /** Fields to leave out, such as the long text of an article in a list. */
  without?: string[];
  /** The only fields to read. */
  only?: string[];
  /** Whether relationships give ids instead of documents. */
  idsOnly?: boolean;
  /** Whether entries count that have no text in the language. */
  inAnyLanguage?: boolean;
  /** Whether texts without a translation stay empty, in entries with languages of their own. */
  ownTextsOnly?: boolean;
}

export interface Found<Document> {
  docs: Translated<Document>[];
  total: number;
}

/**
 * Reads documents for the public; there is no other way. It calls the local API with `overrideAccess: true`,
 * because visitors have no rights in Payload: anonymous access is denied for every collection, and Payload's
 * own REST shows nothing to anyone (B17). This function alone therefore decides what is public: the published
 * state, in this language (LANG-15), never a draft, never the trash. Categories and files have no drafts. The one
 * exception is the draft that a preview names (RT-27).
 */
export async function findPublished<Slug extends CollectionSlug>(
  { payload, locale, draft }: Pick<ReadContext, "payload" | "locale" | "draft">,
  collection: Slug,
  {
    where,
    sort = "_order",
    limit,
    page = 1,
    without = [],
    only = [],
    idsOnly = false,
    inAnyLanguage = false,
    ownTextsOnly = false,
  }: Search = {},
): Promise<Found<DataFromCollectionSlug<Slug>>> {
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts);
  const published: Where[] = hasDrafts
    ? [{ _status: { equals: "published" } }, ...(inAnyLanguage ? [] : [wherePublicIn(locale)])]
    : [];
  const query = {
    overrideAccess: true,
    draft: false as const,
    depth: idsOnly ? 0 : 1,
    fallbackLocale: false as const,
    where: { and: [...published, ...(where ? [where] : [])] },
    sort,
    page,
    ...(limit === undefined ? { pagination: false, limit: 0 } : { limit }),
    ...(without.length > 0 && { select: selection(without, false) }),
    ...(only.length > 0 && { select: selection(only, true) }),
  };
  const findIn = async (language: Locale) => {
    const search = { ...query, collection, locale: language };
    const found = await (payload.find<CollectionSlug, Record<string, boolean>>(search) as Promise<
      PaginatedDocs<DataFromCollectionSlug<Slug>>
    >);
    if (draft?.kind !== collection || draft.id === null || idsOnly) return found;
    return { ...found, docs: await withDraft(payload, search, { id: draft.id, where, docs: found.docs }) };
  };
  const [own, english] = await Promise.all([
    findIn(locale),
    locale === "en" || ownTextsOnly ? undefined : findIn("en"),
  ]);
  const originals = new Map(english?.docs.map((doc) => [doc.id, doc]));
  const { flattenedFields } = payload.collections[collection].config;
  const docs = own.docs.map((doc) => translate(flattenedFields, doc, originals.get(doc.id)));
  return { docs, total: own.totalDocs };
}

/** A document as visitors read it: with English texts for those that are not translated, without empty rows. */
function translate<Document extends object>(
  fields: readonly FlattenedField[],
  own: Document,
  english: Document | undefined,
): Translated<Document> {
  const [doc = own, original = doc] = withoutEmptyRows(fields, english ? [own, english] : [own]);
  return fillFromEnglish(doc, original);
}

const selection = (fields: string[], shown: boolean) =>
  Object.fromEntries(fields.map((field) => [field, shown]));

/** Reads one published document by its id. */
export async function findPublishedById<Slug extends CollectionSlug>(
  context: Pick<ReadContext, "payload" | "locale" | "draft">,
  collection: Slug,
  id: number | undefined,
  search: Pick<Search, "ownTextsOnly"> = {},
): Promise<Translated<DataFromCollectionSlug<Slug>> | undefined> {
  if (id === undefined) return undefined;
  const where = { id: { equals: id } };
  const { docs } = await findPublished(context, collection, { ...search, where, limit: 1 });
  return docs[0];
}

/** Reads a published global, or its draft in a preview. Returns `undefined` until it is published for the first time. */
export async function findPublishedPage<Slug extends GlobalSlug>(
  { payload, locale, draft }: Pick<ReadContext, "payload" | "locale" | "draft">,
  slug: Slug,
): Promise<Translated<DataFromGlobalSlug<Slug>> | undefined> {
  const isPreviewed = draft?.kind === slug;
  const query = {
    slug,
    overrideAccess: true,
    draft: isPreviewed,
    depth: 1,
    fallbackLocale: false as const,
  };
  const [own, english] = await Promise.all([
    payload.findGlobal({ ...query, locale }),
    locale === "en" ? undefined : payload.findGlobal({ ...query, locale: "en" }),
  ]);
  const status = "_status" in own && !isPreviewed ? own._status : "published";
  const fields = payload.globals.config.find((page) => page.slug === slug)?.flattenedFields ?? [];
  return status === "published" ? translate(fields, own, english) : undefined;
}
