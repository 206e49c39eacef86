import { decode, fromPixels, type Pixels } from "./pixels.ts";

const widest = 24;
const mostCharacters = 300;

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, "0");

/** Mean of each channel; a grey picture has one for all three. */
function meanColor({ data, info: { channels } }: Pixels): string {
  const means = [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let at = channels < 3 ? 0 : channel; at < data.length; at += channels) sum += data[at] ?? 0;
    return sum / (data.length / channels);
  });
  return `#${means.map(hex).join("")}`;
}

/** Lowers the quality, then the size, until the picture is small enough. */
async function shrink(small: Pixels): Promise<string> {
  for (let width = widest; width > 4; width -= 4)
    for (const quality of [40, 15]) {
      const smaller = fromPixels(small).resize(width, width, { fit: "inside", withoutEnlargement: true });
      const bytes = await smaller.webp({ quality, alphaQuality: quality, effort: 6 }).toBuffer();
      const address = `data:image/webp;base64,${bytes.toString("base64")}`;
      if (address.length <= mostCharacters) return address;
    }
  return "";
}

/** The mean colour and a `data:` picture at most 24 points wide and 300 characters long, to show while loading. */
export async function drawPlaceholder(pixels: Pixels): Promise<{ color: string; placeholder: string }> {
  const small = await decode(fromPixels(pixels).resize(widest, widest, { fit: "inside" }));
  const opaque = await decode(fromPixels(small).flatten({ background: "#ffffff" }));
  return { color: meanColor(opaque), placeholder: await shrink(small) };
}
