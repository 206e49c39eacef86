import { useSyncExternalStore } from "react";
import type { OutboxEntry } from "./entry.ts";

/** A message that this tab has delivered, with its reference if it has one. */
interface Delivery {
  kind: OutboxEntry["kind"];
  reference: string | null;
}

/** The messages of this device, as the visitor sees them. */
interface OutboxState {
  /** Not sent yet. Messages that a form is sending for the first time are not included. */
  waiting: readonly OutboxEntry[];
  /** Refused by the site; their text is kept. */
  parked: readonly OutboxEntry[];
  /** What this tab has delivered, while the notice shows it. */
  delivered: readonly Delivery[];
}

const empty: OutboxState = { waiting: [], parked: [], delivered: [] };

let state = empty;
const listeners = new Set<() => void>();
/** Keys of the messages that a form of this tab is sending. */
const underway = new Set<string>();

/** The other tabs of the site; `null` where the browser has no channel to them, or refuses it (F16). */
export const outboxChannel = openChannel();

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel("miqyas-outbox");
  } catch {
    return null;
  }
}

/** Shows these messages. Those that a form of this tab is sending have not failed yet. */
export function showEntries(entries: readonly OutboxEntry[]): void {
  set({
    ...state,
    waiting: entries.filter(
      ({ key, refusedWith, failures }) => refusedWith === null && failures > 0 && !underway.has(key),
    ),
    parked: entries.filter(({ refusedWith }) => refusedWith !== null),
  });
}

function set(next: OutboxState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Hides a message from the outbox's state while its form still shows it. */
export async function whileUnderway<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
  underway.add(key);
  try {
    return await task();
  } finally {
    underway.delete(key);
  }
}

/** Announces the delivery of a message. */
export function announceDelivery(delivery: Delivery): void {
  set({ ...state, delivered: [...state.delivered, delivery] });
}

/** Ends the announcement of all deliveries, or only of those without a reference: a reference stands nowhere else. */
export function closeDeliveries(which: "all" | "without reference"): void {
  set({ ...state, delivered: which === "all" ? [] : state.delivered.filter(({ reference }) => reference) });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The messages of this device, in step with all tabs. */
export function useOutbox(): OutboxState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => empty,
  );
}
