import { mkdir, readFile, readdir, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { replaceFile } from "@miqyas/http/replace-file";

/** Days that the files of an earlier build stay. Longer than a page may be served after its last render. */
const keepDays = 30;

/** Names the files of the build that was served last, one per line. */
const lastBuild = ".live";

/**
 * The hashed files of this build and of earlier ones. A page of an earlier build, from a snapshot or still open in a
 * browser, finds its scripts and styles after a deploy.
 */
export interface OlderBuilds {
  folder: string;
  /** Copies the files of a build's folder, compressed ones included, and removes what no recent build had. */
  add: (built: string) => Promise<void>;
}

/** Opens the folder of older builds. The first write creates it. */
export function openOlderBuilds(folder: string): OlderBuilds {
  const at = (name: string) => path.join(folder, name);

  /** Marks a file as needed until now. Resolves with false when there is none. */
  const touch = (name: string) =>
    utimes(at(name), new Date(), new Date()).then(
      () => true,
      () => false,
    );

  /** Removes what is out of date, but for the build that is served. */
  async function removeOld(served: ReadonlySet<string>): Promise<void> {
    const oldest = Date.now() - keepDays * 86_400_000;
    for (const name of await readdir(folder)) {
      if (served.has(name) || name === lastBuild) continue;
      const { mtimeMs } = await stat(at(name));
      if (mtimeMs < oldest) await rm(at(name), { force: true });
    }
  }

  return {
    folder,
    async add(built) {
      const names = await readdir(built).catch(() => []);
      await mkdir(folder, { recursive: true });
      const kept = new Set(await readdir(folder));
      const live = await readFile(at(lastBuild), "utf8").catch(() => "");
      // After a start with the same build its files get a new period when another build follows.
      if (live !== names.join("\n") || !names.every((name) => kept.has(name))) {
        // The last build's period begins now: a process may serve a build for longer than files stay.
        for (const name of live.split("\n").filter(Boolean)) await touch(name);
        await replaceFile(at(lastBuild), names.join("\n"));
        for (const name of names)
          if (!(await touch(name))) await replaceFile(at(name), await readFile(path.join(built, name)));
      }
      await removeOld(new Set(names));
    },
  };
}
