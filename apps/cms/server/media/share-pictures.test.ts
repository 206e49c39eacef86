import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createFolderStore } from "../../src/media/storage/folder-store.ts";
import { createSharePictures } from "./share-pictures.ts";

const folder = mkdtempSync(path.join(tmpdir(), "share-pictures-"));
const store = createFolderStore(folder);
const find = createSharePictures(store);
const wall = { width: 60, height: 40, background: "#10565b" };

beforeAll(async () => {
  const shape = { ...wall, channels: 3 as const };
  const webp = await sharp({ create: shape }).webp().toBuffer();
  for (const name of ["a1.webp", "b2.webp", "a1-480.webp"]) writeFileSync(path.join(folder, name), webp);
  const clear = { ...wall, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  writeFileSync(path.join(folder, "c3.webp"), await sharp({ create: clear }).webp().toBuffer());
  writeFileSync(path.join(folder, "d4.png"), await sharp({ create: shape }).png().toBuffer());
});

afterAll(() => rmSync(folder, { recursive: true }));

test("a JPEG of the same size is made once, also when many ask at the same moment, and stored", async () => {
  const write = vi.spyOn(store, "write");
  const found = await Promise.all(Array.from({ length: 20 }, () => find("a1-share.jpg")));
  expect(write).toHaveBeenCalledTimes(1);
  const jpeg = (await store.read("a1-share.jpg")) ?? Buffer.alloc(0);
  expect(found.map((file) => file?.size)).toEqual(found.map(() => jpeg.length));
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 60, height: 40 });
  await find("a1-share.jpg");
  expect(write).toHaveBeenCalledTimes(1);
});

test("a transparent picture stands on white", async () => {
  await find("c3-share.jpg");
  const { dominant } = await sharp(await store.read("c3-share.jpg")).stats();
  expect(Object.values(dominant).every((channel) => channel > 240)).toBe(true);
});

test("nothing is made for what has none: a missing picture, a PNG, a smaller version, another name", async () => {
  const before = readdirSync(folder);
  for (const name of ["e5-share.jpg", "d4-share.jpg", "a1-480-share.jpg", "../a1-share.jpg", "b2-share.jpeg"])
    expect(await find(name), name).toBeUndefined();
  expect(readdirSync(folder)).toEqual(before);
  expect((await find("d4.png"))?.size).toBeGreaterThan(0);
});

test("after a failure it is made for whoever asks next", async () => {
  vi.spyOn(store, "write").mockRejectedValueOnce(new Error("the disk is full"));
  await expect(find("b2-share.jpg")).rejects.toThrow("the disk is full");
  expect((await find("b2-share.jpg"))?.size).toBeGreaterThan(0);
});

test("F10, MANY-4 a file of the library is never there in part: it is written beside its place", async () => {
  const file = path.join(folder, "f6-480.webp");
  const seen = path.join(folder, "seen");
  await store.write("f6-480.webp", Buffer.from("the first"));
  // Another name of the same file. A file that is written in place changes under this name too.
  linkSync(file, seen);
  await store.write("f6-480.webp", Buffer.from("the second"));
  expect([seen, file].map((name) => readFileSync(name, "utf8"))).toEqual(["the first", "the second"]);
  expect(await store.list("f6")).toEqual(["f6-480.webp"]);
});
