/** The brand's mark as SVG. */
export const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#151c1f" d="M0 0h32v32H0z"/>' +
  '<path fill="#fff" d="M4 7h24v4H4zM4 11h3v14H4zM9.25 11h3v6h-3zM14.5 11h3v14h-3zM25 11h3v14h-3z"/>' +
  '<path fill="#b4d84b" d="M19.75 7h3v10h-3z"/></svg>';

/** The mark as a `data:` address: pages need no further request for their icon. */
export const favicon = `data:image/svg+xml,${encodeURIComponent(mark)}`;
