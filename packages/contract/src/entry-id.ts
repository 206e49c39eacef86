/** Largest id of an entry: that of PostgreSQL's `integer`. */
export const largestId = 2_147_483_647;

/** The number of an id. Returns `undefined` for text that is not an id, such as one with a leading zero (RT-19). */
export function readId(text: string): number | undefined {
  const id = /^(?:0|[1-9]\d{0,9})$/.test(text) ? Number(text) : NaN;
  return id <= largestId ? id : undefined;
}
