import { lazy, startTransition, useEffect, useState } from "react";
import type { RefObject } from "react";

const load = () => import("./dropdown-menu.tsx");

/** The full menu in a chunk of its own, so that only pages with a dropdown pay for it. */
export const LazyDropdownMenu = lazy(async () => ({ default: (await load()).DropdownMenu }));

/** How a full menu came to take the native control's place: not yet, or with its focus, or without. */
export type MenuState = "native" | "quiet" | "focused";

/** Whether the native control shows its options. A browser that does not tell so of a select is taken at its focus. */
const isOpen = (node: HTMLElement) =>
  node.querySelector(
    CSS.supports("selector(:open)") ? "details[open], select:open" : "details[open], select",
  ) !== null;

/**
 * Whether the full menu can take the place of the native control: it has arrived, and nobody has the native one open.
 * It takes the focus over. Stays `native` on the server, and where the chunk does not come.
 */
export function useMenuState(root: RefObject<HTMLElement | null>): MenuState {
  const [state, setState] = useState<MenuState>("native");
  useEffect(() => {
    const left = new AbortController();
    const fetchMenu = async () => {
      await load();
      const node = root.current;
      if (left.signal.aborted || !node) return;
      const exchange = () => {
        const isFocused = node.contains(document.activeElement);
        if (isFocused && isOpen(node)) return;
        left.abort();
        startTransition(() => setState(isFocused ? "focused" : "quiet"));
      };
      // A native list tells nobody when it closes: after each of these it may have.
      const closing = () => setTimeout(exchange);
      for (const sign of ["focusout", "change", "keyup", "pointerup", "toggle"])
        node.addEventListener(sign, closing, { signal: left.signal, capture: true });
      exchange();
    };
    fetchMenu().catch(() => undefined);
    return () => left.abort();
  }, [root]);
  return state;
}
