/** Event of the page's window: the page's code runs. */
export const pageRuns = "miqyas:page-runs";

/**
 * Keeps the last press on a button and repeats it at an event of the window. The waiting button is `aria-busy`. Runs as a
 * script within the page, and therefore uses nothing from outside of itself.
 */
export function keepPress(repeatAt: string): void {
  let kept: HTMLElement | null = null;
  const keep = (event: MouseEvent) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>("button, [role=button]");
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept?.removeAttribute("aria-busy");
    kept = button;
    button.ariaBusy = "true";
  };
  addEventListener("click", keep, true);
  addEventListener(
    repeatAt,
    () => {
      removeEventListener("click", keep, true);
      kept?.removeAttribute("aria-busy");
      kept?.click();
    },
    { once: true },
  );
}
