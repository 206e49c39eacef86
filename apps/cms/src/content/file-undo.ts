import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { mediaStore } from "../media/storage/media-store.ts";
import { variantStem } from "../media/variants.ts";

/** A stored file and its smaller versions. */
async function filesOf(filename: string): Promise<string[]> {
  const stem = variantStem(filename);
  const names = await mediaStore.list(stem);
  const isVariant = (name: string) => /^-(?:\d{2,}\.(?:avif|webp)|share\.jpg)$/.test(name.slice(stem.length));
  return names.filter((name) => name === filename || isVariant(name));
}

/** Undoes changes to stored files. A database transaction does not cover them. */
export class FileUndo {
  readonly #steps: (() => Promise<void>)[] = [];
  readonly #aside: string[] = [];

  /** Registers a new file. An undo removes it. */
  remove(filename: string | null | undefined): void {
    if (!filename) return;
    this.#steps.push(async () => {
      for (const name of await filesOf(filename)) await mediaStore.remove(name);
    });
  }

  /** Backs up a file before it is replaced. An undo restores it. */
  async keep(filename: string): Promise<void> {
    const aside = await mkdtemp(path.join(tmpdir(), "replaced-media-"));
    this.#aside.push(aside);
    const names = await filesOf(filename);
    for (const name of names) {
      const bytes = await mediaStore.read(name);
      if (bytes) await writeFile(path.join(aside, name), bytes);
    }
    this.#steps.push(async () => {
      for (const name of names) await mediaStore.write(name, await readFile(path.join(aside, name)));
    });
  }

  /**
   * Undoes all changes, the latest first, and tries the others where one fails. It then rejects, and the copies of what was
   * replaced stay.
   */
  async undo(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.#steps.toReversed()) await step().catch((error: unknown) => failures.push(error));
    if (failures.length === 0) return this.end();
    const copies = this.#aside.length > 0 ? ` Copies of the old ones are in ${this.#aside.join(", ")}.` : "";
    throw new Error(`Not all files of the media library could be put back.${copies}`, { cause: failures[0] });
  }

  /** Removes the copies. */
  async end(): Promise<void> {
    for (const folder of this.#aside) await rm(folder, { recursive: true, force: true });
  }
}
