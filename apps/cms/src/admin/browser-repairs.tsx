"use client";

import { useLocale } from "@payloadcms/ui";
import { useEffect } from "react";
import type { ReactNode } from "react";

const preferences = "/api/payload-preferences/";

/** The language of the content that this tab shows. */
let shownLocale: string | undefined;

/** Whether an answer has a preference. */
async function hasValue(answer: Response): Promise<boolean> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof body === "object" && body !== null && "value" in body && Boolean(body.value);
}

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

  const fetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const isRead = (init?.method ?? "get").toLowerCase() === "get";
    if (!isRead || typeof input !== "string" || !input.includes(preferences)) return fetch(input, init);
    // A form of Payload waits for the preferences of its account after each save, and for ever when that request is lost: it
    // never saves again. A fault of the server it takes for no preferences.
    const answer = await fetch(input, init).catch(() => new Response(null, { status: 503 }));
    // When the session has just ended, Payload would turn the form to the first language, and store its text in that.
    if (input.endsWith("/locale") && shownLocale && !(await hasValue(answer)))
      return Response.json({ value: shownLocale });
    return answer;
  };
}

/** Stands around the admin, so that the repairs hold for all its parts. */
export function BrowserRepairs({ children }: { children: ReactNode }) {
  const { code } = useLocale();
  useEffect(() => {
    shownLocale = code;
  }, [code]);
  return children;
}
