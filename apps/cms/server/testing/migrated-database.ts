/* oxlint-disable no-restricted-properties -- tells the test files which database to copy */
import { createEmptyDatabase, migratedDatabase, onServer, startPayload } from "./test-database.ts";

/** Migrates one database before all test files. Theirs are copies of it: the migrations take longer than most tests. */
export default async function migrateOnce(): Promise<(() => Promise<void>) | undefined> {
  const server = process.env.DATABASE_URL;
  if (!server) return undefined;
  const database = await createEmptyDatabase();
  const payload = await startPayload();
  await payload.destroy();
  process.env.DATABASE_URL = server;
  // PostgreSQL copies a database that nobody is connected to.
  await onServer(server, `ALTER DATABASE ${database.name} ALLOW_CONNECTIONS false`);
  await onServer(
    server,
    `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '${database.name}'`,
  );
  process.env[migratedDatabase] = database.name;
  return () => database.drop();
}
