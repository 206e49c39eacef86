import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { Failure } from "../failure.ts";
import { withCleanUp } from "../interruption.ts";
import { libpqEnvironment } from "./libpq-environment.ts";

const run = promisify(execFile);

/** Where Debian's packages of PostgreSQL put the programs of each version. */
const debian = "/usr/lib/postgresql";

/** The first `pg_restore` that sets `transaction_timeout`, which servers before this version refuse. */
const firstWithTimeout = 17;

/** A program of PostgreSQL and its major version. */
interface Program {
  file: string;
  major: number;
}

/**
 * Finds the program for a server of a major version, in the path and in Debian's folders: the oldest `pg_dump` that is not
 * older than the server, because it decides where a dump can be restored; the newest `pg_restore` that the server takes,
 * because it reads what all before it have dumped.
 */
export async function findProgram(
  name: "pg_dump" | "pg_restore",
  server: number,
  packages = debian,
): Promise<Program | undefined> {
  const versions = existsSync(packages) ? readdirSync(packages) : [];
  const folders = versions.map((version) => path.join(packages, version, "bin", name));
  const all = await Promise.all(
    [name, ...folders].map(async (file) => ({ file, major: await readMajor(file) })),
  );
  const found = all.filter(({ major }) => major > 0).sort((a, b) => a.major - b.major);
  return name === "pg_dump"
    ? found.find(({ major }) => major >= server)
    : found.findLast(({ major }) => server >= firstWithTimeout || major < firstWithTimeout);
}

/** The major version of a program, 0 when it cannot be run. */
async function readMajor(file: string): Promise<number> {
  return run(file, ["--version"]).then(
    ({ stdout }) => Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0),
    () => 0,
  );
}

/** What an operator has to know of the dumps that a `pg_dump` makes of a server of a major version. */
export const limitOf = ({ major }: Program, server: number): string | undefined =>
  server < firstWithTimeout && major >= firstWithTimeout
    ? `The backups of pg_dump ${major} restore into PostgreSQL ${firstWithTimeout} or newer alone, not into ${server}: install postgresql-client-${server}.`
    : undefined;

/**
 * Finds the `pg_restore` for a dump into a server. `dumped` is the major version of the `pg_dump`, which no older program
 * reads. Throws a `Failure` when there is none.
 */
export async function requireRestore(dumped: number, server: number, packages = debian): Promise<string> {
  if (server < firstWithTimeout && dumped >= firstWithTimeout)
    throw new Failure(
      `The backup is of pg_dump ${dumped}: restore it into PostgreSQL ${firstWithTimeout} or newer, not into ${server}`,
    );
  const program = await findProgram("pg_restore", server, packages);
  if (program && program.major < dumped)
    throw new Failure(
      `The backup is of pg_dump ${dumped}, which pg_restore ${program.major} does not read: install postgresql-client-${dumped}`,
    );
  if (program) return program.file;
  throw new Failure(
    server < firstWithTimeout
      ? `PostgreSQL ${server} takes no pg_restore ${firstWithTimeout} or newer, and no other was found: install postgresql-client-${server}`
      : "The backup needs pg_restore, which was not found: install postgresql-client",
  );
}

/** Writes a dump with `pg_dump`. Owners and privileges name roles that another server lacks. */
export async function dump(program: string, url: string, file: string): Promise<void> {
  await call(program, ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`], url);
}

/** Fills an empty database from a dump, in one transaction. */
export async function loadDump(program: string, url: string, file: string): Promise<void> {
  const database = decodeURIComponent(new URL(url).pathname.slice(1));
  const alone = ["--exit-on-error", "--single-transaction"];
  await call(program, ["--no-owner", "--no-privileges", ...alone, `--dbname=${database}`, file], url);
}

/**
 * Runs a program until it ends, or SIGINT or SIGTERM ends this command. The password is in the environment: other users of
 * the machine can read arguments.
 */
async function call(program: string, args: string[], url: string): Promise<void> {
  // Called with the clean-up in place: a signal may come as soon as the program runs.
  let running: ReturnType<typeof run> | undefined;
  await withCleanUp(
    () => running?.child.kill(),
    () => (running = run(program, args, { env: libpqEnvironment(url) })),
  ).catch((error: unknown) => {
    const text = error instanceof Error ? error.message.trim() : String(error);
    throw new Failure(/^.*: error: .*$/m.exec(text)?.[0] ?? text);
  });
}
