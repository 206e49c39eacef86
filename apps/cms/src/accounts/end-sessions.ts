import type { PayloadRequest } from "payload";
import type { User } from "../payload-types.ts";

type Session = NonNullable<User["sessions"]>[number];

/** Ends the chosen sessions of an account. Their tokens are worth nothing from now on. */
export async function endSessions(
  req: PayloadRequest,
  id: number,
  isChosen: (session: Session) => boolean,
): Promise<void> {
  const account = await req.payload.db.findOne<User>({
    collection: "users",
    where: { id: { equals: id } },
    req,
  });
  const sessions = account?.sessions?.filter((session) => !isChosen(session)) ?? [];
  // `updatedAt: null` keeps the time of the last change, as Payload's own sign-out does.
  if (account)
    await req.payload.db.updateOne({ collection: "users", id, data: { sessions, updatedAt: null }, req });
}
