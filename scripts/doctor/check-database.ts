import pg from "pg";
import * as v from "valibot";
import { isLocal } from "./check-settings.ts";
import { findProgram, limitOf } from "../parts/backup/dump.ts";
import { reasonOf } from "../parts/failure.ts";
import { about } from "./finding.ts";
import type { Finding } from "./finding.ts";

/** The oldest major version of PostgreSQL that gets corrections. https://www.postgresql.org/support/versioning/ */
const oldestVersion = 14;

const Row = v.object({
  version: v.number(),
  fsync: v.string(),
  pages: v.string(),
  commit: v.string(),
  checksums: v.string(),
  id: v.number(),
  used: v.number(),
  most: v.number(),
  ahead: v.number(),
});

/**
 * Asks the database for the settings that decide whether a stored message survives a failure of the power. One that backups
 * copy by `pg_dump` needs that program.
 */
export async function checkDatabase(url: string, isDumped = false): Promise<Finding[]> {
  const { good, weak, dangerous } = about("database");
  const findings: Finding[] = [];
  const { hostname, searchParams } = new URL(url);
  const verifies = ["verify-full", "verify-ca", "require"].includes(searchParams.get("sslmode") ?? "");
  if (!isLocal(hostname) && hostname !== "" && !verifies)
    findings.push(
      weak(`The connection to ${hostname} is not encrypted: add ?sslmode=verify-full to DATABASE_URL.`),
    );
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on("error", () => undefined);
  let row: v.InferOutput<typeof Row>;
  try {
    await client.connect();
    const before = Date.now();
    const { rows } = await client.query(`
      SELECT current_setting('server_version_num')::int / 10000 AS version,
        current_setting('fsync') AS fsync, current_setting('full_page_writes') AS pages,
        current_setting('synchronous_commit') AS commit, current_setting('data_checksums') AS checksums,
        pg_backend_pid() AS id, (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
        current_setting('max_connections')::int AS most,
        extract(epoch FROM clock_timestamp())::float8 * 1000 AS ahead`);
    row = v.parse(Row, rows[0]);
    row.ahead -= (before + Date.now()) / 2;
  } catch (error) {
    return [...findings, dangerous(`The database does not answer: ${reasonOf(error)}`)];
  } finally {
    await client.end().catch(() => undefined);
  }
  // A pooler tells its clients an id of its own (MANY-7).
  if ("processID" in client && client.processID !== row.id)
    findings.push(
      dangerous("A connection pooler stands before the database: name the database in DATABASE_DIRECT_URL."),
    );
  const off = [
    ...(row.fsync === "off" ? ["fsync"] : []),
    ...(row.pages === "off" ? ["full_page_writes"] : []),
    ...(row.commit === "off" ? ["synchronous_commit"] : []),
  ];
  findings.push(
    off.length > 0
      ? dangerous(
          `${off.join(", ")} off: a failure of the power can take stored messages or the whole database.`,
        )
      : good(`PostgreSQL ${row.version} keeps what it has confirmed`),
  );
  if (row.checksums === "off")
    findings.push(weak("data_checksums is off: PostgreSQL does not notice when the disk damages its files."));
  if (isDumped) findings.push(...(await checkDump(row.version)));
  if (row.version < oldestVersion)
    findings.push(weak(`PostgreSQL ${row.version} gets no corrections any more: move to a newer one.`));
  if (row.used > row.most * 0.8)
    findings.push(
      weak(`${row.used} of ${row.most} connections are used: raise max_connections, or find who holds them.`),
    );
  if (Math.abs(row.ahead) > 2_000)
    findings.push(
      weak(
        `The clocks of this machine and of the database differ by ${Math.round(Math.abs(row.ahead) / 1000)} s.`,
      ),
    );
  return findings;
}

/** Looks for the `pg_dump` of a server, and says what its backups are not good for. */
async function checkDump(server: number): Promise<Finding[]> {
  const { weak } = about("database");
  const program = await findProgram("pg_dump", server);
  const fault = program
    ? limitOf(program, server)
    : `There is no pg_dump ${server} or newer for npm run backup: install postgresql-client-${server}, unless the provider backs the database up.`;
  return fault === undefined ? [] : [weak(fault)];
}
