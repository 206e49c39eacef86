import { range } from "../geometry.ts";
import type { CanalsOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { d, path, rect } from "../svg.ts";
import { edgeTicks } from "../ticks.ts";

export function canals({ n = 7 }: CanalsOptions, sheet: Sheet): string {
  const { w, h, palette, random } = sheet;
  const { ink, mid, accent, alternate, ground } = palette;
  const colours = [ink, mid, accent, mid, ink, alternate, mid];
  const weights = range(n).map(() => 0.5 + random() * 1.2);
  const total = weights.reduce((sum, weight) => sum + weight);
  const river = h * 0.46;
  const spread = (h * 1.02 - river) / (n - 1);
  const bend = { from: w * 0.12, leave: w * 0.42, arrive: w * 0.5, to: w * 0.8 };

  let source = h * 0.27;
  let mouth = -h * 0.01;
  const branches = weights.map((weight, branch) => {
    const width = (river * weight) / total;
    const { from, leave, arrive, to } = bend;
    const near = d`M0 ${source}L${from} ${source}C${leave} ${source} ${arrive} ${mouth} ${to} ${mouth}L${w} ${mouth}`;
    const [bank, end] = [source + width, mouth + width];
    const far = d`L${w} ${end}L${to} ${end}C${arrive} ${end} ${leave} ${bank} ${from} ${bank}L0 ${bank}Z`;
    source += width;
    mouth += width + spread;
    return path(near + far, { fill: colours[branch % colours.length] });
  });
  const gates = range(6).map((gate) => rect(w * (0.035 + 0.016 * gate), h * 0.27, w * 0.003, river, ground));
  return [...branches, ...gates, edgeTicks(sheet, "end")].join("");
}
