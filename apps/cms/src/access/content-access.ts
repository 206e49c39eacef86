import { translatorDraftsOrEditors } from "./translator-drafts.ts";
import { only } from "./roles.ts";

/** Articles, services, words …: editors publish, translators save drafts, visitors never come this way. */
export const contentAccess = {
  read: only("owner", "editor", "translator"),
  readVersions: only("owner", "editor", "translator"),
  create: only("owner", "editor"),
  update: translatorDraftsOrEditors,
  delete: only("owner", "editor"),
};

/** Pages of which there is one. */
export const pageAccess = {
  read: contentAccess.read,
  readVersions: contentAccess.readVersions,
  update: contentAccess.update,
};
