import { readdirSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeEach, expect, it } from "vitest";
import { startS3Server } from "../../../server/testing/s3-server.ts";
import { startTestCms } from "../../../server/testing/start-test-cms.ts";

const s3 = await startS3Server();
Object.assign(process.env, s3.env);
const { payload, database } = await startTestCms();
const { mediaStore } = await import("./media-store.ts");
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
