import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { nameOf, removeLeftovers, removeOlder } from "./keep.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "miqyas-keep-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const now = Date.now();
const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60_000);

function write(name: string, days: number): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "x");
  utimesSync(file, daysAgo(days), daysAgo(days));
}

test("R24 the newest backups stay, with the media that one of them uses, and whatever is none of ours", () => {
  for (const days of [0, 1, 2, 3, 10]) write(nameOf(daysAgo(days)), days);
  write("notes.tar", 50);
  const sumOf = (name: string) => createHash("sha256").update(name).digest("hex");
  for (const days of [0, 3, 20]) write(`media/${sumOf(String(days))}`, days);
  write(`media/${sumOf("cut")}.partial`, 20);
  for (const name of ["photo.jpg", "older/photo.jpg", `${sumOf("folder")}/photo.jpg`])
    write(`media/${name}`, 20);
  for (const name of ["older", sumOf("folder")])
    utimesSync(path.join(folder, "media", name), daysAgo(20), daysAgo(20));
  removeOlder(folder, 3, path.join(folder, "media"));
  expect(readdirSync(folder)).toEqual([
    "media",
    ...[2, 1, 0].map((days) => nameOf(daysAgo(days))),
    "notes.tar",
  ]);
  expect(readdirSync(path.join(folder, "media"))).toEqual(
    [sumOf("0"), sumOf("3"), sumOf("folder"), "older", "photo.jpg"].toSorted(),
  );
});

test("R24 what a killed command left is removed after a day, and what one may still write stays", () => {
  write("rehearsal-old/media/a", 2);
  utimesSync(path.join(folder, "rehearsal-old"), daysAgo(2), daysAgo(2));
  write("rehearsal-new/media/a", 0);
  write("media/a", 9);
  removeLeftovers(folder, /^rehearsal-\w+$/);
  expect(readdirSync(folder)).toEqual(["media", "rehearsal-new"]);
});
