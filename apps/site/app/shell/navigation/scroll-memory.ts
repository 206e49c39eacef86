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

/** Where the visitor was on an entry of the history, px from the top. */
export function recallScroll(key: string): number {
  return (positions ??= readPositions()).get(key) ?? 0;
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
