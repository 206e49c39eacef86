import { lazy, startTransition, useEffect, useState } from "react";
import type { RefObject } from "react";

const load = () => import("./dropdown-menu.tsx");

/** The full menu in a chunk of its own, so that only pages with a dropdown pay for it. */
export const LazyDropdownMenu = lazy(async () => ({ default: (await load()).DropdownMenu }));

/**
 * Whether the full menu can take the place of the native control: it has arrived and nobody is using the native
 * one. Stays `false` on the server, and where the chunk does not come.
 */
export function useMenuReady(root: RefObject<HTMLElement | null>): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const exchange = () => startTransition(() => setReady(true));
    const fetchMenu = async () => {
      await load();
      const node = root.current;
      if (left.signal.aborted || !node) return;
      if (!node.contains(document.activeElement)) exchange();
      else node.addEventListener("focusout", exchange, { signal: left.signal, once: true });
    };
    fetchMenu().catch(() => undefined);
    return () => left.abort();
  }, [root]);
  return ready;
}
