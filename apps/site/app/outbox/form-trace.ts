/** How long ago what a browser restores was typed, ms: at least. */
const restoredAge = 60_000;

/** Whether the browser may have filled the forms of this document with what was typed before it: after a reload or Back. */
function isRestored(): boolean {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opening?.type === "reload" || opening?.type === "back_forward";
}

/**
 * Data for the site's spam check (CON-8, B19), in the format of the header `X-Miqyas-Form`: how long the visitor has had
 * this document, in ms, and the value of the form's hidden field. Not since the form appeared: what was typed is there
 * again when the visitor comes back to it (CON-10).
 * @param wasTypedBefore whether the page has filled the form with what was typed in an earlier document
 */
export function formTrace(hiddenValue: string, wasTypedBefore = false): string {
  const age = performance.now() + (wasTypedBefore || isRestored() ? restoredAge : 0);
  return `${Math.round(age)};${encodeURIComponent(hiddenValue.slice(0, 200))}`;
}
