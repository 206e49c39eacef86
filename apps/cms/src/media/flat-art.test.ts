import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { encodeIfFlat } from "./flat-art.ts";
import { decode } from "./pixels.ts";
import { preparePicture } from "./prepare-picture.ts";

/** The site's own drawings. */
const art = fileURLToPath(new URL("../../../site/app/assets/art/", import.meta.url));
const drawings = globSync("*.svg", { cwd: art });

const rasterise = (file: string) => sharp(path.join(art, file)).removeAlpha();

/** A picture of `width` × `height` pixels, with a colour for each pixel. */
function paint(width: number, height: number, colorOf: (x: number, y: number) => number[]): Sharp {
  const points = Array.from({ length: width * height }, (_, at) =>
    colorOf(at % width, Math.floor(at / width)),
  );
  return sharp(Buffer.from(points.flat()), { raw: { width, height, channels: 3 } });
}

describe("flat art is told from photographs", () => {
  it.each(drawings)("%s is flat", async (file) => {
    expect(await encodeIfFlat(await decode(rasterise(file)))).not.toBeNull();
  });

  it("a see-through wordmark is flat", async () => {
    const bars = [0, 60, 120, 180]
      .map((x) => `<rect x="${x}" width="40" height="${80 + x}" rx="9"/>`)
      .join("");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="280" fill="#10565b">${bars}</svg>`;
    expect(await encodeIfFlat(await decode(sharp(Buffer.from(svg), { density: 288 })))).not.toBeNull();
  });

  it("gradients, grain and greys are not", async () => {
    const gradient = paint(600, 400, (x, y) => [x / 3, y / 2, 255 - x / 4]);
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const grain = sharp({ create: { width: 600, height: 400, channels: 3, noise, background: "#000" } });
    const grey = paint(600, 400, (x, y) => {
      const light = 128 + 60 * Math.sin(x / 37 + y / 91) + 40 * Math.cos(y / 23) + ((x * 73 + y * 151) % 13);
      return [light, light, light];
    });
    for (const photograph of [gradient, grain, grey])
      expect(await encodeIfFlat(await decode(photograph.toColourspace("srgb")))).toBeNull();
  });
});

describe("flat art is stored without loss", () => {
  const drawing = "fallback-fieldwork.svg";
  const [, lime = ""] = / fill="(#[0-9a-f]{6})"/.exec(readFileSync(path.join(art, drawing), "utf8")) ?? [];

  it("has WebP only, in every width, and stands on the ground it was drawn on", async () => {
    const png = await rasterise(drawing).png().toBuffer();
    const { formats, variants, color } = await preparePicture(png, "image/png");
    expect([formats, color]).toEqual([["webp"], lime]);
    expect(variants.map(({ width, format }) => `${width} ${format}`)).toEqual([
      "480 webp",
      "960 webp",
      "1200 webp",
    ]);
  });

  it("has plain ground beside its edges, where a lossy format has noise", async () => {
    const png = await rasterise(drawing).png().toBuffer();
    const stored = (await preparePicture(png, "image/png")).variants.at(-1)?.data ?? Buffer.alloc(0);
    const lossy = await sharp(png).avif({ quality: 55 }).toBuffer();
    expect(await countFaint(stored)).toBeLessThan((await countFaint(lossy)) / 10);
  });

  /** Counts pixels that are almost, but not exactly, the background. */
  async function countFaint(picture: Buffer): Promise<number> {
    const points = await sharp(picture).removeAlpha().raw().toBuffer();
    const ground = [1, 3, 5].map((at) => parseInt(lime.slice(at, at + 2), 16));
    let faint = 0;
    for (let at = 0; at < points.length; at += 3) {
      const furthest = Math.max(
        ...ground.map((channel, index) => Math.abs((points[at + index] ?? 0) - channel)),
      );
      if (furthest > 1 && furthest < 6) faint++;
    }
    return faint;
  }
});
