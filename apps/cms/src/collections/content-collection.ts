import type { CollectionConfig } from "payload";
import { contentAccess } from "../access/content-access.ts";
import { translatorsOnlySaveDrafts } from "../access/translator-drafts.ts";
import { announceChange } from "../publishing/announce-change.ts";
import { keepOldAddress, rememberAddress } from "../redirects/keep-old-address.ts";

type Content = Omit<CollectionConfig, "access" | "hooks" | "trash" | "versions">;

/** Makes a collection of published content: drafts, versions, scheduled publishing, a trash and its roles. */
export function contentCollection(content: Content): CollectionConfig {
  return {
    ...content,
    access: contentAccess,
    trash: true,
    versions: { maxPerDoc: 20, drafts: { schedulePublish: true } },
    hooks: {
      beforeOperation: [translatorsOnlySaveDrafts],
      beforeChange: [rememberAddress],
      afterChange: [keepOldAddress, announceChange],
      afterDelete: [announceChange],
    },
  };
}
