import { useLayoutEffect } from "react";

/** The usual time and distance between the two presses of a double click, ms and px. */
const doubleClick = { time: 500, distance: 5 };

/** Whether a click is the second of a double click. The click of a key counts no presses. */
const isSecond = (click: MouseEvent, first: MouseEvent) =>
  click.detail > 0 &&
  click.timeStamp - first.timeStamp < doubleClick.time &&
  Math.hypot(click.x - first.x, click.y - first.y) < doubleClick.distance;

/**
 * Ignores the second press of a double click when the first one has led to another page: nobody means what stands under the
 * pointer there (F22). Browsers count the presses anew where the pressed element has gone, so place and time decide.
 */
export function useOnePagePerPress(): void {
  // A layout effect: this listener is the first of the app's.
  useLayoutEffect(() => {
    let first: MouseEvent | undefined;
    let path = "";
    const look = (click: MouseEvent) => {
      if (first && isSecond(click, first) && path !== location.pathname) {
        click.preventDefault();
        click.stopImmediatePropagation();
      } else {
        first = click;
        path = location.pathname;
      }
    };
    addEventListener("click", look, true);
    return () => removeEventListener("click", look, true);
  }, []);
}
