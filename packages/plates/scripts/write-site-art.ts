/*
 * Draws the site's static art into apps/site/app/assets/art.
 *   node packages/plates/scripts/write-site-art.ts
 */
import { mkdir, writeFile } from "node:fs/promises";
import { drawSiteArt } from "../src/site-art.ts";

const folder = new URL("../../../apps/site/app/assets/art/", import.meta.url);

await mkdir(folder, { recursive: true });
for (const [name, svg] of drawSiteArt()) await writeFile(new URL(`${name}.svg`, folder), `${svg}\n`);
