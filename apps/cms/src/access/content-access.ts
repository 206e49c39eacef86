import { pageByTranslators, translatorDraftsOrEditors } from "./translator-drafts.ts";
import { only } from "./roles.ts";

/**
 * Articles, services, words and other published content. Editors publish and translators save drafts.
 * Visitors read through the public API, never through Payload.
 */
export const contentAccess = {
  read: only("owner", "editor", "translator"),
  readVersions: only("owner", "editor", "translator"),
  create: only("owner", "editor"),
  update: translatorDraftsOrEditors,
  delete: only("owner", "editor"),
};

/** Globals with drafts, such as the home page. */
export const pageAccess = {
  read: contentAccess.read,
  readVersions: contentAccess.readVersions,
  update: pageByTranslators,
};
