/** The media query of visitors who ask for less motion. */
export const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asks for less motion. */
export const prefersLessMotion = (): boolean => matchMedia(reducedMotion).matches;
