/**
 * Until the page runs, nobody follows Back and Forward between the addresses that share its document: it is loaded
 * anew then. Returns what ends this.
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
