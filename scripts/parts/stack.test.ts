import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import type * as fs from "node:fs";
import type * as childProcess from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Failure } from "./failure.ts";
import { requireDatabase } from "./postgres-connection.ts";
import type * as connection from "./postgres-connection.ts";
import type * as service from "./service.ts";
import { findFreeSettings } from "./settings.ts";
import { startStack } from "./stack.ts";

/** What happened to the servers, and the free space of the disk. */
const machine = vi.hoisted(() => ({
  events: new Array<string>(),
  /** Where the servers were waited for. */
  asked: new Array<string>(),
  freeBytes: 0,
  wait: (): void => undefined,
  /** The program that prepares the content, and what happens while it runs. */
  preparation: "",
  whilePreparing: (): void => undefined,
}));

vi.mock("./service.ts", async (original) => ({
  ...(await original<typeof service>()),
  startService(file: string) {
    machine.events.push(`${file} starts`);
    let end: (how: string) => void = () => undefined;
    const ended = new Promise<string>((done) => (end = done));
    const stop = () => {
      machine.events.push(`${file} stops`);
      return Promise.resolve(end("exit code 0"));
    };
    return { pid: 1, ended, stop };
  },
  waitForPart: (_name: string, _part: unknown, url: string) => {
    machine.asked.push(url);
    return Promise.resolve();
  },
}));
vi.mock("./postgres-connection.ts", async (original) => ({
  ...(await original<typeof connection>()),
  requireDatabase: vi.fn(() => Promise.resolve()),
}));
vi.mock("node:child_process", async (original) => {
  const { spawn, ...others } = await original<typeof childProcess>();
  const spawnPreparation = (program: string, _args: string[], options: childProcess.SpawnOptions) => {
    setImmediate(machine.whilePreparing);
    return spawn(program, ["--eval", machine.preparation], options);
  };
  return { ...others, spawn: spawnPreparation };
});
vi.mock("node:fs", async (original) => ({
  ...(await original<typeof fs>()),
  statfsSync: () => ({ bavail: machine.freeBytes, bsize: 1 }),
}));
vi.mock("node:timers/promises", () => ({
  setTimeout: () => Promise.resolve(machine.wait()),
}));

const away = new Failure("The database does not answer");
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "miqyas-stack-"));
  machine.events.splice(0);
  machine.asked.splice(0);
  machine.freeBytes = 0;
  machine.wait = () => undefined;
  machine.preparation = "";
  machine.whilePreparing = () => undefined;
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = async (signal?: AbortSignal) =>
  startStack({
    settings: { ...(await findFreeSettings(dataDir)), DATABASE_URL: "postgres://127.0.0.1/miqyas" },
    ...(signal && { signal }),
  });

test("F1 a site with pages serves them while the database is away and the disk is nearly full, until all has started", async () => {
  mkdirSync(path.join(dataDir, "site/pages"), { recursive: true });
  vi.mocked(requireDatabase).mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const stack = await start();
  expect(machine.events).toEqual(["server/main.ts starts", "server.ts starts"]);
  expect(report.mock.calls.flat()).toEqual([
    expect.stringMatching(/^✗ The database does not answer\n.*in 1 s\.$/),
    expect.stringMatching(/^✗ The database does not answer\n.*in 2 s\.$/),
  ]);
  await stack.stop();
  expect(new Set(machine.events.slice(2))).toEqual(new Set(["server.ts stops", "server/main.ts stops"]));
});

test("F1 an interruption ends a start that waits for the database, and the site", async () => {
  mkdirSync(path.join(dataDir, "site/pages"), { recursive: true });
  vi.mocked(requireDatabase).mockRejectedValueOnce(away);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const interruption = new AbortController();
  machine.wait = () => interruption.abort(new Failure("Interrupted"));
  await expect(start(interruption.signal)).rejects.toThrow("Interrupted");
  expect(machine.events.slice(0, 2)).toEqual(["server/main.ts starts", "server/main.ts stops"]);
});

test("an interruption ends the preparation of the content, and is the reason of the end", async () => {
  machine.freeBytes = 1024 ** 3;
  machine.preparation = "setInterval(() => undefined, 1000)";
  const interruption = new AbortController();
  machine.whilePreparing = () => interruption.abort(new Failure("Interrupted"));
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(start(interruption.signal)).rejects.toThrow("Interrupted");
  expect(report).not.toHaveBeenCalled();
  expect(machine.events).toEqual([]);
});

test("a first start, without pages, ends with what is wrong", async () => {
  await expect(start()).rejects.toThrow("is nearly full: 0 MB free, 500 MB needed");
  machine.freeBytes = 1024 ** 3;
  vi.mocked(requireDatabase).mockRejectedValueOnce(away);
  await expect(start()).rejects.toThrow(away);
  expect(machine.events).toEqual([]);
});

test("R24 nothing starts with a database of its own while a restore is not complete", async () => {
  machine.freeBytes = 1024 ** 3;
  mkdirSync(path.join(dataDir, "restoring-killed"));
  await expect(start()).rejects.toThrow(`A restore into ${dataDir} is not complete`);
  expect(machine.events).toEqual([]);
});

test("INST-2 with the sockets of systemd the servers are where those listen, whatever SITE_HOST and CMS_HOST say", async () => {
  machine.freeBytes = 1024 ** 3;
  const free = await findFreeSettings(dataDir);
  const settings = {
    ...{ ...free, DATABASE_URL: "postgres://127.0.0.1/miqyas" },
    ...{ SITE_HOST: "192.0.2.7", CMS_HOST: "2001:db8::7" },
  };
  const outside = await startStack({ settings });
  expect(machine.asked).toEqual([
    `http://[2001:db8::7]:${free.CMS_PORT}/readyz`,
    `http://192.0.2.7:${free.SITE_PORT}/readyz`,
  ]);
  expect(outside.siteUrl).toBe(`http://192.0.2.7:${free.SITE_PORT}`);
  await outside.stop();
  machine.asked.splice(0);
  const within = await startStack({ settings, sockets: { site: 3, cms: 4 } });
  expect(machine.asked).toEqual([
    `http://127.0.0.1:${free.CMS_PORT}/readyz`,
    `http://127.0.0.1:${free.SITE_PORT}/readyz`,
  ]);
  expect(within.siteUrl).toBe(`http://localhost:${free.SITE_PORT}`);
  await within.stop();
});
