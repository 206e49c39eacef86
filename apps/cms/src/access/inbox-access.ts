import { nobody, only, type Role } from "./roles.ts";

/** Who answers messages. A message can be assigned to them. */
export const answering: Role[] = ["owner", "inbox"];

/** Messages and subscribers come only from the site's forms. The people who answer may read and mark them. */
export const inboxAccess = {
  create: nobody,
  read: only(...answering),
  update: only(...answering),
  delete: only(...answering),
};

/** Fields that a visitor wrote cannot be changed. */
export const asReceived = { update: nobody };
