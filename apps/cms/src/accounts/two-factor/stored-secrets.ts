import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { env } from "../../env.ts";

const keyFor = (purpose: string) =>
  Buffer.from(hkdfSync("sha256", env.PAYLOAD_SECRET, "", `two-factor ${purpose}`, 32));

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts the secret of an account for the database. The text can be decrypted for the same account only. */
export function encryptSecret(secret: string, account: number): string {
  const iv = randomBytes(ivBytes);
  const encryption = createCipheriv(cipher, keyFor("secret"), iv).setAAD(Buffer.from(String(account)));
  const text = Buffer.concat([encryption.update(secret, "utf8"), encryption.final()]);
  return Buffer.concat([iv, encryption.getAuthTag(), text]).toString("base64url");
}

/** `undefined` when the text was changed, belongs to another account, or was encrypted with another PAYLOAD_SECRET. */
export function decryptSecret(encrypted: string, account: number): string | undefined {
  const bytes = Buffer.from(encrypted, "base64url");
  const start = ivBytes + tagBytes;
  try {
    const decryption = createDecipheriv(cipher, keyFor("secret"), bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(String(account)))
      .setAuthTag(bytes.subarray(ivBytes, start));
    return decryption.update(bytes.subarray(start), undefined, "utf8") + decryption.final("utf8");
  } catch {
    return undefined;
  }
}

/** Letters and digits that nobody takes for one another. */
const signs = "abcdefghjkmnpqrstuvwxyz23456789";

const codeLength = 12;

function writeCode(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString("hex")}`);
  return Array.from({ length: codeLength }, () => {
    const sign = signs[Number(rest % BigInt(signs.length))];
    rest /= BigInt(signs.length);
    return sign;
  }).join("");
}

/** Ten recovery codes of 59 bits each. They follow from the secret, so that an answer that was lost can be repeated. */
export function makeRecoveryCodes(secret: string): string[] {
  const bytes = Buffer.from(hkdfSync("sha256", keyFor("recovery codes"), "", secret, 160));
  return Array.from({ length: 10 }, (_, at) => writeCode(bytes.subarray(16 * at, 16 * (at + 1))));
}

/** What is stored of a recovery code. Without PAYLOAD_SECRET the codes cannot be tried against it. */
export const hashRecoveryCode = (code: string): string =>
  createHmac("sha256", keyFor("recovery")).update(code).digest("base64url");
