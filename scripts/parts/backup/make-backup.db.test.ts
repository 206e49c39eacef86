import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { Encrypter } from "age-encryption";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createEmptyDatabase, createTestDatabase } from "../../../apps/cms/server/testing/test-database.ts";
import type { TestDatabase } from "../../../apps/cms/server/testing/test-database.ts";
import { queueFile } from "../../../apps/site/server/forms/forms.ts";
import { listMessages } from "../../../apps/site/server/forms/submission-queue/operator.ts";
import { createStore } from "../../../apps/site/server/forms/submission-queue/store.ts";
import { makeScratchFolder } from "../../../apps/site/server/forms/testing/scratch-folder.ts";
import { Failure } from "../failure.ts";
import { findFreeSettings } from "../settings.ts";
import type { Settings } from "../settings.ts";
import { linkSiteFolder } from "../site-folders.ts";
import type * as dump from "./dump.ts";
import { unpackArchive, writeArchive } from "./archive.ts";
import { makeBackup } from "./make-backup.ts";
import { listMigrations, makeManifest, names } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { decryptSecrets, readPassphrase, readSecretsInEffect } from "./secrets.ts";

// Whatever this machine has.
vi.mock("./dump.ts", async (original) => ({
  ...(await original<typeof dump>()),
  findProgram: () => Promise.resolve(undefined),
  requireRestore: () => Promise.resolve("/bin/false"),
}));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

let folder: string;
let settings: Settings;
const none = { mediaFolder: undefined, passphrase: undefined };
beforeEach(async () => {
  folder = makeScratchFolder();
  settings = { ...(await findFreeSettings(path.join(folder, "data"))), DATABASE_URL: database.url };
});

async function storeMessage(site: string, email: string): Promise<void> {
  const store = createStore({ file: queueFile(site) });
  await store.accept({
    ...{ kind: "newsletter", body: { email }, locale: "en", key: `key-of-${email}` },
    ...{ proof: null, quarantine: null, answer: () => "{}" },
  });
  store.close();
}

function readAddresses(site: string): string[] {
  const store = createStore({ file: queueFile(site) });
  onTestFinished(() => store.close());
  return listMessages(store.connection, "waiting").map(({ body }) => body.email);
}

test("R24 a backup has the queue and the counts of every site of the machine", async () => {
  const SITE_DATA_DIR = path.join(folder, "own");
  for (const name of ["site", "site-3001", "site-3002"])
    await storeMessage(path.join(settings.DATA_DIR, name), `${name}@one.example`);
  await storeMessage(SITE_DATA_DIR, "own@one.example");
  writeFileSync(path.join(settings.DATA_DIR, "site-3002/usage.json"), "counts");
  const file = path.join(folder, "backup.tar");
  const { queue, format } = await makeBackup({
    ...{ settings: { ...settings, SITE_DATA_DIR }, file, ...none, withoutDatabase: true },
  });
  expect(queue).toEqual({ waiting: 4 });
  // The release before would leave the other sites out.
  expect(format).toBe(2);
  const empty = await createEmptyDatabase();
  onTestFinished(() => empty.close());
  const restored = path.join(folder, "restored");
  await restoreBackup({
    ...{ settings: { ...settings, DATA_DIR: restored, DATABASE_URL: empty.url }, file, ...none },
  });
  for (const name of ["site", "site-3001", "site-3002"])
    expect(readAddresses(path.join(restored, name))).toEqual([`${name}@one.example`]);
  expect(readAddresses(path.join(restored, "site-elsewhere"))).toEqual(["own@one.example"]);
  expect(readFileSync(path.join(restored, "site-3002/usage.json"), "utf8")).toBe("counts");
});

