import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Files without an address: compressed copies, source maps and unfinished files. */
export const unservedName = /\.(?:br|gz|map|tmp)$/;

/** Addresses of all files below a folder, without hidden files, source maps and compressed copies. */
export function listAddresses(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => `/${file.split(path.sep).join("/")}`)
    .filter((address) => !address.includes("/.") && !unservedName.test(address));
}
