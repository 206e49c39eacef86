/**
 * Remembers what a pure function said of a string. Forgets everything when `entries` are full, so that a flood of
 * strings costs a bounded memory and no bookkeeping per call.
 */
export function memoize<Result>(
  compute: (text: string) => Result,
  entries: number,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = compute(text);
    if (known.size >= entries) known.clear();
    known.set(text, result);
    return result;
  };
}
