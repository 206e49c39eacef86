import sharp, { type OutputInfo, type Sharp } from "sharp";

/** A decoded picture. Decoding once and encoding many times is what makes an upload quick. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

export const decode = (picture: Sharp): Promise<Pixels> =>
  picture.raw().toBuffer({ resolveWithObject: true });

export const fromPixels = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });
