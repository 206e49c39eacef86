import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import tar from "tar-stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { nameOf } from "../../../apps/cms/server/backup-name.ts";
import { removeLeftovers, removeOlder } from "./keep.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "miqyas-keep-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const now = Date.now();
const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60_000);
const sumOf = (name: string) => createHash("sha256").update(name).digest("hex");

/** Writes a file that was last changed so many days ago. */
function write(name: string, days: number, content: string | Buffer = "x"): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  utimesSync(file, daysAgo(days), daysAgo(days));
}

/** Writes a backup of so many days ago that mentions media. Returns its file. */
async function writeBackup(days: number, media: string[], changed = days): Promise<string> {
  const packed = tar.pack();
  packed.entry({ name: "postgres/miqyas.dump" }, "the database ".repeat(1000));
  packed.entry({ name: "SHA256SUMS" }, media.map((name) => `${sumOf(name)}  media/${name}\n`).join(""));
  packed.finalize();
  write(nameOf(daysAgo(days)), changed, await buffer(packed));
  return path.join(folder, nameOf(daysAgo(days)));
}

const media = () => path.join(folder, "media");

describe("R24 --keep", () => {
  test("keeps an earlier backup that has a file of the media which is lost", async () => {
    for (const days of [4, 3, 2]) await writeBackup(days, days === 3 ? ["lost.webp"] : ["other.webp"]);
    const made = await writeBackup(0, []);
    await removeOlder(made, 1, undefined, ["lost.webp"]);
    expect(readdirSync(folder)).toEqual([3, 0].map((days) => nameOf(daysAgo(days))));
  });

  test("keeps the newest backups, with the media that one of them uses, and whatever is none of ours", async () => {
    for (const days of [10, 3, 2, 1]) await writeBackup(days, [`of ${days}`, "of all"]);
    const made = await writeBackup(0, ["of all"]);
    write("notes.tar", 50);
    for (const name of ["of 10", "of 2", "of all"]) write(`media/${sumOf(name)}`, 20);
    write(`media/${sumOf("of a backup elsewhere")}`, 3);
    write(`media/${sumOf("cut")}.partial`, 20);
    for (const name of ["photo.jpg", "older/photo.jpg", `${sumOf("folder")}/photo.jpg`])
      write(`media/${name}`, 20);
    for (const name of ["older", sumOf("folder")])
      utimesSync(path.join(media(), name), daysAgo(20), daysAgo(20));
    await removeOlder(made, 3, media());
    expect(readdirSync(folder)).toEqual([
      "media",
      ...[2, 1, 0].map((days) => nameOf(daysAgo(days))),
      "notes.tar",
    ]);
    const kept = ["of 2", "of all", "of a backup elsewhere", "folder"].map(sumOf);
    expect(readdirSync(media())).toEqual([...kept, "older", "photo.jpg"].toSorted());
  });

  test("goes by the times in the names of backups, which a copy of them keeps", async () => {
    await writeBackup(10, [], 0);
    const made = await writeBackup(0, []);
    write(`media/${sumOf("of a backup elsewhere")}`, 11);
    write(`media/${sumOf("of nobody")}`, 13);
    await removeOlder(made, 2, media());
    expect(readdirSync(media())).toEqual([sumOf("of a backup elsewhere")]);
  });

  test("removes no media while a backup that stays cannot be read", async () => {
    const cut = await writeBackup(1, ["a picture"]);
    truncateSync(cut, 4096);
    const made = await writeBackup(0, []);
    write(`media/${sumOf("a picture")}`, 20);
    await expect(removeOlder(made, 2, media())).rejects.toThrow(
      `No media were removed, because ${cut} cannot be read: `,
    );
    expect(readdirSync(media())).toEqual([sumOf("a picture")]);
  });

  test("removes those of a clock that was ahead first: they would take the places of all later ones", async () => {
    for (const days of [-400, -401, 2, 1]) await writeBackup(days, []);
    await removeOlder(await writeBackup(0, []), 3, undefined);
    expect(readdirSync(folder)).toEqual([2, 1, 0].map((days) => nameOf(daysAgo(days))));
  });

  test("never removes the backup just made, also beside one of a clock that was ahead", async () => {
    await writeBackup(-400, []);
    const made = await writeBackup(0, []);
    await removeOlder(made, 1, undefined);
    expect(readdirSync(folder)).toEqual([nameOf(daysAgo(0))]);
  });
});

test("R24 what a killed command left is removed after a day, and what one may still write stays", () => {
  write("rehearsal-old/media/a", 2);
  utimesSync(path.join(folder, "rehearsal-old"), daysAgo(2), daysAgo(2));
  write("rehearsal-new/media/a", 0);
  write("media/a", 9);
  removeLeftovers(folder, /^rehearsal-\w+$/);
  expect(readdirSync(folder)).toEqual(["media", "rehearsal-new"]);
});
