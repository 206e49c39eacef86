import { decode, fromPixels, type Pixels } from "./pixels.ts";

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, "0");

const colorAt = (data: Buffer, at: number) =>
  `#${[0, 1, 2].map((channel) => hex(data[at + channel] ?? 0)).join("")}`;

/** The most frequent colour along the edges: the background of flat art. */
function edgeColor({ data, info: { width, height, channels } }: Pixels): string {
  const counts = new Map<string, number>();
  const see = (x: number, y: number) => {
    const color = colorAt(data, (y * width + x) * channels);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) see(x, y);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) see(x, y);
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}

/** The mean colour of the picture. */
async function meanColor(pixels: Pixels): Promise<string> {
  const { channels } = await fromPixels(pixels).stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => hex(mean))
    .join("")}`;
}

/**
 * The background colour of a picture, `#rrggbb`. It shows while the picture loads, and where the frame is
 * larger. Returns null for a transparent picture, which shows what is behind it.
 */
export async function findGround(pixels: Pixels, flat: boolean): Promise<string | null> {
  const { channels } = pixels.info;
  const rgb = fromPixels(pixels).toColourspace("srgb");
  if (channels % 2 === 0 && !(await rgb.stats()).isOpaque) return null;
  const opaque = channels === 3 ? pixels : await decode(rgb.removeAlpha());
  return flat ? edgeColor(opaque) : meanColor(opaque);
}
