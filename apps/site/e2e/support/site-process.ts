import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../../../scripts/parts/ports.ts";

/** The built site as its own process, with a backend that the test chooses. */
export interface SiteProcess {
  url: string;
  /** Secret of the signals that the site takes. */
  signalSecret: string;
  /** Ends it; `SIGKILL` for a crash. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same port and data folder, with further settings. */
  restart(more?: Record<string, string>): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

const signalSecret = "for-tests-only-for-tests-only-00";
const siteFolder = fileURLToPath(new URL("../..", import.meta.url));

export async function startSite(backendUrl: string, env: Record<string, string> = {}): Promise<SiteProcess> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), "miqyas-site-"));
  const url = `http://localhost:${port}`;

  async function start(more: Record<string, string> = {}) {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "server/main.ts"], {
      cwd: siteFolder,
      env: {
        ...process.env,
        NODE_ENV: "production",
        SITE_PORT: String(port),
        SITE_ORIGIN: url,
        BACKEND_URL: backendUrl,
        SITE_DATA_DIR: dataDir,
        SITE_SIGNAL_SECRET: signalSecret,
        STYLEGUIDE: "1",
        // Tests count the backend's requests.
        PAGE_WALK_AFTER: "86400",
        ...env,
        ...more,
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const ended = new Promise<void>((done) => child.once("exit", () => done()));
    for (let tries = 0; tries < 200; tries++) {
      const answered = await fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (answered) return { child, ended };
      if (child.exitCode !== null) break;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`the site did not start on port ${port}`);
  }

  let running = await start();
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (running.child.exitCode === null && running.child.signalCode === null) running.child.kill(signal);
    await running.ended;
  };
  return {
    ...{ url, signalSecret },
    stop,
    async restart(more) {
      await stop();
      running = await start(more);
    },
    async dispose() {
      // A graceful stop takes seconds, and nothing checks it any more.
      await stop("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
