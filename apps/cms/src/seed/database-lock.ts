import pg from "pg";
import { env } from "../env.ts";

/** Any number will do, as long as nobody else uses it for something else. */
const lock = 6_191_045;

/** Lets one process at a time prepare the database; the others wait, then find the work done. */
export async function withDatabaseLock(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lock]);
    await work();
  } finally {
    await client.end();
  }
}
