import type { Payload } from "payload";
import type { User } from "../payload-types.ts";

/** Finds an owner in the given transaction. There is always one (`access/keep-an-owner.ts`). */
export async function getOwner(payload: Payload, transactionID: number | string): Promise<User> {
  const where = { role: { equals: "owner" } };
  const { docs } = await payload.find({ collection: "users", where, limit: 1, req: { transactionID } });
  if (!docs[0]) throw new Error("There is no owner");
  return docs[0];
}
