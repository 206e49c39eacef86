import { readId } from "@miqyas/contract";
import type { Access, CollectionBeforeOperationHook, Payload, PayloadRequest } from "payload";
import type { PayloadLockedDocument } from "../payload-types.ts";
import { nobody } from "./roles.ts";

const locks = "payload-locked-documents";

/** Whether the person of a request may read or change a page, or an entry of a collection. A new entry has no number yet. */
export async function may(
  act: "read" | "update",
  req: PayloadRequest,
  kind: unknown,
  entry: unknown,
): Promise<boolean> {
  const { collections, globals } = req.payload.config;
  const global = globals.find(({ slug }) => slug === kind);
  if (global) return Boolean(await global.access[act]({ req }));
  const collection = collections.find(({ slug }) => slug === kind);
  const id = readId(String(entry));
  const isNew = act === "read" && entry === undefined;
  if (!collection || (id === undefined && !isNew)) return false;
  const rule = await collection.access[act]({ req, ...(id !== undefined && { id }) });
  if (typeof rule === "boolean" || isNew) return Boolean(rule);
  const where = { and: [rule, { id: { equals: id } }] };
  return (await req.payload.db.count({ collection: collection.slug, where, req })).totalDocs > 0;
}

/** Only one lock at a time is taken over. */
const mayChangeItsEntry: Access = async ({ id, req }) => {
  if (id === undefined) return false;
  const lock = await req.payload.db.findOne<PayloadLockedDocument>({
    ...{ collection: locks, where: { id: { equals: id } }, req },
  });
  return lock
    ? may("update", req, lock.document?.relationTo ?? lock.globalSlug, lock.document?.value)
    : false;
};

const itsHolder: Access = ({ req }) => (req.user ? { "user.value": { equals: req.user.id } } : false);

/** Whoever changes a lock takes it over, for themselves. They change nothing else of it. */
const takeOver: CollectionBeforeOperationHook = ({ args, operation, req }) =>
  operation === "update" && req.user && "data" in args
    ? { ...args, data: { user: { relationTo: "users", value: req.user.id } } }
    : args;

/**
 * Lets staff take over the lock of what they may change, and end their own. Forms make locks on the server, not over REST.
 * The configuration cannot reach Payload's own collection of locks, whose rules allow everything to everybody with a session.
 */
export function guardLocks(payload: Payload): void {
  const { access, hooks } = payload.collections[locks].config;
  Object.assign(access, { create: nobody, update: mayChangeItsEntry, delete: itsHolder });
  hooks.beforeOperation.push(takeOver);
}
