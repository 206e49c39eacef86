import { mkdir, readFile, readdir, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { packBrotli, packGzip } from "@miqyas/http/content-encoding";
import type { Encoding } from "@miqyas/http/content-encoding";
import { replaceFile } from "@miqyas/http/replace-file";
import { describeFile, packs } from "./static-files.ts";
import type { StaticFile } from "./static-files.ts";

/** Days that the files of an earlier build stay. Longer than a page may be served after its last render. */
const keepDays = 30;

const suffixes = { br: ".br", gzip: ".gz" } as const;

/** Names the files of the build that is served, one a line, for the next one to know. */
const liveList = ".live";

/**
 * The hashed files of this build and of earlier ones, packed as small as they get. A page of an earlier build, kept as a
 * last resort or still open in a browser, thus finds its scripts and styles after a deploy.
 */
export interface AssetArchive {
  /** A file of an earlier build. */
  find: (name: string) => Promise<StaticFile | null>;
  /** The packed bytes of a file, if they are there yet. */
  read: (name: string, encoding: Encoding) => Promise<Buffer | null>;
  /** Takes in the files of this build and packs them, one after the other; forgets what no recent build had. */
  takeIn: (files: readonly StaticFile[], packed: (file: StaticFile) => void) => Promise<void>;
}

/** An archive in a folder, which is made when it is first written to. */
export function openAssetArchive(folder: string): AssetArchive {
  const at = (name: string) => path.join(folder, name);
  const exists = (file: string) =>
    stat(file).then(
      () => true,
      () => false,
    );

  /** Says that a file was needed until now; false when there is none. */
  const touch = (file: string) =>
    utimes(file, new Date(), new Date()).then(
      () => true,
      () => false,
    );

  /** A process may have served its build for longer than files stay: their time begins when it ends. */
  async function touchLive(): Promise<void> {
    const names = await readFile(at(liveList), "utf8").catch(() => "");
    for (const name of names.split("\n").filter(Boolean))
      for (const suffix of ["", ...Object.values(suffixes)]) await touch(at(name + suffix));
  }

  async function takeInOne({ file, name, type }: StaticFile): Promise<void> {
    if (!(await touch(at(name)))) await replaceFile(at(name), await readFile(file));
    if (!packs(type)) return;
    for (const [suffix, pack] of [
      [suffixes.br, packBrotli],
      [suffixes.gzip, packGzip],
    ] as const) {
      const target = at(name + suffix);
      if (!(await touch(target))) await replaceFile(target, await pack(await readFile(file), "idle"));
    }
  }

  async function forgetOld(): Promise<void> {
    const oldest = Date.now() - keepDays * 86_400_000;
    for (const name of await readdir(folder)) {
      const { mtimeMs } = await stat(at(name));
      if (mtimeMs < oldest) await rm(at(name), { force: true });
    }
  }

  return {
    async find(name) {
      const plain = /^[\w.-]+$/.test(name) && !/\.(?:br|gz|tmp)$/.test(name) && !name.startsWith(".");
      return plain && (await exists(at(name))) ? describeFile(at(name), true) : null;
    },
    async read(name, encoding) {
      if (encoding === "identity") return null;
      return readFile(at(name + suffixes[encoding])).catch(() => null);
    },
    async takeIn(files, packed) {
      await mkdir(folder, { recursive: true });
      await touchLive();
      await replaceFile(at(liveList), files.map(({ name }) => name).join("\n"));
      for (const file of files) {
        await takeInOne(file);
        packed(file);
      }
      await forgetOld();
    },
  };
}
