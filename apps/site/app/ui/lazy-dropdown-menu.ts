import { lazy, startTransition, useEffect, useState } from "react";
import type { RefObject } from "react";

const load = () => import("./dropdown-menu.tsx");

/** The full menu in its own chunk: only pages with a dropdown load it. */
export const LazyDropdownMenu = lazy(async () => ({ default: (await load()).DropdownMenu }));

/**
 * Whether the full menu has replaced the native control: `native` (not yet), `focused` (with its focus) or `quiet`
 * (without).
 */
export type MenuState = "native" | "quiet" | "focused";

/** Whether the native control shows its options. Without `:open` support a select counts as open. */
const isOpen = (node: HTMLElement) =>
  node.querySelector(
    CSS.supports("selector(:open)") ? "details[open], select:open" : "details[open], select",
  ) !== null;

/**
 * Whether the full menu can replace the native control: its code is loaded, and the native one is neither open nor being
 * pressed. It takes over the focus. Stays `native` on the server and when the chunk fails to load.
 */
export function useMenuState(root: RefObject<HTMLElement | null>): MenuState {
  const [state, setState] = useState<MenuState>("native");
  useEffect(() => {
    const left = new AbortController();
    const options = { signal: left.signal, capture: true };
    let isLoaded = false;
    /**
     * Whether the last press was on the control, as it was when its list is open by now. Safari gives what is pressed no
     * focus, and takes it from what had it.
     */
    let isPressed = root.current?.querySelector("details[open]") != null;

    const exchange = () => {
      const node = root.current;
      if (!isLoaded || left.signal.aborted || !node) return;
      const isFocused = node.contains(document.activeElement);
      if (node.matches(":active") || ((isPressed || isFocused) && isOpen(node))) return;
      left.abort();
      startTransition(() => setState(isFocused ? "focused" : "quiet"));
    };
    // A native list does not report when it closes. It may have closed after each of these events.
    const closing = () => setTimeout(exchange);
    for (const sign of ["focusout", "change", "keyup", "toggle"])
      root.current?.addEventListener(sign, closing, options);
    const press = ({ target }: Event) => {
      isPressed = target instanceof Node && root.current?.contains(target) === true;
      closing();
    };
    for (const sign of ["pointerdown", "pointerup"]) document.addEventListener(sign, press, options);
    document.addEventListener("keydown", () => (isPressed = false), options);

    const fetchMenu = async () => {
      await load();
      isLoaded = true;
      exchange();
    };
    fetchMenu().catch(() => undefined);
    return () => left.abort();
  }, [root]);
  return state;
}
