import { rmSync } from "node:fs";
import { withCleanUp } from "../interruption.ts";
import { makeBackup } from "./make-backup.ts";
import type { BackupOptions } from "./make-backup.ts";
import type { Manifest } from "./manifest.ts";

/** Makes a backup (`makeBackup`) that SIGINT or SIGTERM ends without remains. */
export const backUp = (options: BackupOptions): Promise<Manifest> =>
  withCleanUp(
    () => {
      for (const name of [".partial", ".partial-parts"])
        rmSync(options.file + name, { recursive: true, force: true });
    },
    () => makeBackup(options),
  );
