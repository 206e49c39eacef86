import pg from "pg";
import { env } from "../env.ts";
import { noticeLostClient } from "../notice-lost-client.ts";

/** Number of the advisory lock. Nothing else may use it. */
const lock = 6_191_045;

/** Lets one process at a time prepare the database. The others wait and then find the work done. */
export async function withDatabaseLock(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_DIRECT_URL });
  await client.connect();
  await noticeLostClient(client);
  try {
    await client.query("select pg_advisory_lock($1)", [lock]);
    await work();
  } finally {
    await client.end();
  }
}
