import { Readable } from "node:stream";
import { NoSuchKey, NotFound, S3 } from "@aws-sdk/client-s3";
import type { S3ClientConfig } from "@aws-sdk/client-s3";
import { env } from "../../env.ts";
import { uploadKinds } from "../upload-kinds.ts";
import type { MediaStore } from "./media-store.ts";
import { s3Config } from "./s3-config.ts";

/** Settings of the bucket. Call it only where one is set. */
export function s3Settings(): { bucket: string; config: S3ClientConfig } {
  if (!env.s3) throw new Error("S3_BUCKET is not set");
  return { bucket: env.s3.bucket, config: s3Config(env.s3) };
}

/** The type by the name, for whoever reads the bucket directly. */
const mimeOf = (name: string) =>
  uploadKinds.find(({ extensions }) => extensions.some((extension) => name.endsWith(`.${extension}`)))?.mime;

const unlessMissing = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof NoSuchKey || error instanceof NotFound) return undefined;
    throw error;
  });

/** Media in a bucket of S3 or of a compatible store (MANY-4). */
export function createS3Store({ bucket: Bucket, config } = s3Settings()): MediaStore {
  const client = new S3(config);
  return {
    async find(name) {
      const head = await unlessMissing(client.headObject({ Bucket, Key: name }));
      // The answer to a HEAD does not say whether the file or the whole bucket is missing. This rejects for a bucket.
      if (head === undefined) await client.headBucket({ Bucket });
      if (head?.ContentLength === undefined) return undefined;
      return {
        size: head.ContentLength,
        etag: head.ETag ?? `"${head.ContentLength}"`,
        async open(start, end) {
          const { Body } = await client.getObject({ Bucket, Key: name, Range: `bytes=${start}-${end}` });
          if (!(Body instanceof Readable)) throw new Error("the store sent no file");
          return Body;
        },
      };
    },
    async read(name) {
      const found = await unlessMissing(client.getObject({ Bucket, Key: name }));
      const bytes = await found?.Body?.transformToByteArray();
      return bytes && Buffer.from(bytes);
    },
    async write(name, data) {
      await client.putObject({ Bucket, Key: name, Body: data, ContentType: mimeOf(name) });
    },
    async remove(name) {
      await client.deleteObject({ Bucket, Key: name });
    },
    room: () => Promise.resolve(Infinity),
    async list(prefix) {
      const names: string[] = [];
      let token: string | undefined;
      do {
        const page = await client.listObjectsV2({ Bucket, Prefix: prefix, ContinuationToken: token });
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) names.push(Key);
        token = page.NextContinuationToken;
      } while (token !== undefined);
      return names;
    },
  };
}
