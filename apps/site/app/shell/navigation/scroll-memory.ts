const storageKey = "scroll-positions";

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    const entries = Array.isArray(stored) ? stored : [];
    return new Map(
      entries.filter(
        (entry): entry is [string, number] =>
          Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number",
      ),
    );
  } catch {
    return new Map();
  }
}

let positions: Map<string, number> | undefined;

/**
 * The key of the history's present entry. The first one of a document, and those that the browser itself adds for
 * links to a place on the page, have none and would share the router's "default": they get their own here.
 */
export function entryKey(): string {
  const state = history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2, 10);
  // The router counts on from `idx`.
  history.replaceState({ idx: null, ...state, key }, "");
  return key;
}

/** Where the visitor was on an entry of the history, px from the top; `undefined` when it is not known. */
export function recallScroll(key: string): number | undefined {
  return (positions ??= readPositions()).get(key);
}

/** Remembers where the visitor is on an entry of the history. */
export function rememberScroll(key: string, position: number): void {
  (positions ??= readPositions()).set(key, position);
}

/** Keeps the memory over a reload of this tab, where the browser allows it. */
export function saveScrollMemory(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...(positions ?? [])].slice(-50)));
  } catch {
    // Going back after a reload starts at the top then.
  }
}
