import type { Client } from "pg";
import * as v from "valibot";
import { Failure } from "../failure.ts";

const row = v.object({ value: v.string() });
const first = v.looseTuple([row]);

/** The version of the server, and the last migration that was applied. */
export async function describeServer(client: Client) {
  const read = async (sql: string) => v.parse(first, (await client.query<object>(sql)).rows)[0].value;
  const server = await read("SELECT split_part(current_setting('server_version'), ' ', 1) AS value");
  const migration = await read(
    "SELECT name AS value FROM payload_migrations WHERE batch > 0 ORDER BY name DESC LIMIT 1",
  ).catch((error: unknown) => {
    throw new Failure(`The database has no content of Miqyas: ${String(error)}`);
  });
  return { server, major: parseInt(server), migration };
}

/** A table of a collection has both times. Versions and Payload's own tables are no collections. */
const collections = `
  SELECT table_name AS value FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name IN ('created_at', 'updated_at')
    AND table_name NOT LIKE '\\_%' AND table_name NOT LIKE 'payload\\_%'
  GROUP BY table_name HAVING count(*) = 2 ORDER BY table_name`;

/** Rows of each collection. */
export async function countRows(client: Client): Promise<Record<string, number>> {
  const tables = v
    .parse(v.array(row), (await client.query<object>(collections)).rows)
    .map(({ value }) => value);
  const counts = tables.map(
    (table) =>
      `SELECT ${client.escapeLiteral(table)} AS name, count(*)::int AS count FROM ${client.escapeIdentifier(table)}`,
  );
  const { rows } = await client.query<object>(counts.join(" UNION ALL "));
  return Object.fromEntries(
    v
      .parse(v.array(v.object({ name: v.string(), count: v.number() })), rows)
      .map(({ name, count }) => [name, count]),
  );
}

/** What differs between the rows of a restored database and those of its backup, one line each. */
export function compareRows(
  expected: Record<string, [number, number]>,
  restored: Record<string, number>,
): string[] {
  return Object.entries(expected)
    .filter(
      ([table, [least, most]]) => !((restored[table] ?? -1) >= least && (restored[table] ?? -1) <= most),
    )
    .map(
      ([table, [least, most]]) => `${table}: ${restored[table] ?? "no table"}, ${least} to ${most} expected`,
    );
}
