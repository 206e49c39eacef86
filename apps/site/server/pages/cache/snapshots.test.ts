import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSnapshots } from "./snapshots.ts";
import { decodeSnapshot } from "./snapshot-file.ts";
import { htmlOf, makePage, packPage } from "../../testing/make-page.ts";

let folder: string;
let events: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "miqyas-snapshots-"));
  events = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (build = "b1", limit?: number) =>
  openSnapshots({
    folder,
    build,
    compress: packPage,
    report: (event) => void events.push(event),
    ...(limit && { limit }),
  });

const files = () => readdirSync(folder).filter((name) => name.endsWith(".page"));

test("F1: another process finds the page with everything that belongs to it", async () => {
  const page = await makePage("<p>مقياس</p>", {
    locale: "ar",
    hashes: [`'sha256-${"a".repeat(43)}='`],
    calls: ["home-page", "blogs"],
    embed: "https://player.vimeo.com",
  });
  const writer = open();
  writer.write("ar/", page, 1_000);
  await writer.flush();
  expect(await open().read("ar/")).toEqual({ page, at: 1_000, current: true });
  expect(await open("b2").read("ar/")).toMatchObject({ at: 1_000, current: false });
  expect(await open().read("en/")).toBeNull();
});

test("the newest of many writes wins, an unchanged page is not written again, a removed one does not come back", async () => {
  const snapshots = open();
  for (let version = 0; version < 50; version++)
    snapshots.write("en/", await makePage(`version ${version}`), version);
  await snapshots.flush();
  const [name = ""] = files();
  const written = readFileSync(path.join(folder, name));
  snapshots.write("en/", await makePage("version 49"), 60_000);
  await snapshots.flush();
  expect(readFileSync(path.join(folder, name))).toEqual(written);
  expect(decodeSnapshot(written).rendered.html.toString()).toBe("version 49");
  snapshots.remove("en/");
  await snapshots.flush();
  expect(files()).toEqual([]);
  expect(await snapshots.read("en/")).toBeNull();
});

test("R7 a page that is removed while its first file is being written does not stay", async () => {
  const snapshots = open();
  snapshots.write("en/", await makePage("withdrawn"), 0);
  // The write begins in a microtask, and ends after several turns of the event loop.
  await Promise.resolve();
  await Promise.resolve();
  snapshots.remove("en/");
  await snapshots.flush();
  expect(files()).toEqual([]);
});

test("B12: the number of files is bounded; the one written longest ago leaves", async () => {
  const snapshots = open("b1", 3);
  for (let page = 0; page < 10; page++) snapshots.write(`en/words/${page}`, await makePage(`${page}`), page);
  await snapshots.flush();
  expect(files()).toHaveLength(3);
  expect(await snapshots.read("en/words/9")).not.toBeNull();
  expect(await snapshots.read("en/words/0")).toBeNull();
});

test("F8: the half-written files of a crash leave at the start, those of another process stay", async () => {
  const [old, recent] = ["a.page.1.tmp", "b.page.2.tmp"].map((name) => path.join(folder, name));
  for (const file of [old, recent]) writeFileSync(file ?? "", "half");
  writeFileSync(path.join(folder, "notes"), "of the operator");
  const anHourAgo = Date.now() / 1000 - 3_600;
  for (const file of [old ?? "", path.join(folder, "notes")]) utimesSync(file, anHourAgo, anHourAgo);
  open();
  await expect.poll(() => readdirSync(folder)).toEqual(["b.page.2.tmp", "notes"]);
  expect(events).toEqual([]);
});

test("F1: an unchanged page is written again after ten minutes, for its age", async () => {
  const snapshots = open();
  const page = await makePage("page");
  for (const at of [1_000, 600_999, 601_000]) {
    snapshots.write("en/", page, at);
    await snapshots.flush();
    expect((await open().read("en/"))?.at).toBe(at === 600_999 ? 1_000 : at);
  }
});

