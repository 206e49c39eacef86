import { AuthenticationError, createLocalReq, LockedAuth } from "payload";
import type { Payload, PayloadRequest } from "payload";
import type { User } from "../payload-types.ts";
import { propertyOf } from "../property-of.ts";
import { endSessions } from "./end-sessions.ts";
import { lockById } from "./lock-account.ts";

const collection = "users";

/**
 * A sign-in changes the account as it is stored. Payload reads the account, compares the password outside of any
 * transaction, adds a session to what it has read, and writes that. Here the session is added to the account as it is by
 * then, under its lock (`lock-account.ts`). An account that is gone by then, is locked, or has another password, gets none.
 * After many wrong passwords at once Payload ends the newest sessions, with the whole row too: here it writes nothing else.
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
      return endSessions(own, Number(id), (session) => !kept.includes(session.id));
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
