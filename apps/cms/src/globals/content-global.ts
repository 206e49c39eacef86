import type { GlobalConfig } from "payload";
import { pageAccess } from "../access/content-access.ts";
import { translatorsOnlySaveDrafts } from "../access/translator-drafts.ts";
import { announceChange } from "../publishing/announce-change.ts";
import { putLiveRowBack, rememberLiveRow } from "../publishing/restore-as-draft.ts";

type Page = Omit<GlobalConfig, "access" | "hooks" | "versions">;

/** Makes a single page: drafts, versions, scheduled publishing and its roles. */
export function contentGlobal(page: Page): GlobalConfig {
  return {
    ...page,
    access: pageAccess,
    versions: { max: 20, drafts: { schedulePublish: true } },
    hooks: {
      beforeOperation: [translatorsOnlySaveDrafts, rememberLiveRow],
      afterChange: [putLiveRowBack, announceChange],
    },
  };
}
