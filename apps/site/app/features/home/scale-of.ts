/** The most blocks of a scale. Readers count them. */
const mostBlocks = 12;

/**
 * The scale of bars: its end, and the size of the blocks into which joints divide it, 1, 2 or 5 times a power of ten.
 * Without an end of its own it ends with the block of the greatest value.
 */
export function scaleOf(values: readonly number[], max: number | null): { end: number; block: number } {
  const greatest = max ?? Math.max(...values);
  const power = 10 ** Math.floor(Math.log10(greatest / mostBlocks));
  const block = [1, 2, 5, 10].map((times) => times * power).find((size) => greatest / size <= mostBlocks);
  const size = block ?? power * 10;
  return { end: max ?? Math.ceil(greatest / size) * size, block: size };
}
