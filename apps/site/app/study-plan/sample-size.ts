/**
 * Sizes of samples for a share, and their margins of error.
 *
 * The variance of an estimated share is `d · p(1 − p)/n · (N − n)/(N − 1)`: simple random sampling from a population of N
 * (Cochran, Sampling Techniques, 3rd edition, 1977, chapter 4) times the design effect d (Kish, Survey Sampling, 1965,
 * section 8.2). Half the width of its confidence interval is the margin of error. All shares and margins are in per cent.
 */

/** The confidence levels that can be chosen, per cent. */
export const confidenceLevels = [90, 95, 99] as const;
export type Confidence = (typeof confidenceLevels)[number];

/** Two-sided quantiles of the normal distribution. */
const quantiles: Readonly<Record<Confidence, number>> = { 90: 1.644854, 95: 1.959964, 99: 2.575829 };

/** What the precision of a sample depends on, besides its size. */
export interface Precision {
  confidence: Confidence;
  /** Expected share of the answer, per cent. 50 needs the largest sample. */
  share: number;
  /** Design effect: the variance relative to a simple random sample of the same size. */
  effect: number;
  /** Size of the population; `null` when it is large beside the sample. */
  population: number | null;
}

/** Relative differences below this are errors of floating-point arithmetic. */
export const rounding = 1e-9;

/** Interviews for a margin of 100 points in an endless population. */
function scale({ confidence, share, effect }: Precision): number {
  const p = share / 100;
  return effect * quantiles[confidence] ** 2 * p * (1 - p);
}

/** The smallest sample whose margin of error is at most `margin` points: at least 1, at most the population. */
export function sampleSize(margin: number, precision: Precision): number {
  const { population } = precision;
  const endless = scale(precision) / (margin / 100) ** 2;
  const exact = population === null ? endless : endless / (1 + (endless - 1) / population);
  return Math.min(Math.max(1, Math.ceil(exact - rounding * exact)), population ?? Infinity);
}

/** The margin of error of a sample, in points. 0 for a sample that is the whole population. */
export function marginOfError(sample: number, precision: Precision): number {
  const { population } = precision;
  if (population !== null && sample >= population) return 0;
  const correction = population === null ? 1 : (population - sample) / (population - 1);
  return 100 * Math.sqrt((scale(precision) / sample) * correction);
}

/**
 * Whether the normal distribution describes the share badly: fewer than five expected answers on either side, counted in
 * interviews of a simple random sample.
 */
export function isTooSmall(sample: number, { share, effect }: Precision): boolean {
  return (sample / effect) * (Math.min(share, 100 - share) / 100) < 5;
}
