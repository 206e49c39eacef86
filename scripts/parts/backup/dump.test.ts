import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeScratchFolder } from "../../../apps/site/server/forms/testing/scratch-folder.ts";
import { root } from "../settings.ts";

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("R24 SIGTERM ends a backup and the pg_dump that it waits for", async () => {
  const folder = makeScratchFolder();
  const program = path.join(folder, "pg_dump");
  const pidFile = path.join(folder, "pid");
  writeFileSync(
    program,
    `#!/bin/sh\necho $$ > ${pidFile}.new\nmv ${pidFile}.new ${pidFile}\nexec sleep 600\n`,
    {
      mode: 0o755,
    },
  );
  const calling = `
    import { dump } from "./scripts/parts/backup/dump.ts";
    await dump(${JSON.stringify(program)}, "postgres://127.0.0.1/miqyas", "unused");
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", calling], {
    cwd: root,
    stdio: "inherit",
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "exit");
  const pid = await vi.waitUntil(() => {
    try {
      return Number(readFileSync(pidFile, "utf8"));
    } catch {
      return 0;
    }
  }, 20_000);
  expect(isRunning(pid)).toBe(true);
  child.kill("SIGTERM");
  expect(await ended).toEqual([143, null]);
  await vi.waitUntil(() => !isRunning(pid), 5000);
});
