import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.ts";
import type { Settings } from "./settings.ts";

/** Where a site of this machine keeps its queue and its counts, and what a backup calls it. */
export interface SiteFolder {
  name: string;
  folder: string;
}

/** How the name of a folder ends that a site has outside the data folder. */
const elsewhere = "-elsewhere";
/** The folder of the one site, or of one of several, by its port. */
const siteName = /^site(?:-\d+)?(?:-elsewhere(?:-2)?)?$/;

/** Whether a backup may have a site's folder of this name. */
export const isSiteName = (name: string): boolean => siteName.test(name);

/** Whether the site of this name has its folder outside the data folder. */
const isElsewhere = (name: string): boolean => isSiteName(name) && name.includes(elsewhere);

const isFolder = (name: string) => lstatSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Names of the folders that a restore has put into the data folder because it cannot put them where their sites read them. */
export const listRestoredFolders = (dataDir: string): string[] =>
  existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => isElsewhere(name) && isFolder(path.join(dataDir, name)))
    : [];

/** A path without symbolic links, as far as it exists. */
export const realPath = (name: string): string =>
  existsSync(name) ? realpathSync(name) : path.resolve(name);

/**
 * Puts a link to the folder of a site by itself into the data folder, unless it is there under the site's name (`site-3001`).
 * `SITE_DATA_DIR` may be in that site's own settings alone: backups and `npm run queue` find the folder by the link
 * `site-3001-elsewhere`. Throws a `Failure` where a restore has put a folder of that name: nobody would read its queue.
 */
export function linkSiteFolder(name: string, folder: string, { DATA_DIR }: Pick<Settings, "DATA_DIR">): void {
  if (realPath(path.join(DATA_DIR, name)) === realPath(folder)) return;
  const link = path.join(DATA_DIR, `${name}${elsewhere}`);
  if (isFolder(link))
    throw new Failure(
      `${link} is a restored folder, whose messages nobody reads there: move it to ${folder} (SITE_DATA_DIR)`,
    );
  mkdirSync(DATA_DIR, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(folder, link);
}

/**
 * The folders of all sites of this machine, each once, also of those that no longer run: their queues may have messages. A
 * site by itself has another one than the site of `npm start`.
 */
export function listSiteFolders({
  DATA_DIR,
  SITE_DATA_DIR,
}: Pick<Settings, "DATA_DIR" | "SITE_DATA_DIR">): SiteFolder[] {
  const names = existsSync(DATA_DIR) ? readdirSync(DATA_DIR).filter(isSiteName).toSorted() : [];
  const sites = names.map((name) => ({ name, folder: path.join(DATA_DIR, name) }));
  if (SITE_DATA_DIR !== undefined) {
    const first = `site${elsewhere}`;
    sites.push({ name: names.includes(first) ? `${first}-2` : first, folder: SITE_DATA_DIR });
  }
  const folders = sites.map(({ folder }) => realPath(folder));
  return sites.filter((_, index) => folders.indexOf(folders[index] ?? "") === index);
}
