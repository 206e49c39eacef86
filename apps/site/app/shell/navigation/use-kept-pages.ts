import { useEffect } from "react";
import { useLocation } from "react-router";

/** Time after which a browser without idle callbacks (Safari) is taken for idle, ms. */
const idleDelay = 1000;

function keep(): void {
  if (navigator.onLine) import("./keep-page.ts").then((code) => code.keepPage()).catch(() => undefined);
}

/** Keeps each page on the device, for the time without a connection (NET-3), once the browser has nothing else to do. */
export function useKeptPages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || search) return;
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(keep, idleDelay);
      return () => clearTimeout(timer);
    }
    const task = requestIdleCallback(keep);
    return () => cancelIdleCallback(task);
  }, [pathname, search]);
}
