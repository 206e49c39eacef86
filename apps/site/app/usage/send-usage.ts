import type { UsageKind } from "@miqyas/contract";

declare global {
  interface Navigator {
    /** The visitor asks sites not to share or keep what they do (Global Privacy Control). */
    readonly globalPrivacyControl?: boolean;
  }
}

const missed = new Set<string>();

/** Counts words for which a search of everything has found nothing: once per document, however often they are shown. */
export function countMissedSearch(words: string): void {
  if (missed.has(words)) return;
  missed.add(words);
  sendUsage("search", words);
}

/**
 * Tells the site's server that something is to be counted (RT-30). Nothing is sent for a visitor who asks not to be
 * counted, and nothing about the visitor in any case.
 * @param from host of the page whose link was followed
 */
export function sendUsage(kind: Exclude<UsageKind, "source" | "sent">, subject: string, from?: string): void {
  if (navigator.globalPrivacyControl === true || navigator.doNotTrack === "1") return;
  // Some settings for privacy take this function away.
  if (!("sendBeacon" in navigator)) return;
  navigator.sendBeacon(
    "/usage",
    JSON.stringify({ kind, locale: document.documentElement.lang, subject, from }),
  );
}
