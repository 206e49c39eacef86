import type { Payload, PayloadRequest } from "payload";
import * as v from "valibot";
import { processState } from "../process-state.ts";
import { announceContentChange } from "./content-changes.ts";
import { recordChanges } from "./content-versions.ts";

/** PostgreSQL answers `ROLLBACK` where a statement of the transaction failed before. */
const committed = v.object({ command: v.literal("COMMIT") });

/** Runs a statement in a transaction, or by itself where there is none. The caller parses the answer. */
export async function executeIn(
  db: Payload["db"],
  transaction: number | string | null | undefined,
  raw: string,
): Promise<unknown> {
  const session = db.sessions?.[transaction ?? ""];
  return db.execute({ db: session?.db as never, raw });
}

const { tagsAwaitingCommit, tasksAwaitingCommit } = processState;

/**
 * Announces a change to this process and all others after the transaction of this request is committed, or at once
 * without a transaction. A listener that reads before the commit would keep the old content.
 */
export async function announceAfterCommit(req: PayloadRequest, tag: string): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction === undefined || transaction === null) {
    await recordChanges((statement) => req.payload.db.pool.query(statement), [tag]);
    return announceContentChange(tag);
  }
  const tags = tagsAwaitingCommit.get(transaction) ?? new Set<string>();
  tagsAwaitingCommit.set(transaction, tags.add(tag));
}

/** Runs a task after the commit of this request's transaction, or at once without one. A rollback discards it. */
export async function runAfterCommit(req: PayloadRequest, task: () => Promise<void>): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction === undefined || transaction === null) return task();
  tasksAwaitingCommit.set(transaction, [...(tasksAwaitingCommit.get(transaction) ?? []), task]);
}

/**
 * Wraps `commitTransaction` and `rollbackTransaction` of the database adapter, because Payload has no hook
 * after the commit. A commit announces the changes of its transaction, a rollback discards them. The transaction itself
 * records the changes for the other processes, so they hear of each one that is committed and of no other. A commit that
 * fails is the failure of whoever saves: Payload's adapter would report it as done.
 * `publishing.db.test.ts` fails when an update of Payload changes the wrapped functions.
 */
export function announceCommits(payload: Payload): void {
  const { db } = payload;
  const commit = db.commitTransaction.bind(db);
  const rollback = db.rollbackTransaction.bind(db);
  db.commitTransaction = async (id) => {
    const transaction = await id;
    const tags = tagsAwaitingCommit.get(transaction) ?? [];
    tagsAwaitingCommit.delete(transaction);
    const session = db.sessions?.[transaction];
    const execute = (raw: string) => executeIn(db, transaction, raw);
    const announce = () => [...tags].forEach((tag) => announceContentChange(tag));
    if (session) await recordChanges(execute, tags);
    try {
      // The adapter then commits an empty transaction.
      if (session) v.parse(committed, await execute("COMMIT AND CHAIN"));
    } catch (error) {
      await db.rollbackTransaction(transaction);
      // Where the connection was lost, the change may have been stored.
      announce();
      throw error;
    }
    await commit(transaction);
    announce();
    const tasks = tasksAwaitingCommit.get(transaction) ?? [];
    tasksAwaitingCommit.delete(transaction);
    for (const task of tasks) await task();
  };
  db.rollbackTransaction = async (id) => {
    const transaction = await id;
    tagsAwaitingCommit.delete(transaction);
    tasksAwaitingCommit.delete(transaction);
    await rollback(transaction);
  };
}
