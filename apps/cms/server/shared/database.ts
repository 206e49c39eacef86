import pg from "pg";
import { env } from "../../src/env.ts";
import { describeWithoutMessage } from "../../src/log/describe-error.ts";
import { log } from "../../src/log/log.ts";

/** This server's own connections, apart from Payload's. */
export interface Database {
  /** For forms. */
  write: pg.Pool;
  /**
   * For checks: whether a form is stored, and whether the database answers. No form is written over these
   * connections.
   */
  read: pg.Pool;
  /** For locks of a session: past a pooler, which gives each transaction another session. */
  direct: pg.Pool;
  end(): Promise<void>;
}

/** Longest wait for a connection or for one statement, ms. */
const timeout = 5000;

function createPool(name: string, max: number, connectionString = env.DATABASE_URL): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: `cms ${name}`,
    max,
    connectionTimeoutMillis: timeout,
    statement_timeout: timeout,
    query_timeout: timeout + 1000,
  });
  // A broken connection without a listener would end the process. The pool listens to idle connections only.
  // On a connection in use the query fails by itself.
  pool.on("error", (error) =>
    log.warn({ event: "db_connection_lost", pool: name, error: describeWithoutMessage(error) }),
  );
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

export function openDatabase(): Database {
  const write = createPool("forms", 8);
  const read = createPool("checks", 4);
  const direct = createPool("locks", 2, env.DATABASE_DIRECT_URL);
  return {
    ...{ write, read, direct },
    async end() {
      await Promise.all([write.end(), read.end(), direct.end()]);
    },
  };
}
