/** Rounds to 1, 2 or 5 times a power of ten. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const [nearest = 1] = [1, 2, 5, 10].toSorted(
    (one, two) => Math.abs(one - value / power) - Math.abs(two - value / power),
  );
  return nearest * power;
}

/**
 * The three numbers at which the shade of a tile becomes darker: about a twentieth, a tenth and a fifth of the greatest
 * value. Fewer where whole numbers leave no room between them.
 */
export function shadeSteps(values: readonly number[]): number[] {
  const greatest = Math.max(0, ...values);
  const steps = [20, 10, 5].map((part) => Math.max(1, roundStep(greatest / part)));
  return greatest > 0 ? [...new Set(steps)].filter((step) => step <= greatest) : [];
}
