import type { HeroBlock, HeroSize } from "./hero-loop.ts";

const CHANNELS = 3;

/** Blocks painted back to front as raw RGB, eight bits a channel; edges are smoothed by coverage. */
export function rasterise(blocks: readonly HeroBlock[], size: HeroSize): Uint8Array {
  const pixels = new Uint8Array(size.w * size.h * CHANNELS);
  for (const block of blocks) paint(pixels, block, size);
  return pixels;
}

function paint(pixels: Uint8Array, block: HeroBlock, size: HeroSize): void {
  const { x, y, w, h, colour, opacity = 1 } = block;
  const rgb = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const [x0, x1] = [Math.max(0, x), Math.min(size.w, x + w)];
  const [y0, y1] = [Math.max(0, y), Math.min(size.h, y + h)];
  for (let row = Math.floor(y0); row < Math.ceil(y1); row++)
    for (let column = Math.floor(x0); column < Math.ceil(x1); column++) {
      const coverage = overlap(x0, x1, column) * overlap(y0, y1, row) * opacity;
      const at = (row * size.w + column) * CHANNELS;
      for (const [channel, target] of rgb.entries()) {
        const under = pixels[at + channel] ?? 0;
        pixels[at + channel] = coverage > 0.999 ? target : under + (target - under) * coverage;
      }
    }
}

/** How much of the unit that starts at `unit` lies between two bounds, 0…1. */
const overlap = (from: number, to: number, unit: number): number =>
  Math.min(to, unit + 1) - Math.max(from, unit);
