import { fork, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { whenEnded } from "../../../../scripts/parts/keep-running.ts";
import { findFreePort } from "../../../../scripts/parts/ports.ts";
import { waitForPart } from "../../../../scripts/parts/service.ts";

/** The built site, with a backend that the test chooses. */
export interface StubbedSite {
  url: string;
  /** Secret of the signals that the site takes. */
  signalSecret: string;
}

/** The built site as its own process. */
export interface SiteProcess extends StubbedSite {
  /** Ends it; `SIGKILL` for a crash. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same port and data folder, with further settings. */
  restart(more?: Record<string, string>): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

/** How long a site may take to start on a busy machine, ms. */
const longestStart = 120_000;

const signalSecret = "for-tests-only-for-tests-only-00";
const siteFolder = fileURLToPath(new URL("../..", import.meta.url));

/** Settings of a site of the tests. */
const settingsOf = (url: string, backendUrl: string) => ({
  SITE_ORIGIN: url,
  BACKEND_URL: backendUrl,
  SITE_SIGNAL_SECRET: signalSecret,
  STYLEGUIDE: "1",
  // Tests count the backend's requests.
  PREPARE_PAGES: "off",
});

/** Starts the built site. `flags` are Node's. */
export async function startSite(
  backendUrl: string,
  env: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<SiteProcess> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), "miqyas-site-"));
  const url = `http://localhost:${port}`;

  async function start(more: Record<string, string> = {}) {
    const child = spawn(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", ...flags, "server/main.ts"],
      {
        cwd: siteFolder,
        env: {
          ...process.env,
          NODE_ENV: "production",
          SITE_PORT: String(port),
          SITE_DATA_DIR: dataDir,
          ...settingsOf(url, backendUrl),
          ...env,
          ...more,
        },
        stdio: ["ignore", "ignore", "inherit"],
      },
    );
    const ended = whenEnded(child);
    await waitForPart("The site", { ended }, `http://127.0.0.1:${port}/healthz`, {
      timeout: longestStart,
    });
    return { child, ended };
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

/** A process with many sites, for the tests of one worker: a site of its own starts in a hundredth of the time. */
export interface SiteHost {
  /** Opens a site with empty caches and storage. */
  open(backendUrl: string): Promise<StubbedSite>;
  /** Begins to stop a site. */
  close(site: StubbedSite): void;
  /** Ends the process with all its sites. */
  end(): Promise<void>;
}

const Opened = v.object({ port: v.number(), error: v.optional(v.string()) });

/** Starts the process of a worker's sites (`site-host.ts`). */
export function startSiteHost(): SiteHost {
  const child = fork(path.join(import.meta.dirname, "site-host.ts"), {
    cwd: siteFolder,
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const waiting = new Map<number, (error?: string) => void>();
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  child.on("message", (message) => {
    const { port, error } = v.parse(Opened, message);
    waiting.get(port)?.(error);
  });
  void ended.then(() => waiting.forEach((tell) => tell("its process has ended")));
  return {
    async open(backendUrl) {
      const port = await findFreePort();
      const url = `http://localhost:${port}`;
      await new Promise<void>((done, fail) => {
        waiting.set(port, (error) => (error === undefined ? done() : fail(new Error(`No site: ${error}`))));
        child.send({ do: "open", port, settings: settingsOf(url, backendUrl) }, (error) => {
          if (error) fail(error);
        });
      });
      return { url, signalSecret };
    },
    close({ url }) {
      if (child.connected) child.send({ do: "close", port: Number(new URL(url).port) });
    },
    async end() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
