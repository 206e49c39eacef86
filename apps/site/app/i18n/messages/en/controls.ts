/** Pagers, carousels and enlarged pictures on all pages (CONST-4, HOME-12, HOME-18, HOME-20, ART-5). */
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
  /** A table in a text, without a caption. */
  table: "Table",
  pictures: {
    enlarge: "Enlarge the picture",
    picture: "Picture",
    position: "Picture {{number}} of {{total}}",
    previous: "Previous picture",
    next: "Next picture",
    close: "Close",
  },
};
