import { clamp, range } from "../geometry.ts";
import type { StepsOptions } from "../plate-spec.ts";
import type { Random } from "../random.ts";
import type { Sheet } from "../sheet.ts";
import { rect } from "../svg.ts";
import { edgeTicks } from "../ticks.ts";

export function steps({ n = 11, data }: StepsOptions, sheet: Sheet): string {
  const { w, h, palette, random } = sheet;
  const width = w / n;
  const course = h / 16;
  const tread = h * 0.012;
  const climb = climbing(random);
  const flights = range(n).map((step) => {
    const given = data?.[step % data.length];
    const top = h * (given === undefined ? climb() : 1 - given);
    const x = step * width;
    let blocks = "";
    let laid = 0;
    for (let y = h - course; y > top - course * 0.999; y -= course) {
      const blockTop = Math.max(y, top);
      const colour = laid++ % 2 ? palette.mid : palette.ink;
      blocks += rect(x + 0.7, blockTop, width - 1.4, y + course - blockTop - 1.3, colour);
    }
    return blocks + rect(x, top - tread, width, tread, step === n - 2 ? palette.alternate : palette.accent);
  });
  return flights.join("") + edgeTicks(sheet, "start", 0.7);
}

/** The tops of the steps as shares of the height from above: they climb, and now and then fall back. */
function climbing(random: Random): () => number {
  let top = 0.74;
  return () => {
    const rise = 0.085 * random() + 0.015;
    const fall = random() < 0.22 ? 0.13 : 0;
    return (top = clamp(top - rise + fall, 0.14, 0.86));
  };
}
