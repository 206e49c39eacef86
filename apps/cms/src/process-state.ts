import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import type { PublicAnswers } from "./api/answers.ts";
import type { ContentChangeListener } from "./publishing/content-changes.ts";

interface ProcessState {
  /** Tells this process from the others on the same database. */
  id: string;
  /** Whether it is this process's turn to do scheduled work (`server/changes/direct-connection.ts`). */
  hasTurn: boolean;
  /** Whether jobs may be marked as running that nobody runs: after another process had the turn, or after a run that failed. */
  mayHoldInterruptedJobs: boolean;
  /** The Payload that Next started. */
  payload?: Payload;
  /** Answers of the public API in memory. */
  publicAnswers?: PublicAnswers;
  /** Mails of accounts that are under way. */
  mails: Set<Promise<void>>;
  /** Listeners to changes of published content. */
  contentChangeListeners: Set<ContentChangeListener>;
  /** Tags of changes in transactions that are not committed yet, by transaction. */
  tagsAwaitingCommit: Map<string | number, Set<string>>;
  /** Tasks that wait for the commit of a transaction, by transaction. */
  tasksAwaitingCommit: Map<string | number, (() => Promise<void>)[]>;
}

declare global {
  var cmsProcessState: ProcessState | undefined;
}

/**
 * State of which the process has exactly one. It is on `globalThis`, because the modules of `src` are loaded
 * several times: by the server, and by Next once per bundle. A module variable would exist once per copy, and
 * a change published in one copy would not clear the answers in another.
 */
export const processState: ProcessState = (globalThis.cmsProcessState ??= {
  id: randomUUID(),
  hasTurn: false,
  mayHoldInterruptedJobs: false,
  mails: new Set(),
  contentChangeListeners: new Set(),
  tagsAwaitingCommit: new Map(),
  tasksAwaitingCommit: new Map(),
});
