import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { createFolderStore } from "./folder-store.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "folder-store-"));
  return () => rmSync(folder, { recursive: true });
});

describe("a folder of media", () => {
  it("has no file under the name of a folder, below a file, or under a name too long for the disk", async () => {
    writeFileSync(path.join(folder, "map.png"), "");
    const store = createFolderStore(folder);
    for (const name of [".", "none.png", "map.png/map.png", `${"a".repeat(300)}.png`])
      expect([name, await store.find(name)]).toEqual([name, undefined]);
  });

  it("says when a file is there and cannot be looked at: that is not “not found”", async () => {
    symlinkSync("circle.png", path.join(folder, "circle.png"));
    await expect(createFolderStore(folder).find("circle.png")).rejects.toThrow("ELOOP");
  });
});
