import { existsSync, lstatSync, readdirSync } from "node:fs";
import { queueFile } from "../../apps/site/server/forms/forms.ts";
import { Failure, reasonOf } from "./failure.ts";
import type { Settings } from "./settings.ts";
import { listSiteFolders } from "./site-folders.ts";
import type { SiteFolder } from "./site-folders.ts";

/** A site of this machine, with the file of its submission queue. */
export interface SiteQueue extends SiteFolder {
  file: string;
}

const isLink = (name: string) => lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/**
 * The submission queues of all sites of this machine. Throws a `Failure` when one cannot be looked at: on a disk that is not
 * mounted, or closed to this account, messages that wait would look like none.
 */
export function listQueues(settings: Pick<Settings, "DATA_DIR" | "SITE_DATA_DIR">): SiteQueue[] {
  const queues = listSiteFolders(settings).map((site) => ({ ...site, file: queueFile(site.folder) }));
  for (const { name, folder, file } of queues) {
    // No site has used this one yet: the first start makes it, with a link to it.
    if (folder === settings.SITE_DATA_DIR && !existsSync(folder)) continue;
    const todo = "mount it, open it to this account, or remove what is left of a site that is no more";
    try {
      readdirSync(folder);
    } catch (error) {
      throw new Failure(`The folder of ${name}, ${folder}, cannot be read (${reasonOf(error)}): ${todo}`);
    }
    // The start that makes the link makes the queue.
    if (isLink(folder) && !existsSync(file))
      throw new Failure(`The folder of ${name}, ${folder}, has no submission queue: ${todo}`);
  }
  return queues.filter(({ file }) => existsSync(file));
}
