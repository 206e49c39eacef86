/** The way from one slide to the next, px; 0 where there is none. */
function slideStep(viewport: HTMLElement): number {
  const slide = viewport.firstElementChild?.firstElementChild;
  if (!(slide instanceof HTMLElement)) return 0;
  return slide.offsetWidth + Number.parseFloat(getComputedStyle(slide).marginInlineEnd);
}

/** How far a row that is scrolled by hand has come, in slides. */
export function scrolledSlides(viewport: HTMLElement): number {
  const step = slideStep(viewport);
  return step > 0 ? Math.round(Math.abs(viewport.scrollLeft) / step) : 0;
}

/** Scrolls a row on by some slides; back where it is fewer than none. */
export function scrollSlides(viewport: HTMLElement, by: number): void {
  const towards = getComputedStyle(viewport).direction === "rtl" ? -by : by;
  viewport.scrollBy({ left: towards * slideStep(viewport) });
}
