import { nobody, only } from "./roles.ts";

/** Messages and subscribers come from the site's forms only; the people who answer may read and mark them. */
export const inboxAccess = {
  create: nobody,
  read: only("owner", "inbox"),
  update: only("owner", "inbox"),
  delete: only("owner", "inbox"),
};

/** What a visitor wrote is never rewritten. */
export const asReceived = { update: nobody };
