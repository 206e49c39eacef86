import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeEach, expect, it } from "vitest";
import { startS3Server } from "../../../server/testing/s3-server.ts";
import { startTestCms } from "../../../server/testing/start-test-cms.ts";

const s3 = await startS3Server();
Object.assign(process.env, s3.env);
const { payload, database } = await startTestCms();
const { mediaStore } = await import("./media-store.ts");
const { createS3Store, s3Settings } = await import("./s3-store.ts");
const { FileUndo } = await import("../../content/file-undo.ts");
const { serveCms } = await import("../../../server/testing/serve-cms.ts");
const { createMediaHandler } = await import("../../../server/media/media-files.ts");
const server = await serveCms({ media: createMediaHandler(mediaStore) });

afterAll(async () => {
  await server.stop();
  await s3.end();
  for (const name of Object.keys(s3.env)) Reflect.deleteProperty(process.env, name);
});

const names = async () => (await mediaStore.list("")).toSorted();

beforeEach(async () => {
  for (const name of await names()) await mediaStore.remove(name);
});

async function picture(width: number, background: string) {
  const shape = { width, height: 400, channels: 3 as const, background };
  const data = await sharp({ create: shape }).png().toBuffer();
  return { data, name: "سوق.png", mimetype: "image/png", size: data.length };
}

const upload = async () =>
  payload.create({ collection: "media", data: { alt: "A wall" }, file: await picture(600, "#10565b") });

const get = (name: string, headers = {}) => fetch(`${server.url}/media/${name}`, { headers });

it("MANY-4 a picture and its smaller versions are in the bucket, and nothing is in the folder", async () => {
  const { filename, width, color, variant_widths, original_name } = await upload();
  expect({ width, color, variant_widths, original_name }).toEqual({
    width: 600,
    color: "#10565b",
    variant_widths: [480, 600],
    original_name: "سوق.png",
  });
  const stem = filename?.replace(".png", "") ?? "";
  expect(await names()).toEqual([".png", "-480.webp", "-600.webp"].map((end) => stem + end).toSorted());
  expect(readdirSync(database.mediaDir)).toEqual([]);
});

it("MANY-4 the backend serves files from the bucket, whole, in parts, and not again", async () => {
  const { filename } = await upload();
  const name = filename?.replace(".png", "-480.webp") ?? "";
  const whole = await get(name);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(whole.headers.get("cache-control")).toContain("immutable");
  expect((await sharp(bytes).metadata()).width).toBe(480);
  const part = await get(name, { range: "bytes=4-11" });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 4-11/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 12));
  expect((await get(name, { "if-none-match": whole.headers.get("etag") ?? "" })).status).toBe(304);
  expect((await get("missing.png")).status).toBe(404);
});

it("MANY-4 an upload and its replacement are recorded once each, and the form stays current", async () => {
  const user = { id: 0, name: "Nour", collection: "users" } as never;
  await payload.delete({ collection: "audit-log", where: { id: { exists: true } } });
  const { id, updatedAt } = await payload.create({
    ...{ collection: "media", data: { alt: "A wall" }, file: await picture(600, "#10565b"), user },
  });
  expect((await payload.findByID({ collection: "media", id })).updatedAt).toBe(updatedAt);
  const next = await payload.update({
    ...{ collection: "media", id, data: {}, file: await picture(200, "#b4d84b"), user },
  });
  expect((await payload.findByID({ collection: "media", id })).updatedAt).toBe(next.updatedAt);
  const { docs } = await payload.find({
    collection: "audit-log",
    where: { kind: { equals: "media" } },
    sort: "id",
  });
  expect(docs.map(({ act }) => act)).toEqual(["created", "changed"]);
});

it.each([
  ["a stored file", undefined],
  ["a replacing file", "#b4d84b"],
])("MANY-4 the focal point of %s is kept, as the admin's form sends it", async (_, background) => {
  const { id } = await upload();
  const query = {
    uploadEdits: { focalPoint: { x: "0", y: "90" }, heightInPixels: "400", widthInPixels: "600" },
  };
  const file = background === undefined ? {} : { file: await picture(200, background) };
  const saved = await payload.update({ collection: "media", id, data: {}, ...file, req: { query } });
  expect(saved).toMatchObject({ focalX: 0, focalY: 90, ...(background && { color: background }) });
});

