import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { zstdCompressSync } from "node:zlib";
import tar from "tar-stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sha256 } from "./archive.ts";
import { unpackBaseBackup } from "./base-backup.ts";

let folder: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "miqyas-base-backup-"));
  target = path.join(folder, "cluster");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Unpacks a base backup with folders, named as PostgreSQL names them, and this file. */
async function unpack(name: string): Promise<void> {
  const packed = tar.pack();
  for (const name of ["global/", "./pg_wal/summaries/"]) packed.entry({ name, type: "directory" });
  packed.entry({ name }, "x");
  packed.finalize();
  const file = path.join(folder, "cluster.tar.zst");
  writeFileSync(file, zstdCompressSync(await buffer(packed)));
  const list = path.join(folder, "cluster.json");
  const Files = [{ Path: name, "Checksum-Algorithm": "SHA256", Checksum: sha256(Buffer.from("x")) }];
  writeFileSync(list, JSON.stringify({ Files }));
  await unpackBaseBackup(file, list, target);
}

test("R24 the files of a base backup come into its folder", async () => {
  await unpack("global/pg_control");
  expect(await readFile(path.join(target, "global/pg_control"), "utf8")).toBe("x");
});

test.each(["../outside", "/outside", "global/../../outside"])(
  "R24 a base backup with the name %s is refused",
  async (name) => {
    await expect(unpack(name)).rejects.toThrow(`The backup is damaged: ${name}`);
    expect(readdirSync(folder).toSorted()).toEqual(["cluster", "cluster.json", "cluster.tar.zst"]);
    expect(readdirSync(target)).toEqual(["global", "pg_wal"]);
  },
);
