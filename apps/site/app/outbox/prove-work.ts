import { defineRead } from "@miqyas/contract";
import type { ContractClient, FormKind } from "@miqyas/contract";
import { challengePath } from "@miqyas/contract/form-headers";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import * as v from "valibot";
import type { OutboxEntry } from "./entry.ts";

const challenge = v.object({
  parameters: v.looseObject({
    algorithm: v.literal("PBKDF2/SHA-256"),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
  }),
  signature: v.string(),
});

/** A call of the site itself, not of the backend's contract (`formHeaders`). */
const getChallenge = defineRead({
  name: "form-challenge",
  path: challengePath,
  query: ({ form }: { form: FormKind }) => ({ form }),
  data: challenge,
  result: (data) => data,
});

/**
 * Computes a proof of work for a message above the rate limits. Returns the header `X-Miqyas-Proof`. The browser
 * derives keys on its own threads, and the page stays responsive. Rejects on insecure pages and when time runs out.
 */
export async function proveWork(
  site: ContractClient,
  { kind, locale }: Pick<OutboxEntry, "kind" | "locale">,
  signal?: AbortSignal,
): Promise<string> {
  const asked = await site.read(getChallenge, { form: kind }, { locale, signal });
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    const solution = await solveChallenge({ challenge: asked, deriveKey, controller });
    if (!solution) throw new Error("the proof of work was not found in time");
    const { counter, derivedKey } = solution;
    return btoa(JSON.stringify({ challenge: asked, solution: { counter, derivedKey } }));
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}
