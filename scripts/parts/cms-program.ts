import { spawn } from "node:child_process";
import path from "node:path";
import { withDatabase } from "./installation-database.ts";
import { withCleanUp } from "./interruption.ts";
import { backendFlags } from "./service.ts";
import { readSecrets, readSettings, root } from "./settings.ts";

/**
 * Runs a program of the backend on the database of this installation, with this process's input and output. The embedded
 * database is started for it unless it is running. Resolves with its exit code.
 */
export async function runCmsProgram(file: string, args: string[]): Promise<number> {
  const settings = readSettings();
  return withDatabase(settings, async (url) => {
    const child = spawn(process.execPath, [...backendFlags, file, ...args], {
      cwd: path.join(root, "apps/cms"),
      env: {
        ...process.env,
        NODE_ENV: "production",
        DATABASE_URL: url,
        PAYLOAD_SECRET: readSecrets(settings.DATA_DIR).PAYLOAD_SECRET,
        MEDIA_DIR: path.join(settings.DATA_DIR, "media"),
      },
      stdio: "inherit",
    });
    const ended = new Promise<number>((done) => child.once("exit", (status) => done(status ?? 1)));
    return withCleanUp(
      () => child.kill(),
      () => ended,
    );
  });
}
