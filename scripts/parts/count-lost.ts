import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/**
 * Waits until the database has each message exactly once, up to `longest` ms. Returns the number of keys for which it has
 * none or several.
 */
export async function countLost(
  databaseUrl: string,
  keys: readonly string[],
  longest: number,
): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const until = Date.now() + longest; ; await pause(500)) {
      const { rows } = await client.query<{ found: number }>(
        `SELECT count(*)::int AS found FROM (SELECT FROM contact_messages WHERE idempotency_key = ANY ($1)
         GROUP BY idempotency_key HAVING count(*) = 1) AS once`,
        [keys],
      );
      const lost = keys.length - (rows[0]?.found ?? 0);
      if (lost === 0 || Date.now() > until) return lost;
    }
  } finally {
    await client.end();
  }
}
