import { spawn } from "node:child_process";
import path from "node:path";
import { Failure, runMain } from "./parts/failure.ts";
import { isFree } from "./parts/ports.ts";
import { startPostgres } from "./parts/postgres.ts";
import { quietFlags } from "./parts/service.ts";
import { readSecrets, readSettings, root } from "./parts/settings.ts";

const usage = `npm run content -- export FOLDER   writes all content of the database into the folder
npm run content -- import FOLDER   brings the content of the folder into the database`;

/** Moves content between the database and a folder (docs/content-format.md), also while the product runs. */
await runMain(async () => {
  const [command, folder] = process.argv.slice(2);
  if ((command !== "import" && command !== "export") || !folder) throw new Failure(usage);
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
    const child = spawn(
      process.execPath,
      [...quietFlags, "src/content/cli.ts", command, inFolderOfCaller(folder)],
      {
        cwd: path.join(root, "apps/cms"),
        env: {
          ...process.env,
          NODE_ENV: "production",
          DATABASE_URL: settings.DATABASE_URL ?? postgres?.url ?? running,
          PAYLOAD_SECRET: secrets.PAYLOAD_SECRET,
          MEDIA_DIR: path.join(dataDir, "media"),
        },
        stdio: "inherit",
      },
    );
    const code = await new Promise<number>((done) => child.once("exit", (status) => done(status ?? 1)));
    if (code !== 0) throw new Failure(`The ${command} did not take place`);
    if (command === "import" && isRunning)
      console.log("If the backend is running, restart it: it keeps its answers in memory.");
  } finally {
    await postgres?.stop();
  }
});

/** npm runs scripts in the project's root. A path is relative to the folder where npm was called. */
function inFolderOfCaller(folder: string): string {
  return path.resolve(process.env.INIT_CWD ?? "", folder);
}
