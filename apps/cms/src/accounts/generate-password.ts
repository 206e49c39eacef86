import { randomBytes } from "node:crypto";

/** A new password of 20 characters with 120 random bits. */
export const generatePassword = (): string => randomBytes(15).toString("base64url");
