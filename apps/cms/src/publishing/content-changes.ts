/** Is told the slug of the collection or global whose published answers may have changed. */
export type ContentChangeListener = (tag: string) => void;

declare global {
  var contentChangeListeners: Set<ContentChangeListener> | undefined;
}

/** On globalThis: Next loads this module once in each of its bundles, the listeners must be one set. */
const listeners: Set<ContentChangeListener> = (globalThis.contentChangeListeners ??= new Set());

/** Tells every listener that what the public reads under this tag may have changed. */
export function announceContentChange(tag: string): void {
  for (const listener of listeners) listener(tag);
}

/** Starts listening; the returned function stops it. */
export function onContentChange(listener: ContentChangeListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
