import { rename, rm, writeFile } from "node:fs/promises";

let serial = 0;

/**
 * Replaces a file atomically. The new file is written beside the old one, synced and renamed. After a crash the old
 * or the new file is there, complete (F8). A failed write leaves nothing behind.
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
