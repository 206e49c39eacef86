import { useEffect } from "react";
import { useLocation } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { keepPage } from "./keep-page.ts";

/** Time after which a browser without idle callbacks (Safari) is taken for idle, ms. */
const idleDelay = 1000;

/** The language in which the server sent the document. */
const servedIn = import.meta.env.SSR ? "" : document.documentElement.lang;

function keep(): void {
  if (navigator.onLine) void keepPage(servedIn);
}

/**
 * Keeps each page on the device, for the time without a connection (NET-3), once the browser has nothing else to do. An
 * address without a language is kept in the one that it was read in last.
 */
export function useKeptPages(): void {
  const { pathname, search } = useLocation();
  const locale = useLocale();
  useEffect(() => {
    if (!import.meta.env.PROD || search) return;
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(keep, idleDelay);
      return () => clearTimeout(timer);
    }
    const task = requestIdleCallback(keep);
    return () => cancelIdleCallback(task);
  }, [pathname, search, locale]);
}