it("MANY-4 a replacement that is not committed leaves the old file and its smaller versions", async () => {
  const { id } = await upload();
  const before = await names();
  const transactionID = (await payload.db.beginTransaction()) ?? "";
  const file = await picture(200, "#b4d84b");
  await payload.update({ collection: "media", id, data: {}, file, req: { transactionID } });
  await payload.db.rollbackTransaction(transactionID);
  expect(await names()).toEqual(expect.arrayContaining(before));
});

it.each([
  ["alone", (id: number) => payload.delete({ collection: "media", id }).then(() => [])],
  [
    "in bulk",
    (id: number) =>
      payload.delete({ collection: "media", where: { id: { in: [id] } } }).then(({ errors }) => errors),
  ],
])("MANY-4 a file is deleted with its entry or not at all, %s", async (_, deleteFile) => {
  const data = Buffer.from("price,share\n10,0.4\n");
  const file = { data, name: "prices.csv", mimetype: "text/csv", size: data.length };
  const { id } = await payload.create({ collection: "media", data: { alt: "Prices" }, file });
  const level = payload.logger.level;
  payload.logger.level = "silent";
  await s3.kill();
  const failures = await deleteFile(id).catch((error: unknown) => [error]);
  await s3.start();
  payload.logger.level = level;
  expect((await payload.findByID({ collection: "media", id })).alt).toBe("Prices");
  expect(failures).toHaveLength(1);
  await deleteFile(id);
  expect(await names()).toEqual([]);
});

it("MANY-4 a bucket that is not there is a failure, not a missing file", async () => {
  const { env } = await import("../../env.ts");
  const bucket = env.s3?.bucket ?? "";
  const other = createS3Store({ ...s3Settings(), bucket: `${bucket}-typo` });
  await expect(other.find("a.png")).rejects.toThrow();
  expect(await mediaStore.find("a.png")).toBeUndefined();
});

it("MANY-4 a store that hangs is given up", async () => {
  const silent = createServer(() => undefined);
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const { port } = silent.address() as AddressInfo;
  const { bucket, config } = s3Settings();
  const hanging = createS3Store({
    bucket,
    config: {
      ...config,
      ...{ endpoint: `http://127.0.0.1:${port}`, maxAttempts: 1 },
      requestHandler: { ...config.requestHandler, requestTimeout: 200 },
    },
  });
  await expect(hanging.find("a.png")).rejects.toThrow("200 ms");
  silent.closeAllConnections();
  silent.close();
});

it("MANY-4 an import that cannot put a replaced file back keeps its copy, and says where", async () => {
  const { filename } = await upload();
  const files = new FileUndo();
  await files.keep(filename ?? "");
  files.remove("0123.png");
  await s3.kill();
  const failure: unknown = await files.undo().catch((error: unknown) => error);
  await s3.start();
  const [folder = ""] = /\S+$/.exec(String(failure).replace(/\.$/, "")) ?? [];
  expect(readdirSync(folder)).toContain(filename);
  await files.undo();
  expect(existsSync(folder)).toBe(false);
});

it("MANY-4 a replaced and a deleted file leave nothing in the bucket", async () => {
  const { id } = await upload();
  const file = await picture(200, "#b4d84b");
  const { filename, color } = await payload.update({ collection: "media", id, data: {}, file });
  expect(color).toBe("#b4d84b");
  const stem = filename?.replace(".png", "") ?? "";
  expect(await names()).toEqual([`${stem}-200.webp`, `${stem}.png`].toSorted());
  await payload.delete({ collection: "media", id });
  expect(await names()).toEqual([]);
});

it("MANY-4 an upload while the bucket does not answer is refused, and no entry is made", async () => {
  const before = await payload.count({ collection: "media" });
  await s3.kill();
  payload.logger.level = "silent";
  await expect(upload()).rejects.toThrow();
  await s3.start();
  expect(await payload.count({ collection: "media" })).toEqual(before);
  expect((await upload()).filename).toMatch(/\.png$/);
});
