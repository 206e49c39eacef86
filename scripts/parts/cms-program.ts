import { spawn } from "node:child_process";
import path from "node:path";
import { isFree } from "./ports.ts";
import { startPostgres } from "./postgres.ts";
import { quietFlags } from "./service.ts";
import { readSecrets, readSettings, root } from "./settings.ts";

/**
 * Runs a program of the backend on the database of this installation, with this process's input and output. The embedded
 * database is started for it unless it is running. `isRunning` says whether the product may be running too.
 */
export async function runCmsProgram(
  file: string,
  args: string[],
): Promise<{ code: number; isRunning: boolean }> {
  const settings = readSettings();
  const secrets = readSecrets(settings.DATA_DIR);
  const { DATABASE_PORT: port, DATA_DIR: dataDir } = settings;
  const password = secrets.DATABASE_PASSWORD;
  const isRunning = settings.DATABASE_URL !== undefined || !(await isFree(port));
  const postgres = isRunning
    ? undefined
    : await startPostgres({ dataDir, port, password, database: "miqyas" });
  const running = `postgres://miqyas:${encodeURIComponent(password)}@127.0.0.1:${port}/miqyas`;
  try {
    const child = spawn(process.execPath, [...quietFlags, file, ...args], {
      cwd: path.join(root, "apps/cms"),
      env: {
        ...process.env,
        NODE_ENV: "production",
        DATABASE_URL: settings.DATABASE_URL ?? postgres?.url ?? running,
        PAYLOAD_SECRET: secrets.PAYLOAD_SECRET,
        MEDIA_DIR: path.join(dataDir, "media"),
      },
      stdio: "inherit",
    });
    const code = await new Promise<number>((done) => child.once("exit", (status) => done(status ?? 1)));
    return { code, isRunning };
  } finally {
    await postgres?.stop();
  }
}
