import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The package whose axe it is. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));

/** The code of axe that tests send to each page: without comments and long names, which are half of it. */
export const axeSource = readFileSync(resolve("axe-core/axe.min.js"), "utf8");
