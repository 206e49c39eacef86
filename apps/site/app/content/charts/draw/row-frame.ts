import { isBracketed, isWithheld } from "@miqyas/contract";
import type { Chart, ChartRow } from "@miqyas/contract";
import type { Frame } from "./scene.ts";

/** The chart as it is drawn: without the values behind which there are too few answers. */
export const withoutWithheld = (chart: Chart): Chart => ({
  ...chart,
  rows: chart.rows.map((row) => (isWithheld(row) ? { ...row, values: row.values.map(() => null) } : row)),
});

/** The frame for one row: how its numbers are written, and why one is missing. */
export function rowFrame(row: ChartRow, frame: Frame): Frame {
  const inBrackets =
    (write: Frame["number"]): Frame["number"] =>
    (value) =>
      `(${write(value)})`;
  if (isBracketed(row)) return { ...frame, number: inBrackets(frame.number), value: inBrackets(frame.value) };
  return isWithheld(row) ? { ...frame, words: { ...frame.words, missing: frame.words.smallBase } } : frame;
}

/** The label of a row whose bar or marks do not show by themselves that one of its values is missing. */
export const labelOf = ({ label, values }: ChartRow, { words }: Frame): string =>
  values.includes(null) && values.some((value) => value !== null) ? `${label} (${words.incomplete})` : label;
