import { randomBytes } from "node:crypto";
import type { Payload } from "payload";
import { env } from "../env.ts";

/** An account that was just made. The password is there only when it was made up: print it once. */
export interface NewOwner {
  email: string;
  password?: string;
}

/**
 * Opens the owner's account while there is no user at all; nobody can do it from outside (B18). Inside a
 * transaction the account exists only once that is committed: a password nobody saw must not remain.
 */
export async function createOwner(
  payload: Payload,
  transactionID?: number | string,
): Promise<NewOwner | undefined> {
  const request = () => (transactionID === undefined ? {} : { req: { transactionID } });
  const { totalDocs } = await payload.count({ collection: "users", ...request() });
  if (totalDocs > 0) return undefined;
  const password = env.OWNER_PASSWORD ?? randomBytes(15).toString("base64url");
  const email = env.OWNER_EMAIL;
  const data = { name: "Owner", email, password, role: "owner" } as const;
  await payload.create({ collection: "users", data, ...request() });
  return { email, ...(env.OWNER_PASSWORD === undefined && { password }) };
}

/** Says which account was opened, and its password where it was made up. `scripts/parts/stack.ts` reads these lines. */
export function announceOwner({ email, password }: NewOwner, say: (line: string) => void): void {
  say(`Owner's account: ${email}`);
  if (password) say(`Its password, shown only now: ${password}`);
}
