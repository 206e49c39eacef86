import { processState } from "../process-state.ts";

/** Receives the slug of a collection or global whose published answers may have changed. */
export type ContentChangeListener = (tag: string) => void;

const { contentChangeListeners: listeners } = processState;

/** Tells every listener that the published content under this tag may have changed. */
export function announceContentChange(tag: string): void {
  for (const listener of listeners) listener(tag);
}

/** Adds a listener. The returned function removes it. */
export function onContentChange(listener: ContentChangeListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
