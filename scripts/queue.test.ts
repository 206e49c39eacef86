import { spawnSync } from "node:child_process";
import { readdirSync, statSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { queueFile } from "../apps/site/server/forms/forms.ts";
import { createStore } from "../apps/site/server/forms/submission-queue/store.ts";
import { makeScratchFolder } from "../apps/site/server/forms/testing/scratch-folder.ts";
import { quietFlags } from "./parts/service.ts";
import { root } from "./parts/settings.ts";

async function storeMessage(folder: string, key = "key-of-a-subscriber") {
  const store = createStore({ file: queueFile(folder) });
  await store.accept({
    ...{ kind: "newsletter", body: { email: "erin@one.example" }, locale: "en", key },
    ...{ proof: null, quarantine: null, answer: () => "{}" },
  });
  store.close();
}

const runQueue = (env: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, [...quietFlags, "scripts/queue.ts", ...args], {
    ...{ cwd: root, env: { ...process.env, ...env }, encoding: "utf8" },
  });

test("F20 erasing an address removes it from the queue of every site of the machine", async () => {
  const DATA_DIR = makeScratchFolder();
  const SITE_DATA_DIR = makeScratchFolder();
  const folders = ["site", "site-3001", "site-3002"].map((name) => path.join(DATA_DIR, name));
  for (const folder of [...folders, SITE_DATA_DIR]) await storeMessage(folder);
  const queue = (...args: string[]) => runQueue({ DATA_DIR, SITE_DATA_DIR }, ...args);
  expect(queue("export").stdout.match(/erin@one\.example/g)).toHaveLength(4);
  const { status, stdout } = queue("erase", "erin@one.example");
  expect(status).toBe(0);
  expect(stdout.match(/^1 removed here/gm)).toHaveLength(4);
  expect(stdout).toContain(`${DATA_DIR}/site-3002/inbox.db:\n`);
  expect(queue("export").stdout).toBe("");
});

test("F20 erasing names the damaged files that may still have the address", async () => {
  const DATA_DIR = makeScratchFolder();
  const folder = path.join(DATA_DIR, "site");
  await storeMessage(folder);
  const damaged = `${queueFile(folder)}.damaged-2026-11-20T09-00-00.000Z`;
  for (const suffix of ["", "-wal"]) writeFileSync(damaged + suffix, "erin@one.example");
  const { status, stdout, stderr } = runQueue({ DATA_DIR }, "erase", "erin@one.example");
  expect(stdout).toMatch(/^1 removed here/);
  expect(status).toBe(1);
  expect(stderr).toContain(damaged);
  expect(stderr).toContain(`${damaged}-wal`);
});

test("F10 recovering says how many messages of a file are unreadable, and which file is none", async () => {
  const DATA_DIR = makeScratchFolder();
  const other = makeScratchFolder();
  await storeMessage(path.join(DATA_DIR, "site"));
  for (const key of ["key-of-another-1", "key-of-another-2"]) await storeMessage(other, key);
  const file = queueFile(other);
  const db = new DatabaseSync(file);
  db.exec("UPDATE submissions SET body = '{' WHERE key = 'key-of-another-1'");
  db.close();
  const recover = (from: string) => runQueue({ DATA_DIR }, "recover", from);
  expect(recover(file).stdout).toMatch(/^1 unreadable\n1 recovered\./);
  writeFileSync(file, "no database ".repeat(1000));
  const { status, stderr } = recover(file);
  expect(status).toBe(1);
  expect(stderr).toContain(`✗ ${file} cannot be read: file is not a database\n`);
});

test("F10 a queue that was emptied is named and left for the site's start to report; the others are shown", async () => {
  const DATA_DIR = makeScratchFolder();
  const other = makeScratchFolder();
  for (const folder of [path.join(DATA_DIR, "site"), path.join(DATA_DIR, "site-3001"), other])
    await storeMessage(folder);
  const file = queueFile(path.join(DATA_DIR, "site"));
  truncateSync(file);
  const { status, stdout, stderr } = runQueue({ DATA_DIR });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`✗ ${file} is empty: its messages are lost`)]);
  expect(stdout).toContain("waiting for the backend  1\n");
  expect(runQueue({ DATA_DIR }, "erase", "erin@one.example").status).toBe(1);
  expect(statSync(file).size).toBe(0);
  expect(readdirSync(path.dirname(file))).toEqual(["inbox.db"]);
  const unnamed = runQueue({ DATA_DIR }, "recover", queueFile(other));
  expect([unnamed.status, unnamed.stderr]).toEqual([
    ...[1, "✗ Which site sends them? Name one that runs, of site, site-3001: --site NAME\n"],
  ]);
  const recovering = runQueue({ DATA_DIR }, "recover", queueFile(other), "--site", "site");
  expect([recovering.status, recovering.stdout]).toEqual([0, expect.stringContaining("1 recovered.")]);
  expect(runQueue({ DATA_DIR }, "waiting").stdout.match(/e…@o….example/g)).toHaveLength(1);
});

test("F10 a dead letter that no queue has, and an argument too many, are refused", async () => {
  const DATA_DIR = makeScratchFolder();
  for (const name of ["site", "site-3001"]) await storeMessage(path.join(DATA_DIR, name));
  const db = new DatabaseSync(queueFile(path.join(DATA_DIR, "site")));
  db.exec("UPDATE submissions SET state = 'parked'");
  db.close();
  expect(runQueue({ DATA_DIR }, "retry", "99999")).toMatchObject({
    ...{ status: 1, stderr: "✗ There is no dead letter 99999\n" },
  });
  for (const args of [
    ["retry", "1", "2"],
    ["waiting", "1"],
    ["erase", "a@one.example", "erin@one.example"],
  ]) {
    const { status, stdout, stderr } = runQueue({ DATA_DIR }, ...args);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(`✗ "${args.at(-1)}" is one argument too many.`);
  }
  expect(runQueue({ DATA_DIR }, "retry", "1").status).toBe(0);
  expect(runQueue({ DATA_DIR }, "retry", "all").status).toBe(0);
});
