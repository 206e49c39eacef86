import { rename, rm, writeFile } from "node:fs/promises";

let serial = 0;

/**
 * Puts a file in its place: written beside it, synced and renamed, so that a crash leaves the old one or the new one,
 * whole (F8). A write that fails leaves nothing behind.
 */
export async function replaceFile(file: string, content: Uint8Array | string): Promise<void> {
  const temporary = `${file}.${process.pid}-${++serial}.tmp`;
  try {
    await writeFile(temporary, content, { flag: "wx", flush: true });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}
