import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { queueFile } from "../apps/site/server/forms/forms.ts";
import { createStore } from "../apps/site/server/forms/submission-queue/store.ts";
import { makeScratchFolder } from "../apps/site/server/forms/testing/scratch-folder.ts";
import { quietFlags } from "./parts/service.ts";
import { root } from "./parts/settings.ts";

test("F20 erasing an address removes it from the queue of every site of the machine", async () => {
  const DATA_DIR = makeScratchFolder();
  const SITE_DATA_DIR = makeScratchFolder();
  const folders = ["site", "site-3001", "site-3002"].map((name) => path.join(DATA_DIR, name));
  for (const folder of [...folders, SITE_DATA_DIR]) {
    const store = createStore({ file: queueFile(folder) });
    await store.accept({
      ...{
        kind: "newsletter",
        body: { email: "erin@one.example" },
        locale: "en",
        key: "key-of-a-subscriber",
      },
      ...{ proof: null, quarantine: null, answer: () => "{}" },
    });
    store.close();
  }
  const queue = (...args: string[]) => {
    const env = { ...process.env, DATA_DIR, SITE_DATA_DIR };
    return spawnSync(process.execPath, [...quietFlags, "scripts/queue.ts", ...args], {
      ...{ cwd: root, env, encoding: "utf8" },
    });
  };
  expect(queue("export").stdout.match(/erin@one\.example/g)).toHaveLength(4);
  const { status, stdout } = queue("erase", "erin@one.example");
  expect(status).toBe(0);
  expect(stdout.match(/^1 removed here/gm)).toHaveLength(4);
  expect(stdout).toContain(`${DATA_DIR}/site-3002/inbox.db:\n`);
  expect(queue("export").stdout).toBe("");
});
