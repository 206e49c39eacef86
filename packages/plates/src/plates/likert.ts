import { clamp, range } from "../geometry.ts";
import type { LikertOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { rect } from "../svg.ts";
import { mixColours, THEMES } from "../themes.ts";
import { edgeTicks } from "../ticks.ts";

export function likert({ n = 8, mid = 0.46 }: LikertOptions, sheet: Sheet): string {
  const { w, h, palette, random } = sheet;
  const { accent, alternate, ground, ink } = palette;
  const height = h / n;
  // Limestone's accent is too close to its mixed neighbour to end a bar.
  const strongest = palette === THEMES.lime ? ink : accent;
  const colours = [
    alternate,
    mixColours(alternate, ground, 0.5),
    palette.mid,
    mixColours(accent, ground, 0.35),
    strongest,
  ];
  const bars = range(n).map((question) => {
    const agreement = clamp(0.15 + (0.75 * question) / n + (random() - 0.5) * 0.25, 0.05, 1);
    const shares = answerShares(agreement);
    const [strongNo = 0, no = 0, neutral = 0] = shares;
    let x = w * mid - w * (strongNo + no + neutral / 2);
    return shares
      .map((share, answer) => {
        const start = x;
        x += w * share;
        return rect(
          start,
          question * height + height * 0.16,
          w * share - 1.6,
          height * 0.68,
          colours[answer] ?? ink,
        );
      })
      .join("");
  });
  return bars.join("") + rect(w * mid - h / 400, 0, h / 200, h, ink) + edgeTicks(sheet, "bottom");
}

/** From strong disagreement to strong agreement, as shares of the plate's width. */
function answerShares(agreement: number): number[] {
  const doubt = 1 - agreement;
  const weights = [
    doubt * 0.34 + 0.04,
    doubt * 0.3 + 0.05,
    0.12,
    agreement * 0.32 + 0.05,
    agreement * 0.3 + 0.04,
  ];
  const total = weights.reduce((sum, weight) => sum + weight);
  return weights.map((weight) => (weight / total) * 0.86);
}
