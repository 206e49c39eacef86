import type { CollectionAfterReadHook, Payload } from "payload";
import { isObject, propertyOf } from "../property-of.ts";

/**
 * Shows who edits a document by name. Payload shows the e-mail address to those who may read the account, and
 * a number to all others. It has no place for a name, so the name stands where the address would.
 */
const nameEditor: CollectionAfterReadHook = async ({ doc, req }) => {
  const lock: unknown = doc;
  const user = propertyOf(lock, "user");
  const value = propertyOf(user, "value");
  const id = propertyOf(value, "id") ?? value;
  if (!isObject(lock) || typeof id !== "number") return lock;
  const where = { id: { equals: id } };
  const { docs } = await req.payload.find({
    ...{ collection: "users", where, limit: 1, depth: 0, req },
    select: { name: true },
  });
  return docs[0] ? { ...lock, user: { relationTo: "users", value: { id, email: docs[0].name } } } : lock;
};

/** Adds the names to Payload's own collection of locks, which the configuration cannot reach. */
export function nameEditors(payload: Payload): void {
  payload.collections["payload-locked-documents"].config.hooks.afterRead.push(nameEditor);
}
