import { createHmac, hkdfSync } from "node:crypto";
import { env } from "../env.ts";

const key = Buffer.from(hkdfSync("sha256", env.PAYLOAD_SECRET, "", "addresses of mails", 32));

/** A keyed hash of an e-mail address. It recognises an address that is no longer stored (R13, R23). */
export const hashAddress = (email: string): string =>
  createHmac("sha256", key).update(email.trim().toLowerCase()).digest("base64url");
