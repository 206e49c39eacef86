import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** A folder that the running test has for itself. */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "miqyas-inbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
