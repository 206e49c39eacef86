import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { makeScratchFolder } from "../../../apps/site/server/forms/testing/scratch-folder.ts";
import { root } from "../settings.ts";
import { findProgram, limitOf, requireRestore } from "./dump.ts";

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

describe("R24 of several versions of PostgreSQL's programs", () => {
  /** A folder like that of Debian's packages, with these versions, and none in the path. */
  function makePackages(versions: number[]): string {
    const folder = makeScratchFolder();
    for (const version of versions) {
      const bin = path.join(folder, String(version), "bin");
      mkdirSync(bin, { recursive: true });
      for (const name of ["pg_dump", "pg_restore"])
        writeFileSync(
          path.join(bin, name),
          `#!/bin/sh\necho "${name} (PostgreSQL) ${version}.1 (Debian)"\n`,
          {
            mode: 0o755,
          },
        );
    }
    vi.stubEnv("PATH", folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    return folder;
  }
  const majorFor = async (name: "pg_dump" | "pg_restore", server: number, packages: string) =>
    (await findProgram(name, server, packages))?.major;

  test("a dump is made by the oldest that the server allows", async () => {
    const packages = makePackages([18, 15, 17, 14]);
    expect(await majorFor("pg_dump", 15, packages)).toBe(15);
    expect(await majorFor("pg_dump", 16, packages)).toBe(17);
    expect(await majorFor("pg_dump", 19, packages)).toBeUndefined();
  });

  test("a dump is read by the newest that the server allows", async () => {
    const packages = makePackages([18, 15, 17, 14]);
    expect(await majorFor("pg_restore", 14, packages)).toBe(15);
    expect(await majorFor("pg_restore", 16, packages)).toBe(15);
    expect(await majorFor("pg_restore", 17, packages)).toBe(18);
    expect(await majorFor("pg_restore", 15, makePackages([17, 18]))).toBeUndefined();
  });

  test("a dump is refused before the work when no program reads it", async () => {
    const packages = makePackages([15]);
    await expect(requireRestore(17, 18, packages)).rejects.toThrow(
      "The backup is of pg_dump 17, which pg_restore 15 does not read: install postgresql-client-17",
    );
    expect(await requireRestore(15, 18, packages)).toBe(path.join(packages, "15/bin/pg_restore"));
  });

  test("a dump that an older server could not take back is announced, and refused there", async () => {
    expect(limitOf({ file: "pg_dump", major: 16 }, 15)).toBeUndefined();
    expect(limitOf({ file: "pg_dump", major: 18 }, 17)).toBeUndefined();
    expect(limitOf({ file: "pg_dump", major: 18 }, 15)).toContain("install postgresql-client-15");
    await expect(requireRestore(18, 16)).rejects.toThrow(
      "The backup is of pg_dump 18: restore it into PostgreSQL 17 or newer, not into 16",
    );
  });
});
