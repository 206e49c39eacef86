/** Events of a visitor who takes the page over: scrolling that the site has begun ends. */
export const visitorActions = ["wheel", "keydown", "pointerdown"] as const;
