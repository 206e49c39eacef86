import { apply, isSupported } from "@oddbird/popover-polyfill/fn";

/*
 * What the page uses and older browsers lack: Safari on iOS 16, Firefox ESR 115 and Chromium 109, the last two for Windows 7
 * and 8.1. `entry.client.ts` loads it for them before all other code, and `vite.config.ts` names the layer of its styles
 * (docs/adr/043-browsers-of-2023.md).
 */

/** Adds a method unless the browser has it. */
function add(place: object, name: string, method: (...args: never[]) => unknown): void {
  if (!(name in place))
    Object.defineProperty(place, name, { value: method, writable: true, configurable: true });
}

/** Gives the browser what it lacks. */
export function addMissing(): void {
  add(Array.prototype, "toSorted", function (this: unknown[], compare: (a: unknown, b: unknown) => number) {
    return [...this].sort(compare);
  });
  add(Array.prototype, "toReversed", function (this: unknown[]) {
    return [...this].reverse();
  });
  add(String.prototype, "toWellFormed", function (this: string) {
    return this.replaceAll(/\p{Surrogate}/gu, "\uFFFD");
  });
  add(AbortSignal, "any", (signals: AbortSignal[]) => {
    const first = new AbortController();
    for (const signal of signals) {
      if (signal.aborted) first.abort(signal.reason);
      signal.addEventListener("abort", () => first.abort(signal.reason), { signal: first.signal });
    }
    return first.signal;
  });

  if (!isSupported()) apply();
}
