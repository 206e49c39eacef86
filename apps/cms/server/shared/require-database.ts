import pg from "pg";
import { env } from "../../src/env.ts";
import { propertyOf } from "../../src/property-of.ts";

/** Throws a sentence for the operator when the database does not answer, or only through a pooler. */
export async function requireDatabase(): Promise<void> {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = env;
  const isDirect = DATABASE_DIRECT_URL === DATABASE_URL;
  for (const [name, connectionString] of Object.entries(
    isDirect ? { DATABASE_URL } : { DATABASE_URL, DATABASE_DIRECT_URL },
  )) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, query_timeout: 5000 });
    client.on("error", () => undefined);
    let isPooled: boolean;
    try {
      await client.connect();
      const { rows } = await client.query<{ id: number }>("SELECT pg_backend_pid() AS id");
      // A pooler tells its clients an id of its own.
      isPooled = rows[0]?.id !== propertyOf(client, "processID");
    } catch (error) {
      const { host: address, pathname } = new URL(connectionString);
      const reason = error instanceof Error ? error.message || error.name : String(error);
      throw new Error(
        `the database ${pathname.slice(1)} at ${address} does not answer (${name}): ${reason}`,
        {
          cause: error,
        },
      );
    } finally {
      await client.end().catch(() => undefined);
    }
    if (isPooled && isDirect)
      throw new Error(
        "DATABASE_URL leads through a connection pooler such as PgBouncer: set DATABASE_DIRECT_URL to the database itself",
      );
  }
}
