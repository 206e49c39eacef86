import type { Payload, PayloadRequest } from "payload";
import { announceContentChange } from "./content-changes.ts";

declare global {
  var tagsAwaitingCommit: Map<string | number, Set<string>> | undefined;
}

/** Tags by transaction. A listener that read before the commit would keep the old text for good. */
const waiting = (globalThis.tagsAwaitingCommit ??= new Map<string | number, Set<string>>());

/** Announces a change once the transaction of this request is committed, at once when there is none. */
export async function announceAfterCommit(req: PayloadRequest, tag: string): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction === undefined || transaction === null) return announceContentChange(tag);
  const tags = waiting.get(transaction) ?? new Set<string>();
  waiting.set(transaction, tags.add(tag));
}

/** Lets the database adapter announce what a transaction changed when it ends well, forget it otherwise. */
export function announceCommits(payload: Payload): void {
  const { db } = payload;
  const commit = db.commitTransaction.bind(db);
  const rollback = db.rollbackTransaction.bind(db);
  db.commitTransaction = async (id) => {
    const transaction = await id;
    await commit(transaction);
    const tags = waiting.get(transaction);
    waiting.delete(transaction);
    for (const tag of tags ?? []) announceContentChange(tag);
  };
  db.rollbackTransaction = async (id) => {
    const transaction = await id;
    waiting.delete(transaction);
    await rollback(transaction);
  };
}
