import type { Payload } from "payload";
import { expect } from "vitest";
import type { TestDatabase } from "./test-database.ts";

/**
 * Begins calls while the transaction of another process has made changes, and commits it when that many calls wait for it.
 * Returns their answer.
 */
export async function duringChanges<Answer>(
  { payload, database }: { payload: Payload; database: TestDatabase },
  changes: string,
  begin: () => Promise<Answer>,
  waitingCalls = 1,
): Promise<Answer> {
  const { pool } = payload.db;
  const other = await pool.connect();
  try {
    await other.query(`BEGIN; ${changes}`);
    const answer = begin();
    const waiting = "SELECT FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'";
    await expect
      .poll(async () => (await pool.query(waiting, [database.name])).rowCount, { timeout: 10_000 })
      .toBe(waitingCalls);
    await other.query("COMMIT");
    return await answer;
  } finally {
    other.release(true);
  }
}
