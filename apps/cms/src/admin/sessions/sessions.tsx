import type { UIFieldServerComponent } from "payload";
import { mayEndSessions } from "../../access/users-access.ts";
import { findAgencyOffset, minuteAtAgency } from "../../inbox/agency-time.ts";
import { propertyOf } from "../../property-of.ts";
import type { User } from "../../payload-types.ts";
import { SessionList } from "./session-list.tsx";

const openOf = (account: User | null) =>
  account?.sessions?.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now()) ?? [];

/** The open sessions of an account, by the agency's clock. */
export const Sessions: UIFieldServerComponent = async ({ id, payload, req }) => {
  if (typeof id !== "number" || !mayEndSessions(req, id)) return null;
  const where = { id: { equals: id } };
  const account = await payload.db.findOne<User>({ collection: "users", where, req });
  const offset = await findAgencyOffset(payload);
  const mine = propertyOf(req.user, "_sid");
  const timeOf = (moment: string) => minuteAtAgency(new Date(moment), offset);
  const sessions = openOf(account)
    .map(({ id: session, createdAt, expiresAt }) => ({
      id: session,
      started: createdAt ? timeOf(createdAt) : "—",
      ends: timeOf(expiresAt),
      isThis: session === mine,
    }))
    .toReversed();
  return <SessionList account={id} open={sessions} />;
};
