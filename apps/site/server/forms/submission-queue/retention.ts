import * as v from "valibot";
import type { Connection } from "./database/connection.ts";

const day = 24 * 60 * 60_000;

/** How long rows are kept after their receipt, ms (R3, R23). */
export const retention = {
  /** Key, fingerprint and answer of a confirmed message, for as long as a browser may repeat it. */
  confirmed: 30 * day,
  /** Messages that the backend refused and no operator has retried or erased. */
  deadLetters: 365 * day,
  /** A damaged file after it was set aside: time for an operator to recover more from it than the site did (F10). */
  damagedFiles: 30 * day,
} as const;

const batch = 1000;

/** The stored states whose rows are removed, with their period. */
const periods = [
  ["settled", retention.confirmed],
  ["parked", retention.deadLetters],
] as const;

/** Removes rows at the end of their period; resolves with their number. Throws `QueueUnavailable`. */
export async function purge({ write, read }: Connection, now: number): Promise<number> {
  let removed = 0;
  for (const [state, period] of periods) {
    let changes: number;
    do {
      changes = await write((db) =>
        Number(
          db
            .prepare(
              `DELETE FROM submissions WHERE id IN
               (SELECT id FROM submissions WHERE state = '${state}' AND received_at < ? LIMIT ?)`,
            )
            .run(now - period, batch).changes,
        ),
      );
      removed += changes;
    } while (changes === batch);
  }
  read((db) => db.exec("PRAGMA wal_checkpoint(TRUNCATE)"));
  return removed;
}

const countsRow = v.object({
  waiting: v.number(),
  delivered: v.number(),
  confirmed: v.number(),
  deadLetters: v.number(),
  quarantined: v.number(),
  oldestWaiting: v.nullable(v.number()),
});
export type Counts = v.InferOutput<typeof countsRow>;

/** The number of rows per state. `quarantined` counts waiting rows; `oldestWaiting` is a Unix time in ms. */
export function countRows({ read }: Connection): Counts {
  return read((db) =>
    v.parse(
      countsRow,
      db
        .prepare(
          `SELECT
             (SELECT count(*) FROM submissions WHERE state = 'waiting') AS waiting,
             (SELECT count(*) FROM submissions WHERE state = 'delivered') AS delivered,
             (SELECT count(*) FROM submissions WHERE state = 'settled') AS confirmed,
             (SELECT count(*) FROM submissions WHERE state = 'parked') AS deadLetters,
             (SELECT count(*) FROM submissions WHERE state = 'waiting' AND quarantine IS NOT NULL) AS quarantined,
             (SELECT min(received_at) FROM submissions WHERE state = 'waiting') AS oldestWaiting`,
        )
        .get(),
    ),
  );
}
