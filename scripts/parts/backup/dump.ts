import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { Failure } from "../failure.ts";
import { withCleanUp } from "../interruption.ts";

const run = promisify(execFile);

/** Where Debian's packages of PostgreSQL put the programs of each version. */
const debian = "/usr/lib/postgresql";

/**
 * Finds a program of PostgreSQL of at least a version, in the path and in Debian's folders; the newest. An older one refuses
 * a newer server.
 */
export async function findProgram(
  name: "pg_dump" | "pg_restore",
  atLeast: number,
): Promise<string | undefined> {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = versions.map((version) => path.join(debian, version, "bin", name));
  const found = await Promise.all(
    [name, ...folders].map(async (file) => ({ file, version: await ask(file) })),
  );
  return found.filter(({ version }) => version >= atLeast).sort((a, b) => b.version - a.version)[0]?.file;
}

/** The major version of a program, 0 when it cannot be run. */
async function ask(file: string): Promise<number> {
  return run(file, ["--version"]).then(
    ({ stdout }) => Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0),
    () => 0,
  );
}

/** Writes a dump with `pg_dump`. */
export async function dump(program: string, url: string, file: string): Promise<void> {
  await call(program, ["--format=custom", "--no-owner", `--file=${file}`], url);
}

/** Fills an empty database from a dump, in one transaction. */
export async function loadDump(program: string, url: string, file: string): Promise<void> {
  const database = decodeURIComponent(new URL(url).pathname.slice(1));
  await call(
    program,
    ["--no-owner", "--exit-on-error", "--single-transaction", `--dbname=${database}`, file],
    url,
  );
}

/**
 * Runs a program until it ends, or SIGINT or SIGTERM ends this command. The password is in the environment: other users of
 * the machine can read arguments.
 */
async function call(program: string, args: string[], url: string): Promise<void> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get("sslmode") ?? "prefer",
  };
  const running = run(program, args, { env });
  await withCleanUp(
    () => running.child.kill(),
    () => running,
  ).catch((error: unknown) => {
    throw new Failure(error instanceof Error ? error.message.trim() : String(error));
  });
}
