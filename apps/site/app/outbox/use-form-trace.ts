import { useCallback, useState } from "react";

/**
 * What tells the site that a person filled a form in (CON-8): how long it has been on the screen, and what its
 * hidden field holds, as the header `X-Miqyas-Form` has it.
 */
export function useFormTrace(): (hiddenValue: string) => string {
  // What the server sent has been there since the page was opened, whenever its code began.
  const [shownAt] = useState(() =>
    typeof document === "undefined" || document.documentElement.dataset.ready === undefined
      ? 0
      : performance.now(),
  );
  return useCallback(
    (hiddenValue) =>
      `${Math.round(performance.now() - shownAt)};${encodeURIComponent(hiddenValue.slice(0, 200))}`,
    [shownAt],
  );
}
