import { only } from "./roles.ts";

/** Categories, pictures and settings have no drafts. Editors change them and translators read them. */
export const editorsAccess = {
  read: only("owner", "editor", "translator"),
  create: only("owner", "editor"),
  update: only("owner", "editor"),
  delete: only("owner", "editor"),
};
