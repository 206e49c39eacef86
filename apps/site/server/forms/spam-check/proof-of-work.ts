import { formKinds } from "@miqyas/contract";
import type { FormKind } from "@miqyas/contract";
import { randomBytes } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import type { Challenge } from "altcha-lib/types";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";

/** How long a challenge is valid, ms. */
const lifetime = 10 * 60_000;

/** PBKDF2 iterations per try. One byte must match: 256 tries on average, about a second on a phone. */
const baseCost = 2000;
const highestLevel = 5;
/** Messages over the limit per level. Each level doubles the work. */
const messagesPerLevel = 5;

const levelFor = (excess: number) => Math.min(highestLevel, Math.floor(excess / messagesPerLevel));

const payloadSchema = v.pipe(
  v.string(),
  v.maxLength(4096),
  v.transform((header) => Buffer.from(header, "base64").toString("utf8")),
  v.parseJson(),
  v.object({
    challenge: v.object({
      parameters: v.looseObject({
        algorithm: v.literal("PBKDF2/SHA-256"),
        nonce: v.string(),
        salt: v.string(),
        cost: v.pipe(v.number(), v.integer(), v.maxValue(baseCost * 2 ** highestLevel)),
        keyLength: v.literal(32),
        keyPrefix: v.string(),
        expiresAt: v.number(),
        data: v.object({ form: v.picklist(formKinds), level: v.number() }),
      }),
      signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
    solution: v.object({ counter: v.number(), derivedKey: v.string() }),
  }),
);

/**
 * Proofs of work, demanded over a limit instead of a refusal. A challenge costs the server almost nothing. It is good at
 * the process that made it and nowhere else, because the proofs that are spent are known to that process alone (MANY-3).
 */
export function createProofs(now: () => number) {
  const hmacSignatureSecret = randomBytes(32).toString("hex");

  return {
    /** The challenge for a message that is `excess` over a limit. */
    challenge: (form: FormKind, excess: number): Promise<Challenge> =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: baseCost * 2 ** levelFor(excess),
        keyPrefix: "00",
        deriveKey,
        expiresAt: new Date(now() + lifetime),
        data: { form, level: levelFor(excess) },
        hmacSignatureSecret,
      }),

    /** The identity of a valid proof, which is good for one message; `null` for an invalid one. */
    async verify(header: string | undefined, form: FormKind, excess: number): Promise<string | null> {
      const parsed = v.safeParse(payloadSchema, header);
      if (!parsed.success) return null;
      const { challenge, solution } = parsed.output;
      const { data } = challenge.parameters;
      // Another visitor of the same network may have raised the level in the meantime.
      if (data.form !== form || data.level < levelFor(excess) - 1) return null;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
      return verified ? challenge.signature : null;
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;
