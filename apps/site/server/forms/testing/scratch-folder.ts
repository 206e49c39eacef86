import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** A temporary folder for the running test. */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "miqyas-queue-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
