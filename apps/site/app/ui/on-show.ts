/**
 * Runs a task now and each time the browser shows this document, also when it revives it from its back/forward cache: the
 * visitor may have chosen otherwise on another page meanwhile. Returns a function that ends it.
 */
export function onShow(task: () => void): () => void {
  task();
  addEventListener("pageshow", task);
  return () => removeEventListener("pageshow", task);
}
