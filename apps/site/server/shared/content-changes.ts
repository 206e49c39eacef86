import { callsShowing, isContentKind } from "@miqyas/contract/content-kinds";

/** Stands for every call. */
export const everything = "*";
const knownCalls = new Set<string>(Object.values(callsShowing).flat());

/** Calls that show a kind of content. A backend may also name a call. An unknown name means every call. */
export function callsOf(kind: string): readonly string[] {
  if (isContentKind(kind)) return callsShowing[kind];
  return [knownCalls.has(kind) ? kind : everything];
}

/** When the content of each call last changed, as a count of all changes. */
export interface ContentChanges {
  /** Number of changes so far. */
  readonly count: number;
  /** Records that content of these kinds has changed. */
  mark: (kinds: readonly string[]) => void;
  /** Whether the answer of any of these calls has changed since `count` was `since`. */
  touched: (calls: readonly string[], since: number) => boolean;
}

export function createContentChanges(): ContentChanges {
  let count = 0;
  const last = new Map<string, number>();
  return {
    get count() {
      return count;
    },
    mark(kinds) {
      count++;
      for (const kind of kinds) for (const call of callsOf(kind)) last.set(call, count);
    },
    touched(calls, since) {
      if ((last.get(everything) ?? 0) > since) return true;
      if (calls.includes(everything)) return count > since;
      return calls.some((call) => (last.get(call) ?? 0) > since);
    },
  };
}
