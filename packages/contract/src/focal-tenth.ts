/**
 * A coordinate of a focal point in tenths, for which the site's style sheet has rules: pages have no inline styles.
 * `undefined` for the middle.
 */
export function focalTenth(percent: number | null | undefined): number | undefined {
  const tenth = Math.round((percent ?? 50) / 10);
  return tenth === 5 ? undefined : tenth;
}
