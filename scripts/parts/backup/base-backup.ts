import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import pg from "pg";
import tar from "tar-stream";
import * as v from "valibot";
import { Failure } from "../failure.ts";
import { hashFile, isInsideFolder } from "./archive.ts";

/** https://www.postgresql.org/docs/18/protocol-replication.html#PROTOCOL-REPLICATION-BASE-BACKUP */
const command =
  "BASE_BACKUP (LABEL 'miqyas', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')";

/** First byte of the messages that `BASE_BACKUP` sends. */
const kinds = { archive: "n", data: "d", manifest: "m" };

/** The command, as `pg` runs it: the archive is read from `archive`, PostgreSQL's list of files is complete afterwards. */
class BaseBackup implements pg.Submittable {
  readonly manifest: Buffer[] = [];
  readonly archive: Readable;
  private connection: pg.Connection | undefined;
  private inManifest = false;
  private archives = 0;

  constructor() {
    this.archive = new Readable({ read: () => void this.connection?.stream.resume() });
  }

  submit(connection: pg.Connection): void {
    this.connection = connection;
    connection.query(command);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: pg.Connection): void {
    // The driver uses its buffer again.
    const content = Buffer.from(chunk.subarray(1));
    const kind = String.fromCharCode(chunk[0] ?? 0);
    if (kind === kinds.archive && ++this.archives > 1)
      this.archive.destroy(new Failure("The database has tablespaces, which a backup cannot take"));
    else if (kind === kinds.manifest) this.inManifest = true;
    else if (kind === kinds.data && this.inManifest) this.manifest.push(content);
    else if (kind === kinds.data && !this.archive.push(content)) connection.stream.pause();
  }

  handleError(error: Error): void {
    this.archive.destroy(new Failure(`PostgreSQL could not copy its files: ${error.message}`));
  }

  handleReadyForQuery(): void {
    if (!this.archive.destroyed) this.archive.push(null);
  }

  // The positions in the log, the list of tablespaces, the end of each part: nothing that is needed.
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
}

/**
 * Takes PostgreSQL's own base backup over its replication protocol: `file` gets its files with the log of the time of the
 * copy as a compressed tar, `manifestFile` its own list of files with checksums. The server checks the pages it reads.
 */
export async function takeBaseBackup(url: string, file: string, manifestFile: string): Promise<void> {
  const address = new URL(url);
  address.searchParams.set("replication", "true");
  const client = new pg.Client({ connectionString: address.href });
  // A connection that breaks is an error of the query too.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const backup = client.query(new BaseBackup());
    await pipeline(
      backup.archive,
      createZstdCompress(),
      createWriteStream(file, { mode: 0o600, flush: true }),
    );
    await writeFile(manifestFile, Buffer.concat(backup.manifest), { mode: 0o600, flush: true });
  } finally {
    await client.end();
  }
}

const clusterFiles = v.object({
  Files: v.array(
    v.object({
      Path: v.string(),
      "Checksum-Algorithm": v.literal("SHA256"),
      Checksum: v.string(),
    }),
  ),
});

/**
 * Unpacks a base backup into a folder and checks it against PostgreSQL's own list. Throws a `Failure` when a name leads out of
 * the folder or a file differs; the folder may then have some of its files.
 */
export async function unpackBaseBackup(file: string, manifestFile: string, folder: string): Promise<void> {
  const extract = tar.extract();
  const feeding = pipeline(createReadStream(file), createZstdDecompress(), extract);
  feeding.catch(() => undefined);
  for await (const entry of extract) {
    const { name, type } = entry.header;
    // PostgreSQL's own names may begin with "./", and those of folders end with a slash.
    if (!isInsideFolder(path.posix.normalize(name).replace(/\/$/, "")))
      throw new Failure(`The backup is damaged: ${name}`);
    const target = path.join(folder, name);
    if (type === "directory") await mkdir(target, { recursive: true, mode: 0o700 });
    else if (type === "file") {
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await pipeline(Readable.from(entry), createWriteStream(target, { mode: 0o600 }));
    } else throw new Failure(`The backup has a ${type ?? "file"} that PostgreSQL does not make: ${name}`);
    entry.resume();
  }
  await feeding;
  const { Files } = v.parse(
    v.pipe(v.string(), v.parseJson(), clusterFiles),
    await readFile(manifestFile, "utf8"),
  );
  for (const { Path, Checksum } of Files)
    if ((await hashFile(path.join(folder, Path))) !== Checksum)
      throw new Failure(`The backup of the database is damaged: ${Path}`);
}
