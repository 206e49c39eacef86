import { rename, rm, writeFile } from "node:fs/promises";

let serial = 0;

/**
 * Replaces a file atomically: the new one is written beside it, synced and renamed. After a crash the old one or the new
 * one is there, whole (F8). A write that fails leaves nothing behind.
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
