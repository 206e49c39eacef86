import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makeScratchFolder } from "../apps/site/server/forms/testing/scratch-folder.ts";
import { quietFlags } from "./parts/service.ts";
import { root } from "./parts/settings.ts";

test.each(["backup", "restore"])("R24 the passphrase of no secrets is refused by npm run %s", (command) => {
  const folder = makeScratchFolder();
  const args = [`scripts/${command}.ts`, path.join(folder, "a.tar"), "--passphrase-file", "/etc/passphrase"];
  const { status, stderr } = spawnSync(process.execPath, [...quietFlags, ...args], {
    ...{ cwd: root, env: { ...process.env, DATA_DIR: path.join(folder, "data") }, encoding: "utf8" },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^✗ --passphrase-file goes with --secrets\.\n/);
  expect(readdirSync(folder)).toEqual([]);
});
