import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import tar from "tar-stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Failure } from "../failure.ts";
import { sha256, unpackArchive, writeArchive } from "./archive.ts";
import { makeManifest, readManifest } from "./manifest.ts";
import { decryptSecrets, encryptSecrets } from "./secrets.ts";

const migration = readdirSync("apps/cms/src/migrations")
  .filter((name) => /^\d{8}_\d{6}_\w+\.ts$/.test(name))
  .map((name) => path.basename(name, ".ts"))[0];

const manifest = makeManifest({
  begun: "2026-11-23T10:00:00.000Z",
  copied: "2026-11-23T10:00:01.000Z",
  database: { method: "base-backup", server: "18.4", migration: migration ?? "", rows: { blogs: [2, 3] } },
  queue: { waiting: 1 },
  media: "inside",
  pages: [],
});

let folder: string;
let file: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "miqyas-archive-"));
  file = path.join(folder, "backup.tar");
  target = path.join(folder, "target");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const picture = Buffer.from("a picture ".repeat(500));

async function write(given = manifest): Promise<void> {
  const source = path.join(folder, "inbox.db");
  writeFileSync(source, "messages ".repeat(500));
  await writeArchive(file, given, async (archive) => {
    await archive.addFile("site/inbox.db", source);
    if (given.media === "inside") await archive.add("media/صورة.webp", picture);
    else archive.mention("media/صورة.webp", sha256(picture));
  });
}

/** An archive of these files, without our own writer. */
async function pack(files: [name: string, content: string][]): Promise<void> {
  const packed = tar.pack();
  for (const [name, content] of files) packed.entry({ name }, content);
  packed.finalize();
  const bytes: Buffer[] = [];
  for await (const chunk of packed) bytes.push(chunk as Buffer);
  writeFileSync(file, Buffer.concat(bytes));
}

const unpacked = () => unpackArchive(file, target);

