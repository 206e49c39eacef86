import type { DatabaseSync } from "node:sqlite";

/** Runs `work` as one transaction. A failed COMMIT throws, and the transaction is rolled back. */
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
