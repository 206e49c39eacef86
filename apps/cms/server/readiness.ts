import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type pg from "pg";

const folder = fileURLToPath(new URL("../src/migrations", import.meta.url));

/** Names of the migrations of this version of the backend. */
const migrations = readdirSync(folder)
  .map((file) => /^(\d{8}_\d{6}\w*)\.ts$/.exec(file)?.[1])
  .filter((name) => name !== undefined);

/** Why the backend cannot serve requests yet. */
export type Unready = "starting" | "stopping" | "database" | "migrations" | "owner";

/** Checks the database: it answers, its migrations are applied, and an owner exists (R8). */
export async function findDatabaseFault(reader: pg.Pool): Promise<Unready | undefined> {
  try {
    const { rows } = await reader.query<{ tables: string | null }>(
      "SELECT to_regclass('payload_migrations')::text AS tables",
    );
    if (!rows[0]?.tables) return "migrations";
    const applied = await reader.query("SELECT FROM payload_migrations WHERE name = ANY ($1)", [migrations]);
    if (applied.rowCount !== migrations.length) return "migrations";
    const owners = await reader.query("SELECT FROM users WHERE role = 'owner' LIMIT 1");
    return owners.rowCount ? undefined : "owner";
  } catch {
    return "database";
  }
}
