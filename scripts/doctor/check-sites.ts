import path from "node:path";
import { findRestore } from "../parts/postgres-place.ts";
import { listRestoredFolders } from "../parts/site-folders.ts";
import { about } from "./finding.ts";
import type { Finding } from "./finding.ts";

/** Looks for folders of sites that a restore has put into the data folder, and nobody has moved to their place since. */
export const checkSites = (dataDir: string): Finding[] =>
  listRestoredFolders(dataDir).map((name) =>
    about("sites").dangerous(
      `${path.join(dataDir, name)} is a restored folder, whose messages nobody reads there: move it to the SITE_DATA_DIR of its site.`,
    ),
  );

/** Looks for a restore that was interrupted. */
export function checkRestore(dataDir: string): Finding[] {
  const found = findRestore(dataDir);
  if (found === undefined) return [];
  return [
    about("restore").dangerous(
      `${path.join(dataDir, found)} is of a restore that runs or was interrupted: repeat the restore (docs/operating.md).`,
    ),
  ];
}
