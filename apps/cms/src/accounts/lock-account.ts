import { AuthenticationError, createLocalReq, LockedAuth } from "payload";
import type {
  CollectionAfterLogoutHook,
  CollectionBeforeOperationHook,
  Payload,
  PayloadRequest,
} from "payload";
import type { User } from "../payload-types.ts";
import { propertyOf } from "../property-of.ts";
import { inTransaction, lockEntry } from "../versions/lock-entry.ts";

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

/**
 * The same for a sign-in. Payload reads the account, compares the password outside of any transaction, adds a session to
 * what it has read, and writes that. Here the session is added to the account as it is by then. An account that is gone by
 * then, is locked, or has another password, gets none. After many wrong passwords at once Payload ends the newest sessions,
 * with the whole row too: here it writes nothing else.
 */
export function signInToStoredAccount(payload: Payload): void {
  const { db } = payload;
  const updateOne = db.updateOne.bind(db);
  db.updateOne = async (change): Promise<unknown> => {
    const { data, id, req } = change;
    if (change.collection !== collection || !Array.isArray(data.sessions)) return updateOne(change);
    const sessions: unknown[] = data.sessions;
    if (!req) {
      const kept = sessions.map((session) => propertyOf(session, "id"));
      const own = await createLocalReq({}, payload);
      // A sign-in under way stores its session before.
      return inTransaction(own, async () => {
        await lockById(own, id);
        const stored = await db.findOne<User>({ collection, where: { id: { equals: id } }, req: own });
        const left = stored?.sessions?.filter((session) => kept.includes(session.id)) ?? [];
        const ended = { sessions: left, updatedAt: null };
        if (stored) await updateOne({ collection, id: stored.id, data: ended, req: own });
      });
    }
    // A stored session has its times as texts.
    const added = sessions.find((session) => propertyOf(session, "createdAt") instanceof Date);
    if (added === undefined) return updateOne(change);
    await lockById(req as PayloadRequest, id);
    const stored = await db.findOne<User>({ collection, where: { id: { equals: id } }, req });
    if (!stored || stored.hash !== data.hash) throw new AuthenticationError(req.t);
    if (stored.lockUntil && Date.parse(stored.lockUntil) > Date.now()) throw new LockedAuth(req.t);
    const open = stored.sessions?.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now()) ?? [];
    Object.assign(data, stored, { sessions: [...open, added], updatedAt: null });
    return updateOne(change);
  };
}
