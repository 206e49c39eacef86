"use client";

import type { ReactNode } from "react";

// Payload reads the first entry of an `IntersectionObserver`, which is the oldest. On a busy page a field then stays empty
// that came into view, such as those of an opened fold (payloadcms/payload issue 18108).
if (typeof window !== "undefined") {
  const { IntersectionObserver } = window;
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => callback(entries.toReversed(), observer), options);
    }
  };
}

/** Stands around the admin, so that the observers of all its parts tell the newest state first. */
export function NewestIntersection({ children }: { children: ReactNode }) {
  return children;
}
