import { isLocale, otherLocale, readId } from "@miqyas/contract";
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload, PayloadRequest, Where } from "payload";
import { isObject, propertyOf } from "../property-of.ts";
import { findEntryRows } from "../translation/entry-rows.ts";
import { fingerprintOf, inOrderOf } from "../translation/entry-texts.ts";
import type { Localized } from "../translation/entry-texts.ts";
import type { Operation } from "../versions/changed-by.ts";

type Publication = Operation & {
  collection?: { slug: CollectionSlug; flattenedFields: FlattenedField[] } | null;
  global?: { slug: GlobalSlug; flattenedFields: FlattenedField[] } | null;
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

/** The public text into which Payload merges the published language, by request. Empty where nothing is public. */
const publicTexts = new WeakMap<object, Localized>();

/**
 * The admin publishes one language (`publishSpecificLocale`): the other language keeps its public text, and its
 * unfinished changes stay a draft (LANG-15). Payload always stores that draft. This hook publishes the entry or page as
 * a whole when there are no such changes, because a draft without changes would show the entry as "changed". Else it
 * prepares what `mergeIntoPublicText` gives to Payload.
 */
export async function publishWholeWithoutChanges(publication: Publication): Promise<void> {
  const { args, collection, global, operation, req } = publication;
  const locale = propertyOf(args, "publishSpecificLocale");
  const fields = (collection ?? global)?.flattenedFields;
  if (operation !== "update" || !isObject(args) || !isLocale(locale) || !fields) return;
  if (args.draft === true && propertyOf(args.data, "_status") !== "published") {
    // A draft publishes nothing: Payload would put the public text of the other language into it.
    req.locale = locale;
    args.publishSpecificLocale = undefined;
    return;
  }
  const rows = await findRows(publication);
  if (!rows) return;
  const { newest } = rows;
  const live = rows.live._status === "published" ? rows.live : {};
  const textOf = (doc: Localized) => fingerprintOf(fields, doc, otherLocale(locale));
  if (textOf(newest) === textOf(inOrderOf(fields, live, newest))) {
    // Payload takes the language of the request from this argument.
    req.locale = locale;
    args.publishSpecificLocale = undefined;
    return;
  }
  // Payload would store the draft with the time that the form knows: forms that know it would not see the change (WRITE-1).
  args.data = { ...(isObject(args.data) ? args.data : {}), updatedAt: new Date().toISOString() };
  const saved = { ...newest, ...(isObject(args.data) ? args.data : {}) };
  publicTexts.set(req, { ...live, ...inOrderOf(fields, live, saved) });
}

/** The query with which Payload looks for what it merges into. */
const asksForPublished = (where: Where | undefined): boolean =>
  JSON.stringify(where ?? {}).includes('"version._status":{"equals":"published"}');

/** The prepared public text as Payload's answer about versions. It answers once. */
function takePublicText({ req, where }: { req?: Partial<PayloadRequest>; where?: Where }) {
  const version = req && asksForPublished(where) ? publicTexts.get(req) : undefined;
  if (!req || !version) return undefined;
  publicTexts.delete(req);
  return Promise.resolve({ docs: [{ version }] } as never);
}

/**
 * Gives Payload the public text to merge the published language into, with its rows in the order that is published. By
 * itself Payload takes the last published version, which may be removed or taken back, and matches rows by position.
 */
export function mergeIntoPublicText({ db }: Payload): void {
  const findVersions = db.findVersions.bind(db);
  const findGlobalVersions = db.findGlobalVersions.bind(db);
  db.findVersions = (query) => takePublicText(query) ?? findVersions(query);
  db.findGlobalVersions = (query) => takePublicText(query) ?? findGlobalVersions(query);
}
