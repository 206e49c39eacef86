import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import type { DropdownMenu } from "./dropdown-menu.tsx";

interface LoadedMenu {
  Menu: typeof DropdownMenu;
  /** Whether the native control had the focus. */
  isFocused: boolean;
}

/** Whether the native control shows its options. Without `:open` support a select counts as open. */
const isOpen = (node: HTMLElement) =>
  node.querySelector(
    CSS.supports("selector(:open)") ? "details[open], select:open" : "details[open], select",
  ) !== null;

/**
 * The full menu, once it can replace the native control: its code, a chunk that only pages with a dropdown load, is there,
 * and the native one is neither open nor being pressed. It takes over the focus. `null` until then, on the server, and
 * when the chunk fails to load.
 */
export function useDropdownMenu(root: RefObject<HTMLElement | null>): LoadedMenu | null {
  const [menu, setMenu] = useState<LoadedMenu | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const options = { signal: left.signal, capture: true };
    let Menu: typeof DropdownMenu | undefined;
    /**
     * Whether the last press was on the control, as it was when its list is open by now. Safari gives what is pressed no
     * focus, and takes it from what had it.
     */
    let isPressed = root.current?.querySelector("details[open]") != null;

    const exchange = () => {
      const node = root.current;
      if (!Menu || left.signal.aborted || !node) return;
      const isFocused = node.contains(document.activeElement);
      if (node.matches(":active") || ((isPressed || isFocused) && isOpen(node))) return;
      left.abort();
      const loaded = { Menu, isFocused };
      // At once: a key pressed between this look at the focus and the exchange would lose it.
      flushSync(() => setMenu(loaded));
      // Once: a menu that is mounted again, as after a change of language, leaves the focus where it is.
      setMenu({ Menu, isFocused: false });
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
      Menu = (await import("./dropdown-menu.tsx")).DropdownMenu;
      exchange();
    };
    fetchMenu().catch(() => undefined);
    return () => left.abort();
  }, [root]);
  return menu;
}
