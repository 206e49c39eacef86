import type { ContactMessage, Locale, NewsletterSubscription } from "@miqyas/contract";
import { createIdempotencyKey } from "./idempotency-key.ts";
import { withEntryLock } from "./entry-lock.ts";
import { nextAttempt } from "./entry.ts";
import type { OutboxEntry } from "./entry.ts";
import { whileUnderway } from "./outbox-state.ts";
import { refreshOutbox } from "./refresh-outbox.ts";
import { referenceOf } from "./reference.ts";
import { sendEntry } from "./send-entry.ts";
import type { SendOutcome } from "./send-entry.ts";
import { changeEntry, putEntry, removeEntry } from "./store.ts";

/** A filled form. */
export type FilledForm = { locale: Locale; trace: string } & (
  | { kind: "contact"; body: ContactMessage }
  | { kind: "newsletter"; body: NewsletterSubscription }
);

/** Who stores a form, and its reference for the visitor. */
export interface Receipt {
  keptBy: "site" | "device";
  reference: string | null;
}

/** Neither the site nor this device has stored the form. */
class NotKept extends Error {
  override readonly name = "NotKept";
}

/** The longest time that a visitor waits for the site when the device already has the message, ms. */
const longestWait = 31_000;

/** The last form of each kind that could not be stored. Sent again unchanged, it is the same message (CON-12). */
const lost: Partial<Record<FilledForm["kind"], { text: string; key: string }>> = {};

function makeEntry(form: FilledForm, key: string, reference: string | null): OutboxEntry {
  const now = Date.now();
  const fresh = { createdAt: now, failures: 0, dueAt: now, refusedWith: null, claimedUntil: 0 };
  return { ...form, ...fresh, key, reference };
}

/**
 * Sends a form without losing or doubling it. This device stores it before the first attempt and keeps it until the
 * site has it. Resolves when it is stored safely. Rejects with `NotKept` otherwise: a success is never shown wrongly
 * (CON-11, NEWS-8).
 * @param onStored called when this device has stored it
 */
export async function submitForm(form: FilledForm, onStored?: () => void): Promise<Receipt> {
  const { kind } = form;
  const text = JSON.stringify(form.body);
  const key = lost[kind]?.text === text ? lost[kind].key : createIdempotencyKey();
  delete lost[kind];
  const entry = makeEntry(form, key, await referenceOf(key));
  return whileUnderway(key, async () => {
    const isStored = await putEntry(entry);
    if (isStored) onStored?.();
    const result = await sendLocked(entry, isStored);
    if (result.outcome === "delivered") {
      if (isStored) await removeEntry(key).catch(() => undefined);
      return { keptBy: "site" as const, reference: result.reference ?? entry.reference };
    }
    // A refused form is still in its fields, where the visitor can correct it.
    if (result.outcome === "refused" && isStored) await removeEntry(key).catch(() => undefined);
    if (result.outcome === "later" && isStored && (await postpone(key, result.after)))
      return { keptBy: "device" as const, reference: entry.reference };
    // Another tab had the lock. It removes a message when the site has it.
    if (result.outcome === "later" && result.isElsewhere)
      return { keptBy: "site" as const, reference: entry.reference };
    lost[kind] = { text, key };
    throw new NotKept(`the ${kind} form was not kept`);
  }).finally(() => void refreshOutbox());
}

/** Sends under a lock: no other tab sends the message at the same time. */
async function sendLocked(
  entry: OutboxEntry,
  isStored: boolean,
): Promise<SendOutcome & { isElsewhere?: boolean }> {
  const retries = navigator.onLine ? 3 : 0;
  if (!isStored) return sendEntry(entry, { retries });
  let result: SendOutcome = { outcome: "later", after: 0 };
  const isOurs = await withEntryLock(entry.key, async () => {
    result = await sendEntry(entry, { retries, signal: AbortSignal.timeout(longestWait) });
  });
  return { ...result, isElsewhere: !isOurs };
}

/** Leaves a stored message to the outbox. Returns whether it still exists: a database that does not answer has it still. */
async function postpone(key: string, after: number): Promise<boolean> {
  const dueAt = nextAttempt(1, Date.now(), after);
  return changeEntry(key, (entry) => ({ ...entry, failures: 1, dueAt })).then(
    (entry) => entry !== null,
    () => true,
  );
}
