import type { PayloadRequest } from "payload";
import type { User } from "../payload-types.ts";
import { inTransaction } from "../versions/lock-entry.ts";
import { lockById } from "./lock-account.ts";

type Session = NonNullable<User["sessions"]>[number];

const collection = "users";

/** Ends the chosen sessions of an account. Their tokens are worth nothing from now on. */
export const endSessions = (
  req: PayloadRequest,
  id: number,
  isChosen: (session: Session) => boolean,
): Promise<void> =>
  inTransaction(req, async () => {
    await lockById(req, id);
    const account = await req.payload.db.findOne<User>({ collection, where: { id: { equals: id } }, req });
    const sessions = account?.sessions?.filter((session) => !isChosen(session)) ?? [];
    // `updatedAt: null` keeps the time of the last change, as Payload's own sign-out does.
    if (account) await req.payload.db.updateOne({ collection, id, data: { sessions, updatedAt: null }, req });
  });
