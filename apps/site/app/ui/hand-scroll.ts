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

/** Scrolls a row to a slide, or to its end. */
export function scrollToSlide(viewport: HTMLElement, slide: number): void {
  const left = slide * slideStep(viewport);
  viewport.scrollTo({ left: getComputedStyle(viewport).direction === "rtl" ? -left : left });
}

/** Scrolls a row by one slide: 1 forward, −1 back. From an end it goes to the other one. */
export function stepSlides(viewport: HTMLElement, by: 1 | -1): void {
  const last = Math.round((viewport.scrollWidth - viewport.clientWidth) / slideStep(viewport));
  const next = scrolledSlides(viewport) + by;
  scrollToSlide(viewport, next < 0 ? last : next > last ? 0 : next);
}