describe("R24 an archive", () => {
  test("comes back as it was, with every checksum, and nothing else is left beside it", async () => {
    await write();
    expect(readdirSync(folder).toSorted()).toEqual(["backup.tar", "inbox.db"]);
    const { manifest: read, sums } = await unpacked();
    expect(read).toEqual(manifest);
    // Of one site alone: the release before reads it too.
    expect(read.format).toBe(1);
    expect([...sums.keys()]).toEqual(["manifest.json", "site/inbox.db", "media/صورة.webp"]);
    expect(readFileSync(path.join(target, "media/صورة.webp"))).toEqual(picture);
    expect(readFileSync(path.join(target, "site/inbox.db"), "utf8")).toBe("messages ".repeat(500));
  });

  test("is refused when one bit of any file differs", async () => {
    await write();
    const bytes = readFileSync(file);
    for (const text of ["a picture", "messages", "begun"]) {
      const broken = Buffer.from(bytes);
      const at = broken.indexOf(text);
      broken[at] = (broken[at] ?? 0) ^ 1;
      writeFileSync(file, broken);
      await expect(unpacked()).rejects.toThrow("The backup is damaged: ");
      rmSync(target, { recursive: true });
    }
  });

  test("is refused when it is cut anywhere", async () => {
    await write();
    const { length } = readFileSync(file);
    for (const share of [0.9, 0.6, 0.3]) {
      truncateSync(file, Math.floor((length * share) / 512) * 512);
      await expect(unpacked()).rejects.toThrow(/^The backup is (?:damaged or )?cut/);
      rmSync(target, { recursive: true });
    }
  });

  test("is refused when another program made it, and nothing is written", async () => {
    writeFileSync(file, "no archive at all ".repeat(100));
    await expect(unpacked()).rejects.toThrow("This is no backup of Miqyas");
    writeFileSync(file, "");
    await expect(unpacked()).rejects.toThrow("This is no backup of Miqyas");
    await pack([["readme.txt", "another tar"]]);
    await expect(unpacked()).rejects.toThrow("This is no backup of Miqyas");
    expect(readdirSync(folder)).toEqual(["backup.tar"]);
    await pack([["manifest.json", "{}"]]);
    await expect(unpacked()).rejects.toThrow("This is no backup of Miqyas");
    await expect(unpackArchive(path.join(folder, "none.tar"), target)).rejects.toThrow("There is no ");
  });

  test("is refused when a newer version made it", () => {
    const newer = "was made by a newer version of Miqyas (9.0.0): restore it with that version";
    const text = (changes: object) => JSON.stringify({ ...manifest, version: "9.0.0", ...changes });
    expect(() => readManifest(text({ format: 3, unknown: true }))).toThrow(newer);
    const database = { ...manifest.database, migration: "29991231_000000_later" };
    expect(() => readManifest(text({ database }))).toThrow(newer);
    // This version runs with the migration of a later one, after going back from that.
    expect(readManifest(text({ version: manifest.version, database })).database).toEqual(database);
    expect(() => readManifest(text({ begun: 5 }))).toThrow("The backup is damaged: manifest.json, begun");
  });

  test("is refused when a name leads out of its folder, or a file is one too many", async () => {
    const first = ["manifest.json", JSON.stringify(manifest)] as [string, string];
    for (const name of ["../outside", "/tmp/outside", "media/../../outside"]) {
      await pack([first, [name, "x"]]);
      await expect(unpacked()).rejects.toThrow(`The backup is damaged: `);
      expect(readdirSync(folder).toSorted()).toEqual(["backup.tar", "target"]);
      rmSync(target, { recursive: true });
    }
    await pack([
      first,
      ["media/more.webp", "x"],
      ["SHA256SUMS", `${sha256(Buffer.from(first[1]))}  manifest.json\n`],
    ]);
    await expect(unpacked()).rejects.toThrow("The backup is damaged: media/more.webp");
  });

  test.each([
    ["a name that leads out of its folder", "media/../../outside", sha256(picture)],
    ["a sum that leads out of the folder of media", "media/x", `${"../".repeat(20)}etc/`],
  ])("with its media beside is refused for %s", async (_what, name, sum) => {
    writeFileSync(path.join(folder, sha256(picture)), picture);
    const text = JSON.stringify({ ...manifest, media: "beside" });
    await pack([
      ["manifest.json", text],
      ["SHA256SUMS", `${sha256(Buffer.from(text))}  manifest.json\n${sum}  ${name}\n`],
    ]);
    await expect(unpackArchive(file, target, folder)).rejects.toThrow(`The backup is damaged: ${name}`);
    expect(readdirSync(folder).toSorted()).toEqual(["backup.tar", sha256(picture), "target"].toSorted());
  });

  test("with its media beside needs their folder, and checks them too", async () => {
    await write({ ...manifest, media: "beside" });
    await expect(unpacked()).rejects.toThrow("name it with --media-in FOLDER");
    const beside = (content: Buffer) => {
      writeFileSync(path.join(folder, sha256(picture)), content);
      rmSync(target, { recursive: true });
      return unpackArchive(file, target, folder);
    };
    // One that the disk has damaged counts as missing.
    expect((await beside(Buffer.from("another"))).missing).toEqual(["media/صورة.webp"]);
    expect((await beside(picture)).missing).toEqual([]);
    expect(readFileSync(path.join(target, "media/صورة.webp"))).toEqual(picture);
  });

  test("comes back without a file that the folder of media lacks, and names it", async () => {
    const text = JSON.stringify({ ...manifest, media: "beside" });
    const sums = [`${sha256(Buffer.from(text))}  manifest.json`];
    for (const name of ["there", "lost"]) sums.push(`${sha256(Buffer.from(name))}  media/${name}.webp`);
    await pack([
      ["manifest.json", text],
      ["SHA256SUMS", `${sums.join("\n")}\n`],
    ]);
    const beside = path.join(folder, "beside");
    await expect(unpackArchive(file, target, beside)).rejects.toThrow(`There is no folder ${beside}`);
    rmSync(target, { recursive: true });
    mkdirSync(beside);
    writeFileSync(path.join(beside, sha256(Buffer.from("there"))), "there");
    const { sums: restored, missing } = await unpackArchive(file, target, beside);
    expect(missing).toEqual(["media/lost.webp"]);
    expect([...restored.keys()]).toEqual(["manifest.json", "media/there.webp"]);
    expect(readdirSync(path.join(target, "media"))).toEqual(["there.webp"]);
  });

  test("is refused with a folder that has none of its media, and comes back without them on demand", async () => {
    const text = JSON.stringify({ ...manifest, media: "beside" });
    const sums = [`${sha256(Buffer.from(text))}  manifest.json`];
    for (const name of ["one", "other"]) sums.push(`${sha256(Buffer.from(name))}  media/${name}.webp`);
    await pack([
      ["manifest.json", text],
      ["SHA256SUMS", `${sums.join("\n")}\n`],
    ]);
    const wrong = path.join(folder, "wrong");
    mkdirSync(wrong);
    await expect(unpackArchive(file, target, wrong)).rejects.toThrow(
      `${wrong} has none of the 2 media of this backup`,
    );
    rmSync(target, { recursive: true });
    const { missing } = await unpackArchive(file, target, null);
    expect(missing).toEqual(["media/one.webp", "media/other.webp"]);
  });

  test("may be refused by its manifest before the rest is unpacked", async () => {
    await write();
    const refusing = unpackArchive(file, target, undefined, () => Promise.reject(new Failure("not here")));
    await expect(refusing).rejects.toThrow("not here");
    expect(readdirSync(target)).toEqual(["manifest.json"]);
  });

  test("that fails while it is written leaves nothing behind", async () => {
    const failing = writeArchive(file, manifest, () => Promise.reject(new Error("the disk is full")));
    await expect(failing).rejects.toThrow("the disk is full");
    expect(readdirSync(folder)).toEqual([]);
  });
});

test("R24 the secrets of a backup open with their passphrase alone", async () => {
  const encrypted = await encryptSecrets('{"PAYLOAD_SECRET":"x"}', "a passphrase of some length");
  expect(encrypted.toString("latin1")).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
  expect(await decryptSecrets(encrypted, "a passphrase of some length")).toBe('{"PAYLOAD_SECRET":"x"}');
  await expect(decryptSecrets(encrypted, "another of some length")).rejects.toThrow("another passphrase?");
  // Deriving a key takes a second of a fast processor, on purpose.
}, 120_000);
