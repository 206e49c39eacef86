/** Distance between two slides, px; 0 without slides. */
function slideStep(viewport: HTMLElement): number {
  const slide = viewport.firstElementChild?.firstElementChild;
  if (!(slide instanceof HTMLElement)) return 0;
  return slide.offsetWidth + Number.parseFloat(getComputedStyle(slide).marginInlineEnd);
}

/** The scroll position of a row, in slides. */
export function scrolledSlides(viewport: HTMLElement): number {
  const step = slideStep(viewport);
  return step > 0 ? Math.round(Math.abs(viewport.scrollLeft) / step) : 0;
}

/** Scrolls a row by a number of slides; negative numbers scroll back. */
export function scrollSlides(viewport: HTMLElement, by: number): void {
  const towards = getComputedStyle(viewport).direction === "rtl" ? -by : by;
  viewport.scrollBy({ left: towards * slideStep(viewport) });
}
