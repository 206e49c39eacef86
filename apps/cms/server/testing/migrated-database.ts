/* oxlint-disable no-restricted-properties -- tells the test files which database to copy */
import {
  closeDatabase,
  createEmptyDatabase,
  dropDatabases,
  migratedDatabase,
  startPayload,
  stopPayload,
} from "./test-database.ts";

/** Migrates one database before all test files. Theirs are copies of it: the migrations take longer than most tests. */
export default async function migrateOnce(): Promise<(() => Promise<void>) | undefined> {
  const server = process.env.DATABASE_URL;
  if (!server) return undefined;
  const database = await createEmptyDatabase();
  const payload = await startPayload();
  await payload.db.migrate();
  await stopPayload(payload);
  process.env.DATABASE_URL = server;
  // PostgreSQL copies a database that nobody is connected to.
  await closeDatabase(server, database.name);
  process.env[migratedDatabase] = database.name;
  return async () => {
    await database.close();
    await dropDatabases(server, database.name);
  };
}
