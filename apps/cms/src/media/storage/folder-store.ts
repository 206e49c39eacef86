import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { replaceFile } from "@miqyas/http/replace-file";
import type { MediaStore } from "./media-store.ts";

/** Errors of a file that is not there. A name too long for the disk is nobody's. */
const missing: unknown[] = ["ENOENT", "ENOTDIR", "ENAMETOOLONG"];

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && missing.includes(error.code);

/** Resolves with `otherwise` for a file or folder that is not there. */
const unlessMissing = <Result, Other>(work: Promise<Result>, otherwise: Other): Promise<Result | Other> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return otherwise;
    throw error;
  });

/** Media in a folder of this machine. */
export function createFolderStore(folder: string): MediaStore {
  const pathOf = (name: string) => path.join(folder, name);
  return {
    async find(name) {
      const stats = await unlessMissing(stat(pathOf(name)), undefined);
      if (!stats?.isFile()) return undefined;
      return {
        size: stats.size,
        etag: `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`,
        open: (start, end) => Promise.resolve(createReadStream(pathOf(name), { start, end })),
      };
    },
    read: (name) => unlessMissing(readFile(pathOf(name)), undefined),
    async write(name, data) {
      await mkdir(folder, { recursive: true });
      // A part of a picture, left by a full disk or a crash, would be found and served for good.
      await replaceFile(pathOf(name), data);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async room() {
      await mkdir(folder, { recursive: true });
      // Some file systems do not tell.
      const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Infinity, bsize: 1 }));
      return bavail * bsize;
    },
    async list(prefix) {
      const names = await unlessMissing(readdir(folder), []);
      return names.filter((name) => name.startsWith(prefix));
    },
  };
}
