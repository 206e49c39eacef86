import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from "payload";
import { propertyOf } from "../property-of.ts";
import { isPublic, type EntryRow } from "../redirects/entry-address.ts";
import type { Operation, Saved } from "../versions/changed-by.ts";
import { isDraftSave } from "../versions/drafts.ts";

type Row = EntryRow & Record<string, unknown>;
type Place = Pick<Operation, "collection" | "global" | "req">;

/** What visitors saw before the change of a request, by collection and id, or by global. */
const publicBefore = new WeakMap<PayloadRequest, Set<string>>();

const keyOf = ({ collection, global }: Place, doc: unknown) =>
  collection ? `${collection.slug}/${String(propertyOf(doc, "id"))}` : String(global?.slug);

/** Whether visitors see an entry or page. Its newest version, which Payload passes to hooks, may be a draft. */
async function isLive({ collection, global, req }: Place, doc: unknown): Promise<boolean> {
  const { db } = req.payload;
  const where = { id: { equals: propertyOf(doc, "id") } };
  const select = { _status: true, deletedAt: true } as const;
  const row = collection
    ? await db.findOne<Row>({ collection: collection.slug, where, select, req })
    : global && (await db.findGlobal<Row>({ slug: global.slug, select: { _status: true }, req }));
  return row ? isPublic(row) : false;
}

/** Remembers an entry or page that visitors see before a change that may take it back. */
export const rememberPublic: CollectionBeforeChangeHook & GlobalBeforeChangeHook = async (
  change: Place & { data: object; originalDoc?: unknown; operation?: string },
) => {
  const { data, operation, originalDoc, req } = change;
  const mayTakeBack = propertyOf(data, "_status") === "draft" && !isDraftSave(data, operation, req);
  if (mayTakeBack && (await isLive(change, originalDoc)))
    publicBefore.set(req, (publicBefore.get(req) ?? new Set()).add(keyOf(change, originalDoc)));
  return data;
};

/** Whether a change has taken an entry or page off the site. */
export const isTakenBack = async (saved: Saved): Promise<boolean> =>
  publicBefore.get(saved.req)?.has(keyOf(saved, saved.doc)) === true && !(await isLive(saved, saved.doc));
