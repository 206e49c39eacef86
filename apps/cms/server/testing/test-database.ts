/* oxlint-disable no-restricted-properties -- points this process at the test's own database, before env.ts is read */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Payload } from "payload";
import pg from "pg";

/** A test's own database on the server in DATABASE_URL. */
export interface TestDatabase {
  name: string;
  url: string;
  mediaDir: string;
  /** Closes the database to everybody and removes its media files. `dropDatabases` removes it. */
  close(): Promise<void>;
}

/** The variable that names the database with all migrations (`migrated-database.ts`). */
export const migratedDatabase = "MIGRATED_DATABASE";

/**
 * Creates a database with all migrations and sets this process's environment to it. Import `env.ts` and the Payload
 * configuration after this call, not before.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  const template = process.env[migratedDatabase];
  if (!template) throw new Error("migrated-database.ts has not run");
  return createDatabase(`TEMPLATE ${template}`);
}

/** The same without any table, for what migrates a database itself. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase("");

async function createDatabase(like: string): Promise<TestDatabase> {
  const server = process.env.DATABASE_URL;
  if (!server) throw new Error("DATABASE_URL names no server to make a database on");
  const name = `${process.env[migratedDatabase] ?? "test"}_${randomBytes(6).toString("hex")}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  const mediaDir = mkdtempSync(path.join(tmpdir(), "cms-media-"));
  await onServer(server, `CREATE DATABASE ${name} ${like}`);
  process.env.DATABASE_URL = address.href;
  process.env.MEDIA_DIR = mediaDir;
  return {
    ...{ name, mediaDir },
    url: address.href,
    async close() {
      process.env.DATABASE_URL = server;
      rmSync(mediaDir, { recursive: true, force: true });
      await closeDatabase(server, name);
    },
  };
}

/** Ends all connections to a database, and allows no other. */
export async function closeDatabase(server: string, name: string): Promise<void> {
  await onServer(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await onServer(
    server,
    `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '${name}'`,
  );
}

/**
 * Removes the database with all migrations and every copy of it. Once, after all tests: for 5 s after files were deleted, the
 * file system ext4 searches for seconds where it can put the thousand files of the next database.
 */
export async function dropDatabases(server: string, migrated: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const statement = "SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)";
    const { rows } = await client.query<{ name: string }>(statement, [migrated]);
    for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}

/** Runs a statement on a server. */
async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Starts Payload on the test's database. An empty one is migrated by `payload.db.migrate()`, or by a backend before. */
export async function startPayload(): Promise<Payload> {
  const [{ getPayload }, { default: config }] = await Promise.all([
    import("payload"),
    import("../../src/payload.config.ts"),
  ]);
  const { env } = await import("../../src/env.ts");
  if (env.DATABASE_URL !== process.env.DATABASE_URL) throw new Error("env.ts was imported too early");
  const payload = await getPayload({ config });
  // Closing the database breaks the connections that Payload leaves open. This is not a failure of a test.
  const watched = new WeakSet<object>();
  payload.db.pool.on("error", () => undefined);
  payload.db.pool.on("acquire", (client) => {
    if (!watched.has(client)) client.on("error", () => undefined);
    watched.add(client);
  });
  return payload;
}

/** Stops Payload. It leaves connections open; that the database closes them is no longer reported. */
export async function stopPayload(payload: Payload): Promise<void> {
  payload.db.pool.removeAllListeners("error").on("error", () => undefined);
  await payload.destroy();
  // The next file in this process finds neither Payload's memory of the running one nor the backend's state.
  (globalThis as { _payload?: Map<string, unknown> })._payload?.clear();
  globalThis.cmsProcessState = undefined;
}
