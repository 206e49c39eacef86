"use client";

import type { ReactNode } from "react";

const preferences = "/api/payload-preferences/";

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

  // A form of Payload waits for the preferences of its account after each save, and for ever when that request is lost: it
  // never saves again. A fault of the server it takes for no preferences.
  const fetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    try {
      return await fetch(input, init);
    } catch (error) {
      const isRead = !init?.method || init.method === "get";
      if (isRead && typeof input === "string" && input.includes(preferences))
        return new Response(null, { status: 503 });
      throw error;
    }
  };
}

/** Stands around the admin, so that the repairs hold for all its parts. */
export function BrowserRepairs({ children }: { children: ReactNode }) {
  return children;
}
