import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import type { StatsFs } from "node:fs";
import { createServer as createTlsServer } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { certificateFiles, makeCertificates } from "@miqyas/http/testing/certificates";
import { listen } from "@miqyas/http/testing/http";
import { startSmtpSink } from "../../apps/cms/server/testing/smtp-sink.ts";
import type * as dump from "../parts/backup/dump.ts";
import { findFreePort } from "../parts/ports.ts";
import { root } from "../parts/settings.ts";
import { linkSiteFolder } from "../parts/site-folders.ts";
import { checkDatabase } from "./check-database.ts";
import { checkBackups, checkDisk, checkSecrets } from "./check-files.ts";
import { checkMachine } from "./check-machine.ts";
import { startS3Server } from "../../apps/cms/server/testing/s3-server.ts";
import { checkMail } from "./check-mail.ts";
import { checkMedia } from "./check-media.ts";
import { checkServers, checkTls } from "./check-servers.ts";
import { readSettingsFile } from "./settings-file.ts";
import { checkSettings } from "./check-settings.ts";
import { checkRestore, checkSites } from "./check-sites.ts";
import type { Finding } from "./finding.ts";

/** What this machine has in place of its own programs. */
const machine = vi.hoisted(() => ({ dump: undefined as { file: string; major: number } | undefined }));
vi.mock("../parts/backup/dump.ts", async (original) => ({
  ...(await original<typeof dump>()),
  findProgram: () => Promise.resolve(machine.dump),
}));

