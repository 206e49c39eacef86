import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
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

const isSame = (one: string, other: string): boolean =>
  path.relative(one, other) === "" ||
  (existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other));

/**
 * Puts a link to the folder of a site by itself into the data folder, under the site's name (`site-3001`). `SITE_DATA_DIR` may
 * be in that site's own settings alone: backups and `npm run queue` find the folder by the link. A folder of that name stays,
 * and a line says so.
 */
export function linkSiteFolder(name: string, folder: string, { DATA_DIR }: Pick<Settings, "DATA_DIR">): void {
  const link = path.join(DATA_DIR, name);
  if (isSame(link, folder)) return;
  mkdirSync(DATA_DIR, { recursive: true });
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) {
    console.error(
      `✗ ${link} is the folder of an earlier site: backups copy that queue, and not the one in ${folder}`,
    );
    return;
  }
  rmSync(link, { force: true });
  symlinkSync(folder, link);
}

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
  if (SITE_DATA_DIR === undefined || sites.some(({ folder }) => isSame(folder, SITE_DATA_DIR))) return sites;
  return [...sites, { name: siteElsewhere, folder: SITE_DATA_DIR }];
}
