import { withCleanUp } from "./interruption.ts";
import { isFree } from "./ports.ts";
import { requireCluster } from "./postgres-place.ts";
import { embeddedUrl, requireDatabase } from "./postgres-connection.ts";
import { startPostgres } from "./postgres.ts";
import type { Postgres } from "./postgres.ts";
import { readSecrets } from "./settings.ts";
import type { Settings } from "./settings.ts";

/**
 * Runs `work` with the address of this installation's database. The embedded one is started for it unless it is running, and
 * stopped afterwards, also when SIGINT or SIGTERM interrupts it. Throws a `Failure` when the database does not answer, or
 * when there is none yet.
 */
export async function withDatabase<Result>(
  settings: Settings,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_PORT: port, DATA_DIR: dataDir } = settings;
  const runOn = async (url: string, variable: string) => {
    await requireDatabase(url, variable);
    return work(url);
  };
  if (DATABASE_URL !== undefined)
    return DATABASE_DIRECT_URL === undefined
      ? runOn(DATABASE_URL, "DATABASE_URL")
      : runOn(DATABASE_DIRECT_URL, "DATABASE_DIRECT_URL");
  const isStopped = await isFree(port);
  // New secrets for a wrong folder would look like an installation.
  if (isStopped) requireCluster(dataDir);
  const password = readSecrets(dataDir).DATABASE_PASSWORD;
  if (!isStopped) return runOn(embeddedUrl(port, password), "DATABASE_PORT");
  return withEmbeddedDatabase({ dataDir, port, password }, work);
}

/**
 * Runs `work` with the address of an embedded database that is started for it, and made where there is none. It is stopped
 * afterwards, also when SIGINT or SIGTERM interrupts it.
 */
export async function withEmbeddedDatabase<Result>(
  options: { dataDir: string; port: number; password: string },
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  let starting: Promise<Postgres> | undefined;
  const ending = new AbortController();
  return withCleanUp(
    async () => {
      ending.abort();
      await (await starting)?.stop();
    },
    async () => {
      starting = startPostgres({ ...options, database: "miqyas", signal: ending.signal });
      return work((await starting).url);
    },
  );
}
