/** Distance that a pointer moves within one press, px. */
const slop = 10;

/** Where an element stands in the document, px. */
function placeOf(element: Element): string {
  const { x, y } = element.getBoundingClientRect();
  return `${Math.round(x + scrollX)} ${Math.round(y + scrollY)}`;
}

/**
 * Gives a press to the link or button that was under the pointer when it went down. A late font or picture can move the
 * page before the pointer goes up; the browser then clicks on what is there, or on nothing (F22).
 */
export function keepPressTarget(): void {
  let press: { part: Element; place: string; x: number; y: number } | null = null;
  addEventListener(
    "pointerdown",
    ({ target, isPrimary, clientX: x, clientY: y }) => {
      const part =
        isPrimary && target instanceof Element && target.closest("a[href], button, summary, label");
      press = part ? { part, place: placeOf(part), x, y } : null;
    },
    true,
  );
  addEventListener(
    "click",
    (event) => {
      const { target, isTrusted, detail, clientX, clientY } = event;
      if (!isTrusted || !press || detail === 0) return;
      const { part, place, x, y } = press;
      press = null;
      const isSame = target instanceof Node && part.contains(target);
      if (isSame || !part.isConnected || Math.hypot(clientX - x, clientY - y) > slop) return;
      if (placeOf(part) === place) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      part.dispatchEvent(new MouseEvent("click", event));
    },
    true,
  );
}
