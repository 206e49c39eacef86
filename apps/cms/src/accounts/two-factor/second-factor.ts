import type { Payload, PayloadRequest, Where } from "payload";
import type { SecondFactor, User } from "../../payload-types.ts";
import { decryptSecret, encryptSecret, hashRecoveryCode, makeRecoveryCodes } from "./stored-secrets.ts";
import { findStep, makeSecret, readCode } from "./totp.ts";

type Request = Pick<PayloadRequest, "payload"> & Partial<PayloadRequest>;

const collection = "second-factors";

async function find(req: Request, account: number): Promise<SecondFactor | undefined> {
  const where = { account: { equals: account } };
  const { docs } = await req.payload.find({ collection, where, limit: 1, depth: 0, req });
  return docs[0];
}

/** The second factor of an account whose first code was right. A setup that was only begun is none. */
export async function findSecondFactor(req: Request, account: number): Promise<SecondFactor | undefined> {
  const factor = await find(req, account);
  return factor?.confirmed_at ? factor : undefined;
}

const hashesOf = ({ recovery_codes: hashes }: SecondFactor): string[] =>
  hashes?.split(" ").filter(Boolean) ?? [];

/** How many recovery codes an account has left. */
export const countRecoveryCodes = (factor: SecondFactor): number => hashesOf(factor).length;

/** The secret of a second factor was encrypted with another PAYLOAD_SECRET, so no code can be compared. */
export class UnreadableSecret extends Error {}

/** Begins or repeats the setup with a new secret. The caller has made sure that no second factor is on. */
export async function beginSetup(req: Request, { id }: Pick<User, "id">): Promise<string> {
  const secret = makeSecret();
  const data = { account: id, secret: encryptSecret(secret, id), last_step: 0 };
  const begun = await find(req, id);
  if (begun) await req.payload.update({ collection, id: begun.id, data, req });
  else await req.payload.create({ collection, data, req });
  return secret;
}

/**
 * Turns the second factor on when the code is right. Returns the recovery codes, which are shown once and stored as
 * hashes, or `undefined` for a wrong code, a setup that was not begun, and one that is complete. The same code gets
 * the same answer while it is valid and nothing was used: the first answer may have been lost.
 */
export async function confirmSetup(
  req: Request,
  { id }: Pick<User, "id">,
  code: string,
): Promise<{ codes: string[]; isRepeated: boolean } | undefined> {
  const factor = await find(req, id);
  const secret = factor && decryptSecret(factor.secret, id);
  const step = secret && findStep(secret, readCode(code));
  if (!factor || !step) return undefined;
  const codes = makeRecoveryCodes(secret);
  const hashes = codes.map(hashRecoveryCode).join(" ");
  const isUnused: Where = { and: [{ last_step: { equals: step } }, { recovery_codes: { equals: hashes } }] };
  const isOn = await change(
    req,
    factor,
    { or: [{ confirmed_at: { exists: false } }, isUnused] },
    { last_step: step, confirmed_at: new Date().toISOString(), recovery_codes: hashes },
  );
  return isOn ? { codes, isRepeated: Boolean(factor.confirmed_at) } : undefined;
}

/**
 * Uses up a code of the app or a recovery code. Each is accepted once, also when it is sent several times at
 * once. Throws `UnreadableSecret`.
 */
export async function acceptCode(req: Request, factor: SecondFactor, typed: string): Promise<boolean> {
  const account = Number(factor.account);
  const code = readCode(typed);
  const secret = decryptSecret(factor.secret, account);
  if (secret === undefined)
    throw new UnreadableSecret(`The second factor of account ${account} is unreadable`);
  const step = findStep(secret, code);
  if (step !== undefined) return change(req, factor, { last_step: { less_than: step } }, { last_step: step });
  const hash = hashRecoveryCode(code);
  const hashes = hashesOf(factor);
  if (!hashes.includes(hash)) return false;
  const left = hashes.filter((one) => one !== hash).join(" ");
  return change(req, factor, { recovery_codes: { equals: factor.recovery_codes } }, { recovery_codes: left });
}

/** Changes the row if it still meets the condition. One statement, so of two equal requests one succeeds. */
async function change(
  req: Request,
  { id }: SecondFactor,
  condition: Where,
  data: Partial<SecondFactor>,
): Promise<boolean> {
  const where = { and: [{ id: { equals: id } }, condition] };
  const changed: unknown = await req.payload.db.updateOne({
    ...{ collection, data, req, where, options: { atomic: true } },
  });
  return changed !== null;
}

/** Turns the second factor of an account off. */
export async function removeSecondFactor(
  payload: Payload,
  account: number,
  req: Partial<PayloadRequest> = {},
): Promise<void> {
  await payload.delete({ collection, where: { account: { equals: account } }, req });
}