test("F10: a disk that takes nothing is reported and stops nothing", async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "a file where the folder should be");
  const snapshots = open();
  snapshots.write("en/", await makePage("page"), 1);
  await snapshots.flush();
  expect(await snapshots.read("en/")).toBeNull();
  expect(events).toContain("snapshot_failed");
});

test("F10: a file that cannot be read now is not rejected, a failed write leaves nothing behind", async () => {
  const writer = open();
  writer.write("en/", await makePage("page"), 1);
  await writer.flush();
  const [name = ""] = files();
  const file = path.join(folder, name);
  const good = readFileSync(file);
  rmSync(file);
  mkdirSync(file);
  expect(await writer.read("en/")).toBeNull();
  writer.write("en/", await makePage("another page"), 2);
  await writer.flush();
  expect(events).toEqual(["snapshot_failed", "snapshot_failed"]);
  expect(readdirSync(folder)).toEqual([name]);
  rmSync(file, { recursive: true });
  writeFileSync(file, good);
  expect(htmlOf((await writer.read("en/"))?.page ?? expect.fail("not read"))).toBe("page");
});

describe("F8", () => {
  test("a truncated, changed or empty file, or one of another schema, is rejected and never served", async () => {
    const writer = open();
    writer.write("en/", await makePage("<p>a good page</p>"), 1);
    await writer.flush();
    const [name = ""] = files();
    const file = path.join(folder, name);
    const good = readFileSync(file);
    const damage = fc.oneof(
      fc.nat(good.length - 1).map((length) => good.subarray(0, length)),
      fc.tuple(fc.nat(good.length - 1), fc.integer({ min: 1, max: 255 })).map(([at, mask]) => {
        const changed = Buffer.from(good);
        changed.writeUInt8(changed.readUInt8(at) ^ mask, at);
        return changed;
      }),
      fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
      fc.constant(Buffer.from(good.toString().replace("miqyas-page 1", "miqyas-page 0"))),
    );
    await fc.assert(
      fc.asyncProperty(damage, async (bytes) => {
        writeFileSync(file, bytes);
        expect(await open().read("en/")).toBeNull();
        expect(files()).toEqual([]);
        expect(readFileSync(path.join(folder, "rejected", name))).toEqual(bytes);
      }),
      { numRuns: 200 },
    );
    expect(events.filter((event) => event === "snapshot_rejected")).toHaveLength(200);
  });

  test("a good file under another page's name is not served", async () => {
    const writer = open();
    writer.write("en/", await makePage("english"), 1);
    writer.write("ar/", await makePage("arabic"), 1);
    await writer.flush();
    const [one = "", two = ""] = files();
    writeFileSync(path.join(folder, one), readFileSync(path.join(folder, two)));
    const served = [await open().read("en/"), await open().read("ar/")];
    expect(served.filter(Boolean)).toHaveLength(1);
  });

  test("10 kills in the midst of writing leave 20 whole pages each time", async () => {
    const script = path.join(import.meta.dirname, "testing/snapshot-writer.ts");
    for (let kill = 0; kill < 10; kill++) {
      const writer = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, folder]);
      await once(writer.stdout, "data");
      await new Promise((done) => setTimeout(done, 7 * kill));
      writer.kill("SIGKILL");
      await once(writer, "exit");
      const snapshots = open();
      for (let page = 0; page < 20; page++) {
        const found = await snapshots.read(`en/words/${page}`);
        expect(found && htmlOf(found.page)).toMatch(new RegExp(`^${page}:\\d+ (?:مقياس ){5000}$`));
      }
      expect(files()).toHaveLength(20);
    }
    expect(events).toEqual([]);
  });
});

test.each([404, 410])("F1 RT-25: the page of all addresses that answer %d is found again", async (status) => {
  const snapshots = open();
  snapshots.write("en/__gone", await makePage("gone", { status }), 1_000);
  await snapshots.flush();
  expect((await open().read("en/__gone"))?.page.status).toBe(status);
  expect(events).toEqual([]);
});
