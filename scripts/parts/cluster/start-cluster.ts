import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startS3Server } from "../../../apps/cms/server/testing/s3-server.ts";
import { buildStale } from "../build.ts";
import { Failure } from "../failure.ts";
import { openToPostgres } from "../postgres-place.ts";
import { findFreePort } from "../ports.ts";
import { quietFlags } from "../service.ts";
import { root } from "../settings.ts";
import { run } from "../tally.ts";
import { kill, startReplicatedDatabase, waitUntil } from "./database.ts";
import { testOwner } from "../test-owner.ts";

/** A process of the cluster that a test kills. */
export interface Member {
  name: string;
  url: string;
  kill: () => Promise<void>;
  /** Resolves when it answers again. */
  start: () => Promise<void>;
}

/** Three sites and two backends behind HAProxy, one PostgreSQL with a standby, one store of S3. */
export interface Cluster {
  /** Where visitors and staff come in. */
  siteUrl: string;
  cmsUrl: string;
  sites: readonly Member[];
  backends: readonly Member[];
  /** HAProxy: sites reach the backends through it, and backends the database. */
  balancer: Member;
  store: Member;
  /** The database through HAProxy. */
  databaseUrl: string;
  failOver: () => Promise<void>;
  end: () => Promise<void>;
}

/** The newest schema, an owner, a trend and its picture in the bucket: enough for the test, in seconds. */
const prepare = `
  import sharp from "sharp";
  import { getPayload } from "payload";
  import config from "./src/payload.config.ts";
  const payload = await getPayload({ config });
  await payload.db.migrate();
  await payload.create({ collection: "users", data: { ...${JSON.stringify(testOwner)}, name: "Owner", role: "owner" } });
  const data = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#10565b" } }).png().toBuffer();
  const file = { data, name: "wall.png", mimetype: "image/png", size: data.length };
  const image = await payload.create({ collection: "media", data: { alt: "A wall" }, file });
  const trend = { title: "Title 0", description: "A trend", created_on: "2026-01-01", image: image.id };
  await payload.create({ collection: "trends-in-markets", data: { ...trend, _status: "published" } });
  process.exit(0);
`;

/** Runs `work` with a cluster of its own, which is then removed. `haproxy` is its program. */
export async function withCluster<Result>(
  haproxy: string,
  work: (cluster: Cluster) => Promise<Result>,
): Promise<Result> {
  // Else each server would build first, two at once in one folder.
  await buildStale();
  const folder = mkdtempSync(path.join(tmpdir(), "miqyas-cluster-"));
  try {
    const cluster = await startCluster(folder, haproxy);
    try {
      return await work(cluster);
    } finally {
      await cluster.end();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts everything on free ports. */
async function startCluster(folder: string, haproxy: string): Promise<Cluster> {
  openToPostgres(folder);
  const ends: (() => Promise<void>)[] = [];
  const end = async () => {
    for (const step of ends.splice(0).toReversed()) await step();
  };
  try {
    const database = await startReplicatedDatabase(path.join(folder, path.basename(folder)));
    ends.push(database.end);
    const s3 = await startS3Server();
    ends.push(s3.end);
    const ports = await Promise.all(Array.from({ length: 8 }, findFreePort));
    const [visitors = 0, staff = 0, postgres = 0, ...members] = ports;
    const siteUrl = `http://127.0.0.1:${visitors}`;
    const cmsUrl = `http://127.0.0.1:${staff}`;
    const databaseUrl = database.urlAt(postgres);
    const [site1 = 0, site2 = 0, site3 = 0, cms1 = 0, cms2 = 0] = members;
    const sitePorts = [site1, site2, site3];
    const shared: Record<string, string> = {
      NODE_ENV: "production",
      ...s3.env,
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: "for-tests-only-for-tests-only-for-tests-only",
      SITE_SIGNAL_SECRET: "for-tests-only-for-tests-only-00",
      SITE_SIGNAL_URL: sitePorts.map((port) => `http://127.0.0.1:${port}/__signal`).join(","),
      SITE_ORIGIN: siteUrl,
      CMS_ORIGIN: cmsUrl,
      BACKEND_URL: cmsUrl,
      TRUSTED_PROXIES: "127.0.0.0/8",
      PREPARE_PAGES: "off",
    };
    const balancer = await startMember(
      ends,
      "HAProxy",
      `${siteUrl}/healthz`,
      () => {
        const file = path.join(folder, "haproxy.cfg");
        const places: Record<number, number> = {
          ...{ 8080: visitors, 8081: staff, 6000: postgres, 4001: cms1, 4002: cms2 },
          ...{ 3001: site1, 3002: site2, 3003: site3 },
          ...{ 5432: database.ports.primary, 5433: database.ports.standby },
        };
        const shipped = readFileSync(path.join(root, "ops/haproxy/miqyas.cfg"), "utf8");
        const config = shipped.replace(
          /127\.0\.0\.1:(\d+)/g,
          (whole, port: string) => `127.0.0.1:${places[Number(port)] ?? whole}`,
        );
        writeFileSync(file, config);
        return spawn(haproxy, ["-db", "-f", file], { stdio: "ignore" });
      },
      false,
    );
    const code = await run(
      "node",
      [...quietFlags, "--input-type=module", "--eval", prepare],
      { ...shared, MEDIA_DIR: path.join(folder, "media") },
      path.join(root, "apps/cms"),
    );
    if (code !== 0) throw new Failure("The database could not be prepared; the reason is above");
    const server = (name: string, dataDir: string) => () => {
      mkdirSync(dataDir, { recursive: true });
      return spawn(process.execPath, [...quietFlags, "scripts/start.ts", "--only", name], {
        cwd: root,
        env: { ...process.env, ...shared, DATA_DIR: dataDir },
        stdio: ["ignore", "pipe", "inherit"],
      });
    };
    const backends = await Promise.all(
      [cms1, cms2].map((port, at) =>
        startMember(
          ends,
          `backend ${at + 1}`,
          `http://127.0.0.1:${port}/readyz`,
          server(`backend-${port}`, path.join(folder, `backend-${at + 1}`)),
        ),
      ),
    );
    const sites = await Promise.all(
      sitePorts.map((port, at) =>
        startMember(
          ends,
          `site ${at + 1}`,
          `http://127.0.0.1:${port}/readyz`,
          server(`site-${port}`, path.join(folder, `site-${at + 1}`)),
        ),
      ),
    );
    const store: Member = { name: "the store of S3", url: s3.env.S3_ENDPOINT ?? "", ...s3 };
    const { failOver } = database;
    return { siteUrl, cmsUrl, databaseUrl, sites, backends, balancer, store, failOver, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/**
 * Starts a process that can be killed and started again. `ready` answers 2xx when it serves. `ends` gets what kills it. A
 * start that fails tells what the process wrote last.
 */
async function startMember(
  ends: (() => Promise<void>)[],
  name: string,
  ready: string,
  begin: () => ChildProcess,
  hasToServe = true,
): Promise<Member> {
  let child: ChildProcess | undefined;
  const end = async () => child && kill(child);
  ends.push(end);
  const start = async () => {
    child = begin();
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
    try {
      await waitUntil(`${name} answers`, async () => {
        const { ok } = await fetch(ready, { signal: AbortSignal.timeout(5000) });
        return ok || !hasToServe;
      });
    } catch (error) {
      console.error(output);
      throw error;
    }
  };
  await start();
  return { name, url: new URL(ready).origin, start, kill: end };
}