test("R1 R24 the messages of a site with a folder elsewhere are restored, and it starts when it has them again", async () => {
  const own = path.join(folder, "own");
  await storeMessage(own, "own@one.example");
  linkSiteFolder("site-3001", own, settings);
  const file = path.join(folder, "backup.tar");
  await makeBackup({ settings, file, ...none, withoutDatabase: true });
  rmSync(own, { recursive: true });
  rmSync(settings.DATA_DIR, { recursive: true });
  const empty = await createEmptyDatabase();
  onTestFinished(() => empty.close());
  await restoreBackup({ settings: { ...settings, DATABASE_URL: empty.url }, file, ...none });
  const start = () => linkSiteFolder("site-3001", own, settings);
  expect(start).toThrow("is a restored folder");
  renameSync(path.join(settings.DATA_DIR, "site-3001-elsewhere"), own);
  start();
  expect(readAddresses(own)).toEqual(["own@one.example"]);
});

test("R24 a backup is not made while the folder of a site cannot be read, and names pictures that are lost", async () => {
  mkdirSync(path.join(settings.DATA_DIR, "media"), { recursive: true });
  symlinkSync(path.join(folder, "unmounted"), path.join(settings.DATA_DIR, "site-3001-elsewhere"));
  const file = path.join(folder, "backup.tar");
  const make = () => makeBackup({ settings, file, ...none, withoutDatabase: true });
  await expect(make()).rejects.toThrow(/The folder of site-3001-elsewhere, .+ cannot be read \(ENOENT/);
  mkdirSync(path.join(folder, "unmounted"));
  await expect(make()).rejects.toThrow(/The folder of site-3001-elsewhere, .+ has no submission queue/);
  await storeMessage(path.join(folder, "unmounted"), "one@one.example");
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`INSERT INTO media (filename) VALUES ('there.webp'), ('lost.webp')`);
  onTestFinished(async () => {
    await client.query("DELETE FROM media");
    await client.end();
  });
  writeFileSync(path.join(settings.DATA_DIR, "media/there.webp"), "a picture");
  settings.SITE_DATA_DIR = path.join(folder, "not-used-yet");
  expect((await make()).lost).toEqual(["lost.webp"]);
});

test("R24 a backup without the database restores beside the provider's, which is in use", async () => {
  await storeMessage(path.join(settings.DATA_DIR, "site"), "one@one.example");
  const file = path.join(folder, "backup.tar");
  await makeBackup({ settings, file, ...none, withoutDatabase: true });
  rmSync(settings.DATA_DIR, { recursive: true });
  await restoreBackup({ settings, file, ...none });
  expect(readAddresses(path.join(settings.DATA_DIR, "site"))).toEqual(["one@one.example"]);
});

test("R24 a backup lacks the database on demand alone, so none pushes out one that has it", async () => {
  const file = path.join(folder, "backup.tar");
  mkdirSync(settings.DATA_DIR);
  await expect(makeBackup({ settings, file, ...none })).rejects.toThrow("No pg_dump for PostgreSQL");
  expect(readdirSync(folder)).toEqual(["data"]);
  const embedded = { ...settings, DATABASE_URL: undefined };
  const making = makeBackup({ settings: embedded, file, ...none, withoutDatabase: true });
  await expect(making).rejects.toThrow("leave --without-database out");
  const { database: copied } = await makeBackup({ settings, file, ...none, withoutDatabase: true });
  expect(copied.method).toBe("provider");
  expect(existsSync(file)).toBe(true);
});

test("R24 the media of backups are kept outside the data folder, where files of the product would be removed", async () => {
  const media = path.join(settings.DATA_DIR, "media");
  mkdirSync(media, { recursive: true });
  symlinkSync(settings.DATA_DIR, path.join(folder, "link"));
  const file = path.join(folder, "backup.tar");
  const makeWith = (mediaFolder: string) =>
    makeBackup({ settings, file, mediaFolder, passphrase: undefined, withoutDatabase: true });
  for (const inside of [settings.DATA_DIR, media, path.join(folder, "link/media"), path.join(media, "new")])
    await expect(makeWith(inside)).rejects.toThrow(`${inside} is in DATA_DIR`);
  expect(readdirSync(folder)).toEqual(["data", "link"]);
  expect(readdirSync(media)).toEqual([]);
  await makeWith(path.join(folder, "..media"));
  expect(existsSync(file)).toBe(true);
});

