import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { drawSiteArt, SITE_ART } from "./site-art.ts";

const folder = new URL("../../../apps/site/app/assets/art/", import.meta.url);

describe("the site's static art", () => {
  it.each([...drawSiteArt()])("is up to date: %s.svg", async (name, svg) => {
    expect(await readFile(new URL(`${name}.svg`, folder), "utf8")).toBe(`${svg}\n`);
  });

  it("BLOG-13, SVD-1: has twelve fallbacks of 1200 × 800, no two of one kind and theme", () => {
    const fallbacks = Object.entries(SITE_ART).filter(([name]) => name.startsWith("fallback-"));
    expect(fallbacks).toHaveLength(12);
    expect(fallbacks.every(([, { w, h }]) => w === 1200 && h === 800)).toBe(true);
    expect(new Set(fallbacks.map(([, { kind, theme }]) => `${kind} ${theme}`)).size).toBe(12);
  });
});
