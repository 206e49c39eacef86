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

/** The scroll position of a history entry, px from the top; `undefined` when unknown. */
export function recallScroll(key: string): number | undefined {
  return (positions ??= readPositions()).get(key);
}

/** Stores the scroll position of a history entry. */
export function rememberScroll(key: string, position: number): void {
  positions ??= readPositions();
  // The oldest are dropped first.
  positions.delete(key);
  positions.set(key, position);
}

/** Saves the positions for a reload of this tab, where the browser allows it. */
export function saveScrollMemory(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...(positions ?? [])].slice(-50)));
  } catch {
    // Without storage, Back after a reload starts at the top.
  }
}
