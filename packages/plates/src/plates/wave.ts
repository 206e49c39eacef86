import { range } from "../geometry.ts";
import type { WaveOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { d, stroke } from "../svg.ts";

export function wave({ gap = 14, rows = 3 }: WaveOptions, { w, h, palette, random }: Sheet): string {
  const voices = range(rows).map((row) => {
    const middle = (h * (row + 0.5)) / rows;
    const phase = random() * 9;
    let speech = "";
    let peaks = "";
    for (let x = gap; x < w - gap / 2; x += gap) {
      const u = x / w;
      const loudness = Math.pow(Math.abs(Math.sin(u * 5.3 + phase) * Math.sin(u * 13.7 + phase * 2)), 0.7);
      const reach = (h / rows) * 0.44 * Math.max(0.03, loudness * (0.55 + 0.45 * random()));
      const tick = d`M${x} ${middle - reach}V${middle + reach}`;
      if (loudness > 0.78) peaks += tick;
      else speech += tick;
    }
    const width = gap * 0.42;
    const loud = row === 1 ? palette.alternate : palette.accent;
    return stroke(speech, palette.ink, width) + stroke(peaks, loud, width);
  });
  return voices.join("");
}
