import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Settings } from "./settings.ts";

/** Where a site of this machine keeps its queue and its counts, and what a backup calls it. */
export interface SiteFolder {
  name: string;
  folder: string;
}

/** The folder of the one site, or of one of several, by its port. */
const inDataFolder = /^site(?:-\d+)?$/;

/** What a backup calls the folder of `SITE_DATA_DIR` when it is none of those. */
export const siteElsewhere = "site-elsewhere";

/** Whether a backup may have a site's folder of this name. */
export const isSiteName = (name: string): boolean => inDataFolder.test(name) || name === siteElsewhere;

/**
 * The folders of all sites of this machine, also of those that no longer run: their queues may have messages. A site by
 * itself has another one than the site of `npm start`.
 */
export function listSiteFolders({
  DATA_DIR,
  SITE_DATA_DIR,
}: Pick<Settings, "DATA_DIR" | "SITE_DATA_DIR">): SiteFolder[] {
  const names = existsSync(DATA_DIR) ? readdirSync(DATA_DIR).filter((name) => inDataFolder.test(name)) : [];
  const sites = names.toSorted().map((name) => ({ name, folder: path.join(DATA_DIR, name) }));
  if (SITE_DATA_DIR === undefined || sites.some(({ folder }) => path.relative(folder, SITE_DATA_DIR) === ""))
    return sites;
  return [...sites, { name: siteElsewhere, folder: SITE_DATA_DIR }];
}
