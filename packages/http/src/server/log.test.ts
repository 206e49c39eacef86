import { spawn } from "node:child_process";
import { openSync, closeSync } from "node:fs";
import { text } from "node:stream/consumers";
import path from "node:path";
import { expect, test } from "vitest";

/** Runs a program whose standard output is a full disk. Returns how it ended and what it wrote to standard error. */
async function runOnFullDisk(program: string): Promise<{ code: number | null; said: string }> {
  const full = openSync("/dev/full", "w");
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", full, "pipe"],
    cwd: import.meta.dirname,
    timeout: 20_000,
    killSignal: "SIGKILL",
  });
  closeSync(full);
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  return { said: child.stderr ? await text(child.stderr) : "", code: await ended };
}

const file = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));

test("R16 F10 a log on a full disk stops no server, and does not hold up its end", async () => {
  const { said, code } = await runOnFullDisk(`
    import { createLog } from ${file("log.ts")};
    const { logger, flush } = createLog("site", "info");
    logger.info({ event: "listening" });
    setTimeout(async () => {
      console.error("alive");
      logger.info({ event: "stopped" });
      await flush();
    }, 700);`);
  expect([said, code]).toEqual(["alive\n", 0]);
});

test("R16 F10 the backend's log on a full disk stops it neither", async () => {
  const { said, code } = await runOnFullDisk(`
    import { log } from ${file("../../../../apps/cms/src/log/log.ts")};
    for (let line = 0; line < 1000; line++) log.info({ event: "listening" });
    setTimeout(() => (log.info({ event: "stopped" }), console.error("alive")), 100);`);
  expect([said, code]).toEqual(["alive\n", 0]);
});

test.each([
  ["a stop", "await flush(); process.exit(0);"],
  ["two uncaught errors", "void flush(); process.exit(1);"],
])("S4 the last lines of a server are written before it ends, by %s", async (_how, end) => {
  const program = `
    import { createLog } from ${file("log.ts")};
    const { logger, flush } = createLog("site", "info");
    for (let line = 0; line < 60; line++) logger.info({ event: "request", route: "/".repeat(100) });
    logger.info({ event: "stopped" });
    ${end}`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  expect(await text(child.stdout)).toContain(`"service":"site","event":"stopped"}\n`);
});
