import type { ChildProcess } from "node:child_process";
import pg from "pg";
import { Failure, reasonOf } from "./failure.ts";
import { isRunning } from "./keep-running.ts";

/** Address of a database of an embedded PostgreSQL. */
export const embeddedUrl = (port: number, password: string, database = "miqyas"): string =>
  `postgres://miqyas:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/** https://www.postgresql.org/docs/18/errcodes-appendix.html */
const codes = { wrongPassword: "28P01", notYet: "57P03" };

/**
 * Waits until PostgreSQL answers: 30 s for a first sign, and for as long as it lives when it says that it is not ready yet,
 * because it makes good a crash then. Throws a `Failure` when the cluster has another password than ours, because waiting
 * does not help, and the reason of an aborted signal.
 */
export async function waitUntilReady(
  url: string,
  server: Pick<ChildProcess, "exitCode" | "signalCode">,
  cluster: string,
  signal?: AbortSignal,
): Promise<void> {
  for (let tries = 0; tries < 300 && isRunning(server); tries++) {
    signal?.throwIfAborted();
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined;
      if (code === codes.wrongPassword)
        throw new Failure(
          `The database in ${cluster} has another password than this installation: restore the secrets.json it was made with, or give its password as DATABASE_PASSWORD`,
        );
      if (code === codes.notYet) tries = 0;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  throw new Error("it does not answer");
}

/** Creates the database unless it exists. Throws a `Failure` when the server cannot be reached. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/** Does some work on one connection. Throws a `Failure` when that cannot be made. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // A database that ends meanwhile is told by the next query.
  client.on("error", () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new Failure(`The database cannot be opened: ${String(error)}`);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Throws a `Failure` unless the database answers. It names the variable that the address comes from. */
export async function requireDatabase(url: string, variable = "DATABASE_URL"): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    const { host, pathname } = new URL(url);
    throw new Failure(
      `The database ${pathname.slice(1)} at ${host} does not answer (${variable}): ${reasonOf(error)}`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
