import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const app = fileURLToPath(new URL("../..", import.meta.url));

/** The backend in a process of its own. */
export interface CmsProcess {
  url: string;
  /** Kills the process, as a crash does, and waits until it has ended. */
  kill(): Promise<void>;
  /** Asks the process to stop. Resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Its output so far. */
  output(): string;
}

/** Starts `server.ts` with the build, which must exist, and waits until an address answers. */
export async function startCmsProcess(
  port: number,
  env: Record<string, string>,
  waitFor = "/readyz",
): Promise<CmsProcess> {
  if (!existsSync(path.join(app, ".next/BUILD_ID")))
    throw new Error("There is no build: run `npm run build`");
  const child = spawn(process.execPath, [...process.execArgv, "server.ts"], {
    cwd: app,
    env: {
      // oxlint-disable-next-line no-restricted-properties -- the child begins with what this process has
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      PAYLOAD_SECRET: "a secret of the tests, long enough for production",
      CMS_PORT: String(port),
      CMS_ORIGIN: `http://127.0.0.1:${port}`,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const url = `http://127.0.0.1:${port}`;
  let isRunning = true;
  void exited.then(() => (isRunning = false));
  for (let ready = false; !ready;) {
    if (!isRunning) throw new Error(`the backend ended before it was ready:\n${output}`);
    ready =
      output.includes('"listening"') &&
      (await fetch(`${url}${waitFor}`).then(
        ({ status }) => status !== 503,
        () => false,
      ));
    if (!ready) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
    async stop() {
      child.kill("SIGTERM");
      return exited;
    },
    output: () => output,
  };
}
