import type { Access, PayloadRequest } from "payload";
import { answering } from "./inbox-access.ts";
import { findRole, only } from "./roles.ts";

const oneself: Access = ({ req }) => (req.user ? { id: { equals: req.user.id } } : false);

/**
 * Everyone may read their own account. People who answer messages may also read the accounts to which they
 * can assign one.
 */
const colleagues: Access = (args) => {
  const role = findRole(args.req);
  if (role === "inbox") return { role: { in: answering } };
  return role === "owner" || oneself(args);
};

/** Only an owner creates, changes and deletes other people's accounts. */
export const usersAccess = {
  admin: ({ req }: Parameters<Access>[0]) => Boolean(req.user),
  create: only("owner"),
  read: colleagues,
  update: (args: Parameters<Access>[0]) => only("owner")(args) || oneself(args),
  delete: only("owner"),
  unlock: only("owner"),
};

/** Everyone sees and ends their own sessions, and owners those of others. */
export const mayEndSessions = (req: PayloadRequest, account: number): boolean =>
  req.user?.id === account || findRole(req) === "owner";
