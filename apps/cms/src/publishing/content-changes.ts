import { processState } from "../process-state.ts";

/** Is told the slug of the collection or global whose published answers may have changed. */
export type ContentChangeListener = (tag: string) => void;

const { contentChangeListeners: listeners } = processState;

/** Tells every listener that what the public reads under this tag may have changed. */
export function announceContentChange(tag: string): void {
  for (const listener of listeners) listener(tag);
}

/** Starts listening; the returned function stops it. */
export function onContentChange(listener: ContentChangeListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
