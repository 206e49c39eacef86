import type { Readable } from "node:stream";
import { env } from "../../env.ts";
import { createFolderStore } from "./folder-store.ts";

/** A file of the media library. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  /** Differs for different contents, with its quotation marks. */
  etag: string;
  /** Its bytes from `start` to `end`, both included. */
  open(start: number, end: number): Promise<Readable>;
}

/** Where the files of the media library are: uploads and their smaller versions, side by side. */
export interface MediaStore {
  find(name: string): Promise<StoredFile | undefined>;
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, data: Buffer): Promise<void>;
  /** Does nothing when the file is not there. */
  remove(name: string): Promise<void>;
  /** Bytes that can be written; infinite where only the provider knows. */
  room(): Promise<number>;
  /** Names that begin with this text. */
  list(prefix: string): Promise<string[]>;
}

/** The bucket of the settings, or else the folder. What talks to S3 is loaded only where a bucket is set. */
export const mediaStore: MediaStore = env.s3
  ? await import("./s3-store.ts").then(({ createS3Store }) => createS3Store())
  : createFolderStore(env.MEDIA_DIR);
