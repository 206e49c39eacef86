import { asksForLessData } from "../browser-storage/saves-data.ts";

/** The media query of visitors who ask for less motion. */
export const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asks for less motion. */
export const prefersLessMotion = (): boolean => matchMedia(reducedMotion).matches;

/** Whether the visitor asks for less motion or less data: pictures instead of films, no transitions. */
export const prefersStill = (): boolean => asksForLessData() || prefersLessMotion();
