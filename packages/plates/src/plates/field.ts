import type { FieldOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { d, stroke } from "../svg.ts";
import type { Palette } from "../themes.ts";

export function field({ gap = 30 }: FieldOptions, { w, h, palette, random }: Sheet): string {
  const phase = random() * 6;
  const drift = random() * 6;
  const ticksByColour = new Map<string, string>();
  for (let y = gap / 2; y < h; y += gap)
    for (let x = gap / 2; x < w; x += gap) {
      const u = x / w;
      const v = y / h;
      const angle = (Math.sin(u * 5 + phase) + Math.cos(v * 4.2 + drift + u * 2)) * 1.15 + 0.4;
      const strength = 0.5 + 0.5 * Math.sin(u * 3.3 - v * 4 + phase);
      const reach = gap * (0.22 + 0.42 * strength);
      const dx = Math.cos(angle) * reach;
      const dy = Math.sin(angle) * reach;
      const colour = strengthColour(strength, palette);
      const ticks = ticksByColour.get(colour) ?? "";
      ticksByColour.set(colour, ticks + d`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`);
    }
  return [...ticksByColour].map(([colour, ticks]) => stroke(ticks, colour, gap * 0.13)).join("");
}

function strengthColour(strength: number, palette: Palette): string {
  if (strength > 0.86) return palette.alternate;
  if (strength > 0.62) return palette.accent;
  return strength > 0.3 ? palette.ink : palette.muted;
}
