"use client";

import type { ReactNode } from "react";

// Payload reads the first entry of an `IntersectionObserver`, which is the oldest. On a busy page a field then stays empty
// that came into view, such as those of an opened fold (payloadcms/payload issue 18108). Its `rootMargin` ends at the
// nearest scroll container, such as the form beside the preview: a fold opened at its lower edge stays empty.
if (typeof window !== "undefined") {
  const { IntersectionObserver } = window;
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => callback(entries.toReversed(), observer), {
        scrollMargin: options?.rootMargin,
        ...options,
      });
    }
  };
}

/** Stands around the admin, so that it changes the observers of all its parts. */
export function NewestIntersection({ children }: { children: ReactNode }) {
  return children;
}
