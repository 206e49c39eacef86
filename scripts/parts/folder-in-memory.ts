import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { withCleanUp } from "./interruption.ts";
import { openToPostgres } from "./postgres-place.ts";

/** Where Linux keeps files in memory, and how the folders there begin. */
const memory = "/dev/shm";
const prefix = "miqyas-tests-";

/** Room that has to be there, and memory that has to be available, bytes: unit tests write 2.2 GB, and two runs may meet. */
const room = 6 * 2 ** 30;
const available = 8 * 2 ** 30;

/** Age at which a folder is taken for one of a run that was killed, ms. */
const oldest = 24 * 3_600_000;

/**
 * Runs `work` with a folder for databases and copies of tests, which is then removed: in memory, or on the disk where there is
 * too little of it. `docs/measurements.md` says what memory saves.
 */
export async function withFolderInMemory<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  removeForgotten();
  const folder = mkdtempSync(path.join(hasRoom() ? memory : tmpdir(), prefix));
  openToPostgres(folder);
  return withCleanUp(
    () => remove(folder),
    () => work(folder),
  );
}

function hasRoom(): boolean {
  if (!takesPrograms() || process.availableMemory() < available) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= room;
}

/** Whether there is memory for files, from which programs may run: tests write some. Containers often forbid it. */
function takesPrograms(): boolean {
  const mounts = "/proc/self/mounts";
  if (!existsSync(mounts)) return false;
  return readFileSync(mounts, "utf8")
    .split("\n")
    .map((line) => line.split(" "))
    .some(
      ([, place, type, options = ""]) =>
        place === memory && type === "tmpfs" && !options.split(",").includes("noexec"),
    );
}

function removeForgotten(): void {
  if (!existsSync(memory)) return;
  for (const name of readdirSync(memory)) {
    const folder = path.join(memory, name);
    const { mtimeMs = Infinity, uid } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    if (name.startsWith(prefix) && uid === process.getuid?.() && mtimeMs < Date.now() - oldest)
      remove(folder);
  }
}

/** Removes a folder. What cannot be removed, because somebody still writes there, stays until the next day. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    console.error(`${folder} stays: ${String(error)}`);
  }
}
