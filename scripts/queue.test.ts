import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
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
