import { randomBytes } from "node:crypto";
import type { Payload } from "payload";
import { env } from "../env.ts";

/** An account that was just made. The password is there only when it was made up: print it once. */
export interface NewOwner {
  email: string;
  password?: string;
}

/** Opens the owner's account while there is no user at all; nobody can do it from outside (B18). */
export async function createOwner(payload: Payload): Promise<NewOwner | undefined> {
  const { totalDocs } = await payload.count({ collection: "users" });
  if (totalDocs > 0) return undefined;
  const password = env.OWNER_PASSWORD ?? randomBytes(15).toString("base64url");
  const email = env.OWNER_EMAIL;
  await payload.create({ collection: "users", data: { name: "Owner", email, password, role: "owner" } });
  return { email, ...(env.OWNER_PASSWORD === undefined && { password }) };
}
