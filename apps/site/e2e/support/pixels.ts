import type { Page } from "@playwright/test";

/** A part of the window, px. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A screenshot of a part of the window. */
export const shoot = (page: Page, clip: Clip): Promise<Buffer> =>
  page.screenshot({ animations: "disabled", clip });

/**
 * Counts the pixels that differ between two pictures of the same size: by a contrast of 3:1, the minimum of WCAG 1.4.11 for
 * a state, or another.
 */
export type CountDifferent = (one: Buffer, other: Buffer, contrast?: number) => Promise<number>;

/** Opens a page that compares pictures; the site's own pages allow no foreign pictures. */
export async function openComparison(page: Page): Promise<CountDifferent> {
  const desk = await page.context().newPage();
  await page.bringToFront();
  return (one, other, contrast = 3) =>
    desk.evaluate(
      async ({ encoded, least }) => {
        const read = async (base64: string) => {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data;
        };
        const linear = (value = 0) =>
          value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
        const luminance = (data: Uint8ClampedArray, at: number) =>
          0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
        const [first, second] = await Promise.all(encoded.map(read));
        if (first === undefined || first.length !== second?.length)
          throw new Error("two pictures of one size are needed");
        let count = 0;
        for (let at = 0; at < first.length; at += 4) {
          const [a, b] = [luminance(first, at), luminance(second, at)];
          if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= least) count++;
        }
        return count;
      },
      { encoded: [one, other].map((picture) => picture.toString("base64")), least: contrast },
    );
}
