import { useSyncExternalStore } from "react";
import type { OutboxEntry } from "./entry.ts";
import { listEntries } from "./store.ts";

/** What the visitor sees of the messages on this device. */
interface OutboxState {
  /** Not sent yet; those that a form is sending for the first time are left out. */
  waiting: readonly OutboxEntry[];
  /** Refused by the site, their text kept. */
  parked: readonly OutboxEntry[];
  /** Reference of the message delivered last by this tab, while it is news. */
  delivered: { reference: string | null } | null;
}

const empty: OutboxState = { waiting: [], parked: [], delivered: null };

let state = empty;
const listeners = new Set<() => void>();
/** Messages that a form of this tab is busy with. */
const underway = new Set<string>();

const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel("miqyas-outbox") : null;
channel?.addEventListener("message", () => void refreshOutbox({ told: true }));

function set(next: OutboxState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Reads the outbox anew, and tells the other tabs unless it was they who told. */
export async function refreshOutbox({ told = false } = {}): Promise<void> {
  if (!told) channel?.postMessage("changed");
  const entries = await listEntries().catch(() => []);
  set({
    ...state,
    // A message of another tab's form is not failed yet either.
    waiting: entries.filter(
      ({ key, refusedWith, failures }) => refusedWith === null && failures > 0 && !underway.has(key),
    ),
    parked: entries.filter(({ refusedWith }) => refusedWith !== null),
  });
}

/** Leaves a message out of what is shown while its form still shows it. */
export async function whileUnderway<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  underway.add(key);
  try {
    return await task();
  } finally {
    underway.delete(key);
  }
}

/** Says that a waiting message has arrived; `null` when that is no news any more. */
export function announceDelivery(delivered: OutboxState["delivered"]): void {
  set({ ...state, delivered });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The messages on this device, kept up to date over all tabs. */
export function useOutbox(): OutboxState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => empty,
  );
}
