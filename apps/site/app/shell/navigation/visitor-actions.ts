/** Events of a visitor who takes the page over: scrolling that the site has begun ends. */
export const visitorActions = ["wheel", "touchstart", "keydown", "pointerdown"] as const;
