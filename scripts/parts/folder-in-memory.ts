import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openToPostgres } from "./postgres-place.ts";

/** Where Linux keeps files in memory, and the type of that file system (`statfs(2)`). */
const memory = "/dev/shm";
const tmpfs = 0x01021994;

/** Room that must be there, and memory that must be available, bytes. Unit tests write 2 GB. */
const room = 4 * 2 ** 30;
const available = 8 * 2 ** 30;

/**
 * Runs `work` with a folder for databases and copies of tests: in memory, or on the disk where there is too little of it.
 * ext4 takes a fifth of the processor time of unit tests to make and remove a thousand files for each database.
 */
export async function withFolderInMemory<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = makeFolder();
  try {
    openToPostgres(folder);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeFolder(): string {
  if (!hasRoom()) return mkdtempSync(path.join(tmpdir(), "miqyas-tests-"));
  removeForgotten();
  return mkdtempSync(path.join(memory, `miqyas-tests-${process.pid}-`));
}

function hasRoom(): boolean {
  if (!existsSync(memory) || process.availableMemory() < available) return false;
  const { type, bavail, bsize } = statfsSync(memory);
  return type === tmpfs && bavail * bsize >= room;
}

/** Removes what a process has left that was killed. */
function removeForgotten(): void {
  for (const name of readdirSync(memory)) {
    const [, owner] = /^miqyas-tests-(\d+)-/.exec(name) ?? [];
    if (owner && !existsSync(`/proc/${owner}`)) rmSync(path.join(memory, name), { recursive: true });
  }
}