const long = "a secret of the tests that is long enough";
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "doctor-"));
  writeFileSync(path.join(folder, "secrets.json"), JSON.stringify({ PAYLOAD_SECRET: long }), { mode: 0o600 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const levels = (findings: readonly Finding[]) => findings.map(({ level }) => level);
/** The texts of the findings that are not good. */
const faults = (findings: readonly Finding[], level: Finding["level"] = "dangerous") =>
  findings.filter((finding) => finding.level === level).map(({ text }) => text);

describe("INST-3 the doctor", () => {
  test("finds nothing wrong with public addresses behind a proxy of this machine", async () => {
    const findings = await checkSettings({
      SITE_ORIGIN: "https://www.example.com",
      CMS_ORIGIN: "https://cms.example.com",
      TRUSTED_PROXIES: "127.0.0.1,::1",
    });
    expect(levels(findings)).toEqual(["good", "good", "good"]);
  });

  test.each([
    ["a setting that no server takes", { SITE_PORT: "web" }, /SITE_PORT/],
    ["passwords without TLS", { CMS_ORIGIN: "http://cms.example.com" }, /unencrypted/],
    ["one host name for visitors and staff", { CMS_ORIGIN: "https://www.example.com:8443" }, /one host name/],
    ["no proxy to trust", { TRUSTED_PROXIES: "" }, /share the limits/],
    ["the whole world to trust", { TRUSTED_PROXIES: "0.0.0.0/0" }, /claim any address/],
    ["the whole world of IPv6 to trust", { TRUSTED_PROXIES: "127.0.0.1, ::/0" }, /claim any address/],
  ])("calls %s dangerous", async (_what, change, text) => {
    const findings = await checkSettings({
      SITE_ORIGIN: "https://www.example.com",
      CMS_ORIGIN: "https://cms.example.com",
      TRUSTED_PROXIES: "127.0.0.1",
      ...change,
    });
    expect(faults(findings).join()).toMatch(text);
  });

  test("reads a file of settings as systemd does, and names the lines that systemd passes over", () => {
    const text =
      '# A comment\n; another\n\nSECRET=abc#def\nMAIL_FROM="Miqyas <a@b.example>"\n A = b c \nB=\\\nd\\\ne\n';
    expect(readSettingsFile(text)).toEqual({
      environment: { SECRET: "abc#def", MAIL_FROM: "Miqyas <a@b.example>", A: "b c", B: "de" },
      findings: [],
    });
    const { environment, findings } = readSettingsFile("# \\\n\nexport SMTP_URL=smtp://user:secret@host\n");
    expect(environment).toEqual({});
    expect(faults(findings)).toEqual([expect.stringMatching(/^(?!.*secret).*Line 3 /)]);
  });

  test("calls ways past the proxy weak", async () => {
    const findings = await checkSettings({
      SITE_ORIGIN: "https://www.example.com",
      TRUSTED_PROXIES: "127.0.0.1",
      ...{ SITE_HOST: "0.0.0.0", CMS_HOST: "10.0.0.2", SITE_METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" },
      BACKEND_URL: "http://backend.example.com",
    });
    expect(faults(findings, "weak")).toHaveLength(5);
    expect(faults(findings)).toEqual([]);
  });

  test("asks for secrets that nobody else reads, and a folder that nobody else changes", () => {
    chmodSync(folder, 0o700);
    expect(faults(checkSecrets(folder, {}))).toEqual([]);
    chmodSync(path.join(folder, "secrets.json"), 0o644);
    chmodSync(folder, 0o777);
    expect(faults(checkSecrets(folder, { PAYLOAD_SECRET: "short" }))).toEqual([
      expect.stringContaining("may change"),
      expect.stringContaining("chmod 600"),
      expect.stringContaining("PAYLOAD_SECRET has 5 characters"),
    ]);
    writeFileSync(path.join(folder, "secrets.json"), "{");
    expect(faults(checkSecrets(folder, {})).join()).toContain("is damaged");
    expect(faults(checkSecrets(path.join(folder, "none"), {}))).toEqual([
      expect.stringContaining("does not exist"),
    ]);
  });

  test.runIf(process.getuid?.() === 0)("leaves a folder of root open to PostgreSQL's account", () => {
    chmodSync(folder, 0o755);
    expect(faults(checkSecrets(folder, {}), "weak").join()).toContain(`chmod 711 ${folder}`);
    chmodSync(folder, 0o711);
    expect(faults(checkSecrets(folder, {}), "weak").join()).not.toContain("chmod");
    chownSync(folder, 65_534, 65_534);
    expect(faults(checkSecrets(folder, {}), "weak").join()).toContain(`chmod 700 ${folder}`);
  });

  test("says which folder of the settings is not absolute", () => {
    const { status, stderr } = spawnSync(process.execPath, ["scripts/doctor.ts"], {
      ...{ cwd: root, encoding: "utf8", env: { ...process.env, DATA_DIR: "data" } },
    });
    expect([status, stderr]).toEqual([1, "✗ DATA_DIR: must be an absolute path\n"]);
  });

  test("asks that a file of settings with secrets is not open to every account", () => {
    chmodSync(folder, 0o700);
    const file = path.join(folder, "miqyas.env");
    writeFileSync(file, "SMTP_URL=smtps://user:secret@mail.example.com\n", { mode: 0o640 });
    const mail = { SMTP_URL: "smtps://user:secret@mail.example.com" };
    expect(faults(checkSecrets(folder, mail, file))).toEqual([]);
    chmodSync(file, 0o644);
    expect(faults(checkSecrets(folder, { SITE_ORIGIN: "https://a.example" }, file))).toEqual([]);
    for (const environment of [mail, { S3_SECRET_ACCESS_KEY: "k" }, { CDN_PURGE_TOKEN: "t" }])
      expect(faults(checkSecrets(folder, environment, file))).toEqual([
        expect.stringContaining("Every account may read"),
      ]);
  });

  test("R1 R24 sees the restored folder of a site whose messages nobody reads", () => {
    linkSiteFolder("site-3002", path.join(folder, "own"), { DATA_DIR: folder });
    expect(checkSites(folder)).toEqual([]);
    mkdirSync(path.join(folder, "site-3001-elsewhere"));
    expect(faults(checkSites(folder))).toEqual([
      expect.stringContaining("site-3001-elsewhere is a restored folder"),
    ]);
    expect(checkSites(path.join(folder, "none"))).toEqual([]);
  });

  test.runIf(process.getuid?.() === 0)("sees as root that the product may not write its folder", () => {
    expect(faults(checkDisk(folder))).toEqual([]);
    mkdirSync(path.join(folder, "postgres"));
    chownSync(path.join(folder, "postgres"), 65_534, 65_534);
    expect(faults(checkDisk(folder))).toEqual([]);
    chownSync(folder, 65_534, 65_534);
    expect(faults(checkDisk(folder))).toEqual([
      expect.stringContaining("another account than secrets.json in it"),
    ]);
  });

  test("R24 sees a restore that was interrupted", () => {
    expect(checkRestore(folder)).toEqual([]);
    mkdirSync(path.join(folder, "restoring-killed"));
    expect(faults(checkRestore(folder))).toEqual([expect.stringContaining("restoring-killed")]);
    expect(checkRestore(path.join(folder, "none"))).toEqual([]);
  });

  test("sees a disk that fills up", () => {
    const measure = (gigabytes: number) => () =>
      ({
        bavail: gigabytes * 1024 ** 2,
        blocks: 100 * 1024 ** 2,
        bsize: 1024,
        ffree: 1,
        files: 2,
      }) as StatsFs;
    const level = (gigabytes: number) => levels(checkDisk(folder, measure(gigabytes) as never))[0];
    expect([level(50), level(4), level(0.5)]).toEqual(["good", "weak", "dangerous"]);
  });

  test("sees backups that are missing, old, empty or open to everybody", () => {
    const backups = path.join(folder, "backups");
    const environment = { BACKUP_DIR: backups };
    const faultOf = () => faults(checkBackups(folder, environment)).join();
    expect(levels(checkBackups(folder, {}))).toEqual(["weak"]);
    expect(faultOf()).toContain("does not exist");
    mkdirSync(backups);
    writeFileSync(path.join(backups, "notes.txt"), "none of ours");
    expect(faultOf()).toContain("has no backup");
    const archive = path.join(backups, "miqyas-20260101T020000Z.tar");
    writeFileSync(archive, "", { mode: 0o600 });
    expect(faultOf()).toContain("is empty");
    writeFileSync(archive, "an archive");
    expect(checkBackups(folder, environment)).toContainEqual(expect.objectContaining({ level: "good" }));
    const hoursAgo = (hours: number) => Date.now() / 1000 - hours * 3600;
    utimesSync(archive, hoursAgo(30), hoursAgo(30));
    expect(faults(checkBackups(folder, environment), "weak").join()).toContain("30 hours old");
    utimesSync(archive, hoursAgo(100), hoursAgo(100));
    chmodSync(archive, 0o644);
    expect(faultOf()).toMatch(/4 days old.*chmod 600/);
    // A wrong clock would have made the newest one for years.
    const future = path.join(backups, "miqyas-20360101T020000Z.tar");
    writeFileSync(future, "an archive", { mode: 0o600 });
    utimesSync(future, hoursAgo(-80_000), hoursAgo(-80_000));
    expect(faultOf()).toMatch(/4 days old/);
    rmSync(archive);
    expect(faultOf()).toContain("no backup but ones dated in the future");
  });

  test("asks the database whether it keeps what it confirmed", async () => {
    const url = process.env.DATABASE_URL ?? "";
    // The database of the unit tests waits for no disk. `npm test` asks the product's own too (scripts/test.ts).
    expect(faults(await checkDatabase(url)).join()).toContain("fsync, full_page_writes off");
    const careless = new URL(url);
    careless.searchParams.set("options", "-c synchronous_commit=off");
    expect(faults(await checkDatabase(careless.href)).join()).toContain("synchronous_commit off");
    const nobody = new URL(url);
    nobody.port = String(await findFreePort());
    expect(faults(await checkDatabase(nobody.href)).join()).toContain("does not answer");
  });

  test("R24 asks for the pg_dump of a database that backups copy by it", async () => {
    const url = process.env.DATABASE_URL ?? "";
    const faultsOf = async (isDumped: boolean) => faults(await checkDatabase(url, isDumped), "weak").join();
    expect(await faultsOf(true)).toMatch(/There is no pg_dump \d+ or newer .* install postgresql-client-\d+/);
    expect(await faultsOf(false)).not.toContain("pg_dump");
    machine.dump = { file: "pg_dump", major: 99 };
    expect(await faultsOf(true)).not.toContain("pg_dump");
  });

  test("opens the public addresses as a browser does, and looks at the end of the certificate", async () => {
    const levelFor = async (days: number, trusted = true) => {
      makeCertificates(folder, ["localhost"], days);
      const read = (name: keyof typeof certificateFiles) =>
        readFileSync(path.join(folder, certificateFiles[name]), "utf8");
      const server = await listen(createTlsServer({ key: read("key"), cert: read("certificate") }));
      try {
        const origin = `https://localhost:${server.port}`;
        return levels(await checkTls({ SITE_ORIGIN: origin }, trusted ? read("authority") : undefined));
      } finally {
        await server.close();
      }
    };
    expect(await levelFor(60)).toEqual(["good"]);
    expect(await levelFor(10)).toEqual(["weak"]);
    expect(await levelFor(1)).toEqual(["dangerous"]);
    expect(await levelFor(60, false)).toEqual(["dangerous"]);
    expect(levels(await checkTls({ CMS_ORIGIN: `https://localhost:${await findFreePort()}` }))).toEqual([
      "dangerous",
    ]);
    expect(await checkTls({ SITE_ORIGIN: "http://localhost:3000" })).toEqual([]);
  });

  test("asks both servers how they are", async () => {
    const queue = { available: true, depth: 0, oldestAge: 0, deadLetters: 0 };
    let state: object = { degraded: false, queue };
    let fault: object = { status: "ready" };
    const site = await listen((_request, response) => void response.end(JSON.stringify(state)));
    const cms = await listen((_request, response) => void response.end(JSON.stringify(fault)));
    onTestFinished(async () => {
      await Promise.all([site.close(), cms.close()]);
    });
    const ports = { SITE_PORT: site.port, CMS_PORT: cms.port };
    expect(levels(await checkServers(ports))).toEqual(["good", "good"]);
    state = {
      degraded: true,
      queue: { ...queue, available: false, depth: 3, oldestAge: 900_000, deadLetters: 1 },
    };
    fault = { status: "not ready", fault: "migrations" };
    expect(levels(await checkServers(ports))).toEqual([
      "weak",
      "dangerous",
      "dangerous",
      "weak",
      "dangerous",
    ]);
    state = { nonsense: true };
    const free = await findFreePort();
    expect(levels(await checkServers({ SITE_PORT: site.port, CMS_PORT: free }))).toEqual([
      "dangerous",
      "dangerous",
    ]);
  });

  test("greets the mail server, and looks for the records that receivers look for", async () => {
    const sink = await startSmtpSink();
    onTestFinished(() => sink.close());
    const records: Record<string, string[][]> = {
      "example.com": [["v=spf1 ", "include:_spf.example.com -all"]],
      "_dmarc.example.com": [["v=DMARC1; p=none"]],
    };
    const resolve = (name: string) =>
      records[name] ? Promise.resolve(records[name]) : Promise.reject(new Error("ENOTFOUND"));
    const settings = { SMTP_URL: sink.url, MAIL_FROM: "Miqyas <no-reply@example.com>" };
    expect(levels(await checkMail(settings, resolve as never))).toEqual(["good"]);
    expect(sink.mails).toEqual([]);
    const elsewhere = { ...settings, MAIL_FROM: "no-reply@mill.example.sy" };
    expect(levels(await checkMail(elsewhere, resolve as never))).toEqual(["good", "weak", "weak"]);
    const down = { ...settings, SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}` };
    expect(levels(await checkMail(down, resolve as never))).toEqual(["dangerous"]);
    expect(levels(await checkMail({}))).toEqual(["weak"]);
  });

  test("MANY-4 the bucket of the media: one that answers, one that is not there, none", async () => {
    const s3 = await startS3Server();
    try {
      expect(levels(await checkMedia(s3.env))).toEqual(["good", "weak"]);
      expect(levels(await checkMedia({ ...s3.env, S3_BUCKET: "another" }))).toEqual(["dangerous"]);
    } finally {
      await s3.end();
    }
    expect(levels(await checkMedia(s3.env))).toEqual(["dangerous"]);
    expect(await checkMedia({})).toEqual([]);
  });

  test("looks at the clock, the memory and the versions", () => {
    const fine = { isSynchronized: true, memory: 4 * 1024 ** 3, nodeMajor: 24, staleBuilds: [] };
    expect(new Set(levels(checkMachine(fine)))).toEqual(new Set(["good"]));
    expect(levels(checkMachine({ ...fine, isSynchronized: false, memory: 1024 ** 3 }))).toEqual([
      "weak",
      "weak",
      "good",
    ]);
    expect(faults(checkMachine({ ...fine, nodeMajor: 20, staleBuilds: ["apps/site"] }))).toHaveLength(2);
  });

  test("as a command says what is dangerous, changes nothing, and ends with 1", async () => {
    chmodSync(path.join(folder, "secrets.json"), 0o604);
    const file = path.join(folder, "miqyas.env");
    const port = await findFreePort();
    writeFileSync(
      file,
      `SITE_ORIGIN=http://www.example.com\nDATA_DIR=${folder}\nSITE_PORT=${port}\nCMS_PORT=${port}\nDATABASE_PORT=${port}\n`,
    );
    const look = () =>
      spawnSync(process.execPath, ["scripts/doctor.ts", file], { cwd: root, encoding: "utf8" });
    const { status, stdout, stderr } = look();
    expect(stderr).toBe("");
    expect(status).toBe(1);
    for (const line of [
      /^✗ settings +SITE_ORIGIN is http:\/\/www\.example\.com: passwords/m,
      /^✗ secrets +Other accounts may read/m,
      /^✗ database +The database does not answer/m,
      /^✗ servers +The site does not answer/m,
      /^! mail +SMTP_URL is not set/m,
      /^\d+ dangerous, \d+ weak, \d+ good$/m,
    ])
      expect(stdout).toMatch(line);
    expect(readFileSync(path.join(folder, "secrets.json"), "utf8")).toContain(long);
    appendFileSync(file, "SMTP_URL=//user:s3cret@mail.example.com\nDATABASE_URL=postgres://a:s3c/ret@db/b\n");
    const wrong = look();
    expect([wrong.status, wrong.stderr]).toEqual([
      1,
      "✗ DATABASE_URL: is no address: write /, #, ? and @ of a password as %2F, %23, %3F and %40\n",
    ]);
    writeFileSync(file, readFileSync(file, "utf8").replace(/^DATABASE_URL.*$/m, ""));
    const noMail = look().stdout;
    expect(noMail).toMatch(
      /^✗ settings +Wrong environment\. SMTP_URL: must begin with smtp:\/\/ or smtps:\/\//m,
    );
    expect(noMail).toMatch(/^✗ mail +This could not be looked at: Invalid URL\.$/m);
    expect(noMail).not.toContain("s3cret");
  });
});
