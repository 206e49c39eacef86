import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { preparePicture } from "./prepare-picture.ts";

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 216, b: 75 } } });

/** Adds the grain of a photograph to a picture. */
async function addNoise(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const noise = { type: "gaussian", mean: 128, sigma: 24 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, noise, background: "#000" } })
    .png()
    .toBuffer();
  return sharp(picture)
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg({ quality: 95 })
    .toBuffer();
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of a hundred bytes that declares an enormous size. */
function hugePng(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, pngChunk("IHDR", size), pngChunk("IDAT", deflateSync(Buffer.alloc(64)))]);
}

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "accepted",
    (error: unknown) => (error as { reason?: string }).reason,
  );

describe("preparePicture", () => {
  it("drops EXIF and turns the picture upright", async () => {
    const photo = await drawing(60, 40)
      .withExif({ IFD0: { Copyright: "secret person" }, IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes("secret person")).toBe(true);
    const { data, width, height, variants } = await preparePicture(photo, "image/jpeg");
    expect([width, height]).toEqual([40, 60]);
    for (const stored of [data, ...variants.map((variant) => variant.data)]) {
      expect(stored.includes("secret person")).toBe(false);
      expect((await sharp(stored).metadata()).exif).toBeUndefined();
    }
  });

  it("offers AVIF and WebP in widths that are never enlarged", async () => {
    const photo = await addNoise(await drawing(1200, 800).png().toBuffer());
    const { extension, formats, variants } = await preparePicture(photo, "image/jpeg");
    expect([extension, formats]).toEqual(["webp", ["avif", "webp"]]);
    const sizes = await Promise.all(
      variants.map(async ({ width, format, data }) => {
        const found = await sharp(data).metadata();
        return [width, format, found.width, found.format === "heif" ? "avif" : found.format];
      }),
    );
    expect(sizes).toEqual(
      [480, 960, 1200].flatMap((width) => ["avif", "webp"].map((format) => [width, format, width, format])),
    );
  });

  it("keeps nothing wider than 1600 points", async () => {
    const { width, variants } = await preparePicture(
      await drawing(2400, 900).webp().toBuffer(),
      "image/webp",
    );
    expect(width).toBe(1600);
    expect(new Set(variants.map((variant) => variant.width))).toEqual(new Set([480, 960, 1600]));
  });

  it("gives a photograph its mean colour, a see-through picture none", async () => {
    const sky = await sharp({ create: { width: 300, height: 100, channels: 3, background: "#204060" } })
      .extend({ bottom: 100, background: "#6080a0" })
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .toBuffer();
    const { color } = await preparePicture(await addNoise(sky), "image/jpeg");
    for (const [at, channel] of [0x40, 0x60, 0x80].entries())
      expect(Math.abs(parseInt(color?.slice(1 + 2 * at, 3 + 2 * at) ?? "", 16) - channel)).toBeLessThan(8);
    const mark = sharp({ create: { width: 90, height: 60, channels: 4, background: "#15c1f380" } });
    expect((await preparePicture(await mark.png().toBuffer(), "image/png")).color).toBeNull();
  });

  it("refuses more than 40 megapixels before decoding (B7)", async () => {
    const before = process.memoryUsage().rss;
    expect(await reasonOf(preparePicture(hugePng(30_000, 30_000), "image/png"))).toBe("pixels");
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  it("counts every frame of a moving picture (B7)", async () => {
    const frames = Array.from({ length: 42 }, (_, frame) => Buffer.alloc(1000 * 1000 * 3, frame * 6));
    const raw = { width: 1000, height: 42_000, channels: 3, pageHeight: 1000 } as const;
    const gif = await sharp(Buffer.concat(frames), { raw, limitInputPixels: false })
      .gif({ effort: 1 })
      .toBuffer();
    expect(await reasonOf(preparePicture(gif, "image/gif"))).toBe("pixels");
  });

  it("refuses a moving picture of more than a thousand frames, however small (B7)", async () => {
    const raw = { width: 2, height: 1001 * 2, channels: 3, pageHeight: 2 } as const;
    const pixels = Uint8Array.from({ length: 2 * 1001 * 2 * 3 }, (_, at) => at % 251);
    const gif = await sharp(pixels, { raw }).gif({ effort: 1 }).toBuffer();
    expect(await reasonOf(preparePicture(gif, "image/gif"))).toBe("frames");
  });

  it("keeps a moving picture moving, as WebP", async () => {
    const red = Buffer.alloc(20 * 10 * 3, Buffer.from([200, 30, 30]));
    const blue = Buffer.alloc(20 * 10 * 3, Buffer.from([30, 30, 200]));
    const raw = { width: 20, height: 20, channels: 3, pageHeight: 10 } as const;
    const gif = await sharp(Buffer.concat([red, blue]), { raw })
      .gif()
      .toBuffer();
    const { extension, width, height, data, variants } = await preparePicture(gif, "image/gif");
    expect([extension, width, height, variants.length]).toEqual(["webp", 20, 10, 0]);
    expect((await sharp(data).metadata()).pages).toBe(2);
  });

  it.each(["png", "webp"] as const)(
    "keeps a bare %s byte for byte if asked, with its smaller versions",
    async (format) => {
      const bare = await drawing(600, 400).toFormat(format).toBuffer();
      const kept = await preparePicture(bare, `image/${format}`, { keepBare: true });
      expect(kept.data.equals(bare)).toBe(true);
      const encoded = await preparePicture(bare, `image/${format}`);
      expect(kept).toEqual({ ...encoded, data: bare });
    },
  );

  it("keeps a bare drawing without loss as its own largest version", async () => {
    const bare = await drawing(600, 400).webp({ lossless: true, effort: 0 }).toBuffer();
    const { data, variants } = await preparePicture(bare, "image/webp", { keepBare: true });
    expect(data.equals(bare)).toBe(true);
    expect(variants.map(({ width }) => width)).toEqual([480, 600]);
    expect(variants.at(-1)?.data.equals(bare)).toBe(true);
  });

  it("keeps no picture that has metadata or is too large", async () => {
    const named = await drawing(60, 40)
      .withExif({ IFD0: { Copyright: "secret person" } })
      .png()
      .toBuffer();
    const large = await drawing(2000, 40).png().toBuffer();
    for (const picture of [named, large])
      expect(await preparePicture(picture, "image/png", { keepBare: true })).toEqual(
        await preparePicture(picture, "image/png"),
      );
  });

  it("refuses a damaged picture with a reason, not with a crash", async () => {
    const whole = await drawing(300, 300).jpeg().toBuffer();
    expect(await reasonOf(preparePicture(whole.subarray(0, 200), "image/jpeg"))).toBe("damaged");
  });
});
