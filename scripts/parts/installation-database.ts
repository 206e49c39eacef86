import { isFree } from "./ports.ts";
import { startPostgres } from "./postgres.ts";
import { readSecrets } from "./settings.ts";
import type { Settings } from "./settings.ts";

/** Runs `work` with the address of this installation's database. The embedded one is started for it unless it is running. */
export async function withDatabase<Result>(
  settings: Settings,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL, DATABASE_PORT: port, DATA_DIR: dataDir } = settings;
  if (DATABASE_URL !== undefined) return work(settings.DATABASE_DIRECT_URL ?? DATABASE_URL);
  const password = readSecrets(dataDir).DATABASE_PASSWORD;
  if (!(await isFree(port)))
    return work(`postgres://miqyas:${encodeURIComponent(password)}@127.0.0.1:${port}/miqyas`);
  const postgres = await startPostgres({ dataDir, port, password, database: "miqyas" });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
