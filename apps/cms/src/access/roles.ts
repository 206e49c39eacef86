import type { Access, FieldAccess, PayloadRequest } from "payload";

/** Owners may do everything, editors publish, translators save drafts, and the inbox role answers messages. */
export const roles = ["owner", "editor", "translator", "inbox"] as const;
export type Role = (typeof roles)[number];

/** An owner who still has to set up two-factor sign-in has no role until then (`twoFactorState`). */
export const findRole = ({ user }: PayloadRequest): Role | undefined =>
  user?.two_factor === "due" ? undefined : user?.role;

const isAmong = (req: PayloadRequest, allowed: readonly Role[]) =>
  allowed.some((role) => role === findRole(req));

export const only =
  (...allowed: Role[]): Access =>
  ({ req }) =>
    isAmong(req, allowed);

export const onlyField =
  (...allowed: Role[]): FieldAccess =>
  ({ req }) =>
    isAmong(req, allowed);

export const nobody = () => false;
