import type { Payload } from "payload";
import type { User } from "../payload-types.ts";

/** An owner as the given transaction sees the accounts; there always is one (`access/keep-an-owner.ts`). */
export async function getOwner(payload: Payload, transactionID: number | string): Promise<User> {
  const where = { role: { equals: "owner" } };
  const { docs } = await payload.find({ collection: "users", where, limit: 1, req: { transactionID } });
  if (!docs[0]) throw new Error("There is no owner");
  return docs[0];
}
