import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { productVersion } from "../../../packages/http/src/server/product-version.ts";
import { makeBackup } from "../backup/make-backup.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { ask, waitUntil } from "../cluster/database.ts";
import { Failure } from "../failure.ts";
import { withDatabase } from "../installation-database.ts";
import { countLost } from "../count-lost.ts";
import { whenEnded } from "../keep-running.ts";
import { openToPostgres } from "../postgres-place.ts";
import { removePostgres } from "../postgres.ts";
import { quietFlags } from "../service.ts";
import { findFreeSettings, root } from "../settings.ts";
import type { Settings } from "../settings.ts";
import { callAsStaff, signIn } from "../staff-calls.ts";
import type { Account } from "../staff-calls.ts";
import { add } from "../tally.ts";
import type { Tally } from "../tally.ts";
import { makeNextRelease, next } from "./next-release.ts";
import { pages, readPages, sendMessages } from "./visits.ts";

/** Longest time until a release answers, ms. */
const longest = 120_000;

/**
 * Switches a copy of the running product to the next release and back, as systemd does, while visitors read and write
 * (INST-4).
 */
export async function testUpgrade(settings: Settings, owner: Account, scratch: string): Promise<Tally> {
  const tally: Tally = { passed: 0, failures: [] };
  const check = (name: string, fault: string | undefined) =>
    add(
      tally,
      fault === undefined
        ? { passed: 1, failures: [] }
        : { passed: 0, failures: [`INST-4 ${name}: ${fault}`] },
    );
  const folder = mkdtempSync(path.join(scratch, "upgrade-"));
  openToPostgres(folder);
  const copy = await copyProduct(settings, folder);
  const release = path.join(folder, "next");
  await makeNextRelease(release);
  const service = startService(folder, copy);
  const visits = {
    reading: true,
    read: 0,
    failures: new Array<string>(),
    longest: 0,
    acknowledged: new Array<string>(),
  };
  let visitors: Promise<unknown> = Promise.resolve();
  try {
    await service.switchTo(root, productVersion);
    const cookie = await signIn(service.cmsUrl, owner);
    visitors = Promise.all([readPages(service.siteUrl, visits), sendMessages(service.siteUrl, visits)]);
    // A site that has run has these pages on disk. It serves them while the next backend starts.
    await waitUntil("each page was read", () => Promise.resolve(visits.read >= pages.length));
    await service.switchTo(release, next.version);
    check("the next release migrates the database", await findMigrated(copy));
    check("sessions hold", await findSession(service.cmsUrl, cookie));
    await service.switchTo(root, productVersion);
    check("the release before works on the migrated database", await publish(service.cmsUrl, cookie));
    visits.reading = false;
    await visitors;
    check(
      `no request fails, the longest takes ${(visits.longest / 1000).toFixed(1)} s`,
      visits.failures.length > 0 ? visits.failures.slice(0, 3).join("; ") : undefined,
    );
    check("every message arrives once", await findLost(copy, visits.acknowledged));
  } finally {
    visits.reading = false;
    await visitors;
    await service.end();
    removePostgres(copy.DATA_DIR);
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(
    `  upgrade: ${tally.passed} passed, ${tally.failures.length} failed; the longest request took ${(visits.longest / 1000).toFixed(1)} s`,
  );
  return tally;
}

async function copyProduct(settings: Settings, folder: string): Promise<Settings> {
  const file = path.join(folder, "copy.tar");
  await makeBackup({ settings, file, mediaFolder: undefined, passphrase: undefined });
  const copy = await findFreeSettings(path.join(folder, path.basename(folder)));
  await restoreBackup({ settings: copy, file, mediaFolder: undefined, passphrase: undefined });
  return copy;
}

/** The service of systemd, imitated: `current` names the release, and whoever ends is started again. */
function startService(folder: string, { SITE_PORT, CMS_PORT, DATABASE_PORT, DATA_DIR }: Settings) {
  const siteUrl = `http://127.0.0.1:${SITE_PORT}`;
  const cmsUrl = `http://localhost:${CMS_PORT}`;
  let holder: ReturnType<typeof spawn> | undefined;
  const start = () =>
    spawn(
      process.execPath,
      [
        ...[...quietFlags, path.join(import.meta.dirname, "hold-sockets.ts")],
        ...[String(SITE_PORT), String(CMS_PORT), folder],
      ],
      {
        env: {
          ...process.env,
          SITE_PORT: String(SITE_PORT),
          CMS_PORT: String(CMS_PORT),
          DATABASE_PORT: String(DATABASE_PORT),
          DATA_DIR,
          TRUSTED_PROXIES: "127.0.0.0/8",
          LOG_LEVEL: "error",
        },
        stdio: "inherit",
      },
    );
  const stopRelease = () => process.kill(Number(readFileSync(path.join(folder, "pid"), "utf8")), "SIGTERM");
  return {
    siteUrl,
    cmsUrl,
    /** Makes a release current, restarts the service, and waits until both servers tell its version. */
    async switchTo(release: string, version: string): Promise<void> {
      symlinkSync(release, path.join(folder, "current.new"));
      renameSync(path.join(folder, "current.new"), path.join(folder, "current"));
      if (holder) stopRelease();
      else holder = start();
      const until = Date.now() + longest;
      for (const url of [`${cmsUrl}/readyz`, `${siteUrl}/readyz`])
        while (!(await isReady(url, version)))
          if (Date.now() > until) throw new Failure(`Version ${version} does not answer at ${url}`);
          else await pause(100);
    },
    async end(): Promise<void> {
      if (!holder) return;
      const ended = whenEnded(holder);
      writeFileSync(path.join(folder, "end"), "");
      stopRelease();
      await ended;
    },
  };
}

/** Whether a server of this version is ready. */
async function isReady(readyz: string, version: string): Promise<boolean> {
  const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(longest) });
  try {
    const health = v.parse(
      v.object({ version: v.string() }),
      await (await ask(readyz.replace("readyz", "healthz"))).json(),
    );
    return health.version === version && (await ask(readyz)).ok;
  } catch {
    return false;
  }
}

async function findSession(cmsUrl: string, cookie: string): Promise<string | undefined> {
  const answer = await callAsStaff(cmsUrl, cookie, "GET", "/api/users/me");
  const { user } = v.parse(v.object({ user: v.nullable(v.object({})) }), await answer.json());
  return user ? undefined : "the owner is signed out";
}

async function publish(cmsUrl: string, cookie: string): Promise<string | undefined> {
  const answer = await callAsStaff(cmsUrl, cookie, "PATCH", "/api/blogs/1?locale=en", {
    title: "Written after going back",
    _status: "published",
  });
  return answer.ok ? undefined : `publishing answers ${answer.status}`;
}

async function findMigrated(copy: Settings): Promise<string | undefined> {
  const statement = `SELECT FROM information_schema.columns WHERE table_name = 'blogs' AND column_name = '${next.column}'`;
  const rows = await withDatabase(copy, (url) => ask(url, statement));
  return rows.length === 1 ? undefined : "the column is not there";
}

/** What is wrong once each message had a minute to reach the database. */
async function findLost(copy: Settings, keys: readonly string[]): Promise<string | undefined> {
  if (keys.length === 0) return "none was acknowledged";
  const lost = await withDatabase(copy, (url) => countLost(url, keys, 60_000));
  return lost === 0 ? undefined : `${lost} of ${keys.length} did not`;
}
