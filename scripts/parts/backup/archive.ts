import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import tar from "tar-stream";
import { Failure } from "../failure.ts";
import { names, readManifest } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";

/** Adds files to an archive that is being written. */
export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>;
  addFile(name: string, file: string): Promise<void>;
  /** Names a file that the archive does not contain, with its checksum. */
  mention(name: string, sha256: string): void;
}

export const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");

/** SHA-256 of a file, read in pieces. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/**
 * Writes an archive: a tar whose first file is the manifest and whose last one has the checksums of all. It gets its name
 * when it is complete and on the disk; until then it is called `.partial`.
 */
export async function writeArchive(
  file: string,
  manifest: Manifest,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const partial = `${file}.partial`;
  const pack = tar.pack();
  const sums: string[] = [];
  const mention = (name: string, sum: string) => void sums.push(`${sum}  ${name}\n`);
  const put = (name: string, content: Buffer) =>
    new Promise<void>((done, fail) => {
      pack.entry({ name, mode: 0o600 }, content, (error) => (error ? fail(error) : done()));
    });
  const add = (name: string, content: Buffer) => {
    mention(name, sha256(content));
    return put(name, content);
  };
  const addFile = async (name: string, source: string) => {
    const { size } = await stat(source);
    const hash = createHash("sha256");
    const hashed = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(createReadStream(source), hashed, pack.entry({ name, size, mode: 0o600 }));
    mention(name, hash.digest("hex"));
  };
  const filled = async () => {
    await add(names.manifest, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    await fill({ add, addFile, mention });
    await put(names.sums, Buffer.from(sums.join("")));
    pack.finalize();
  };
  const target = createWriteStream(partial, { mode: 0o600, flush: true });
  try {
    await Promise.all([filled(), pipeline(pack, target)]);
    await rename(partial, file);
    await flushFolder(path.dirname(file));
  } catch (error) {
    pack.destroy();
    target.destroy();
    // A file that is still being opened would come into being after its removal.
    if (!target.closed) await new Promise<void>((done) => void target.once("close", done));
    await rm(partial, { force: true });
    throw error;
  }
}

/** Makes a rename in the folder survive a loss of power. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

/** What was unpacked: the manifest, the checksum of each file, and the names of media that their folder lacked. */
export interface Unpacked {
  manifest: Manifest;
  sums: Map<string, string>;
  missing: string[];
}

/**
 * Unpacks an archive into a folder and checks every file. Throws a `Failure` when it is damaged, cut, foreign or newer; the
 * folder may then have some of its files. `mediaFolder` has the media that the archive only mentions; single ones that it
 * lacks are left out, but not all of several. `null` leaves all out. `accept` may refuse the archive by its manifest, before
 * the long work.
 */
export async function unpackArchive(
  file: string,
  folder: string,
  mediaFolder?: string | null,
  accept: (manifest: Manifest) => Promise<void> = () => Promise.resolve(),
): Promise<Unpacked> {
  if (!existsSync(file)) throw new Failure(`There is no ${file}`);
  const { manifest, found } = await unpackFiles(file, folder, accept);
  const list = path.join(folder, names.sums);
  if (!existsSync(list)) throw new Failure("The backup is cut: its end is missing");
  const sums = parseSums(await readFile(list, "utf8"));
  const missing: string[] = [];
  let fetchedMedia = 0;
  for (const [name, sum] of sums) {
    if (!isInsideFolder(name) || !isSum.test(sum)) throw new Failure(`The backup is damaged: ${name}`);
    if (!found.has(name) && name.startsWith(names.media) && manifest.media === "beside") {
      const fetched = await fetchMedia(path.join(folder, name), sum, mediaFolder);
      if (fetched === undefined) {
        missing.push(name);
        sums.delete(name);
        continue;
      }
      found.set(name, fetched);
      fetchedMedia += 1;
    }
    if (found.get(name) !== sum) throw new Failure(`The backup is damaged: ${name}`);
  }
  for (const name of found.keys())
    if (!sums.has(name) && name !== names.sums) throw new Failure(`The backup is damaged: ${name}`);
  if (mediaFolder && missing.length > 1 && fetchedMedia === 0)
    throw new Failure(
      `${mediaFolder} has none of the ${missing.length} media of this backup: name the folder that it was made with, or restore with --without-media`,
    );
  return { manifest, sums, missing };
}

const isSum = /^[0-9a-f]{64}$/;

/** The checksum of each file of an archive, by its name. */
export const parseSums = (text: string) =>
  new Map(
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  );

async function unpackFiles(file: string, folder: string, accept: (manifest: Manifest) => Promise<void>) {
  const found = new Map<string, string>();
  let manifest: Manifest | undefined;
  const extract = tar.extract();
  const feeding = pipeline(createReadStream(file), extract);
  // The loop below throws the same error.
  feeding.catch(() => undefined);
  try {
    for await (const entry of extract) {
      const { name, type } = entry.header;
      if (!manifest && name !== names.manifest) throw new Failure("This is no backup of Miqyas");
      if (type !== "file" || !isInsideFolder(name) || found.has(name))
        throw new Failure(`The backup is damaged: ${name}`);
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await pipeline(Readable.from(entry), createWriteStream(target, { mode: 0o600 }));
      found.set(name, await hashFile(target));
      if (manifest) continue;
      manifest = readManifest(await readFile(target, "utf8"));
      await accept(manifest);
    }
  } catch (error) {
    if (error instanceof Failure || isDiskError(error)) throw error;
    throw new Failure(manifest ? "The backup is damaged or cut" : "This is no backup of Miqyas");
  }
  if (!manifest) throw new Failure("This is no backup of Miqyas");
  return { manifest, found };
}

/** An error of the system, such as a full disk. All others come from what the archive contains. */
const isDiskError = (error: unknown) => error instanceof Error && "syscall" in error;

/** A relative path that stays inside its folder. */
export function isInsideFolder(name: string): boolean {
  return (
    name.split("/").every((part) => part !== "" && part !== "." && part !== "..") && !name.includes("\0")
  );
}

/** Copies a file of the media folder and returns its checksum; undefined when the folder lacks it, or is lost itself. */
async function fetchMedia(
  target: string,
  sum: string,
  mediaFolder: string | null | undefined,
): Promise<string | undefined> {
  if (mediaFolder === null) return undefined;
  if (!mediaFolder)
    throw new Failure("The media of this backup are in a folder beside it: name it with --media-in FOLDER");
  if (!existsSync(mediaFolder)) throw new Failure(`There is no folder ${mediaFolder}`);
  const source = path.join(mediaFolder, sum);
  if (!existsSync(source)) return undefined;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(createReadStream(source), createWriteStream(target, { mode: 0o600 }));
  const fetched = await hashFile(target);
  if (fetched === sum) return fetched;
  // The disk has damaged it.
  await rm(target);
  return undefined;
}
