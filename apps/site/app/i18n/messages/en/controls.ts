/** Words of pagers and carousels, wherever they stand (CONST-4, HOME-12, HOME-18, HOME-20). */
export const controls = {
  pager: {
    previous: "Previous page",
    next: "Next page",
    page: "Page {{page}}",
    position: "Page {{page}} of {{total}}",
  },
  carousel: {
    carousel: "carousel",
    slide: "slide",
    position: "{{number}} of {{total}}",
    goTo: "Show slide {{number}}",
    previous: "Previous slide",
    next: "Next slide",
    pause: "Pause",
    play: "Play",
  },
};
