import { spawn } from "node:child_process";
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import * as v from "valibot";
import { productVersion } from "../../../packages/http/src/server/product-version.ts";
import { makeBackup } from "../backup/make-backup.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { Failure } from "../failure.ts";
import { whenEnded } from "../keep-running.ts";
import { findFreePort } from "../ports.ts";
import { removePostgres } from "../postgres.ts";
import { readSecrets, root } from "../settings.ts";
import type { Settings } from "../settings.ts";
import { add } from "../tally.ts";
import type { Tally } from "../tally.ts";
import { makeNextRelease, next } from "./next-release.ts";
import { readPages, sendMessages } from "./visits.ts";

/** Longest time until a release answers, ms. */
const longest = 120_000;

/**
 * Switches a copy of the running product to the next release and back, as systemd does, while visitors read and write
 * (INST-4).
 */
export async function testUpgrade(
  settings: Settings,
  owner: { email: string; password: string },
  scratch: string,
): Promise<Tally> {
  const tally: Tally = { passed: 0, failures: [] };
  const check = (name: string, fault: string | undefined) =>
    add(
      tally,
      fault === undefined
        ? { passed: 1, failures: [] }
        : { passed: 0, failures: [`INST-4 ${name}: ${fault}`] },
    );
  const folder = mkdtempSync(path.join(scratch, "upgrade-"));
  chmodSync(folder, 0o711); // For root, PostgreSQL runs under another account.
  const copy = await copyProduct(settings, folder);
  const release = path.join(folder, "next");
  await makeNextRelease(release);
  const service = startService(folder, copy);
  const visits = {
    reading: true,
    failures: new Array<string>(),
    longest: 0,
    acknowledged: new Array<string>(),
  };
  let visitors: Promise<unknown> = Promise.resolve();
  try {
    await service.switchTo(root, productVersion);
    const cookie = await signIn(service.cmsUrl, owner);
    visitors = Promise.all([readPages(service.siteUrl, visits), sendMessages(service.siteUrl, visits)]);
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
  const copy = {
    SITE_PORT: await findFreePort(),
    CMS_PORT: await findFreePort(),
    DATABASE_PORT: await findFreePort(),
    DATABASE_URL: undefined,
    DATA_DIR: path.join(folder, path.basename(folder)),
  };
  await restoreBackup({ settings: copy, file, mediaFolder: undefined, passphrase: undefined });
  return copy;
}

/** The service of systemd, imitated: `current` names the release, and whoever ends is started again. */
function startService(folder: string, { SITE_PORT, CMS_PORT, DATABASE_PORT, DATA_DIR }: Settings) {
  const siteUrl = `http://127.0.0.1:${SITE_PORT}`;
  const cmsUrl = `http://127.0.0.1:${CMS_PORT}`;
  let holder: ReturnType<typeof spawn> | undefined;
  const start = () =>
    spawn(
      process.execPath,
      [
        ...["--disable-warning=ExperimentalWarning", path.join(import.meta.dirname, "hold-sockets.ts")],
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

const call = (method: string, url: string, cookie: string, body?: object) =>
  fetch(url, {
    method,
    headers: {
      "Content-Type": "application/json",
      Origin: url.replace("127.0.0.1", "localhost").replace(/\/api.*/, ""),
      Cookie: cookie,
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });

async function signIn(cmsUrl: string, owner: { email: string; password: string }): Promise<string> {
  const answer = await call("POST", `${cmsUrl}/api/users/login`, "", owner);
  if (!answer.ok) throw new Failure(`The owner cannot sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function findSession(cmsUrl: string, cookie: string): Promise<string | undefined> {
  const answer = await call("GET", `${cmsUrl}/api/users/me`, cookie);
  const { user } = v.parse(v.object({ user: v.nullable(v.object({})) }), await answer.json());
  return user ? undefined : "the owner is signed out";
}

async function publish(cmsUrl: string, cookie: string): Promise<string | undefined> {
  const answer = await call("PATCH", `${cmsUrl}/api/blogs/1?locale=en`, cookie, {
    title: "Written after going back",
    _status: "published",
  });
  return answer.ok ? undefined : `publishing answers ${answer.status}`;
}

async function withRows<Row extends object>(copy: Settings, sql: string, values: unknown[]): Promise<Row[]> {
  const password = encodeURIComponent(readSecrets(copy.DATA_DIR).DATABASE_PASSWORD);
  const client = new pg.Client({
    connectionString: `postgres://miqyas:${password}@127.0.0.1:${copy.DATABASE_PORT}/miqyas`,
  });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function findMigrated(copy: Settings): Promise<string | undefined> {
  const rows = await withRows(
    copy,
    "SELECT FROM information_schema.columns WHERE table_name = 'blogs' AND column_name = $1",
    [next.column],
  );
  return rows.length === 1 ? undefined : "the column is not there";
}

/** Waits until the database has each message once. */
async function findLost(copy: Settings, keys: readonly string[]): Promise<string | undefined> {
  if (keys.length === 0) return "none was acknowledged";
  const sql = `SELECT count(*)::int AS found FROM (SELECT FROM contact_messages WHERE idempotency_key = ANY ($1)
    GROUP BY idempotency_key HAVING count(*) = 1) AS once`;
  for (const until = Date.now() + 60_000; ; await pause(500)) {
    const [row] = await withRows<{ found: number }>(copy, sql, [keys]);
    if (row?.found === keys.length) return undefined;
    if (Date.now() > until) return `${keys.length - (row?.found ?? 0)} of ${keys.length} did not`;
  }
}
