import type { FormKind, Locale } from "@miqyas/contract";
import { QueueUnavailable } from "../submission-queue/database/connection.ts";
import type { QueueEvents } from "../submission-queue/events.ts";
import type { FormBody } from "../form-kinds.ts";
import type { FormLimits, Limited } from "./form-limits.ts";
import type { QuarantineReason } from "./automation-check.ts";
import { storedAnswer } from "../messages.ts";
import type { Proofs } from "./proof-of-work.ts";
import type { Acceptance, Store, Submission } from "../submission-queue/store.ts";

/** A form with valid fields. */
export interface FilledForm {
  kind: FormKind;
  body: FormBody;
  locale: Locale;
  key: string | null;
  /** How long it waited on the visitor's device, ms. */
  waited: number;
  /** The value of `X-Miqyas-Proof`. */
  proof: string | undefined;
  quarantine: QuarantineReason | null;
  /** The client's network, by which limits count. */
  client: string;
}

export type Outcome =
  | Exclude<Acceptance, { outcome: "proof-spent" }>
  | { outcome: "in-flight" | "unavailable" }
  /** Over a limit. Without a proof of work the form is accepted `retryAfter` seconds later. */
  | { outcome: "proof-needed"; over: Limited; retryAfter: number };

/** Decides about a form. A repeated form gets its first answer, a form over a limit needs a proof, others are stored. */
export function createAcceptance(parts: {
  store: Store;
  limits: FormLimits;
  proofs: Proofs;
  events: QueueEvents;
}) {
  const { store, limits, proofs, events } = parts;
  const inFlight = new Set<string>();

  async function decide(form: FilledForm): Promise<Outcome> {
    const { kind, client, body, locale, key, quarantine, waited } = form;
    const answer = (reference: string) => storedAnswer(kind, locale, reference);
    const submission: Submission = { kind, body, locale, key, quarantine, waited, answer, proof: null };
    const earlier = await store.findEarlier(submission);
    if (earlier && earlier.outcome !== "proof-spent") return earlier;
    const { count: excess, over, retryAfter } = await limits.excess(kind, client, body.email);
    const needProof = (): Outcome => {
      events.limited({ kind, excess });
      return { outcome: "proof-needed", over, retryAfter };
    };
    const proof =
      excess > 0 ? await proofs.verify(form.proof, kind, limits.clientExcess(kind, client)) : null;
    if (excess > 0 && proof === null) return needProof();
    const accepted = await store.accept({ ...submission, proof });
    if (accepted.outcome === "proof-spent") return needProof();
    if (accepted.outcome === "stored") {
      limits.record(kind, client);
      events.stored({ id: accepted.id, kind, locale, quarantine });
    }
    return accepted;
  }

  /** Resolves with `stored` only when the message is on the disk. */
  return async function accept(form: FilledForm): Promise<Outcome> {
    const { key } = form;
    if (key !== null && inFlight.has(key)) return { outcome: "in-flight" };
    if (key !== null) inFlight.add(key);
    try {
      return await decide(form);
    } catch (error) {
      if (error instanceof QueueUnavailable) return { outcome: "unavailable" };
      throw error;
    } finally {
      if (key !== null) inFlight.delete(key);
    }
  };
}

export type Accept = ReturnType<typeof createAcceptance>;
