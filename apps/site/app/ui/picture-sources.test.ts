import type { PictureDetails } from "@miqyas/contract";
import { describe, expect, it } from "vitest";
import { pictureSources } from "./picture-sources.ts";

const details: PictureDetails = {
  width: 2400,
  height: 1600,
  alt: "",
  color: null,
  variants: "/media/cover-{width}.{format}",
  widths: [1440, 480],
  formats: ["webp", "avif"],
  share_image: null,
  focal_point: null,
  mirrored: false,
  whole: false,
};

describe("picture sources (BLOG-12)", () => {
  it("offers AVIF before WebP, narrow before wide", () => {
    expect(pictureSources(details)).toEqual([
      { type: "image/avif", srcSet: "/media/cover-480.avif 480w, /media/cover-1440.avif 1440w" },
      { type: "image/webp", srcSet: "/media/cover-480.webp 480w, /media/cover-1440.webp 1440w" },
    ]);
  });

  it("offers nothing when the backend tells nothing", () => {
    expect(pictureSources(null)).toEqual([]);
    expect(pictureSources({ ...details, variants: null })).toEqual([]);
    expect(pictureSources({ ...details, widths: [] })).toEqual([]);
    expect(pictureSources({ ...details, formats: [] })).toEqual([]);
  });

  it("keeps an address with a space or a comma in one piece", () => {
    const [avif] = pictureSources({ ...details, variants: "/media/a b,c-{width}.{format}", widths: [480] });
    expect(avif?.srcSet).toBe("/media/a%20b%2Cc-480.avif 480w");
  });
});
