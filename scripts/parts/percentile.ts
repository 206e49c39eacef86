/** The value that a share of the values, in percent, does not exceed (nearest rank). `NaN` of no values. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil((values.length * share) / 100) - 1)] ??
  Number.NaN;

export const median = (values: readonly number[]): number => percentile(values, 50);
