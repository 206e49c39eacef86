import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** The size of an element, px, while it is on the screen. */
export function useSize(element: RefObject<HTMLElement | null>, isShown: boolean) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isShown]);
  return size;
}
