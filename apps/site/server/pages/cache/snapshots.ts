import { createHash } from "node:crypto";
import { mkdirSync, readdirSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { readRendered } from "../page.ts";
import type { Page, Rendered } from "../page.ts";
import { replaceFile } from "@miqyas/http/replace-file";
import { decodeSnapshot, encodeSnapshot } from "./snapshot-file.ts";
import type { Snapshot } from "./snapshot-file.ts";

/** Pages on disk. A start without the backend serves them. */
export interface Snapshots {
  /** The page of a key, with the time of day when it was written; null when there is no valid file. */
  read: (key: string) => Promise<{ page: Page; at: number; current: boolean } | null>;
  /** Queues a page for writing. The newest page of a key wins. */
  write: (key: string, page: Page, at: number) => void;
  remove: (key: string) => void;
  /** Resolves when every queued page is on disk. */
  flush: () => Promise<void>;
}

export interface SnapshotOptions {
  folder: string;
  /** Names the build and the settings that pages depend on. Pages of another one are served only while renders fail. */
  build: string;
  compress: (rendered: Rendered) => Promise<Page>;
  /** Called for rejected files and for failures of the disk. */
  report: (event: "snapshot_rejected" | "snapshot_failed", error: unknown) => void;
  /** Most files. The one written longest ago is removed first. */
  limit?: number;
}

/** An unchanged page is written again after this time, ms. Its age on disk stays about right. */
const rewriteAfter = 600_000;

const fileName = (key: string) => `${createHash("sha256").update(key).digest("hex").slice(0, 40)}.page`;

/**
 * Snapshots in a folder. A crash leaves the old file of a page or the new one (F8). A damaged file is moved to `rejected`
 * and never served. A file that cannot be read at the moment stays.
 */
export function openSnapshots({
  folder,
  build,
  compress,
  report,
  limit = 3_000,
}: SnapshotOptions): Snapshots {
  const known = new Map<string, { etag: string; at: number } | null>();
  const waiting = new Map<string, { page: Page; at: number } | null>();
  let working: Promise<void> | null = null;
  /** The page whose file is being written or removed. */
  let inWork: string | null = null;

  try {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) if (name.endsWith(".page")) known.set(name, null);
    removeLeftovers(folder).catch((error: unknown) => report("snapshot_failed", error));
  } catch (error) {
    report("snapshot_failed", error);
  }

  async function store(key: string, page: Page, at: number): Promise<void> {
    const name = fileName(key);
    const before = known.get(name);
    if (before?.etag === page.etag && Math.abs(at - before.at) < rewriteAfter) return;
    const bytes = encodeSnapshot({ key, at, build, rendered: readRendered(page) });
    await replaceFile(path.join(folder, name), bytes);
    known.delete(name);
    known.set(name, { etag: page.etag, at });
    for (const oldest of known.keys()) {
      if (known.size <= limit) break;
      await erase(oldest);
    }
  }

  /** Decodes a file. A damaged one is moved to `rejected`, and the result is null. */
  async function decode(name: string, bytes: Buffer, key: string): Promise<Snapshot | null> {
    try {
      const snapshot = decodeSnapshot(bytes);
      if (snapshot.key !== key) throw new Error("a snapshot of another page");
      return snapshot;
    } catch (error) {
      known.delete(name);
      report("snapshot_rejected", error);
      await rejectFile(folder, name);
      return null;
    }
  }

  async function erase(name: string): Promise<void> {
    known.delete(name);
    await rm(path.join(folder, name), { force: true });
  }

  async function work(): Promise<void> {
    for (const [key, task] of waiting) {
      waiting.delete(key);
      inWork = key;
      try {
        await (task ? store(key, task.page, task.at) : erase(fileName(key)));
      } catch (error) {
        report("snapshot_failed", error);
      }
    }
    inWork = null;
    working = null;
  }

  function enqueue(key: string, task: { page: Page; at: number } | null): void {
    waiting.delete(key);
    waiting.set(key, task);
    working ??= Promise.resolve().then(work);
  }

  return {
    async read(key) {
      const name = fileName(key);
      if (!known.has(name)) return null;
      try {
        const snapshot = await decode(name, await readFile(path.join(folder, name)), key);
        if (!snapshot) return null;
        const page = await compress(snapshot.rendered);
        return { page, at: snapshot.at, current: snapshot.build === build };
      } catch (error) {
        report("snapshot_failed", error);
        return null;
      }
    },
    write: (key, page, at) => enqueue(key, { page, at }),
    remove(key) {
      if (known.has(fileName(key)) || waiting.has(key) || inWork === key) enqueue(key, null);
    },
    async flush() {
      while (working) await working;
    },
  };
}

/** Moves a file to `rejected`, for the operator. It replaces an earlier file of the same page. */
async function rejectFile(folder: string, name: string): Promise<void> {
  const rejected = path.join(folder, "rejected");
  await mkdir(rejected, { recursive: true })
    .then(() => rename(path.join(folder, name), path.join(rejected, name)))
    .catch(() => undefined);
}

/** Removes half-written files of a crash. Recent ones may belong to a process that is writing. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!name.endsWith(".tmp")) continue;
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > 60_000) await rm(file, { force: true });
  }
}
