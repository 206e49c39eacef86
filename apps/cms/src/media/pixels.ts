import sharp, { type OutputInfo, type Sharp } from "sharp";

/** A decoded picture. An upload is fast because a picture is decoded once and encoded many times. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

export const decode = (picture: Sharp): Promise<Pixels> =>
  picture.raw().toBuffer({ resolveWithObject: true });

export const fromPixels = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });
