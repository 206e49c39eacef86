import { nobody, only } from "./roles.ts";

/** Messages and subscribers come only from the site's forms. The people who answer may read and mark them. */
export const inboxAccess = {
  create: nobody,
  read: only("owner", "inbox"),
  update: only("owner", "inbox"),
  delete: only("owner", "inbox"),
};

/** Fields that a visitor wrote cannot be changed. */
export const asReceived = { update: nobody };
