import { useSyncExternalStore } from "react";
import { readStorage, storageKeys, writeStorage } from "../../browser-storage/browser-storage.ts";

/** Length of the lock after a subscription, ms (NEWS-4). */
export const lockTime = 300_000;

/** The remaining time of a stored lock, ms: 0 without a lock, at most one whole lock (NEWS-6, F17). */
export function remainingTime(end: string | null, now: number): number {
  const left = Number(end ?? Number.NaN) - now;
  return Number.isFinite(left) ? Math.min(Math.max(left, 0), lockTime) : 0;
}

/** When the lock ends, ms on the monotonic clock, which nobody can set back. */
let endsAt = 0;
let ticking: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

const remaining = () => Math.max(0, endsAt - performance.now());

function announce(): void {
  for (const listener of listeners) listener();
  if (remaining() > 0) return;
  clearInterval(ticking);
  ticking = undefined;
}

function adopt(milliseconds: number): void {
  endsAt = performance.now() + milliseconds;
  clearInterval(ticking);
  ticking = milliseconds > 0 ? setInterval(announce, 1000) : undefined;
  announce();
}

function readKept(): void {
  const end = readStorage(storageKeys.newsletterLock);
  const left = remainingTime(end, Date.now());
  // A clock that was set back must not restart the five minutes at every visit.
  if (left === lockTime) writeStorage(storageKeys.newsletterLock, String(Date.now() + lockTime));
  adopt(left);
}

/** The monotonic clock may have stood still while the device slept. Without storage it is the only one. */
function catchUp(): void {
  const end = readStorage(storageKeys.newsletterLock);
  if (end !== null) adopt(Math.min(remaining(), remainingTime(end, Date.now())));
}

function onStorage({ key }: StorageEvent): void {
  if (key === storageKeys.newsletterLock || key === null) readKept();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("storage", onStorage);
    // The browser may revive this page after a subscription on another one.
    addEventListener("pageshow", readKept);
    addEventListener("visibilitychange", catchUp);
    readKept();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", readKept);
    removeEventListener("visibilitychange", catchUp);
    clearInterval(ticking);
  };
}

/** Locks subscribing for five minutes, in every form, every tab and after a reload (NEWS-4, NEWS-6). */
export function lockNewsletter(): void {
  writeStorage(storageKeys.newsletterLock, String(Date.now() + lockTime));
  adopt(lockTime);
}

/** Whole seconds until the next subscription is allowed, updated every second; 0 without a lock (NEWS-5). */
export function useNewsletterLock(): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.ceil(remaining() / 1000),
    () => 0,
  );
}
