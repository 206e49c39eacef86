import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook, PayloadRequest } from "payload";
import { propertyOf } from "../property-of.ts";
import { lockEntry } from "../versions/lock-entry.ts";

const collection = "users";

/** Waits until no other transaction changes an account, in all processes, and lets none do so before the end of this one. */
export const lockById = (req: PayloadRequest, id: unknown): Promise<void> =>
  lockEntry({ args: { id }, collection: { slug: collection }, operation: "update", req });

/**
 * Lets the changes of one account happen one after the other. Payload reads the whole row and writes it back: what was
 * stored in between, such as another role, would be undone, and a deleted account would come back.
 */
export const lockAccount: CollectionBeforeOperationHook = async (asked) => {
  const { args, operation, req } = asked;
  if (operation === "refresh") return lockById(req, req.user?.id);
  if (operation !== "resetPassword") return lockEntry(asked);
  const where = { resetPasswordToken: { equals: propertyOf(propertyOf(args, "data"), "token") } };
  return lockEntry({ ...asked, args: { where }, operation: "update" });
};

/** The same for a sign-out. Payload runs this hook before it reads the account. */
export const lockForSignOut: CollectionAfterLogoutHook = ({ req }) => lockById(req, req.user?.id);
