/**
 * Reloads the document on Back and Forward between addresses of the same document. Before hydration these would
 * change nothing on the page. This includes one that came before this code ran, where the browser tells which navigation
 * made the document. Returns a function that ends it.
 */
export function reloadOnHistoryChange({ location, defaultView }: Document): () => void {
  const addressOf = ({ pathname, search }: URL | Location) => pathname + search;
  const address = () => addressOf(location);
  const made = defaultView?.navigation?.activation?.entry?.url;
  const served = made ? addressOf(new URL(made)) : address();
  const follow = () => {
    if (address() !== served) location.reload();
  };
  defaultView?.addEventListener("popstate", follow);
  follow();
  return () => defaultView?.removeEventListener("popstate", follow);
}
