/**
 * How many copies of the items the row needs to loop without a gap: at least twice as many slides as are in view
 * (HOME-26). One copy when all items are in view, because nothing moves then.
 */
export function copiesNeeded(items: number, perView: number): number {
  return items <= perView ? 1 : Math.max(1, Math.ceil((2 * perView) / items));
}

/** The slide of an item with the shortest distance from the current slide, in either direction. */
export function nearestSlide(current: number, item: number, items: number, slides: number): number {
  const copies = Array.from({ length: slides / items }, (_, copy) => item + copy * items);
  const way = (slide: number) => {
    const ahead = Math.abs(slide - current);
    return Math.min(ahead, slides - ahead);
  };
  return copies.reduce((best, slide) => (way(slide) < way(best) ? slide : best), item);
}

/**
 * The slides that assistive technology and the keyboard can reach: for each item the copy in view, else the first
 * copy. Every item is reachable exactly once (HOME-26).
 */
export function liveSlides(inView: readonly number[], items: number, slides: number): ReadonlySet<number> {
  const live = new Map(Array.from({ length: items }, (_, item) => [item, item]));
  const seen = new Set<number>();
  for (const slide of inView) {
    const item = slide % items;
    if (slide >= slides || seen.has(item)) continue;
    seen.add(item);
    live.set(item, slide);
  }
  return new Set(live.values());
}

const frameMs = 1000 / 60;
const friction = 0.68;

/** Number of frames until Embla's spring has less than a hundredth of the distance left. */
function framesOf(stiffness: number): number {
  let left = 1;
  let velocity = 0;
  let frames = 0;
  while (frames < 600 && (left > 0.01 || Math.abs(velocity) > 0.01)) {
    velocity = (velocity + left / stiffness) * friction;
    left -= velocity;
    frames += 1;
  }
  return frames;
}

/** Embla's `duration`, which has no time unit, for a move of this many milliseconds (HOME-24). */
export function emblaDuration(milliseconds: number): number {
  let stiffness = 15;
  while (stiffness < 200 && framesOf(stiffness) * frameMs < milliseconds) stiffness += 0.5;
  return stiffness;
}
