/**
 * Before hydration, Back and Forward between addresses of the same document change nothing on the page. This reloads
 * the document then. Returns a function that ends it.
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
