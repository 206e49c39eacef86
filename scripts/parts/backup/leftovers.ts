import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { removePostgres } from "../postgres.ts";

const day = 24 * 60 * 60_000;

/** Removes what commands that were killed have left in a folder more than a day ago, with its cluster. */
export function removeLeftovers(folder: string, name: RegExp): void {
  for (const found of readdirSync(folder).filter((entry) => name.test(entry))) {
    const leftover = path.join(folder, found);
    if (Date.now() - statSync(leftover).mtimeMs < day) continue;
    removePostgres(leftover);
    rmSync(leftover, { recursive: true, force: true });
  }
}
