import { createLocalReq, type Payload } from "payload";
import { record } from "../audit/record.ts";
import { findSecondFactor, removeSecondFactor } from "./two-factor/second-factor.ts";

/** What became of the account: `promoted` had another role before. */
export type Restored = "created" | "restored" | "promoted";

/**
 * Gives an e-mail address an owner's account with this password. An account that exists is unlocked, and its
 * sessions and reset links end, and two-factor sign-in is off. Throws `APIError` when the password or the address is refused.
 */
export async function restoreOwner(payload: Payload, email: string, password: string): Promise<Restored> {
  const where = { email: { equals: email.trim().toLowerCase() } };
  const { docs } = await payload.find({ collection: "users", where, limit: 1, depth: 0 });
  const [account] = docs;
  if (!account) {
    const data = { name: "Owner", email, password, role: "owner" } as const;
    await payload.create({ collection: "users", data });
    return "created";
  }
  await payload.update({
    collection: "users",
    id: account.id,
    data: { password, role: "owner", sessions: [], loginAttempts: 0, lockUntil: null },
  });
  const hadSecondFactor = await findSecondFactor({ payload }, account.id);
  await removeSecondFactor(payload, account.id);
  if (hadSecondFactor) {
    const req = await createLocalReq({}, payload);
    await record(req, { act: "two_factor_off", kind: "users", entry: account.id, subject: account.name });
  }
  return account.role === "owner" ? "restored" : "promoted";
}
