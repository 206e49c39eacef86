import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { certificateFiles, makeCertificates } from "@miqyas/http/testing/certificates";
import { makeScratchFolder } from "../../../apps/site/server/forms/testing/scratch-folder.ts";
import { withDatabase } from "../installation-database.ts";
import { findFreePort } from "../ports.ts";
import { findPlace, openToPostgres } from "../postgres-place.ts";
import { waitUntilReady } from "../postgres-connection.ts";
import { removePostgres } from "../postgres.ts";
import { findFreeSettings } from "../settings.ts";
import { dump, loadDump } from "./dump.ts";
import { makeBackup } from "./make-backup.ts";
import { listMigrations } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";

// PostgreSQL makes clusters that wait for the disk.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const debian = "/usr/lib/postgresql";
/** Programs of a server with its own `pg_dump`, as Debian's packages bring them. */
const programs = (existsSync(debian) ? readdirSync(debian) : [])
  .map((version) => path.join(debian, version, "bin"))
  .findLast((bin) => ["initdb", "pg_dump"].every((name) => existsSync(path.join(bin, name))));

describe.runIf(programs)("a dump of Debian's PostgreSQL", () => {
  const bin = (name: string) => path.join(programs ?? "", name);
  let folder: string;
  let address: string;
  let stop: () => Promise<unknown>;

  /** A server that takes encrypted connections alone, with a certificate of an authority of its own. */
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "miqyas-dump-"));
    openToPostgres(folder);
    const { account } = findPlace(folder);
    const cluster = path.join(folder, "cluster");
    mkdirSync(cluster, { mode: 0o700 });
    makeCertificates(folder, ["localhost"]);
    const key = path.join(folder, certificateFiles.key);
    chmodSync(key, 0o600);
    if (account.uid !== undefined && account.gid !== undefined)
      for (const file of [cluster, key]) chownSync(file, account.uid, account.gid);
    const options = { ...account, cwd: cluster };
    execFileSync(bin("initdb"), ["-D", cluster, "--username=miqyas", "--encoding=UTF8", "--locale=C"], {
      ...{ ...options, stdio: "pipe" },
    });
    const rules = path.join(folder, "pg_hba.conf");
    writeFileSync(rules, "hostssl all all localhost trust\n");
    const settings = {
      ...{ ssl: "on", ssl_key_file: key, ssl_cert_file: path.join(folder, certificateFiles.certificate) },
      ...{ hba_file: rules, listen_addresses: "localhost", unix_socket_directories: "", fsync: "off" },
    };
    const port = await findFreePort();
    const server = spawn(
      bin("postgres"),
      [
        "-D",
        cluster,
        "-p",
        String(port),
        ...Object.entries(settings).flatMap(([n, v]) => ["-c", `${n}=${v}`]),
      ],
      { ...options, stdio: "ignore" },
    );
    const ended = once(server, "exit");
    stop = () => (server.kill("SIGINT"), ended);
    address = `postgres://miqyas@localhost:${port}/postgres`;
    await waitUntilReady(`${address}?sslmode=no-verify`, server, cluster);
    await run(`${address}?sslmode=no-verify`, [
      `CREATE TABLE payload_migrations AS SELECT '${listMigrations()[0]}' AS name, 1 AS batch`,
      "CREATE TABLE words (created_at int, updated_at int)",
      "CREATE ROLE reader",
      "GRANT SELECT ON words TO reader",
    ]);
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function run(url: string, statements: string[]): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      let rows: unknown[] = [];
      for (const statement of statements) ({ rows } = await client.query<object>(statement));
      return rows;
    } finally {
      await client.end();
    }
  }

  /** Settings of an installation with an embedded database. */
  async function makeInstallation() {
    const dataDir = makeScratchFolder();
    openToPostgres(dataDir);
    onTestFinished(() => removePostgres(dataDir));
    return findFreeSettings(dataDir);
  }

  const trusted = () =>
    `${address}?sslmode=verify-full&sslrootcert=${path.join(folder, certificateFiles.authority)}`;

  test("restores into the embedded database, which has none of its roles", async () => {
    const file = path.join(makeScratchFolder(), "backup.tar");
    const none = { mediaFolder: undefined, passphrase: undefined };
    const settings = { ...(await makeInstallation()), DATABASE_URL: trusted() };
    const { database } = await makeBackup({ settings, file, ...none });
    expect(database).toMatchObject({ method: "pg_dump", rows: { words: [0, 0] } });
    const restored = await makeInstallation();
    await restoreBackup({ settings: restored, file, ...none });
    const count = await withDatabase(restored, (url) => run(url, ["SELECT count(*)::int FROM words"]));
    expect(count).toEqual([{ count: 0 }]);
  });

  test("names no privileges, and those of an earlier one are left out", async () => {
    const url = `${address}?sslmode=no-verify`;
    const file = path.join(makeScratchFolder(), "dump");
    await dump(bin("pg_dump"), url, file);
    const list = execFileSync(bin("pg_restore"), ["--list", file], { encoding: "utf8" });
    expect(list).toContain("words");
    expect(list).not.toContain("ACL");
    const earlier = ["--format=custom", "--no-owner", `--file=${file}`, `--dbname=${address}`];
    execFileSync(bin("pg_dump"), earlier);
    await run(url, ["CREATE DATABASE another", "DROP OWNED BY reader", "DROP ROLE reader"]);
    await loadDump(bin("pg_restore"), url.replace("/postgres?", "/another?"), file);
    expect(await run(url.replace("/postgres?", "/another?"), ["SELECT count(*)::int FROM words"])).toEqual([
      { count: 0 },
    ]);
  });

  test("is made over an encrypted connection, verified as the address says", async () => {
    const file = path.join(makeScratchFolder(), "dump");
    const make = (url: string) => dump(bin("pg_dump"), url, file);
    await expect(make(`${address}?sslmode=disable`)).rejects.toThrow(/^pg_dump: error: .*pg_hba\.conf/);
    await make(trusted());
    await make(`${address}?sslmode=no-verify`);
    await expect(make(`${address}?sslmode=verify-full`)).rejects.toThrow("certificate verify failed");
  });
});
