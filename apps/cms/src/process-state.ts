import type { Payload } from "payload";
import type { PublicAnswers } from "./api/answers.ts";
import type { ContentChangeListener } from "./publishing/content-changes.ts";

interface ProcessState {
  /** The Payload that Next started. */
  payload?: Payload;
  /** Answers of the public API in memory. */
  publicAnswers?: PublicAnswers;
  /** Who is told of published changes. */
  contentChangeListeners: Set<ContentChangeListener>;
  /** Tags of changes whose transaction is not committed yet, by transaction. */
  tagsAwaitingCommit: Map<string | number, Set<string>>;
}

declare global {
  var cmsProcessState: ProcessState | undefined;
}

/**
 * What there must be one of in the process. It stands on `globalThis`, because the modules of `src` are loaded several
 * times: by the server, and by Next once per bundle. A variable of a module would exist once per copy. Then a change
 * that staff publish in one copy would not empty the answers in another.
 */
export const processState: ProcessState = (globalThis.cmsProcessState ??= {
  contentChangeListeners: new Set(),
  tagsAwaitingCommit: new Map(),
});