test("R24 a restore with secrets that failed at the database is repeated; other secrets are never replaced", async () => {
  const empty = await createEmptyDatabase();
  onTestFinished(() => empty.close());
  const passphrase = "a passphrase of some length";
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  // A passphrase of people is made slow to guess.
  encrypter.setScryptWorkFactor(10);
  const file = path.join(folder, "backup.tar");
  const time = new Date().toISOString();
  const migration = listMigrations()[0] ?? "";
  const facts = { method: "pg_dump", server: "18.4", migration, rows: {} } as const;
  const manifest = makeManifest({
    ...{ begun: time, copied: time, database: facts, queue: null, media: "inside", pages: [] },
  });
  await writeArchive(file, manifest, async (archive) =>
    archive.add(names.secrets, Buffer.from(await encrypter.encrypt('{"PAYLOAD_SECRET":"x"}'))),
  );
  const restore = () =>
    restoreBackup({
      ...{ settings: { ...settings, DATABASE_URL: empty.url }, file, mediaFolder: undefined, passphrase },
    });
  await expect(restore()).rejects.toThrow("/bin/false");
  await expect(restore()).rejects.toThrow("/bin/false");
  const secrets = path.join(settings.DATA_DIR, "secrets.json");
  expect(readFileSync(secrets, "utf8")).toBe('{"PAYLOAD_SECRET":"x"}');
  writeFileSync(secrets, '{"PAYLOAD_SECRET":"y"}');
  await expect(restore()).rejects.toThrow("has another secrets.json");
  expect(readFileSync(secrets, "utf8")).toBe('{"PAYLOAD_SECRET":"y"}');
});

test("R24 a backup with secrets has those in effect, also where the environment gives them all", async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const name of ["PAYLOAD_SECRET", "SITE_SIGNAL_SECRET", "DATABASE_PASSWORD"])
    vi.stubEnv(name, undefined);
  mkdirSync(settings.DATA_DIR);
  const file = path.join(folder, "backup.tar");
  const passphrase = "a passphrase of some length";
  const make = () =>
    makeBackup({ settings, file, mediaFolder: undefined, passphrase, withoutDatabase: true });
  await expect(make()).rejects.toThrow("There are no secrets");
  expect(readdirSync(folder)).toEqual(["data"]);
  vi.stubEnv("PAYLOAD_SECRET", "of the environment");
  vi.stubEnv("SITE_SIGNAL_SECRET", "of the environment too");
  await make();
  expect(readdirSync(settings.DATA_DIR)).toEqual([]);
  await unpackArchive(file, path.join(folder, "unpacked"));
  const encrypted = readFileSync(path.join(folder, "unpacked", names.secrets));
  expect(JSON.parse(await decryptSecrets(encrypted, passphrase))).toEqual({
    ...{ PAYLOAD_SECRET: "of the environment", SITE_SIGNAL_SECRET: "of the environment too" },
  });
  vi.stubEnv("PAYLOAD_SECRET", undefined);
  const stored = { PAYLOAD_SECRET: "stored", SITE_SIGNAL_SECRET: "stored", DATABASE_PASSWORD: "stored" };
  writeFileSync(path.join(settings.DATA_DIR, "secrets.json"), JSON.stringify(stored));
  expect(JSON.parse(readSecretsInEffect(settings.DATA_DIR))).toEqual({
    ...{ ...stored, SITE_SIGNAL_SECRET: "of the environment too" },
  });
});

test("R24 a passphrase file that cannot be read is named in one line", async () => {
  const missing = path.join(folder, "missing");
  await expect(readPassphrase(missing)).rejects.toThrow(
    new Failure(`The passphrase cannot be read: ENOENT: no such file or directory, open '${missing}'`),
  );
});
