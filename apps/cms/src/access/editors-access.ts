import { only } from "./roles.ts";
import { translatedByTranslators } from "./translator-drafts.ts";

/** Settings and redirects have no drafts. Editors change them and translators read them. */
export const editorsAccess = {
  read: only("owner", "editor", "translator"),
  create: only("owner", "editor"),
  update: only("owner", "editor"),
  delete: only("owner", "editor"),
};

/** Categories and pictures, whose texts translators translate (`translatorsOnlyTranslate`). */
export const translatedAccess = { ...editorsAccess, update: translatedByTranslators };
