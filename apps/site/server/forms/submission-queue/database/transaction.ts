import type { DatabaseSync } from "node:sqlite";

/** Runs `work` as one transaction. A COMMIT that fails throws, and nothing of it stays open. */
export function transact<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}
