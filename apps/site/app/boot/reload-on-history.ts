/**
 * Reloads the document on Back and Forward between addresses of the same document. Before hydration these would
 * change nothing on the page. Returns a function that ends it.
 */
export function reloadOnHistoryChange({ location, defaultView }: Document): () => void {
  const address = () => location.pathname + location.search;
  const served = address();
  const follow = () => {
    if (address() !== served) location.reload();
  };
  defaultView?.addEventListener("popstate", follow);
  return () => defaultView?.removeEventListener("popstate", follow);
}
