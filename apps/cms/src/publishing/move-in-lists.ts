import { readId } from "@miqyas/contract";
import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  TypeWithID,
} from "payload";
import { isObject, propertyOf } from "../property-of.ts";
import { findEntryRows, findSource } from "../translation/entry-rows.ts";

/** Requests in which somebody drags rows of a list. */
const moving = new WeakSet<PayloadRequest>();

/** Whether a request only gives entries another place in their list. */
export const isMove = (req: PayloadRequest): boolean => moving.has(req);

/**
 * A row of a list is dragged: Payload changes `_order` alone, in the language of the list. It checks the whole entry in that
 * language, and would refuse one that has no text in it. The language that was written first has one.
 */
export const moveInSource: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const data = propertyOf(args, "data");
  if (operation !== "update" || !isObject(data) || Object.keys(data).join() !== "_order") return;
  moving.add(req);
  const id = readId(String(propertyOf(args, "id")));
  const source = id === undefined ? undefined : await findSource(collection.slug, id, req);
  if (source) req.locale = source;
};

/** The place of an entry is no text: it changes on the site at once, also while a draft of the entry waits. */
export const moveOnSite: CollectionAfterChangeHook<TypeWithID & Record<string, unknown>> = async ({
  collection: { slug },
  doc,
  req,
}) => {
  if (!isMove(req) || doc._status !== "draft") return doc;
  const rows = await findEntryRows(slug, Number(doc.id), req);
  const data = { _order: doc._order, updatedAt: rows?.live.updatedAt };
  if (rows) await req.payload.db.updateOne({ collection: slug, id: doc.id, data, req, returning: false });
  return doc;
};
