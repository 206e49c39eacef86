import { APIError, type Payload } from "payload";
import { generatePassword } from "../accounts/generate-password.ts";
import { env } from "../env.ts";

/** A new account. `password` is set only when it was generated: print it once. */
export interface NewOwner {
  email: string;
  password?: string;
}

/** The account cannot be made as OWNER_EMAIL and OWNER_PASSWORD say. The message names the reason. */
export class OwnerRefused extends Error {}

/**
 * Creates the owner's account when there is no user. Nobody can do it from outside (B18). In a transaction
 * the account exists only after the commit: an account must not remain when nobody saw its password.
 * Throws `OwnerRefused`.
 */
export async function createOwner(
  payload: Payload,
  transactionID?: number | string,
): Promise<NewOwner | undefined> {
  const request = () => (transactionID === undefined ? {} : { req: { transactionID } });
  const { totalDocs } = await payload.count({ collection: "users", ...request() });
  if (totalDocs > 0) return undefined;
  const password = env.OWNER_PASSWORD ?? generatePassword();
  const email = env.OWNER_EMAIL;
  const data = { name: "Owner", email, password, role: "owner" } as const;
  await payload.create({ collection: "users", data, ...request() }).catch((error: unknown) => {
    throw error instanceof APIError ? new OwnerRefused(`OWNER_PASSWORD: ${error.message}`) : error;
  });
  return { email, ...(env.OWNER_PASSWORD === undefined && { password }) };
}

/** Prints the new account, and its password if it was generated. `scripts/parts/stack.ts` reads these lines. */
export function announceOwner({ email, password }: NewOwner, say: (line: string) => void): void {
  say(`Owner's account: ${email}`);
  if (password) say(`Its password, shown only now: ${password}`);
}
