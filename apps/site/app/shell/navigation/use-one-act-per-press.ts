import { useLayoutEffect } from "react";

/** The usual time and distance between the two presses of a double click or a double tap, ms and px. */
const doublePress = { time: 500, distance: 30 };

/** Whether a press is the second of two. The click of a key counts no presses, and has no place. */
const isSecond = (press: MouseEvent, first: MouseEvent) =>
  (press.type !== "click" || press.detail > 0) &&
  press.timeStamp - first.timeStamp < doublePress.time &&
  Math.hypot(press.x - first.x, press.y - first.y) < doublePress.distance;

/** Lets a held Enter key press once: it would answer the dialog that it has opened. In a text area it makes lines. */
const lookAtKey = (event: KeyboardEvent) => {
  if (event.key === "Enter" && event.repeat && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
};

/**
 * Ignores the second of two presses when the first one has led to another page: nobody means what stands under the pointer
 * there, and the visitor does not take the page over (F22). Browsers count the presses anew where the pressed element has
 * gone, so place and time decide. A key that is held counts once too (NEWS-2).
 */
export function useOneActPerPress(): void {
  // A layout effect: these listeners are the first of the app's.
  useLayoutEffect(() => {
    let first: MouseEvent | undefined;
    let path = "";
    const look = (press: MouseEvent) => {
      if (first && path !== location.pathname && isSecond(press, first)) {
        press.preventDefault();
        press.stopImmediatePropagation();
      } else if (press.type === "click") {
        first = press;
        path = location.pathname;
      }
    };
    const kinds = ["pointerdown", "mousedown", "click"] as const;
    for (const kind of kinds) addEventListener(kind, look, true);
    addEventListener("keydown", lookAtKey, true);
    return () => {
      for (const kind of kinds) removeEventListener(kind, look, true);
      removeEventListener("keydown", lookAtKey, true);
    };
  }, []);
}
