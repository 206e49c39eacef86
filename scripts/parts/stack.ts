import { existsSync, mkdirSync, statfsSync } from "node:fs";
import path from "node:path";
import { spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { Failure, reasonOf } from "./failure.ts";
import type { InheritedSockets } from "./inherited-sockets.ts";
import { requireDatabase } from "./postgres-connection.ts";
import { requireNoRestore } from "./postgres-place.ts";
import { startPostgres } from "./postgres.ts";
import { step } from "./progress.ts";
import { keepRunning, whenEnded, type SupervisedPart } from "./keep-running.ts";
import { requireFreePort } from "./ports.ts";
import { backendFlags, quietFlags, startService, waitForPart } from "./service.ts";
import { readSecrets, root, urlOf, type Settings } from "./settings.ts";

/** The whole product, running. */
export interface Stack {
  siteUrl: string;
  cmsUrl: string;
  databaseUrl: string;
  /** The embedded database, the backend and the site, in this order. */
  parts: SupervisedPart[];
  /** Stops the backend, then the embedded database, then the site, which serves pages until then. */
  stop(): Promise<void>;
}

export interface StackOptions {
  settings: Settings;
  /** Development servers with reload instead of the builds. */
  dev?: boolean;
  /** Leave the applications' logs out. */
  quiet?: boolean;
  /** More environment for both applications. */
  env?: Record<string, string>;
  /** Builds the applications while the database is filled. */
  build?: (() => Promise<void>) | undefined;
  /** Sockets that the servers listen with. */
  sockets?: InheritedSockets | null;
  /** Aborts the start between two steps and stops what was started. */
  signal?: AbortSignal;
}

const smallestFreeSpace = 500 * 1024 * 1024;

/** Waits before what a serving site lacks is started again, ms. */
const waits = { shortest: 1000, longest: 30_000 };

/**
 * Starts the database, then migrations, owner and sample content, then the backend, then the site. A site that has pages
 * of an earlier run starts first: it serves them meanwhile (F1), also while the others cannot start, which are then tried
 * again. From then on each part is restarted by itself. Without such pages a part that cannot start ends the start.
 */
export async function startStack({
  settings: given,
  dev,
  quiet,
  env: extra = {},
  build,
  sockets,
  signal,
}: StackOptions): Promise<Stack> {
  // The sockets decide where the servers listen.
  const settings = sockets ? { ...given, SITE_HOST: undefined, CMS_HOST: undefined } : given;
  const { DATA_DIR: dataDir } = settings;
  const hasPages = !dev && !build && existsSync(path.join(dataDir, "site/pages"));
  // The first start fills the disk. A later one needs no more than what ran before it.
  if (!hasPages) requireSpace(dataDir);
  const siteUrl = urlOf("SITE", settings, "localhost");
  const cmsUrl = urlOf("CMS", settings, "localhost");
  const common: Record<string, string> = {
    ...environmentOf(settings),
    ...(dev && { NODE_ENV: "development" }),
    ...extra,
  };
  const started: Partial<Record<"database" | "cms" | "site", SupervisedPart>> = {};
  const stopAllButSite = async () => {
    for (const part of [started.cms, started.database]) await part?.stop();
  };
  const stop = async () => {
    await stopAllButSite();
    await started.site?.stop();
  };

  async function serve(part: "cms" | "site", env: Record<string, string>): Promise<void> {
    const { name, folder, file, flags } = servers[part];
    const url = urlOf(part === "cms" ? "CMS" : "SITE", settings);
    // A development server answers nothing while it compiles or is debugged.
    const watched = dev ? undefined : { name, url: `${url}/healthz` };
    const options = {
      ...{ cwd: path.join(root, folder), env, flags, args: dev ? ["--dev"] : [] },
      ...{ quiet: quiet ?? false, socket: sockets?.[part], watched },
    };
    const start = () => startService(file, options);
    const first = start();
    try {
      await waitForPart(name, first, `${url}/readyz`, { timeout: dev ? 180_000 : 60_000, signal });
    } catch (error) {
      await first.stop();
      throw error;
    }
    started[part] = keepRunning(name, first, start);
  }

  const earlySite = hasPages ? serve("site", common) : null;
  // It is awaited below.
  earlySite?.catch(() => undefined);

  async function startAll(): Promise<Stack> {
    signal?.throwIfAborted();
    const databaseUrl = await step("Starting the database", async () => {
      if (settings.DATABASE_URL) {
        requireNoRestore(dataDir);
        await requireDatabase(settings.DATABASE_URL);
        return settings.DATABASE_URL;
      }
      await requireFreePort(settings.DATABASE_PORT, "the database", "DATABASE_PORT");
      const options = {
        dataDir,
        port: settings.DATABASE_PORT,
        password: readSecrets(dataDir).DATABASE_PASSWORD,
        database: "miqyas",
      };
      const postgres = await startPostgres({ ...options, signal });
      started.database = keepRunning("The database", postgres, (stopping) =>
        startPostgres({ ...options, signal: stopping }),
      );
      return postgres.url;
    });
    signal?.throwIfAborted();
    const env = { ...common, DATABASE_URL: databaseUrl };
    const failed = new AbortController();
    const ending = signal ? AbortSignal.any([failed.signal, signal]) : failed.signal;
    const preparing = step("Preparing the database: migrations, and sample content where it is empty", () =>
      prepareContent(env, ending),
    );
    await Promise.all([preparing, build?.()]).catch(async (error: unknown) => {
      failed.abort();
      await preparing.catch(() => undefined);
      throw error;
    });
    signal?.throwIfAborted();
    await step("Starting the backend and the site", async () => {
      await serve("cms", env);
      await (earlySite ?? serve("site", common));
    });
    const parts = [started.database, started.cms, started.site].filter((part) => part !== undefined);
    return { siteUrl, cmsUrl, databaseUrl, parts, stop };
  }

  for (let wait = waits.shortest; ; wait = Math.min(wait * 2, waits.longest)) {
    try {
      return await startAll();
    } catch (error) {
      const siteServes = await earlySite?.then(
        () => true,
        () => false,
      );
      if (!siteServes || signal?.aborted) {
        await stop();
        // Ctrl-C at a terminal ends the preparation too, whose failure is no reason then.
        signal?.throwIfAborted();
        throw error;
      }
      await stopAllButSite();
      console.error(
        `✗ ${reasonOf(error)}\n  The site serves its pages. The start goes on in ${wait / 1000} s.`,
      );
      await delay(wait, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Variables of both servers that follow from the settings. */
export function environmentOf(settings: Settings): Record<string, string> {
  const { DATA_DIR: dataDir, SITE_PORT, CMS_PORT } = settings;
  const { PAYLOAD_SECRET, SITE_SIGNAL_SECRET } = readSecrets(dataDir);
  return {
    ...{ NODE_ENV: "production", PAYLOAD_SECRET, SITE_SIGNAL_SECRET },
    SITE_PORT: String(SITE_PORT),
    CMS_PORT: String(CMS_PORT),
    SITE_ORIGIN: process.env.SITE_ORIGIN || urlOf("SITE", settings, "localhost"),
    CMS_ORIGIN: process.env.CMS_ORIGIN || urlOf("CMS", settings, "localhost"),
    BACKEND_URL: process.env.BACKEND_URL || urlOf("CMS", settings),
    SITE_SIGNAL_URL: process.env.SITE_SIGNAL_URL || `${urlOf("SITE", settings)}/__signal`,
    MEDIA_DIR: path.join(dataDir, "media"),
    SITE_DATA_DIR: path.join(dataDir, "site"),
    NODE_COMPILE_CACHE: compileCacheIn(dataDir),
  };
}

/** Folder, program, flags and variable of the port of each server. */
export const servers = {
  cms: { name: "The backend", folder: "apps/cms", file: "server.ts", flags: backendFlags, port: "CMS_PORT" },
  site: {
    name: "The site",
    folder: "apps/site",
    file: "server/main.ts",
    flags: quietFlags,
    port: "SITE_PORT",
  },
} as const;

/** The folder of Node's compiled code, for the next start. */
export const compileCacheIn = (dataDir: string) => path.join(dataDir, "compile-cache");

function requireSpace(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new Failure(`The data folder ${dataDir} cannot be made: ${reasonOf(error)}`);
  }
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < smallestFreeSpace)
    throw new Failure(
      `The disk of ${dataDir} is nearly full: ${Math.round((bavail * bsize) / 1024 / 1024)} MB free, 500 MB needed`,
    );
}

/**
 * Runs the backend's preparation, until the signal. The password of an owner whom it has made is shown at once: whatever
 * fails after it, no later start can show it.
 */
export async function prepareContent(
  env: Record<string, string | undefined>,
  signal?: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, [...backendFlags, "src/seed/cli.ts"], {
    cwd: path.join(root, "apps/cms"),
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  signal?.addEventListener("abort", () => child.kill());
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  await whenEnded(child);
  if (child.exitCode !== 0) {
    if (!signal?.aborted) console.error(output);
    throw new Failure("The database could not be prepared; the reason is above");
  }
  const email = /^Owner's account: (\S+)$/m.exec(output)?.[1];
  const password = /^Its password, shown only now: (\S+)$/m.exec(output)?.[1];
  if (email && password)
    console.log(`
  Sign in as      ${email}
  with password   ${password}
                  It is shown only now: write it down.
`);
}
