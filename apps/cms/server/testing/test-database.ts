/* eslint-disable no-restricted-properties -- points this process at the test's own database, before env.ts is read */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Payload } from "payload";
import pg from "pg";

/** A database of a test's own on the server that DATABASE_URL names. */
export interface TestDatabase {
  url: string;
  mediaDir: string;
  /** Removes it, and the files of its media. */
  drop(): Promise<void>;
}

/**
 * Makes an empty database, and points this process at it: `env.ts` and the Payload configuration must be
 * imported after this, not before.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.DATABASE_URL;
  if (!server) throw new Error("DATABASE_URL names no server to make a database on");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  const mediaDir = mkdtempSync(path.join(tmpdir(), "cms-media-"));
  await onServer(server, `CREATE DATABASE ${name}`);
  process.env.DATABASE_URL = address.href;
  process.env.MEDIA_DIR = mediaDir;
  return {
    url: address.href,
    mediaDir,
    async drop() {
      process.env.DATABASE_URL = server;
      rmSync(mediaDir, { recursive: true, force: true });
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Payload on the test's database, migrated. */
export async function startPayload(): Promise<Payload> {
  const [{ getPayload }, { default: config }] = await Promise.all([
    import("payload"),
    import("../../src/payload.config.ts"),
  ]);
  const { env } = await import("../../src/env.ts");
  if (env.DATABASE_URL !== process.env.DATABASE_URL) throw new Error("env.ts was imported too early");
  const payload = await getPayload({ config });
  // Dropping the database ends connections that Payload leaves open; that is no failure of a test.
  const watched = new WeakSet<object>();
  payload.db.pool.on("error", () => undefined);
  payload.db.pool.on("acquire", (client) => {
    if (!watched.has(client)) client.on("error", () => undefined);
    watched.add(client);
  });
  await payload.db.migrate();
  return payload;
}
