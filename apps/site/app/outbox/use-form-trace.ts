import { useCallback, useState } from "react";

/**
 * Data for the site's spam check (CON-8): how long the form was on the screen and the value of its hidden field, in
 * the format of the header `X-Miqyas-Form`.
 */
export function useFormTrace(): (hiddenValue: string) => string {
  // A served form has been on the screen since the page opened, before its code ran.
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
