import * as v from "valibot";
import type { Connection } from "./database/connection.ts";

const day = 24 * 60 * 60_000;

/** How long rows are kept after they came in, ms (R3, R23). */
export const retention = {
  /** Key, fingerprint and answer of what the backend has: for as long as a browser may repeat itself. */
  settled: 30 * day,
  /** What the backend refused and no operator has dealt with. */
  parked: 365 * day,
} as const;

const batch = 1000;

/** Removes what has been kept long enough; resolves with how many rows went. Throws `QueueUnavailable`. */
export async function purge({ write, read }: Connection, now: number): Promise<number> {
  let removed = 0;
  for (const state of ["settled", "parked"] as const) {
    let changes: number;
    do {
      changes = await write((db) =>
        Number(
          db
            .prepare(
              `DELETE FROM submissions WHERE id IN
               (SELECT id FROM submissions WHERE state = '${state}' AND received_at < ? LIMIT ?)`,
            )
            .run(now - retention[state], batch).changes,
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
  settled: v.number(),
  parked: v.number(),
  quarantined: v.number(),
  oldest_waiting: v.nullable(v.number()),
});
export type Counts = v.InferOutput<typeof countsRow>;

/** How many rows are in which state; `quarantined` counts those of them still waiting, `oldest_waiting` is a time in ms. */
export function countRows({ read }: Connection): Counts {
  return read((db) =>
    v.parse(
      countsRow,
      db
        .prepare(
          `SELECT
             (SELECT count(*) FROM submissions WHERE state = 'waiting') AS waiting,
             (SELECT count(*) FROM submissions WHERE state = 'delivered') AS delivered,
             (SELECT count(*) FROM submissions WHERE state = 'settled') AS settled,
             (SELECT count(*) FROM submissions WHERE state = 'parked') AS parked,
             (SELECT count(*) FROM submissions WHERE state = 'waiting' AND quarantine IS NOT NULL) AS quarantined,
             (SELECT min(received_at) FROM submissions WHERE state = 'waiting') AS oldest_waiting`,
        )
        .get(),
    ),
  );
}
