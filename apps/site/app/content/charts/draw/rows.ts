import { textWidth, wrapText } from "./text-size.ts";
import { leadingOf, paragraph } from "./scene.ts";
import type { Frame, Mark } from "./scene.ts";

/** Size of the label of a row in px. */
const labelSize = 15;
const labelColumn = 136;
const labelGap = 16;

/** A row of a drawing of lengths: its label and the place of its bars. */
export interface Row {
  label: Mark[];
  /** Top of the bars. */
  y: number;
}

export interface Rows {
  rows: Row[];
  /** Where the bars begin and end. */
  from: number;
  to: number;
  bottom: number;
}

/**
 * Places rows with their labels: beside the bars in a wide frame, above them in a narrow one and where a label needs more
 * than two lines.
 * @param bars height of the bars of a row in px
 * @param row least height of a row in px
 */
export function placeRows(
  labels: readonly string[],
  frame: Frame,
  top: number,
  bars: number,
  row: number,
): Rows {
  const beside = labels.map((text) => wrapText(text, labelColumn, labelSize));
  const isWide = frame.width >= 480 && beside.every((lines) => lines.length <= 2);
  const leading = leadingOf(labelSize, frame);
  const from = isWide ? labelColumn + labelGap : 0;
  const rows: Row[] = [];
  let y = top;
  for (const [index, text] of labels.entries()) {
    if (isWide) {
      const lines = beside[index] ?? [];
      const height = Math.max(row, lines.length * leading + 4);
      const first = y + (height - lines.length * leading) / 2 + leading / 2 + labelSize * 0.35;
      rows.push({
        label: paragraph(lines, 0, first, frame, { size: labelSize, paint: "ink" }),
        y: y + (height - bars) / 2,
      });
      y += height;
    } else {
      const lines = wrapText(text, frame.width, labelSize);
      const first = y + 6 + leading / 2 + labelSize * 0.35;
      // The dots of a final ي reach below the line.
      const barsTop = y + 6 + lines.length * leading + 6;
      rows.push({ label: paragraph(lines, 0, first, frame, { size: labelSize, paint: "ink" }), y: barsTop });
      y = barsTop + bars + 6;
    }
  }
  return { rows, from, to: frame.width, bottom: y };
}

/** The widest of some texts in px. */
export const widestOf = (texts: readonly string[], size: number): number =>
  Math.max(0, ...texts.map((text) => textWidth(text, size)));
