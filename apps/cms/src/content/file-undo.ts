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

  /** Undoes all changes, the latest first. */
  async undo(): Promise<void> {
    for (const step of this.#steps.toReversed()) await step();
  }

  async end(): Promise<void> {
    for (const folder of this.#aside) await rm(folder, { recursive: true, force: true });
  }
}
